// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// acos(Tensor self) -> Tensor
struct acos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return acos(self);
  }
};

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct _acos_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * rsqrt((V(1) - self) * (V(1) + self));
  }
};

// _acos_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _acos_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto its_rsqrt = rsqrt((V(1) - self) * (V(1) + self));
    return grad_grad * grad_output * scale * its_rsqrt * its_rsqrt * its_rsqrt * self;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable acos_loops =
    make_loops<acos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _acos_grad_self_loops =
    make_long_loops<_acos_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _acos_grad_self_grad_self_loops =
    make_long_loops<_acos_grad_self_grad_self_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
