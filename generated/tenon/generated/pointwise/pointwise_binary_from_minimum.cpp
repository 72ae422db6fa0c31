// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// minimum(Tensor self, Tensor other) -> Tensor
struct minimum_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return min(self, other);
  }
};

// mul.Tensor(Tensor self, Tensor other) -> Tensor
// mul.Scalar(Tensor self, Scalar other) -> Tensor
struct mul_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self * other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable minimum_loops =
    make_long_loops<minimum_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable mul_Tensor_loops =
    make_loops<mul_Tensor_compute, 2, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable mul_Scalar_loops =
    make_loops<mul_Tensor_compute, 1, 1, DTypes::kAll | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
