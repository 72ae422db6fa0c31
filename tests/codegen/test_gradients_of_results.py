"""Which of the gradients that a backward node gets a formula reads."""

import unittest

from tests.codegen.support import rendered

AUTOGRAD = "autograd/copy.cpp"


def differentiate(entry):
    """Returns the body of `differentiate` in what is generated for an entry."""
    text = rendered(entry, AUTOGRAD)
    start = text.index("void differentiate(")
    return text[text.index("\n", start) + 1:text.index("\n  }\n", start)]


class GradientsOfResults(unittest.TestCase):
    def test_results_without_a_gradient_are_not_counted(self):
        body = differentiate("""\
- func: f(Tensor self) -> (Tensor a, Tensor b, Tensor c, Tensor d)
  category: copy
  kernel: f
  output_differentiability: false, true, false, true
  derivatives: {self: 'grads[1] * 2 + grads[3]'}
- func: mul(Tensor self, Scalar other) -> Tensor
  category: copy
  composite: mul
- func: add(Tensor self, Tensor other) -> Tensor
  category: copy
  composite: add
""")
        self.assertIn("(grads[0].defined() || grads[1].defined())", body)
        self.assertIn("results[0] = grads[0] * 2 + grads[1];", body)

    def test_the_elements_of_a_list_are_counted_where_it_is_there(self):
        body = differentiate("""\
- func: f(Tensor self, int n) -> Tensor[]
  category: copy
  kernel: f
  derivatives: {self: 'grads[n]'}
""")
        self.assertIn('results[0] = detail::element(grads, n_, "f: grads");', body)


if __name__ == "__main__":
    unittest.main()
