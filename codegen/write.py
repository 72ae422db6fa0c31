"""Text → files: only what changed is written, what nobody makes any more is removed."""

from __future__ import annotations

from pathlib import Path
from typing import Mapping


def stale(directory: Path, files: Mapping[str, str]) -> list[str]:
    """Returns the paths below `directory` that are missing, differ, or are no longer made."""
    wrong = [path for path, text in files.items() if _read(directory / path) != text]
    return sorted(wrong + _leftovers(directory, files))


def write(directory: Path, files: Mapping[str, str]) -> list[str]:
    """Brings `directory` to exactly `files`; returns the paths that it wrote or removed."""
    changed = stale(directory, files)
    for path in changed:
        target = directory / path
        if path not in files:
            target.unlink()
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(files[path], encoding="utf-8")
    return changed


def _leftovers(directory: Path, files: Mapping[str, str]) -> list[str]:
    present = (path.relative_to(directory).as_posix() for path in directory.rglob("*") if path.is_file())
    return [path for path in present if path not in files]


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None
