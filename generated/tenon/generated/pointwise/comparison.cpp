// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// eq.Tensor(Tensor self, Tensor other) -> Tensor
// eq.Scalar(Tensor self, Scalar other) -> Tensor
struct eq_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self == other;
  }
};

// ge.Tensor(Tensor self, Tensor other) -> Tensor
// ge.Scalar(Tensor self, Scalar other) -> Tensor
struct ge_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self >= other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable eq_Tensor_loops =
    make_predicate_loops<eq_Tensor_compute, 2, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable eq_Scalar_loops =
    make_predicate_loops<eq_Tensor_compute, 1, 1, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable ge_Tensor_loops =
    make_predicate_loops<ge_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable ge_Scalar_loops =
    make_predicate_loops<ge_Tensor_compute, 1, 1, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
