// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sinh(Tensor self) -> Tensor
struct sinh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sinh(self);
  }
};

// _sinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _sinh_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * cosh(self);
  }
};

// sqrt(Tensor self) -> Tensor
struct sqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sqrt(self);
  }
};

// square(Tensor self) -> Tensor
struct square_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self * self;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable sinh_loops =
    make_loops<sinh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _sinh_grad_self_loops =
    make_long_loops<_sinh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable sqrt_loops =
    make_loops<sqrt_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable square_loops =
    make_loops<square_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
