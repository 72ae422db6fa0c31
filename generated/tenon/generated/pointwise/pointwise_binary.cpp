// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct add_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return self + alpha * other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable add_Tensor_loops =
    make_loops<add_Tensor_compute, 2, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable add_Scalar_loops =
    make_loops<add_Tensor_compute, 1, 2, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
