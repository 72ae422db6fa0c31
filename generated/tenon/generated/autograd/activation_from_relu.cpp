// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/activation.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// relu(Tensor self) -> Tensor
struct ReluBackward final : BackwardNode<ReluBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::threshold_backward(grad, unpack(result_), 0);
  }

  SavedTensor result_;
};

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct SigmoidBackwardBackward final : BackwardNode<SigmoidBackwardBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::sigmoid_backward(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_output, output), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// silu(Tensor self) -> Tensor
struct SiluBackward final : BackwardNode<SiluBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::silu_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
struct SiluBackwardBackward final : BackwardNode<SiluBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::silu_backward(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_silu_backward_grad_self(grad, grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
struct InternalSoftmaxBackward final : BackwardNode<InternalSoftmaxBackward, 0> {
  void release_saved() override { reset(result_); }
  void save(const auto&, const TensorBase& self, int64_t dim, const auto&...) {
    dim_ = dim;
    self_dtype_ = self.dtype();
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_softmax_backward_data(grad, unpack(result_), dim_, self_dtype_);
    }
  }

  int64_t dim_{};
  DType self_dtype_{};
  SavedTensor result_;
};

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
struct InternalSoftmaxBackwardDataBackward final
    : BackwardNode<InternalSoftmaxBackwardDataBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output, int64_t dim,
            DType input_dtype) {
    call.save(output_, output, "output");
    dim_ = dim;
    input_dtype_ = input_dtype;
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_softmax_backward_data(grad, unpack(output_), dim_, input_dtype_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = formulas::softmax_double_backward(grad, grad_output, output, dim_);
    }
  }

  SavedTensor output_, grad_output_;
  int64_t dim_{};
  DType input_dtype_{};
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
struct SoftplusBackward final : BackwardNode<SoftplusBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& beta, const Scalar& threshold) {
    call.save(self_, self, "self");
    beta_ = beta;
    threshold_ = threshold;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::softplus_backward(grad, unpack(self_), beta_, threshold_);
    }
  }

  SavedTensor self_;
  Scalar beta_, threshold_;
};

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
struct SoftplusBackwardBackward final : BackwardNode<SoftplusBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& beta, const Scalar& threshold) {
    call.save(self_, self, "self");
    beta_ = beta;
    threshold_ = threshold;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::softplus_backward(grad, unpack(self_), beta_, threshold_),
                          grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::_softplus_backward_grad_self(grad, grad_output, self, beta_, threshold_),
          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar beta_, threshold_;
  DimVector grad_output_sizes_, self_sizes_;
};

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
struct TanhBackwardBackward final : BackwardNode<TanhBackwardBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::tanh_backward(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, -2), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
struct ThresholdBackwardBackward final : BackwardNode<ThresholdBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& threshold) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    threshold_ = threshold;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::threshold_backward(grad, unpack(self_), threshold_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar threshold_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _sigmoid_backward_grad_output_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& output) {
  return grad_grad * grad_output * (1 - output * 2);
}

TensorBase _silu_backward_grad_self_composed(const TensorBase& grad_grad,
                                             const TensorBase& grad_output,
                                             const TensorBase& self) {
  const TensorBase sigmoid_of_self = ops::sigmoid(self);
  const TensorBase term = 1 - sigmoid_of_self;
  return grad_grad * grad_output * sigmoid_of_self * term *
      (self * term + 2 - sigmoid_of_self * self);
}

TensorBase _softplus_backward_grad_self_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const Scalar& beta, const Scalar& threshold) {
  const TensorBase factor = formulas::maybe_multiply(self, beta);
  const TensorBase its_sigmoid = ops::sigmoid(factor);
  return ops::masked_fill(
      formulas::maybe_multiply(grad_grad * grad_output * its_sigmoid * (1 - its_sigmoid), beta),
      ops::gt(factor, threshold), 0);
}

TensorBase _tanh_backward_grad_output_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& output, const Scalar& scale) {
  return formulas::maybe_multiply(grad_grad * grad_output * output, scale);
}

}  // namespace

void register_autograd_activation_from_relu() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_relu.cpp");
  kernels.record<ReluBackward, stubs::relu, stubs::relu_>();
  kernels.record<SigmoidBackwardBackward, stubs::sigmoid_backward>();
  kernels.record<SiluBackward, stubs::silu, stubs::silu_>();
  kernels.record<SiluBackwardBackward, stubs::silu_backward>();
  kernels.record<InternalSoftmaxBackward, stubs::_softmax>();
  kernels.record<InternalSoftmaxBackwardDataBackward, stubs::_softmax_backward_data>();
  kernels.record<SoftplusBackward, stubs::softplus>();
  kernels.record<SoftplusBackwardBackward, stubs::softplus_backward>();
  kernels.record<TanhBackwardBackward, stubs::tanh_backward>();
  kernels.record<ThresholdBackwardBackward, stubs::threshold_backward>();
  kernels.compose<stubs::_sigmoid_backward_grad_output, _sigmoid_backward_grad_output_composed>();
  kernels.compose<stubs::_silu_backward_grad_self, _silu_backward_grad_self_composed>();
  kernels.compose<stubs::_softplus_backward_grad_self, _softplus_backward_grad_self_composed>();
  kernels.compose<stubs::_tanh_backward_grad_output, _tanh_backward_grad_output_composed>();
  kernels.refuse<stubs::relu_out, stubs::silu_out, stubs::_softmax_out, stubs::softplus_out>();
}

}  // namespace tenon
