// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// logical_not(Tensor self) -> Tensor
struct logical_not_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self == V(0);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable logical_not_loops =
    make_predicate_loops<logical_not_compute, 1, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
