// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
struct elu_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self_or_result, V alpha, V scale,
                                          V input_scale, V is_result) {
    return where(self_or_result <= V(0),
                 (where(is_result != V(0),
                        grad_output * input_scale * (self_or_result + alpha * scale),
                        grad_output * input_scale * alpha * scale *
                        exp(self_or_result * input_scale))), grad_output * scale);
  }
};

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

}  // namespace
extern constexpr PointwiseLoopTable elu_backward_loops =
    make_loops<elu_backward_compute, 2, 4, DTypes::kFloating>();
extern constexpr PointwiseLoopTable gelu_none_loops =
    make_loops<gelu_none_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable gelu_tanh_loops =
    make_loops<gelu_tanh_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
