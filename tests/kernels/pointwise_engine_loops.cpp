// Loops for pointwise_engine_test.cpp as the generator writes them; compiled once per CPU target.
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// add(Tensor self, Tensor other, *, Scalar alpha)
struct test_add {
  template <class V>
  static V compute(V self, V other, V alpha) {
    return self + alpha * other;
  }
};
struct test_sub {
  template <class V>
  static V compute(V self, V other) {
    return self - other;
  }
};
struct test_div {
  template <class V>
  static V compute(V self, V other) {
    return self / other;
  }
};
struct test_remainder {
  template <class V>
  static V compute(V self, V other) {
    return remainder(self, other);
  }
};
struct test_floor_divide {
  template <class V>
  static V compute(V self, V other) {
    return floor_divide(self, other);
  }
};
struct test_pow {
  template <class V>
  static V compute(V self, V exponent) {
    return pow(self, exponent);
  }
};
struct test_maximum {
  template <class V>
  static V compute(V self, V other) {
    return max(self, other);
  }
};
struct test_less {
  template <class V>
  static auto compute(V self, V other) {
    return self < other;
  }
};
struct test_where {
  template <class V>
  static V compute(V condition, V self, V other) {
    return where(condition != V(0), self, other);
  }
};
struct test_shift {
  template <class V>
  static V compute(V self, V count) {
    return (self << count) ^ (self >> count);
  }
};
struct test_exp {
  template <class V>
  static V compute(V self) {
    return exp(self);
  }
};
struct test_gelu {
  template <class V>
  static V compute(V self) {
    return V(0.5) * self * (V(1) + erf(self * V(0.70710678118654752440)));
  }
};
/// Every other function of one float, so that a wrong one shows in the sum.
struct test_elementary {
  template <class V>
  static V compute(V x) {
    const V unit = V(0.9) * tanh(x);
    const V positive = abs(x) + V(0.5);
    const V first = expm1(unit) + exp2(unit) + log(positive) + log1p(positive) + log2(positive) +
                    log10(positive) + sqrt(positive) + rsqrt(positive) + reciprocal(positive);
    const V second = sin(x) + cos(x) + tan(unit) + asin(unit) + acos(unit) + atan(x) + sinh(unit) +
                     cosh(unit) + asinh(x) + acosh(positive + V(1)) + atanh(unit) + erf(x) +
                     erfc(x) + sigmoid(x);
    const V third = floor(x) + V(2) * ceil(x) + V(3) * round(x) + V(4) * trunc(x) + V(5) * sign(x) +
                    copysign(unit, x) + atan2(x, positive) + fmod(x, positive) + hypot(x, unit) +
                    min(x, unit) + pow(positive, unit) + lgamma(positive);
    return first + second + third;
  }
};
struct test_classify {
  template <class V>
  static auto compute(V x) {
    return isnan(x) | (isinf(x) & !signbit(x));
  }
};

}  // namespace

extern constexpr PointwiseLoopTable test_add_loops =
    make_loops<test_add, /*tensors=*/2, /*scalars=*/1, DTypes::kAll>();
extern constexpr PointwiseLoopTable test_sub_loops =
    make_loops<test_sub, /*tensors=*/2, /*scalars=*/0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable test_div_loops =
    make_loops<test_div, /*tensors=*/2, /*scalars=*/0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable test_remainder_loops =
    make_loops<test_remainder, /*tensors=*/2, /*scalars=*/0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable test_floor_divide_loops =
    make_loops<test_floor_divide, /*tensors=*/2, /*scalars=*/0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable test_pow_loops =
    make_loops<test_pow, /*tensors=*/1, /*scalars=*/1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable test_maximum_loops =
    make_loops<test_maximum, /*tensors=*/2, /*scalars=*/0, DTypes::kAll>();
extern constexpr PointwiseLoopTable test_less_loops =
    make_predicate_loops<test_less, /*tensors=*/2, /*scalars=*/0, DTypes::kAll>();
extern constexpr PointwiseLoopTable test_where_loops =
    make_loops<test_where, /*tensors=*/3, /*scalars=*/0, DTypes::kAll>();
extern constexpr PointwiseLoopTable test_shift_loops =
    make_loops<test_shift, /*tensors=*/2, /*scalars=*/0, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable test_exp_loops =
    make_loops<test_exp, /*tensors=*/1, /*scalars=*/0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable test_gelu_loops =
    make_loops<test_gelu, /*tensors=*/1, /*scalars=*/0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable test_elementary_loops =
    make_loops<test_elementary, /*tensors=*/1, /*scalars=*/0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable test_classify_loops =
    make_predicate_loops<test_classify, /*tensors=*/1, /*scalars=*/0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
