// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// abs(Tensor self) -> Tensor
struct abs_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return abs(self);
  }
};

// _abs_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _abs_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * sign(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable abs_loops =
    make_loops<abs_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _abs_grad_self_loops =
    make_long_loops<_abs_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
