// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// ne.Tensor(Tensor self, Tensor other) -> Tensor
// ne.Scalar(Tensor self, Scalar other) -> Tensor
struct ne_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self != other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable ne_Tensor_loops =
    make_predicate_loops<ne_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable ne_Scalar_loops =
    make_predicate_loops<ne_Tensor_compute, 1, 1, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
