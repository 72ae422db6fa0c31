"""What entries of a project cannot have, which the library's own may."""

import unittest

from tests.codegen.support import resolve_outside


class OutsideChecks(unittest.TestCase):
    def test_what_only_the_library_can_have_is_refused(self):
        _, errors = resolve_outside("""\
- func: roll(Tensor self) -> Tensor
  category: own
  variants: function, method
  kernel: roll
  meta: tenon::meta::same_as(self)
- func: fold(Tensor self) -> Tensor
  category: own
  kernel: fold
  meta: fold(self.size(0))
- func: pair(Tensor self) -> Tensor
  category: own
  kernel: pair
  meta: pair(self, self)
- func: some(Tensor self) -> Tensor
  category: own
  kernel: some
  meta: some(std::nullopt, self)
""")
        self.assertEqual(errors, [
            "ops.yaml:3:23: error: roll: class Tensor is the library's, and gets no methods outside of it, expected "
            "'variants: function'",
            "ops.yaml:5:9: error: roll: the shape function 'tenon::meta::same_as' is not in the project's namespace "
            "'meta', expected a name without '::'",
            "ops.yaml:9:14: error: fold: 'self.size(0)' is passed to a shape function, expected arguments of the "
            "operator, texts and numbers, of which its declaration is made",
            "ops.yaml:13:20: error: pair: 'self' is passed twice to a shape function, expected each argument once, of "
            "which its declaration is made",
            "ops.yaml:17:14: error: some: 'std::nullopt' is passed to a shape function, expected arguments of the "
            "operator, texts and numbers, of which its declaration is made"])


if __name__ == "__main__":
    unittest.main()
