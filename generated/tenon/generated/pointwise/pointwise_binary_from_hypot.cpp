// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// hypot(Tensor self, Tensor other) -> Tensor
struct hypot_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return hypot(self, other);
  }
};

// _hypot_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _hypot_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return grad_output * (self / hypot(self, other));
  }
};

// _hypot_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other) ->
//   Tensor
struct _hypot_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other) {
    const auto hypot_of_self = hypot(self, other);
    return grad_grad * grad_output *
        ((V(1) - self * self / hypot_of_self / hypot_of_self) / hypot_of_self);
  }
};

// _hypot_grad_self_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other,
//   Scalar scale) -> Tensor
struct _hypot_grad_self_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other, V scale) {
    const auto hypot_of_self = hypot(self, other);
    return grad_grad * grad_output *
        (scale * self * other / hypot_of_self / hypot_of_self / hypot_of_self);
  }
};

// _hypot_grad_other(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _hypot_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return grad_output * (other / hypot(self, other));
  }
};

// _hypot_grad_other_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other) ->
//   Tensor
struct _hypot_grad_other_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other) {
    const auto hypot_of_self = hypot(self, other);
    return grad_grad * grad_output *
        ((V(1) - other * other / hypot_of_self / hypot_of_self) / hypot_of_self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable hypot_loops =
    make_loops<hypot_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _hypot_grad_self_loops =
    make_long_loops<_hypot_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _hypot_grad_self_grad_self_loops =
    make_long_loops<_hypot_grad_self_grad_self_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _hypot_grad_self_grad_other_loops =
    make_long_loops<_hypot_grad_self_grad_other_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _hypot_grad_other_loops =
    make_long_loops<_hypot_grad_other_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _hypot_grad_other_grad_other_loops =
    make_long_loops<_hypot_grad_other_grad_other_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
