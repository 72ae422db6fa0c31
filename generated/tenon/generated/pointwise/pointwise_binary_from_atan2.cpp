// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// atan2(Tensor self, Tensor other) -> Tensor
struct atan2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return atan2(self, other);
  }
};

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _atan2_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return grad_output * (other / (self * self + other * other));
  }
};

// _atan2_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other,
//   Scalar scale) -> Tensor
struct _atan2_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other, V scale) {
    const auto term = self * self + other * other;
    return grad_grad * grad_output * (scale * other * self / term / term);
  }
};

// _atan2_grad_self_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other) ->
//   Tensor
struct _atan2_grad_self_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other) {
    const auto term = self * self + other * other;
    return grad_grad * grad_output * ((V(1) - V(2) * other * other / term) / term);
  }
};

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct _atan2_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * (scale * self / (self * self + other * other));
  }
};

// _atan2_grad_other_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other,
//   Scalar scale) -> Tensor
struct _atan2_grad_other_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other, V scale) {
    const auto term = self * self + other * other;
    return grad_grad * grad_output * (scale * (V(1) - V(2) * self * self / term) / term);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable atan2_loops =
    make_loops<atan2_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _atan2_grad_self_loops =
    make_long_loops<_atan2_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _atan2_grad_self_grad_self_loops =
    make_long_loops<_atan2_grad_self_grad_self_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _atan2_grad_self_grad_other_loops =
    make_long_loops<_atan2_grad_self_grad_other_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _atan2_grad_other_loops =
    make_long_loops<_atan2_grad_other_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _atan2_grad_other_grad_self_loops =
    make_long_loops<_atan2_grad_other_grad_self_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
