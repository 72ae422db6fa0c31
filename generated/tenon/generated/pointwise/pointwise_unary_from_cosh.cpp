// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// cosh(Tensor self) -> Tensor
struct cosh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cosh(self);
  }
};

// _cosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _cosh_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * sinh(self);
  }
};

// _cosh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _cosh_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    return grad_grad * grad_output * cosh(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable cosh_loops =
    make_loops<cosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _cosh_grad_self_loops =
    make_long_loops<_cosh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _cosh_grad_self_grad_self_loops =
    make_long_loops<_cosh_grad_self_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
