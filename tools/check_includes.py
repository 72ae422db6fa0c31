"""Checks the include law of runtime/: a folder includes only itself and what stands to its left.

Kernels, composites and the layers above have their own places in the order. What is made from ops.yaml sources alone
include, but for the methods of Tensor, which no source sees. Exits 1 with FILE:LINE for every include that breaks it.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

from source_files import ROOT, check_files, code_lines

ORDER = ("base", "keys", "guards", "profiler", "parallel", "tensor", "dispatch", "autograd", "functionalize",
         "forward_mode", "graph", "lazy")
# Folders beside the order, the last folder of it that they may include, and what they may include of each other.
BESIDE = {"kernels": ("tensor",), "io": ("tensor",), "composite": ("autograd",), "backend": ("autograd", "kernels"),
          "graph": ("graph", "backend", "kernels"),
          "api": ("lazy", "io")}
# Includes everything: libtorch's paths, which only programs know.
PROGRAMS = "compat"
# What of generated/ the sources of a folder may include: descriptors of operators, and declarations of kernels.
GENERATED = {"autograd": ("ops/",), "functionalize": ("ops/",),
             "forward_mode": ("ops/",), "graph": ("ops/",), "lazy": ("ops/",),
             "backend": ("ops/",), "composite": ("ops/", "kernels/"), "kernels": ("kernels/",), "api": ("ops/",),
             "io": ("ops/",)}
# The one header that includes what is generated.
TENSOR_HEADER, METHODS = "tensor/tensor.h", "generated/methods.h"
# Beside tensor/ and api/, the headers that offer something over Tensor to programs. No source of the library includes
# one, nor what includes one: a new method changes TENSOR_HEADER.
WITH_METHODS = {"autograd/view_info.h", "autograd/function.h", "io/npy.h", "io/safetensors.h", "io/idx.h"}
INCLUDE = re.compile(r'\s*#\s*include\s*[<"]tenon/([^>"]+)[>"]')


def violations(path: Path, text: str) -> list[str]:
    """Returns a message for each include of a file that it may not have."""
    name = "/".join(path.parts[2:])
    folder = path.parts[2]
    if name == "tenon.h" or folder == PROGRAMS:
        return []
    if folder not in ORDER and folder not in BESIDE:
        return [f"{path}:1: a folder that has no place in the order of tools/check_includes.py"]
    found = []
    for number, code in code_lines(text):
        match = INCLUDE.match(code)
        if match is None:
            continue
        if not allowed(name, folder, match.group(1)):
            who = name if match.group(1).startswith("generated/") and path.suffix == ".h" else f"{folder}/"
            found.append(f"{path}:{number}: {who} may not include tenon/{match.group(1)}")
        elif path.suffix == ".cpp" and match.group(1) in headers_with_methods():
            found.append(f"{path}:{number}: a source may not include tenon/{match.group(1)}, which brings class "
                         "Tensor; work on TensorBase")
    return found


@cache
def headers_with_methods() -> frozenset[str]:
    """Returns the headers that include TENSOR_HEADER, or one that does."""
    includes = {}
    for root in (ROOT / "runtime/tenon", ROOT / "generated/tenon"):
        for path in root.rglob("*.h"):
            lines = code_lines(path.read_text(encoding="utf-8"))
            includes[str(path.relative_to(root))] = {match.group(1) for _, code in lines
                                                     if (match := INCLUDE.match(code))}
    found, new = {TENSOR_HEADER}, {TENSOR_HEADER}
    while new:
        new = {header for header, included in includes.items() if included & new} - found
        found |= new
    return frozenset(found)


def allowed(name: str, folder: str, included: str) -> bool:
    """Returns whether a file of `folder` may include the header."""
    target, _, rest = included.partition("/")
    if target == "generated":
        if name.endswith(".h"):
            return (name, included) == (TENSOR_HEADER, METHODS)
        return rest.startswith(GENERATED.get(folder, ()))
    if included == TENSOR_HEADER and folder not in ("tensor", "api"):
        return name in WITH_METHODS
    last, *others = BESIDE.get(folder, (folder,))
    return target == folder or target in ORDER[:ORDER.index(last) + 1] or target in others


if __name__ == "__main__":
    sys.exit(check_files(violations))
