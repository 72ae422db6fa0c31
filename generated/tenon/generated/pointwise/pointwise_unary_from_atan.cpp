// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// atan(Tensor self) -> Tensor
struct atan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return atan(self);
  }
};

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _atan_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output / (self * self + V(1));
  }
};

// _atan_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _atan_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto term = self * self + V(1);
    return grad_grad * grad_output * (scale * self / term / term);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable atan_loops =
    make_loops<atan_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _atan_grad_self_loops =
    make_long_loops<_atan_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _atan_grad_self_grad_self_loops =
    make_long_loops<_atan_grad_self_grad_self_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
