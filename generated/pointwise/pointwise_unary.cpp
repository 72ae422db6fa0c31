// Generated from ops.yaml by templates/pointwise/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// exp(Tensor self) -> Tensor
struct exp {
  template <class V>
  static auto compute(V self) {
    return exp(self);
  }
};

// neg(Tensor self) -> Tensor
struct neg {
  template <class V>
  static auto compute(V self) {
    return -self;
  }
};

// sqrt(Tensor self) -> Tensor
struct sqrt {
  template <class V>
  static auto compute(V self) {
    return sqrt(self);
  }
};

// abs(Tensor self) -> Tensor
struct abs {
  template <class V>
  static auto compute(V self) {
    return abs(self);
  }
};

// acos(Tensor self) -> Tensor
struct acos {
  template <class V>
  static auto compute(V self) {
    return acos(self);
  }
};

// acosh(Tensor self) -> Tensor
struct acosh {
  template <class V>
  static auto compute(V self) {
    return acosh(self);
  }
};

// asin(Tensor self) -> Tensor
struct asin {
  template <class V>
  static auto compute(V self) {
    return asin(self);
  }
};

// asinh(Tensor self) -> Tensor
struct asinh {
  template <class V>
  static auto compute(V self) {
    return asinh(self);
  }
};

// atan(Tensor self) -> Tensor
struct atan {
  template <class V>
  static auto compute(V self) {
    return atan(self);
  }
};

// atanh(Tensor self) -> Tensor
struct atanh {
  template <class V>
  static auto compute(V self) {
    return atanh(self);
  }
};

// ceil(Tensor self) -> Tensor
struct ceil {
  template <class V>
  static auto compute(V self) {
    return ceil(self);
  }
};

// cos(Tensor self) -> Tensor
struct cos {
  template <class V>
  static auto compute(V self) {
    return cos(self);
  }
};

// cosh(Tensor self) -> Tensor
struct cosh {
  template <class V>
  static auto compute(V self) {
    return cosh(self);
  }
};

// erf(Tensor self) -> Tensor
struct erf {
  template <class V>
  static auto compute(V self) {
    return erf(self);
  }
};

// erfc(Tensor self) -> Tensor
struct erfc {
  template <class V>
  static auto compute(V self) {
    return erfc(self);
  }
};

// exp2(Tensor self) -> Tensor
struct exp2 {
  template <class V>
  static auto compute(V self) {
    return exp(self * V(0.69314718055994531));
  }
};

// expm1(Tensor self) -> Tensor
struct expm1 {
  template <class V>
  static auto compute(V self) {
    return expm1(self);
  }
};

// floor(Tensor self) -> Tensor
struct floor {
  template <class V>
  static auto compute(V self) {
    return floor(self);
  }
};

// log(Tensor self) -> Tensor
struct log {
  template <class V>
  static auto compute(V self) {
    return log(self);
  }
};

// log10(Tensor self) -> Tensor
struct log10 {
  template <class V>
  static auto compute(V self) {
    return log10(self);
  }
};

// log1p(Tensor self) -> Tensor
struct log1p {
  template <class V>
  static auto compute(V self) {
    return log1p(self);
  }
};

// log2(Tensor self) -> Tensor
struct log2 {
  template <class V>
  static auto compute(V self) {
    return log2(self);
  }
};

// reciprocal(Tensor self) -> Tensor
struct reciprocal {
  template <class V>
  static auto compute(V self) {
    return V(1) / self;
  }
};

// round(Tensor self) -> Tensor
struct round {
  template <class V>
  static auto compute(V self) {
    return round(self);
  }
};

// rsqrt(Tensor self) -> Tensor
struct rsqrt {
  template <class V>
  static auto compute(V self) {
    return rsqrt(self);
  }
};

// sigmoid(Tensor self) -> Tensor
struct sigmoid {
  template <class V>
  static auto compute(V self) {
    return sigmoid(self);
  }
};

// sign(Tensor self) -> Tensor
struct sign {
  template <class V>
  static auto compute(V self) {
    return sign(self);
  }
};

