// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// isnan(Tensor self) -> Tensor
struct isnan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self != self;
  }
};

// isneginf(Tensor self) -> Tensor
struct isneginf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self) && self < V(0);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable isnan_loops =
    make_predicate_loops<isnan_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable isneginf_loops =
    make_predicate_loops<isneginf_compute, 1, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
