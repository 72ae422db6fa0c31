"""The headers of Tenon that others include, as cmake/public_headers.cmake lists them."""

from __future__ import annotations

import re
from pathlib import Path

LIST = Path(__file__).resolve().parents[2] / "cmake/public_headers.cmake"
# The headers, and the folders, as `tenon/compat/*`.
ENTRIES = tuple(re.findall(r"^    (tenon/[^\s)]+)", LIST.read_text(encoding="utf-8"), re.MULTILINE))


def names(entry: str, header: str) -> bool:
    """Returns whether an entry of the list means a header."""
    return header == entry or entry.endswith("*") and header.startswith(entry[:-1])
