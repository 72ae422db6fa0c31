"""The C++ of edited entries that the generator accepts, each layer one source, and what a compiler says of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Iterator, Sequence
from unittest import mock

from codegen.model import SAME, Operator
from codegen.nodes import Call, Name
from codegen.outputs import render_all
from codegen.views import library as library_views
from codegen.views.backend import BackendView
from codegen.views.library import make_library

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILER = shutil.which(os.environ.get("CXX", "c++"))
CATEGORY = "edited"
_RUNTIME_CALLS = re.compile(r'"tenon/generated/ops/(\w+)\.h"')


def called_by_the_runtime() -> frozenset[str]:
    """Returns the operators that headers of the runtime call, and so need as they are."""
    return frozenset(name for header in (ROOT / "runtime").rglob("*.h")
                     for name in _RUNTIME_CALLS.findall(header.read_text(encoding="utf-8")))


def write_sources(folder: Path, library: Sequence[Operator], edited: Sequence[Operator]) -> list[Path]:
    """Writes what is generated for the edited operators, in the place of those of the library; returns the sources
    but for methods, which the class Tensor of the runtime declares.

    What their entries name and authors write is declared as the generator says: kernels, and functions that say how
    results are, which take whatever they are given.
    """
    ours = [replace(operator, category=CATEGORY) for operator in edited]
    layers = {name: replace(layer, most=len(ours)) for name, layer in library_views.LAYERS.items()}
    with mock.patch.object(library_views, "LAYERS", layers):
        made = make_library(ours, others=library)
        files = {path: text for path, text in render_all(made).items() if "/" in path}
    for path, text in files.items():
        _write(folder / "tenon/generated" / path, text)
    _write(folder / f"tenon/kernels/{CATEGORY}/meta.h", "\n".join(_meta_functions(made.views)))
    sources = [folder / f"tenon/generated/{path}" for path in files if path.endswith(".cpp") and "methods" not in path]
    public = folder / "public.cpp"
    _write(public, "".join(f'#include "tenon/generated/{path}"\n' for path in sorted(files)
                           if path.startswith(("functions/", "redispatch/"))))
    return [source for source in sources if source.exists()] + [public]


def errors(folder: Path, source: Path, *options: str) -> list[str]:
    """Returns the lines in which the compiler refuses a source."""
    command = [COMPILER, "-std=c++20", "-fsyntax-only", "-w", f"-I{folder}", f"-I{ROOT / 'runtime'}",
               f"-I{ROOT / 'generated'}", *options, str(source)]
    run = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    return [line for line in run.stderr.splitlines() if "error" in line] or ([run.stderr] if run.returncode else [])


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _meta_functions(views: Sequence[library_views.OperatorView]) -> Iterator[str]:
    yield "#pragma once\n#include <tuple>\n#include <vector>\n#include \"tenon/tensor/tensor_spec.h\""
    yield "namespace tenon::meta {\nstruct Specs {\n  template <class T>\n  operator T() const;\n};"
    names = {str(view.base.meta.root.function) for view in map(BackendView.of, views)
             if view.base.meta and str(view.base.meta) != SAME and isinstance(view.base.meta.root, Call)
             and isinstance(view.base.meta.root.function, Name)}
    yield from (f"template <class... Args>\nSpecs {name}(const Args&... args);" for name in sorted(names))
    yield "}  // namespace tenon::meta\n"
