// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// expm1(Tensor self) -> Tensor
struct expm1_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return expm1(self);
  }
};

// _expm1_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct _expm1_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (output + V(1));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable expm1_loops =
    make_loops<expm1_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _expm1_grad_self_loops =
    make_long_loops<_expm1_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
