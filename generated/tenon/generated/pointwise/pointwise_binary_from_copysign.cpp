// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// copysign.Tensor(Tensor self, Tensor other) -> Tensor
// copysign.Scalar(Tensor self, Scalar other) -> Tensor
struct copysign_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return copysign(self, other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable copysign_Tensor_loops =
    make_loops<copysign_Tensor_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable copysign_Scalar_loops =
    make_loops<copysign_Tensor_compute, 1, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
