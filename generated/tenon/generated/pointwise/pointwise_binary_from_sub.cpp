// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct sub_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return self - alpha * other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable sub_Tensor_loops =
    make_loops<sub_Tensor_compute, 2, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable sub_Scalar_loops =
    make_loops<sub_Tensor_compute, 1, 2, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
