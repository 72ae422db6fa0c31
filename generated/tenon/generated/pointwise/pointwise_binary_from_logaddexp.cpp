// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// logaddexp(Tensor self, Tensor other) -> Tensor
struct logaddexp_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return where(self == other && isinf(self), self,
                 max(self, other) + log1p(exp(-abs(self - other))));
  }
};

// logaddexp2(Tensor self, Tensor other) -> Tensor
struct logaddexp2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return where(self == other && isinf(self), self,
                 max(self, other) +
                 log1p(exp(-abs(self - other) * V(0.69314718055994531))) * V(1.4426950408889634));
  }
};

// maximum(Tensor self, Tensor other) -> Tensor
struct maximum_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return max(self, other);
  }
};

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _maximum_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return where(self == other, grad_output * V(0.5), where(self < other, V(0), grad_output));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable logaddexp_loops =
    make_long_loops<logaddexp_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable logaddexp2_loops =
    make_long_loops<logaddexp2_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable maximum_loops =
    make_long_loops<maximum_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable _maximum_grad_self_loops =
    make_long_loops<_maximum_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
