// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sqrt(Tensor self) -> Tensor
struct sqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sqrt(self);
  }
};

// isinf(Tensor self) -> Tensor
struct isinf_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable sqrt_loops =
    make_loops<sqrt_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable isinf_loops =
    make_predicate_loops<isinf_compute, 1, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
