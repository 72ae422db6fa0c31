"""Checks the include law of runtime/: a folder includes only itself and what stands to its left.

Kernels, composites and the layers above have their own places in the order. Exits 1 with
FILE:LINE for every include that breaks it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from source_files import check_files, code_lines

ORDER = ("base", "keys", "guards", "parallel", "tensor", "dispatch", "autograd", "functionalize")
# Folders beside the order, and the last folder of it that they may include.
BESIDE = {"kernels": "tensor", "composite": "autograd", "backend": "autograd", "io": "tensor", "api": "functionalize",
          "compat": None}
# What may be made from ops.yaml and still be included, and by whom.
GENERATED = {
    "tensor": ("methods.h", "ops/", "functions.h"), "autograd": ("ops/",), "composite": ("ops/", "kernels/"),
    "backend": ("ops/",), "kernels": ("kernels/",), "io": ("ops/",), "functionalize": ("ops/",),
}
# What hands tensors to a program's code, and so may include a header that every new method changes.
TENSOR_HEADER = "tensor/tensor.h"
WITH_METHODS = {"dispatch/kernel_adapter.h", "dispatch/value.cpp", "autograd/view_info.h", "autograd/function_node.h",
                "io/npy.h", "io/safetensors.h", "io/idx.h"}
INCLUDE = re.compile(r'\s*#\s*include\s*[<"]tenon/([^>"]+)[>"]')


def violations(path: Path, text: str) -> list[str]:
    """Returns a message for each include of a file that it may not have."""
    if len(path.parts) == 3:  # tenon.h
        return []
    folder = path.parts[2]
    if folder not in ORDER and folder not in BESIDE:
        return [f"{path}:1: a folder that has no place in the order of tools/check_includes.py"]
    found = []
    for number, code in code_lines(text):
        match = INCLUDE.match(code)
        if match and not (allowed(folder, match.group(1), path.suffix) and
                          (match.group(1) != TENSOR_HEADER or may_know_methods(path))):
            found.append(f"{path}:{number}: {folder}/ may not include tenon/{match.group(1)}")
    return found


def may_know_methods(path: Path) -> bool:
    """Returns whether a file may include the class with a method for each operator."""
    return path.parts[2] in ("tensor", "api", "compat") or "/".join(path.parts[2:]) in WITH_METHODS


def allowed(folder: str, included: str, suffix: str) -> bool:
    """Returns whether a file of `folder` may include the header."""
    target = included.split("/")[0]
    if target == folder or folder == "compat" or "/" not in included:
        return True
    if target == "generated":
        if folder == "api":
            return True
        rest = included.removeprefix("generated/")
        if folder == "tensor" and rest != "methods.h":
            return suffix == ".cpp"
        return rest.startswith(GENERATED.get(folder, ()))
    last = folder if folder in ORDER else BESIDE[folder]
    left_of = ORDER[:ORDER.index(last) + 1] if last else ORDER
    if target in left_of:
        return True
    return folder in ("backend", "composite", "api") and target in ("kernels", "io", "composite")


if __name__ == "__main__":
    sys.exit(check_files(violations))
