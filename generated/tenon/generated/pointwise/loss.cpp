// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _huber(Tensor self, Tensor target, float delta) -> Tensor
struct _huber_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V target, V delta) {
    return where(abs(self - target) >= delta, delta * (abs(self - target) - V(0.5) * delta),
                 V(0.5) * (self - target) * (self - target));
  }
};

// _huber_grad_self(Tensor grad_output, Tensor self, Tensor target, float delta) -> Tensor
struct _huber_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V target, V delta) {
    const auto term = self - target;
    return where(delta <= abs(term), grad_output * delta * sign(term), grad_output * term);
  }
};

// _huber_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor target,
//   float delta) -> Tensor
struct _huber_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V target, V delta) {
    return where(delta <= abs(self - target), V(0), grad_grad * grad_output);
  }
};

// _huber_grad_self_grad_target(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor target,
//   float delta) -> Tensor
struct _huber_grad_self_grad_target_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V target, V delta) {
    return where(delta <= abs(self - target), V(0), -(grad_grad * grad_output));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _huber_loops =
    make_loops<_huber_compute, 2, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _huber_grad_self_loops =
    make_long_loops<_huber_grad_self_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _huber_grad_self_grad_self_loops =
    make_long_loops<_huber_grad_self_grad_self_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _huber_grad_self_grad_target_loops =
    make_long_loops<_huber_grad_self_grad_target_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
