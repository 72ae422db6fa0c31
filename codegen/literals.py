"""Texts as literals of C++."""

from __future__ import annotations

import re


def string_literal(text: str) -> str:
    """Returns the text as a C++ string literal, without trigraphs, of which compilers warn."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + re.sub(r"(?<=\?)\?", r"\\?", escaped) + '"'
