// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
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

// acosh(Tensor self) -> Tensor
struct acosh_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self > V(1e9), log(self) + V(0.69314718055994531), acosh(self));
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

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _atanh_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output / (V(1) - self * self);
  }
};

// ceil(Tensor self) -> Tensor
struct ceil_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return ceil(self);
  }
};

// cosh(Tensor self) -> Tensor
struct cosh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cosh(self);
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

// sigmoid(Tensor self) -> Tensor
struct sigmoid_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sigmoid(self);
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

// logical_not(Tensor self) -> Tensor
struct logical_not_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self == V(0);
  }
};

// clamp_min(Tensor self, Scalar min) -> Tensor
struct clamp_min_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min) {
    return where(self < min, min, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable exp_loops =
    make_loops<exp_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable acosh_loops =
    make_loops<acosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable atan_loops =
    make_loops<atan_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable atanh_loops =
    make_loops<atanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _atanh_grad_self_loops =
    make_loops<_atanh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable ceil_loops =
    make_loops<ceil_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable cosh_loops =
    make_loops<cosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable exp2_loops =
    make_loops<exp2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable expm1_loops =
    make_loops<expm1_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log10_loops =
    make_loops<log10_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log1p_loops =
    make_loops<log1p_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sigmoid_loops =
    make_loops<sigmoid_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable tan_loops =
    make_loops<tan_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable tanh_loops =
    make_loops<tanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable logical_not_loops =
    make_predicate_loops<logical_not_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable clamp_min_loops =
    make_loops<clamp_min_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
