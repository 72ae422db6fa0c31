// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// gt.Tensor(Tensor self, Tensor other) -> Tensor
// gt.Scalar(Tensor self, Scalar other) -> Tensor
struct gt_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self > other;
  }
};

// le.Tensor(Tensor self, Tensor other) -> Tensor
// le.Scalar(Tensor self, Scalar other) -> Tensor
struct le_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self <= other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable gt_Tensor_loops =
    make_predicate_loops<gt_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable gt_Scalar_loops =
    make_predicate_loops<gt_Tensor_compute, 1, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable le_Tensor_loops =
    make_predicate_loops<le_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable le_Scalar_loops =
    make_predicate_loops<le_Tensor_compute, 1, 1, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
