// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
struct silu_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * sigmoid(self) * (V(1) + self * (V(1) - sigmoid(self)));
  }
};

// _silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _silu_backward_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    const auto sigmoid_of_self = sigmoid(self);
    const auto term = V(1) - sigmoid_of_self;
    return grad_grad * grad_output * sigmoid_of_self * term *
        (V(2) + self * term - sigmoid_of_self * self);
  }
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
struct softplus_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V beta, V threshold) {
    return where(self * beta > threshold, self, log1p(exp(self * beta)) / beta);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable silu_backward_loops =
    make_long_loops<silu_backward_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _silu_backward_grad_self_loops =
    make_long_loops<_silu_backward_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable softplus_loops =
    make_long_loops<softplus_compute, 1, 2, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
