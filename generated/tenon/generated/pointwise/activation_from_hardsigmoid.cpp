// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// hardsigmoid(Tensor self) -> Tensor
struct hardsigmoid_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self <= -V(3), V(0), where(self >= V(3), V(1), (self + V(3)) / V(6)));
  }
};

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _hardsigmoid_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(self <= -V(3) || V(3) <= self, V(0), grad_output / V(6));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable hardsigmoid_loops =
    make_loops<hardsigmoid_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _hardsigmoid_grad_self_loops =
    make_long_loops<_hardsigmoid_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
