// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// silu(Tensor self) -> Tensor
struct silu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self * sigmoid(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable silu_loops =
    make_loops<silu_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
