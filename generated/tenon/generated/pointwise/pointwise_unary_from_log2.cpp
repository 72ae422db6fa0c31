// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// log2(Tensor self) -> Tensor
struct log2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log2(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable log2_loops =
    make_loops<log2_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
