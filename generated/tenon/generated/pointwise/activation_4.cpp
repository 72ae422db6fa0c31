// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
struct threshold_backward_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V threshold) {
    return where(self <= threshold, V(0), grad_output);
  }
};

// _silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _silu_backward_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    const auto sigmoid_of_self = sigmoid(self);
    const auto term = V(1) - sigmoid_of_self;
    return grad_grad * grad_output * sigmoid_of_self * term *
        (V(2) + self * term - sigmoid_of_self * self);
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

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
struct elu_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self_or_result, V alpha, V scale,
                                          V input_scale, V is_result) {
    return where(self_or_result <= V(0),
                 (where(is_result != V(0),
                        grad_output * input_scale * (self_or_result + alpha * scale),
                        grad_output * input_scale * alpha * scale *
                        exp(self_or_result * input_scale))), grad_output * scale);
  }
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
struct softplus_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V beta, V threshold) {
    return where(self * beta > threshold, self, log1p(exp(self * beta)) / beta);
  }
};

// _softplus_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar beta,
//   Scalar threshold) -> Tensor
struct _softplus_backward_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V beta, V threshold) {
    const auto factor = self * beta;
    const auto its_sigmoid = sigmoid(factor);
    return where(threshold < factor, V(0),
                 grad_grad * grad_output * its_sigmoid * (V(1) - its_sigmoid) * beta);
  }
};

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _hardsigmoid_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(self <= -V(3) || V(3) <= self, V(0), grad_output / V(6));
  }
};

// hardswish(Tensor self) -> Tensor
struct hardswish_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self < -V(3), V(0), where(self <= V(3), self * ((self + V(3)) / V(6)), self));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable threshold_backward_loops =
    make_loops<threshold_backward_compute, 2, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _silu_backward_grad_self_loops =
    make_loops<_silu_backward_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable leaky_relu_backward_loops =
    make_loops<leaky_relu_backward_compute, 2, 2, DTypes::kFloating>();
extern constexpr PointwiseLoopTable elu_backward_loops =
    make_loops<elu_backward_compute, 2, 4, DTypes::kFloating>();
extern constexpr PointwiseLoopTable softplus_loops =
    make_loops<softplus_compute, 1, 2, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _softplus_backward_grad_self_loops =
    make_loops<_softplus_backward_grad_self_compute, 3, 2, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _hardsigmoid_grad_self_loops =
    make_loops<_hardsigmoid_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable hardswish_loops =
    make_loops<hardswish_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
