// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
struct hardtanh_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min_val, V max_val) {
    return where(self <= min_val || self >= max_val, V(0), grad_output);
  }
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
struct leaky_relu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V negative_slope) {
    return where(self > V(0), self, self * negative_slope);
  }
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
struct leaky_relu_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V negative_slope,
                                          [[maybe_unused]] V self_is_result) {
    return where(self > V(0), grad_output, grad_output * negative_slope);
  }
};

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

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct sigmoid_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (V(1) - output) * output;
  }
};

// _sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> Tensor
struct _sigmoid_backward_grad_output_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V output) {
    return grad_grad * grad_output * (V(1) - V(2) * output);
  }
};

// silu(Tensor self) -> Tensor
struct silu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return silu(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable hardtanh_backward_loops =
    make_loops<hardtanh_backward_compute, 2, 2, DTypes::kFloating>();
extern constexpr PointwiseLoopTable leaky_relu_loops =
    make_loops<leaky_relu_compute, 1, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable leaky_relu_backward_loops =
    make_loops<leaky_relu_backward_compute, 2, 2, DTypes::kFloating>();
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
extern constexpr PointwiseLoopTable sigmoid_backward_loops =
    make_loops<sigmoid_backward_compute, 2, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _sigmoid_backward_grad_output_loops =
    make_long_loops<_sigmoid_backward_grad_output_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable silu_loops =
    make_loops<silu_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
