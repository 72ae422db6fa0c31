// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// exp2(Tensor self) -> Tensor
struct exp2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self * V(0.69314718055994531));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable exp2_loops =
    make_loops<exp2_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
