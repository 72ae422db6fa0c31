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

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _atanh_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output / (V(1) - self * self);
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

// sigmoid(Tensor self) -> Tensor
struct sigmoid_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sigmoid(self);
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

}  // namespace
extern constexpr PointwiseLoopTable exp_loops =
    make_loops<exp_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _atanh_grad_self_loops =
    make_loops<_atanh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable cosh_loops =
    make_loops<cosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable exp2_loops =
    make_loops<exp2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable expm1_loops =
    make_loops<expm1_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sigmoid_loops =
    make_loops<sigmoid_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable tanh_loops =
    make_loops<tanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable logical_not_loops =
    make_predicate_loops<logical_not_compute, 1, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
