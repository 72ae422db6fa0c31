// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
struct where_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V condition, V self, V other) {
    return where(condition != V(0), self, other);
  }
};

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct _atan2_grad_other_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * (scale * self / (self * self + other * other));
  }
};

// maximum(Tensor self, Tensor other) -> Tensor
struct maximum_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return max(self, other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable where_self_loops =
    make_loops<where_self_compute, 3, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable _atan2_grad_other_loops =
    make_loops<_atan2_grad_other_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable maximum_loops =
    make_loops<maximum_compute, 2, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
