// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct _erf_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * exp(-(self * self));
  }
};

// round(Tensor self) -> Tensor
struct round_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return round(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _erf_grad_self_loops =
    make_loops<_erf_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable round_loops =
    make_loops<round_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
