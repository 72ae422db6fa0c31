// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct gelu_none_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return V(0.5) * self * (V(1) + erf(self * V(0.70710678118654752)));
  }
};

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct gelu_tanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    const auto inner = V(0.79788456080286536) * (self + V(0.044715) * self * self * self);
    return V(0.5) * self * (V(1) + tanh(inner));
  }
};

// silu(Tensor self) -> Tensor
struct silu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self * sigmoid(self);
  }
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
struct silu_backward_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * sigmoid(self) * (V(1) + self * (V(1) - sigmoid(self)));
  }
};

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
struct elu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V alpha, V scale, V input_scale) {
    return where(self <= V(0), expm1(self * input_scale) * alpha * scale, self * scale);
  }
};

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _hardswish_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(self < -V(3), V(0),
                 where(self <= V(3), grad_output * (self / V(3) + V(0.5)), grad_output));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable gelu_none_loops =
    make_loops<gelu_none_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable gelu_tanh_loops =
    make_loops<gelu_tanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable silu_loops =
    make_loops<silu_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable silu_backward_loops =
    make_loops<silu_backward_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable elu_loops =
    make_loops<elu_compute, 1, 3, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _hardswish_grad_self_loops =
    make_loops<_hardswish_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
