"""tools/check_products.py finds products of sizes, and lets those through that are checked or marked."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from check_products import violations  # noqa: E402 a script, which finds its own modules beside it


def lines_with_products(text: str) -> list[int]:
    """Returns the numbers of the lines that the check complains of."""
    return [int(message.split(":")[1]) for message in violations(Path("file.cpp"), text)]


class Products(unittest.TestCase):
    def test_products_of_sizes_are_found(self) -> None:
        for code in ("const int64_t nbytes = self.numel() * element_size(dtype);", "total *= sizes[i];",
                     "x = self.sizes()[dim] * n;", "x = n * tensor.size(-1);", "x = g.padding[0] * 2;",
                     "return stride * (count - 1);", "x = (sizes[i] - 1) * n;", "x = static_cast<int64_t>(rows) * n;",
                     "x = std::max<int64_t>(strides[0], 1) * n;", "x = impl->storage_offset() * n;",
                     "x = 2 * n * self.numel();", "x = {{ a }}.numel() * 2;", "x = sizeof(double) * count;",
                     "count *= sizeof(double);", "x = doubles.size() * count;", "x = data<double>()[i] * count;",
                     "x = static_cast<int64_t>(double(n)) * count;"):
            self.assertEqual(lines_with_products(code), [1], code)

    def test_a_division_that_is_rounded_up_by_a_sum_is_found(self) -> None:
        self.assertEqual(lines_with_products("x = (n + step - 1) / step;"), [1])
        self.assertEqual(lines_with_products("x = ceil_divide(n, step);"), [])

    def test_a_product_over_two_lines_is_found_where_its_sign_stands(self) -> None:
        self.assertEqual(lines_with_products("x = self.numel() *\n    n;"), [1])

    def test_what_multiplies_no_size_is_let_through(self) -> None:
        for code in ("const T* sizes = data;", "x = a * b;", "// sizes[0] * n", 'fail("sizes * numel", a);',
                     "x = values.size() * 2;", "int64_t *strides = data, *sizes = data;", "/* numel() * 2 */ f();",
                     "TensorBase product = grad * weight;", "x = saturating_multiply(sizes[0], n);"):
            self.assertEqual(lines_with_products(code), [], code)

    def test_what_is_checked_is_let_through(self) -> None:
        for code in ("x = CheckedInt(sizes[0]) * n;", "x = n * CheckedInt(sizes[0]) * strides[0];",
                     "x = static_cast<double>(numel) * strides[0];", "x = double(count) * n;",
                     "x = (static_cast<double>(count) + 1) * strides[0];"):
            self.assertEqual(lines_with_products(code), [], code)

    def test_a_mark_needs_a_reason(self) -> None:
        self.assertEqual(lines_with_products("x = sizes[0] * n;  // fits: in memory"), [])
        self.assertEqual(lines_with_products("x = sizes[0] * n;  // fits"), [1])
        self.assertEqual(lines_with_products("x = sizes[0] * n;  // fits:"), [1])

    def test_a_mark_before_a_statement_holds_for_that_one(self) -> None:
        text = "// fits: in memory\nx = sizes[0] *\n    sizes[1];\ny = sizes[0] * n;"
        self.assertEqual(lines_with_products(text), [4])

    def test_a_mark_below_holds_to_the_end_of_the_function(self) -> None:
        text = "// fits below: in memory\nint f() {\n  {\n    x = sizes[0] * n;\n  }\n  return rows * n;\n}\n" \
               "y = rows * n;"
        self.assertEqual(lines_with_products(text), [8])

    def test_a_mark_for_a_file_holds_for_all_of_it(self) -> None:
        self.assertEqual(lines_with_products("x = rows * n;\n// fits in this file: in memory\ny = rows * n;"), [])


if __name__ == "__main__":
    unittest.main()
