// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// floor_divide(Tensor self, Tensor other) -> Tensor
// floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
struct floor_divide_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return floor_divide(self, other);
  }
};

// fmax(Tensor self, Tensor other) -> Tensor
struct fmax_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return where(isnan(other) || self >= other, self, other);
  }
};

// fmin(Tensor self, Tensor other) -> Tensor
struct fmin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return where(isnan(other) || self <= other, self, other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable floor_divide_loops =
    make_long_loops<floor_divide_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable floor_divide_Scalar_loops =
    make_long_loops<floor_divide_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable fmax_loops =
    make_long_loops<fmax_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable fmin_loops =
    make_long_loops<fmin_compute, 2, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
