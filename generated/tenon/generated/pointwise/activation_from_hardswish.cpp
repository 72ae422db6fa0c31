// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// hardswish(Tensor self) -> Tensor
struct hardswish_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self < -V(3), V(0), where(self <= V(3), self * ((self + V(3)) / V(6)), self));
  }
};

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _hardswish_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(self < -V(3), V(0),
                 where(self <= V(3), grad_output * (self / V(3) + V(0.5)), grad_output));
  }
};

// _hardswish_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _hardswish_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    return where(self < -V(3), V(0), where(self <= V(3), grad_grad * grad_output / V(3), V(0)));
  }
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
struct hardtanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min_val, V max_val) {
    return where(self <= min_val, min_val, where(self >= max_val, max_val, self));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable hardswish_loops =
    make_loops<hardswish_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _hardswish_grad_self_loops =
    make_long_loops<_hardswish_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _hardswish_grad_self_grad_self_loops =
    make_long_loops<_hardswish_grad_self_grad_self_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable hardtanh_loops =
    make_long_loops<hardtanh_compute, 1, 2, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
