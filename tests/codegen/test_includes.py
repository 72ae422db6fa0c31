"""tools/check_includes.py finds includes against the order of folders."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from check_includes import WITH_METHODS, violations  # noqa: E402 a script, which finds its own modules beside it


def found(path: str, header: str) -> list[str]:
    """Returns what the check says of a file of runtime/tenon/ that includes a header."""
    return violations(Path("runtime/tenon") / path, f'#include "tenon/{header}"\n')


class Includes(unittest.TestCase):
    def test_a_folder_includes_what_stands_before_it(self) -> None:
        self.assertEqual(found("tensor/x.cpp", "base/check.h"), [])
        self.assertEqual(found("autograd/x.cpp", "generated/ops/add.h"), [])

    def test_includes_against_the_order_are_found(self) -> None:
        for path, header in (("base/x.h", "tensor/storage.h"), ("kernels/copy/x.cpp", "dispatch/schema.h"),
                             ("kernels/copy/x.cpp", "generated/ops/add.h"), ("tensor/x.h", "generated/ops/add.h")):
            with self.subTest(path):
                self.assertEqual(len(found(path, header)), 1)

    def test_a_folder_without_a_place_is_found(self) -> None:
        self.assertEqual(len(found("extras/x.h", "base/check.h")), 1)
        self.assertEqual(found("tenon.h", "tensor/tensor.h"), [])

    def test_few_internals_know_the_methods_of_tensors(self) -> None:
        for path in ("autograd/engine.cpp", "dispatch/dispatcher.h", "composite/x.cpp"):
            self.assertEqual(len(found(path, "tensor/tensor.h")), 1, path)
        for path in (*WITH_METHODS, "api/x.cpp", "tensor/x.h"):
            self.assertEqual(found(path, "tensor/tensor.h"), [], path)
            self.assertTrue(path not in WITH_METHODS or (ROOT / "runtime/tenon" / path).is_file(), path)


if __name__ == "__main__":
    unittest.main()
