// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _atan2_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return grad_output * (other / (self * self + other * other));
  }
};

// _remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) ->
//   Tensor
struct _remainder_grad_other_Tensor_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * scale * floor(self / other);
  }
};

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _maximum_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return where(self == other, grad_output * V(0.5), where(self < other, V(0), grad_output));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _atan2_grad_self_loops =
    make_loops<_atan2_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _remainder_grad_other_Tensor_loops =
    make_loops<_remainder_grad_other_Tensor_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _maximum_grad_self_loops =
    make_loops<_maximum_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
