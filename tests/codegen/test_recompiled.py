"""A changed header of helpers recompiles the Autograd sources that use it, and no others."""

import re
import unittest
from pathlib import Path

from codegen.callables import FORMULAS
from codegen.outputs import render_all
from codegen.views.library import make_library
from tests.codegen.support import resolve_text

ROOT = Path(__file__).resolve().parent.parent.parent
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"](tenon/[^>"]+)[>"]', re.MULTILINE)

ENTRIES = """\
- func: f(Tensor self, Tensor other, int[] dim, float p) -> Tensor
  category: joining
  kernel: k
  derivatives: {{self: "{formula}", other: neg(grad)}}
- func: join(Tensor[] tensors) -> Tensor
  category: activation
  kernel: k
  derivatives: {{tensors: "formulas::cat_backward(grad, tensors.sizes(), 0)"}}
- {{func: "mul.Tensor(Tensor self, Tensor other) -> Tensor", category: sorting, kernel: mul}}
- {{func: "flip(Tensor self, int[] dims) -> Tensor", category: sorting, kernel: flip}}
- {{func: "neg(Tensor self) -> Tensor", category: sorting, kernel: neg}}
- func: step_of(Tensor self) -> Tensor
  category: loss
  kernel: k
  derivatives: {{self: zeros_of(grad)}}
- func: product(Tensor self, Tensor other) -> Tensor
  category: reduction
  pointwise: self * other
  derivatives: {{self: "mul(grad, other)", other: "mul(grad, self)"}}
"""


def brought(header: str) -> set[str]:
    """Returns the headers that one includes, and those that these do."""
    found, pending = set(), [header]
    while pending:
        name = pending.pop()
        (path,) = (path for folder in ("runtime", "generated") if (path := ROOT / folder / name).is_file())
        new = set(INCLUDE.findall(path.read_text(encoding="utf-8"))) - found
        found |= new
        pending += new
    return found


def helper_headers(category: str, formula: str = "neg(grad)") -> list[str]:
    """Returns the headers of helpers that an Autograd source of the entries includes, one of which has the formula."""
    operators, errors = resolve_text(ENTRIES.format(formula=formula))
    assert not errors, errors
    text = render_all(make_library(operators))[f"autograd/{category}.cpp"]
    return [Path(header).name for header in INCLUDE.findall(text) if header.startswith(FORMULAS)]


class Recompiled(unittest.TestCase):
    def test_all_nodes_see_little_of_the_helpers(self) -> None:
        headers = {header for header in brought("tenon/autograd/recorded_call.h") if header.startswith(FORMULAS)}
        self.assertEqual(headers, {f"{FORMULAS}/unchanged_by.h", f"{FORMULAS}/zeros_of.h"})

    def test_no_header_of_helpers_brings_arithmetic(self) -> None:
        for header in sorted((ROOT / "runtime" / FORMULAS).glob("*.h")):
            with self.subTest(header.name):
                self.assertNotIn(f"{FORMULAS}/basic.h", brought(f"{FORMULAS}/{header.name}"))

    def test_arithmetic_is_included_where_there_may_be_any(self) -> None:
        for formula in ("neg(grad)", "flip(grad, -1)"):
            self.assertEqual(helper_headers("joining", formula), [], formula)
        for formula in ("grad * other", "-grad", "neg(grad) / 2", "neg(grad * p)", "maybe_multiply(grad, p)"):
            with self.subTest(formula):
                self.assertEqual(helper_headers("joining", formula), ["basic.h"])

    def test_what_the_generator_adds_to_formulas_is_included(self) -> None:
        self.assertEqual(helper_headers("reduction"), ["basic.h"])  # sum_to, over broadcast dimensions
        self.assertEqual(helper_headers("activation"), ["basic.h", "joining.h"])  # sizes_of

    def test_a_node_of_the_runtime_needs_no_helper_of_its_source(self) -> None:
        self.assertEqual(helper_headers("loss"), [])


if __name__ == "__main__":
    unittest.main()
