"""Checks the include law of runtime/: a folder includes only itself and what stands to its left.

Kernels, composites and the layers above have their own places in the order. What is made from ops.yaml sources alone
include, but for the methods of Tensor. Exits 1 with FILE:LINE for every include that breaks it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from source_files import check_files, code_lines

ORDER = ("base", "keys", "guards", "parallel", "tensor", "dispatch", "autograd")
# Folders beside the order, the last folder of it that they may include, and what they may include of each other.
BESIDE = {"kernels": ("tensor",), "io": ("tensor",), "composite": ("autograd",), "backend": ("autograd", "kernels"),
          "api": ("autograd", "io")}
# Includes everything: libtorch's paths, which only programs know.
PROGRAMS = "compat"
# What of generated/ the sources of a folder may include: descriptors of operators, and declarations of kernels.
GENERATED = {"autograd": ("ops/",), "backend": ("ops/",), "composite": ("ops/", "kernels/"), "kernels": ("kernels/",),
             "api": ("ops/",)}
# The one header that includes what is generated.
TENSOR_HEADER, METHODS = "tensor/tensor.h", "generated/methods.h"
# What hands tensors to a program's code, and so may include a header that every new method changes.
WITH_METHODS = {"dispatch/kernel_adapter.h", "dispatch/value.cpp", "autograd/view_info.h", "autograd/function_node.h",
                "io/npy.h", "io/safetensors.h", "io/idx.h"}
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
        if match and not allowed(name, folder, match.group(1)):
            who = name if match.group(1).startswith("generated/") and path.suffix == ".h" else f"{folder}/"
            found.append(f"{path}:{number}: {who} may not include tenon/{match.group(1)}")
    return found


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
