// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct sigmoid_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (V(1) - output) * output;
  }
};

// _sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> Tensor
struct _sigmoid_backward_grad_output_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V output) {
    return grad_grad * grad_output * (V(1) - V(2) * output);
  }
};

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
struct tanh_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (V(1) - output * output);
  }
};

// _tanh_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output, Scalar scale) ->
//   Tensor
struct _tanh_backward_grad_output_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V output, V scale) {
    return grad_grad * grad_output * scale * output;
  }
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
struct hardtanh_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min_val, V max_val) {
    return where(self <= min_val, min_val, where(self >= max_val, max_val, self));
  }
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
struct leaky_relu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V negative_slope) {
    return where(self > V(0), self, self * negative_slope);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable sigmoid_backward_loops =
    make_loops<sigmoid_backward_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _sigmoid_backward_grad_output_loops =
    make_loops<_sigmoid_backward_grad_output_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable tanh_backward_loops =
    make_loops<tanh_backward_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _tanh_backward_grad_output_loops =
    make_loops<_tanh_backward_grad_output_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable hardtanh_loops =
    make_loops<hardtanh_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable leaky_relu_loops =
    make_loops<leaky_relu_compute, 1, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
