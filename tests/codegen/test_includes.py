"""tools/check_includes.py finds includes against the order of folders."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

# A script, which finds its own modules beside it.
from check_includes import (BESIDE, GENERATED, ORDER, PROGRAMS, WITH_METHODS, headers_with_methods,  # noqa: E402
                            violations)


def found(path: str, header: str) -> list[str]:
    """Returns what the check says of a file of runtime/tenon/ that includes a header."""
    return violations(Path("runtime/tenon") / path, f'#include "tenon/{header}"\n')


class Includes(unittest.TestCase):
    def test_a_folder_includes_what_stands_before_it(self) -> None:
        self.assertEqual(found("tensor/x.cpp", "base/check.h"), [])
        self.assertEqual(found("autograd/x.cpp", "generated/ops/add.h"), [])

    def test_includes_against_the_order_are_found(self) -> None:
        for path, header in (("base/x.h", "tensor/storage.h"), ("kernels/copy/x.cpp", "dispatch/schema.h"),
                             ("kernels/copy/x.cpp", "generated/ops/add.h"), ("tensor/x.cpp", "generated/ops/add.h"),
                             ("composite/x.cpp", "kernels/copy/meta.h"), ("io/x.cpp", "dispatch/schema.h"),
                             ("autograd/x.cpp", "generated/kernels/copy.h")):
            with self.subTest(path):
                self.assertEqual(len(found(path, header)), 1)

    def test_folders_beside_the_order_include_what_they_are_made_of(self) -> None:
        for path, header in (("backend/x.h", "kernels/copy/x.h"), ("api/x.cpp", "io/formats.h"),
                             ("api/x.h", "io/npy.h"), ("io/x.cpp", "generated/ops/contiguous.h"),
                             ("composite/x.cpp", "autograd/history.h"), ("compat/ATen/x.h", "generated/redispatch.h")):
            with self.subTest(path):
                self.assertEqual(found(path, header), [])

    def test_headers_include_nothing_that_is_generated(self) -> None:
        for folder, parts in GENERATED.items():
            for part in parts:
                with self.subTest(f"{folder}, {part}"):
                    self.assertEqual(found(f"{folder}/x.cpp", f"generated/{part}add.h"), [])
                    self.assertEqual(found(f"{folder}/x.h", f"generated/{part}add.h"), [
                        f"runtime/tenon/{folder}/x.h:1: {folder}/x.h may not include tenon/generated/{part}add.h"])

    def test_only_tensor_has_the_generated_methods(self) -> None:
        self.assertEqual(found("tensor/tensor.h", "generated/methods.h"), [])
        for path, header in (("tensor/tensor_base.h", "generated/methods.h"),
                             ("tensor/tensor.h", "generated/ops/add.h"),
                             ("tensor/tensor.h", "generated/functions.h"), ("api/x.h", "generated/methods.h")):
            with self.subTest(path):
                self.assertEqual(len(found(path, header)), 1)

    def test_a_folder_without_a_place_is_found(self) -> None:
        self.assertEqual(len(found("extras/x.h", "base/check.h")), 1)
        self.assertEqual(found("tenon.h", "generated/functions.h"), [])
        folders = {path.name for path in (ROOT / "runtime/tenon").iterdir() if path.is_dir()}
        self.assertEqual(folders, {*ORDER, *BESIDE, PROGRAMS})

    def test_few_headers_know_the_methods_of_tensors(self) -> None:
        for path in ("autograd/engine.h", "dispatch/dispatcher.h", "composite/x.h"):
            self.assertEqual(len(found(path, "tensor/tensor.h")), 1, path)
        for path in (*WITH_METHODS, "api/x.h", "tensor/x.h"):
            self.assertEqual(found(path, "tensor/tensor.h"), [], path)
            self.assertTrue(path not in WITH_METHODS or (ROOT / "runtime/tenon" / path).is_file(), path)

    def test_no_source_knows_the_methods_of_tensors(self) -> None:
        for path, header in (("tensor/x.cpp", "tensor/tensor.h"), ("api/x.cpp", "tensor/tensor.h"),
                             ("tensor/x.cpp", "tensor/public_conversions.h"), ("api/x.cpp", "io/npy.h"),
                             ("api/x.cpp", "api/serialization.h"), ("autograd/x.cpp", "autograd/function.h")):
            with self.subTest(f"{path}, {header}"):
                self.assertEqual(found(path, header), [
                    f"runtime/tenon/{path}:1: a source may not include tenon/{header}, which brings class Tensor; "
                    "work on TensorBase"])
        self.assertEqual(len(found("autograd/x.cpp", "tensor/tensor.h")), 1)

    def test_headers_bring_what_they_include(self) -> None:
        self.assertLessEqual({"tenon.h", "api/autograd.h", "generated/functions.h", *WITH_METHODS},
                             headers_with_methods())
        self.assertEqual(headers_with_methods() & {"tensor/tensor_base.h", "dispatch/value.h", "api/library.h",
                                                   "generated/ops/add.h"}, set())


if __name__ == "__main__":
    unittest.main()
