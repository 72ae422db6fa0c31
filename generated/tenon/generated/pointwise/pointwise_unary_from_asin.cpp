// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// asin(Tensor self) -> Tensor
struct asin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return asin(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable asin_loops =
    make_loops<asin_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
