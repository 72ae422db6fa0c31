// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// erfc(Tensor self) -> Tensor
struct erfc_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return erfc(self);
  }
};

// exp(Tensor self) -> Tensor
struct exp_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable erfc_loops =
    make_loops<erfc_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable exp_loops =
    make_loops<exp_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
