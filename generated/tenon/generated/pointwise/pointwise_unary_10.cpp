// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// square(Tensor self) -> Tensor
struct square_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self * self;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable square_loops =
    make_loops<square_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
