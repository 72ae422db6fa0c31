// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// clamp_max(Tensor self, Scalar max) -> Tensor
struct clamp_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V max) {
    return where(self > max, max, self);
  }
};

// _clamp_max_grad_self(Tensor grad_output, Tensor self, Scalar max) -> Tensor
struct _clamp_max_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V max) {
    return where(max < self, V(0), grad_output);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable clamp_max_loops =
    make_long_loops<clamp_max_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _clamp_max_grad_self_loops =
    make_long_loops<_clamp_max_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