// sin(Tensor self) -> Tensor
struct sin {
  template <class V>
  static auto compute(V self) {
    return sin(self);
  }
};

// sinh(Tensor self) -> Tensor
struct sinh {
  template <class V>
  static auto compute(V self) {
    return sinh(self);
  }
};

// square(Tensor self) -> Tensor
struct square {
  template <class V>
  static auto compute(V self) {
    return self * self;
  }
};

// tan(Tensor self) -> Tensor
struct tan {
  template <class V>
  static auto compute(V self) {
    return tan(self);
  }
};

// tanh(Tensor self) -> Tensor
struct tanh {
  template <class V>
  static auto compute(V self) {
    return tanh(self);
  }
};

// trunc(Tensor self) -> Tensor
struct trunc {
  template <class V>
  static auto compute(V self) {
    return trunc(self);
  }
};

// isnan(Tensor self) -> Tensor
struct isnan {
  template <class V>
  static auto compute(V self) {
    return self != self;
  }
};

// isinf(Tensor self) -> Tensor
struct isinf {
  template <class V>
  static auto compute(V self) {
    return isinf(self);
  }
};

// isfinite(Tensor self) -> Tensor
struct isfinite {
  template <class V>
  static auto compute(V self) {
    return self - self == V(0);
  }
};

// logical_not(Tensor self) -> Tensor
struct logical_not {
  template <class V>
  static auto compute(V self) {
    return self == V(0);
  }
};

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
struct _clamp {
  template <class V>
  static auto compute(V self, V min, V max) {
    return where(self < min, min, where(self > max, max, self));
  }
};

// clamp_min(Tensor self, Scalar min) -> Tensor
struct clamp_min {
  template <class V>
  static auto compute(V self, V min) {
    return where(self < min, min, self);
  }
};

// clamp_max(Tensor self, Scalar max) -> Tensor
struct clamp_max {
  template <class V>
  static auto compute(V self, V max) {
    return where(self > max, max, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable exp_loops = make_loops<exp, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable neg_loops = make_loops<neg, 1, 0>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable sqrt_loops = make_loops<sqrt, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable abs_loops = make_loops<abs, 1, 0>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable acos_loops = make_loops<acos, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable acosh_loops = make_loops<acosh, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable asin_loops = make_loops<asin, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable asinh_loops = make_loops<asinh, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable atan_loops = make_loops<atan, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable atanh_loops = make_loops<atanh, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable ceil_loops = make_loops<ceil, 1, 0>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable cos_loops = make_loops<cos, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable cosh_loops = make_loops<cosh, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable erf_loops = make_loops<erf, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable erfc_loops = make_loops<erfc, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable exp2_loops = make_loops<exp2, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable expm1_loops = make_loops<expm1, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable floor_loops = make_loops<floor, 1, 0>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable log_loops = make_loops<log, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable log10_loops = make_loops<log10, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable log1p_loops = make_loops<log1p, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable log2_loops = make_loops<log2, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable reciprocal_loops = make_loops<reciprocal, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable round_loops = make_loops<round, 1, 0>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable rsqrt_loops = make_loops<rsqrt, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable sigmoid_loops = make_loops<sigmoid, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable sign_loops = make_loops<sign, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable sin_loops = make_loops<sin, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable sinh_loops = make_loops<sinh, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable square_loops = make_loops<square, 1, 0>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable tan_loops = make_loops<tan, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable tanh_loops = make_loops<tanh, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable trunc_loops = make_loops<trunc, 1, 0>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable isnan_loops = make_predicate_loops<isnan, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable isinf_loops = make_predicate_loops<isinf, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable isfinite_loops = make_predicate_loops<isfinite, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable logical_not_loops = make_predicate_loops<logical_not, 1, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable _clamp_loops = make_loops<_clamp, 1, 2>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable clamp_min_loops = make_loops<clamp_min, 1, 1>(DTypes::kFloating | DTypes::kIntegral);
extern constexpr PointwiseLoopTable clamp_max_loops = make_loops<clamp_max, 1, 1>(DTypes::kFloating | DTypes::kIntegral);

}  // namespace tenon::kernels::TENON_CPU_TARGET
