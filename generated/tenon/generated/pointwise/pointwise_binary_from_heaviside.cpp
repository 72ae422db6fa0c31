// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// heaviside(Tensor self, Tensor values) -> Tensor
struct heaviside_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V values) {
    return where(self == V(0), values, where(self > V(0), V(1), V(0)));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable heaviside_loops =
    make_long_loops<heaviside_compute, 2, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
