// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
struct silu_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * sigmoid(self) * (V(1) + self * (V(1) - sigmoid(self)));
  }
};

// _silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _silu_backward_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    const auto sigmoid_of_self = sigmoid(self);
    const auto term = V(1) - sigmoid_of_self;
    return grad_grad * grad_output * sigmoid_of_self * term *
        (V(2) + self * term - sigmoid_of_self * self);
  }
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
struct softplus_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V beta, V threshold) {
    return where(self * beta > threshold, self, log1p(exp(self * beta)) / beta);
  }
};

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
struct softplus_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V beta, V threshold) {
    return where(self * beta > threshold, grad_output, grad_output * sigmoid(self * beta));
  }
};

// _softplus_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar beta,
//   Scalar threshold) -> Tensor
struct _softplus_backward_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V beta, V threshold) {
    const auto factor = self * beta;
    const auto its_sigmoid = sigmoid(factor);
    return where(threshold < factor, V(0),
                 grad_grad * grad_output * its_sigmoid * (V(1) - its_sigmoid) * beta);
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
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V output, V scale) {
    return grad_grad * grad_output * scale * output;
  }
};

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
struct threshold_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V threshold) {
    return where(self <= threshold, V(0), grad_output);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable silu_backward_loops =
    make_long_loops<silu_backward_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _silu_backward_grad_self_loops =
    make_long_loops<_silu_backward_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable softplus_loops =
    make_long_loops<softplus_compute, 1, 2, DTypes::kFloating>();
extern constexpr PointwiseLoopTable softplus_backward_loops =
    make_loops<softplus_backward_compute, 2, 2, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _softplus_backward_grad_self_loops =
    make_long_loops<_softplus_backward_grad_self_compute, 3, 2,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable tanh_backward_loops =
    make_loops<tanh_backward_compute, 2, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _tanh_backward_grad_output_loops =
    make_long_loops<_tanh_backward_grad_output_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable threshold_backward_loops =
    make_long_loops<threshold_backward_compute, 2, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
