// Generated from ops.yaml by templates/pointwise/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// exp(Tensor self) -> Tensor
struct exp_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self);
  }
};

// neg(Tensor self) -> Tensor
struct neg_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return -self;
  }
};

// sqrt(Tensor self) -> Tensor
struct sqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sqrt(self);
  }
};

// abs(Tensor self) -> Tensor
struct abs_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return abs(self);
  }
};

// acos(Tensor self) -> Tensor
struct acos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return acos(self);
  }
};

// acosh(Tensor self) -> Tensor
struct acosh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self > V(1e9), log(self) + V(0.69314718055994531), acosh(self));
  }
};

// asin(Tensor self) -> Tensor
struct asin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return asin(self);
  }
};

// asinh(Tensor self) -> Tensor
struct asinh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(abs(self) > V(1e9), sign(self) * (log(abs(self)) + V(0.69314718055994531)),
                 asinh(self));
  }
};

// atan(Tensor self) -> Tensor
struct atan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return atan(self);
  }
};

// atanh(Tensor self) -> Tensor
struct atanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return atanh(self);
  }
};

// ceil(Tensor self) -> Tensor
struct ceil_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return ceil(self);
  }
};

// cos(Tensor self) -> Tensor
struct cos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cos(self);
  }
};

// cosh(Tensor self) -> Tensor
struct cosh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cosh(self);
  }
};

// erf(Tensor self) -> Tensor
struct erf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return erf(self);
  }
};

// erfc(Tensor self) -> Tensor
struct erfc_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return erfc(self);
  }
};

// exp2(Tensor self) -> Tensor
struct exp2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self * V(0.69314718055994531));
  }
};

// expm1(Tensor self) -> Tensor
struct expm1_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return expm1(self);
  }
};

// floor(Tensor self) -> Tensor
struct floor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return floor(self);
  }
};

// log(Tensor self) -> Tensor
struct log_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log(self);
  }
};

// log10(Tensor self) -> Tensor
struct log10_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log10(self);
  }
};

// log1p(Tensor self) -> Tensor
struct log1p_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log1p(self);
  }
};

// log2(Tensor self) -> Tensor
struct log2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log2(self);
  }
};

// reciprocal(Tensor self) -> Tensor
struct reciprocal_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return V(1) / self;
  }
};

// round(Tensor self) -> Tensor
struct round_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return round(self);
  }
};

// rsqrt(Tensor self) -> Tensor
struct rsqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return rsqrt(self);
  }
};

// sigmoid(Tensor self) -> Tensor
struct sigmoid_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sigmoid(self);
  }
};

// sign(Tensor self) -> Tensor
struct sign_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sign(self);
  }
};

// sin(Tensor self) -> Tensor
struct sin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sin(self);
  }
};

// sinh(Tensor self) -> Tensor
struct sinh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sinh(self);
  }
};

// square(Tensor self) -> Tensor
struct square_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self * self;
  }
};

// tan(Tensor self) -> Tensor
struct tan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return tan(self);
  }
};

// tanh(Tensor self) -> Tensor
struct tanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return tanh(self);
  }
};

// trunc(Tensor self) -> Tensor
struct trunc_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return trunc(self);
  }
};

// isnan(Tensor self) -> Tensor
struct isnan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self != self;
  }
};

// isinf(Tensor self) -> Tensor
struct isinf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self);
  }
};

// isfinite(Tensor self) -> Tensor
struct isfinite_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - self == V(0);
  }
};

// logical_not(Tensor self) -> Tensor
struct logical_not_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self == V(0);
  }
};

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
struct _clamp_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min, V max) {
    return where((where(self < min, min, self)) > max, max, (where(self < min, min, self)));
  }
};

// clamp_min(Tensor self, Scalar min) -> Tensor
struct clamp_min_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min) {
    return where(self < min, min, self);
  }
};

// clamp_max(Tensor self, Scalar max) -> Tensor
struct clamp_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V max) {
    return where(self > max, max, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable exp_loops =
    make_loops<exp_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable neg_loops =
    make_loops<neg_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable sqrt_loops =
    make_loops<sqrt_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable abs_loops =
    make_loops<abs_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable acos_loops =
    make_loops<acos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable acosh_loops =
    make_loops<acosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable asin_loops =
    make_loops<asin_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable asinh_loops =
    make_loops<asinh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable atan_loops =
    make_loops<atan_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable atanh_loops =
    make_loops<atanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable ceil_loops =
    make_loops<ceil_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable cos_loops =
    make_loops<cos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable cosh_loops =
    make_loops<cosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable erf_loops =
    make_loops<erf_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable erfc_loops =
    make_loops<erfc_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable exp2_loops =
    make_loops<exp2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable expm1_loops =
    make_loops<expm1_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable floor_loops =
    make_loops<floor_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable log_loops =
    make_loops<log_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log10_loops =
    make_loops<log10_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log1p_loops =
    make_loops<log1p_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log2_loops =
    make_loops<log2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable reciprocal_loops =
    make_loops<reciprocal_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable round_loops =
    make_loops<round_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsqrt_loops =
    make_loops<rsqrt_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sigmoid_loops =
    make_loops<sigmoid_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sign_loops =
    make_loops<sign_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable sin_loops =
    make_loops<sin_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sinh_loops =
    make_loops<sinh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable square_loops =
    make_loops<square_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable tan_loops =
    make_loops<tan_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable tanh_loops =
    make_loops<tanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable trunc_loops =
    make_loops<trunc_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable isnan_loops =
    make_predicate_loops<isnan_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable isinf_loops =
    make_predicate_loops<isinf_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable isfinite_loops =
    make_predicate_loops<isfinite_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable logical_not_loops =
    make_predicate_loops<logical_not_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable _clamp_loops =
    make_loops<_clamp_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_min_loops =
    make_loops<clamp_min_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_max_loops =
    make_loops<clamp_max_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
