"""Text → files: only what changed is written; only what the generator made is replaced or removed."""

from __future__ import annotations

import os
import stat
import tempfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Iterator, Mapping

from codegen.render import BANNER

_LONGEST_LINE = 1000


class WriteError(Exception):
    """Files that cannot be brought up to date: a sentence for each. Nothing has been written."""

    def __init__(self, *sentences: str) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences


@dataclass(frozen=True)
class Changes:
    """What differs below a directory: paths to write, paths to remove, and paths that others' files are at."""

    written: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()

    @property
    def stale(self) -> list[str]:
        """Returns every path that is not as it should be."""
        return sorted(self.written + self.removed + self.foreign)


def changes(directory: Path, files: Mapping[str, str]) -> Changes:
    """Returns what has to be done to bring `directory` to `files`. Raises WriteError and OSError.

    A file that the generator made is one with its banner, at the place of the template that the banner names.
    """
    if directory.exists() and not directory.is_dir():
        raise WriteError(f"{directory} is not a directory")
    written, foreign = [], []
    for path, text in files.items():
        present = _read(directory / path)
        if present != text:
            (foreign if present is not None and not BANNER.match(present) else written).append(path)
    removed = [path for path in _made(directory) if path not in files]
    return Changes(tuple(sorted(written)), tuple(sorted(removed)), tuple(sorted(foreign)))


def write(directory: Path, files: Mapping[str, str]) -> list[str]:
    """Brings `directory` to `files`; returns the paths that it wrote or removed.

    Raises WriteError when a file to replace has no banner, and OSError. Either leaves every file as it was, unless
    the system refuses to move a finished file to its place.
    """
    todo = changes(directory, files)
    if todo.foreign:
        raise WriteError(*(f"{directory / path} is in the way: it does not begin with the generator's banner; move "
                           "it away, or choose another --output" for path in todo.foreign))
    directory.mkdir(parents=True, exist_ok=True)
    if todo.stale:
        with tempfile.TemporaryDirectory(prefix=".codegen-", dir=directory) as folder:
            finished = _prepare(directory, Path(folder), {path: files[path] for path in todo.written})
            for path, source in finished.items():
                os.replace(source, directory / path)
        for path in todo.removed:
            (directory / path).unlink(missing_ok=True)  # a second run beside this one removes the same
    return todo.stale


def replace_file(path: Path, text: str) -> None:
    """Replaces the text of a file, which is whole at every moment. Raises OSError, which leaves it as it was."""
    with tempfile.TemporaryDirectory(prefix=".codegen-", dir=path.parent) as folder:
        finished = Path(folder) / path.name
        finished.write_text(text, encoding="utf-8")
        os.chmod(finished, stat.S_IMODE(path.stat().st_mode))
        os.replace(finished, path)


def _prepare(directory: Path, folder: Path, files: Mapping[str, str]) -> dict[str, Path]:
    """Does all that may fail; returns for each path the file in `folder` that is to be moved there."""
    # A run that is killed leaves names that no build takes for sources.
    finished = {path: folder / str(index) for index, path in enumerate(files)}
    for path, text in files.items():
        try:
            finished[path].write_text(text, encoding="utf-8")
        except OSError as error:  # a full disk names no file
            raise OSError(error.errno, error.strerror, str(directory / path)) from error
    for parent in {(directory / path).parent for path in files}:
        parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=parent):  # whether files can be made there
            pass
    return finished


def _made(directory: Path) -> Iterator[str]:
    """Yields the paths of the files that the generator has made."""
    for folder, _, names in os.walk(directory):
        below = PurePosixPath(Path(folder).relative_to(directory).as_posix())
        for name in names:
            banner = BANNER.match(_beginning(Path(folder) / name))
            if banner and PurePosixPath(banner["template"]).parent == below:
                yield str(below / name)


def _beginning(path: Path) -> str:
    """Returns the first lines of a regular file that can be read, else nothing."""
    try:
        if not stat.S_ISREG(path.lstat().st_mode):
            return ""
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.readline(_LONGEST_LINE) + file.readline(_LONGEST_LINE)
    except OSError:
        return ""


def _read(path: Path) -> str | None:
    """Returns the text at a path that is to be written; None when there is nothing. Raises WriteError."""
    if not os.path.lexists(path):
        return None
    if not path.is_file():
        raise WriteError(f"{path} is in the way: it is no file; move it away, or choose another --output")
    return path.read_text(encoding="utf-8", errors="replace")
