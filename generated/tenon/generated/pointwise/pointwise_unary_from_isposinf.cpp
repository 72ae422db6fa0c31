// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// isposinf(Tensor self) -> Tensor
struct isposinf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self) && self > V(0);
  }
};

// log(Tensor self) -> Tensor
struct log_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable isposinf_loops =
    make_predicate_loops<isposinf_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable log_loops =
    make_loops<log_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
