"""A file of entries → the library that it makes, with what the entries may name beside their own operators."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from codegen.callables import FORMULAS, ROOT, read_helpers
from codegen.entry import CATEGORIES
from codegen.known import read_manifest
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.target import BUILT_IN, Target
from codegen.views.library import Library, make_library

_IN_TREE = ROOT / "generated/tenon/generated/manifest.yaml"
_IS_IN_TREE = _IN_TREE.exists()  # or in share/tenon of an installation


@dataclass(frozen=True)
class Sources:
    """What operators are made for, and where what there is to know of the library's own is found."""

    target: Target = BUILT_IN
    manifest: Path = _IN_TREE if _IS_IN_TREE else ROOT / "manifest.yaml"
    headers: Path = ROOT / "runtime" if _IS_IN_TREE else ROOT.parent.parent / "include"


def load(path: str, diagnostics: Diagnostics, sources: Sources = Sources()) -> Library | None:
    """Returns the library that a file of entries makes; None where something is wrong with them, which is reported.

    Raises OSError and ManifestError for a manifest that cannot be read."""
    target, helpers = sources.target, sources.headers / FORMULAS
    others = read_manifest(sources.manifest) if target.is_project else []
    categories = None if target.is_project else CATEGORIES
    operators = resolve(path, diagnostics, categories, others, read_helpers(helpers), target)
    return None if diagnostics else make_library(operators, target, others, helpers)
