// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
struct lerp_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V end, V weight) {
    return where(abs(weight) < V(0.5), self + weight * (end - self),
                 end - (end - self) * (V(1) - weight));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable lerp_Tensor_loops =
    make_loops<lerp_Tensor_compute, 3, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable lerp_Scalar_loops =
    make_loops<lerp_Tensor_compute, 2, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
