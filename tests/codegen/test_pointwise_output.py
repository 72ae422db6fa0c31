"""What the generator writes for pointwise entries: the whole text of kernels and loops, but for the includes."""

import unittest

from tests.codegen.support import expect_output

POINTWISE = """\
- func: mix.Scalar(Tensor self, Tensor mask, Scalar value, *, Scalar rate=1) -> Tensor
  category: copy
  variants: function, inplace, out
  pointwise: "mask ? self * rate : value"
  dtypes: floating
  promotes: self, value
  tags: bool_condition
- func: beside(Tensor self) -> Tensor
  category: copy
  let:
    positive: self > 0
    far: "!positive && self < -1"
  pointwise: "positive ? self : (far) ? 3 * self : 0"
  dtypes: floating
- func: exceeds(Tensor self, Tensor other) -> Tensor
  category: copy
  pointwise: self > other
  result_dtype: bool
"""
POINTWISE_BACKEND = """\
namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(beside_loops, exceeds_loops, mix_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto beside_operator = backend::pointwise_operator<stubs::beside>(
    {.loops = TENON_POINTWISE_LOOPS(beside_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto exceeds_operator = backend::pointwise_operator<stubs::exceeds>(
    {.loops = TENON_POINTWISE_LOOPS(exceeds_loops), .result = kernels::ResultKind::kBool});
constexpr auto mix_Scalar_operator = backend::pointwise_operator<stubs::mix_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(mix_Scalar_loops), .promotes = "self, value",
     .dtypes = kernels::DTypes::kFloating, .condition = "mask"});

}  // namespace

void register_backend_copy() {
  constexpr backend::Registrar registrar("tenon/generated/backend/copy.cpp");
  registrar.pointwise<beside_operator, stubs::beside>();
  registrar.pointwise<exceeds_operator, stubs::exceeds>();
  registrar.pointwise<mix_Scalar_operator, stubs::mix_Scalar, stubs::mix__Scalar,
                      stubs::mix_Scalar_out>();
}

}  // namespace tenon
"""
POINTWISE_LOOPS = """\
namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// beside(Tensor self) -> Tensor
struct beside_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    const auto positive = self > V(0);
    const auto far = !positive && self < -V(1);
    return where(positive, self, where((far), V(3) * self, V(0)));
  }
};

// exceeds(Tensor self, Tensor other) -> Tensor
struct exceeds_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self > other;
  }
};

// mix.Scalar(Tensor self, Tensor mask, Scalar value, *, Scalar rate=1) -> Tensor
struct mix_Scalar_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V mask, V value, V rate) {
    return where(mask != V(0), self * rate, value);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable beside_loops =
    make_loops<beside_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable exceeds_loops =
    make_predicate_loops<exceeds_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable mix_Scalar_loops =
    make_loops<mix_Scalar_compute, 2, 2, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
"""


class PointwiseOutput(unittest.TestCase):
    maxDiff = None

    def test_pointwise_operators(self):
        expect_output(self, POINTWISE, {"backend/copy.cpp": POINTWISE_BACKEND, "pointwise/copy.cpp": POINTWISE_LOOPS})


if __name__ == "__main__":
    unittest.main()
