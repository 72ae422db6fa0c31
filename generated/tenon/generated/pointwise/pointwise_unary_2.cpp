// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// neg(Tensor self) -> Tensor
struct neg_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return -self;
  }
};

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct _acos_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * rsqrt(V(1) - self * self);
  }
};

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _atan_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output / (self * self + V(1));
  }
};

// reciprocal(Tensor self) -> Tensor
struct reciprocal_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return V(1) / self;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable neg_loops =
    make_loops<neg_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _acos_grad_self_loops =
    make_loops<_acos_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _atan_grad_self_loops =
    make_loops<_atan_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable reciprocal_loops =
    make_loops<reciprocal_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
