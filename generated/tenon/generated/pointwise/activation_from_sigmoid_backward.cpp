// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct sigmoid_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (V(1) - output) * output;
  }
};

// _sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> Tensor
struct _sigmoid_backward_grad_output_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V output) {
    return grad_grad * grad_output * (V(1) - V(2) * output);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable sigmoid_backward_loops =
    make_loops<sigmoid_backward_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _sigmoid_backward_grad_output_loops =
    make_long_loops<_sigmoid_backward_grad_output_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
