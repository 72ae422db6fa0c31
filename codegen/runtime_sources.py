"""Where functions of the library are written, and how they are declared: for `explain`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from codegen.callables import ROOT
from codegen.views.handwritten import Handwritten

_META = "namespace tenon::meta {"


@dataclass(frozen=True)
class ShapeFunction:
    """A function of namespace `meta`: its prototype in one line, the header to include, and where it is written."""

    prototype: str
    header: str
    place: str | None


def definition_of(function: Handwritten) -> str | None:
    """Returns the place in runtime/ where a function is written, or None."""
    scope = function.name.rpartition("::")[0]
    head = rf"{re.escape(function.prototype.partition('(')[0])}\("
    # Another family may have a local function of the name, as a shape function has it with another result.
    own = function.file.removeprefix("runtime/tenon/").rpartition("/")[0]
    return _definition(head, _sources(scope.rpartition("::")[2], "*.cpp"), own)


def shape_function(name: str, category: str) -> ShapeFunction | None:
    """Returns a function in `tenon::meta`, of which there is one with that name in a category, or None."""
    own = f"kernels/{category}"
    declaration = re.compile(rf"^(\w[\w:<>, ]* ){re.escape(name)}(\([^;]*\));", re.MULTILINE)
    for path, text in _own_first(own, _sources("kernels", "*.h")):
        declared = declaration.search(text, max(text.find(_META), 0)) if _META in text else None
        if declared:
            result, parameters = declared.groups()
            sources = tuple((path, text) for path, text in _sources("kernels", "*.cpp") if _META in text)
            parameters = " ".join(parameters.split()).replace("( ", "(")
            return ShapeFunction(f"{result}tenon::meta::{name}{parameters}", path.removeprefix("runtime/"),
                                 _definition(rf"{re.escape(result + name)}\(", sources, own))
    return None


def _definition(head: str, sources: tuple[tuple[str, str], ...], own: str) -> str | None:
    """Returns the place of the first line that begins so; `own` is the folder to look in first."""
    for path, text in _own_first(own, sources):
        found = re.search(f"^{head}", text, re.MULTILINE)
        if found:
            return f"{path}:{text.count(chr(10), 0, found.start()) + 1}"
    return None


def _own_first(own: str, sources: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    return sorted(sources, key=lambda source: f"/{own}/" not in source[0])


@lru_cache(maxsize=None)
def _sources(folder: str, pattern: str) -> tuple[tuple[str, str], ...]:
    paths = sorted((ROOT / "runtime/tenon" / folder).rglob(pattern))
    return tuple((str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in paths)
