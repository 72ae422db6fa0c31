// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _prelu_kernel(Tensor self, Tensor weight) -> Tensor
struct _prelu_kernel_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V weight) {
    return where(self > V(0), self, weight * self);
  }
};

// _prelu_kernel_grad_self(Tensor grad_output, Tensor self, Tensor weight) -> Tensor
struct _prelu_kernel_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V weight) {
    return where(V(0) < self, grad_output, grad_output * weight);
  }
};

// _prelu_kernel_grad_self_grad_weight(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _prelu_kernel_grad_self_grad_weight_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    return where(V(0) < self, V(0), grad_grad * grad_output);
  }
};

// _prelu_kernel_grad_weight(Tensor grad_output, Tensor self) -> Tensor
struct _prelu_kernel_grad_weight_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(V(0) < self, V(0), grad_output * self);
  }
};

// relu(Tensor self) -> Tensor
struct relu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self <= V(0), V(0), self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _prelu_kernel_loops =
    make_loops<_prelu_kernel_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _prelu_kernel_grad_self_loops =
    make_long_loops<_prelu_kernel_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _prelu_kernel_grad_self_grad_weight_loops =
    make_long_loops<_prelu_kernel_grad_self_grad_weight_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _prelu_kernel_grad_weight_loops =
    make_long_loops<_prelu_kernel_grad_weight_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable relu_loops =
    make_loops<relu_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
