// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/activation.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_hardswish_grad_self.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_silu_backward_grad_self.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/_softplus_backward_grad_self.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
struct ThresholdBackwardBackward final : BackwardNode<ThresholdBackwardBackward, 0, 1> {
  std::string_view name() const override { return "ThresholdBackwardBackward"; }
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

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
struct InternalSoftmaxBackward final : BackwardNode<InternalSoftmaxBackward, 0> {
  std::string_view name() const override { return "InternalSoftmaxBackward"; }
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

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
struct InternalLogSoftmaxBackward final : BackwardNode<InternalLogSoftmaxBackward, 0> {
  std::string_view name() const override { return "InternalLogSoftmaxBackward"; }
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
      results[0] = ops::_log_softmax_backward_data(grad, unpack(result_), dim_, self_dtype_);
    }
  }

  int64_t dim_{};
  DType self_dtype_{};
  SavedTensor result_;
};

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
struct InternalLogSoftmaxBackwardDataBackward final
    : BackwardNode<InternalLogSoftmaxBackwardDataBackward, 0, 1> {
  std::string_view name() const override { return "InternalLogSoftmaxBackwardDataBackward"; }
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output, int64_t dim,
            const auto&...) {
    call.save(output_, output, "output");
    dim_ = dim;
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = grad - ops::sum((grad * ops::exp(unpack(output_))), dim_, true);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = -(grad * ops::exp(output) * ops::sum(grad_output, dim_, true));
    }
  }

  SavedTensor output_, grad_output_;
  int64_t dim_{};
};

// _silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct InternalSiluBackwardGradSelfBackward final
    : BackwardNode<InternalSiluBackwardGradSelfBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalSiluBackwardGradSelfBackward"; }
  void release_saved() override { reset(grad_output_, self_, grad_grad_); }
  void save(const auto& call, const TensorBase& grad_grad, const TensorBase& grad_output,
            const TensorBase& self) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    call.save(self_, self, "self");
    grad_grad_sizes_ = grad_grad.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_grad_, grad_grad, "grad_grad");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase self = unpack(self_);
      results[0] = sum_to(ops::_silu_backward_grad_self(grad, grad_output, self), grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_grad = unpack(grad_grad_);
      results[1] = sum_to(ops::_silu_backward_grad_self(grad, grad_grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase self = unpack(self_);
      const TensorBase grad_grad = unpack(grad_grad_);
      const auto sigmoid_of_self = ops::sigmoid(self);
      const auto term = 1 - sigmoid_of_self;
      const auto factor = self * term;
      const auto factor_2 = sigmoid_of_self * self;
      const auto term_2 = factor + 2 - factor_2;
      results[2] = sum_to(
          grad * grad_grad * grad_output * term * sigmoid_of_self *
          (term * term_2 + term * (1 - factor_2) - sigmoid_of_self * term_2 -
           sigmoid_of_self * (factor + 1)), self_sizes_);
    }
  }

  SavedTensor grad_output_, self_, grad_grad_;
  DimVector grad_grad_sizes_, grad_output_sizes_, self_sizes_;
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
struct LeakyReluBackwardBackward final : BackwardNode<LeakyReluBackwardBackward, 0, 1> {
  std::string_view name() const override { return "LeakyReluBackwardBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& negative_slope, bool self_is_result) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    negative_slope_ = negative_slope;
    self_is_result_ = self_is_result;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(
          ops::leaky_relu_backward(grad, unpack(self_), negative_slope_, self_is_result_),
          grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar negative_slope_;
  bool self_is_result_{};
  DimVector grad_output_sizes_, self_sizes_;
};

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
struct EluBackwardBackward final : BackwardNode<EluBackwardBackward, 0, 5> {
  std::string_view name() const override { return "EluBackwardBackward"; }
  void release_saved() override { reset(self_or_result_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const Scalar& alpha,
            const Scalar& scale, const Scalar& input_scale, bool is_result,
            const TensorBase& self_or_result) {
    alpha_ = alpha;
    scale_ = scale;
    input_scale_ = input_scale;
    is_result_ = is_result;
    call.save(self_or_result_, self_or_result, "self_or_result");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_or_result_sizes_ = self_or_result.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(
          ops::elu_backward(grad, alpha_, scale_, input_scale_, is_result_,
                            unpack(self_or_result_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self_or_result = unpack(self_or_result_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          formulas::elu_double_backward(grad, grad_output, alpha_, scale_, input_scale_, is_result_,
                                        self_or_result), self_or_result_sizes_);
    }
  }

  Scalar alpha_, scale_, input_scale_;
  bool is_result_{};
  SavedTensor self_or_result_, grad_output_;
  DimVector grad_output_sizes_, self_or_result_sizes_;
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
struct SoftplusBackward final : BackwardNode<SoftplusBackward, 0> {
  std::string_view name() const override { return "SoftplusBackward"; }
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

// _softplus_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar beta,
//   Scalar threshold) -> Tensor
struct InternalSoftplusBackwardGradSelfBackward final
    : BackwardNode<InternalSoftplusBackwardGradSelfBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalSoftplusBackwardGradSelfBackward"; }
  void release_saved() override { reset(grad_output_, self_, grad_grad_); }
  void save(const auto& call, const TensorBase& grad_grad, const TensorBase& grad_output,
            const TensorBase& self, const Scalar& beta, const Scalar& threshold) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    call.save(self_, self, "self");
    beta_ = beta;
    threshold_ = threshold;
    grad_grad_sizes_ = grad_grad.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_grad_, grad_grad, "grad_grad");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase self = unpack(self_);
      results[0] = sum_to(
          ops::_softplus_backward_grad_self(grad, grad_output, self, beta_, threshold_),
          grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_grad = unpack(grad_grad_);
      results[1] = sum_to(
          ops::_softplus_backward_grad_self(grad, grad_grad, self, beta_, threshold_),
          grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase self = unpack(self_);
      const TensorBase grad_grad = unpack(grad_grad_);
      const auto factor = formulas::maybe_multiply(self, beta_);
      const auto its_sigmoid = ops::sigmoid(factor);
      results[2] = sum_to(
          ops::masked_fill(
              (
                  grad * grad_grad * grad_output * (1 - its_sigmoid) * its_sigmoid *
                  (1 - its_sigmoid * 2) * (beta_.toDouble() * beta_.toDouble())),
              ops::gt(factor, threshold_), 0), self_sizes_);
    }
  }

  SavedTensor grad_output_, self_, grad_grad_;
  Scalar beta_, threshold_;
  DimVector grad_grad_sizes_, grad_output_sizes_, self_sizes_;
};

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalHardsigmoidGradSelfBackward final
    : BackwardNode<InternalHardsigmoidGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalHardsigmoidGradSelfBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_hardsigmoid_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  DimVector grad_output_sizes_, self_sizes_;
};

// hardswish(Tensor self) -> Tensor
struct HardswishBackward final : BackwardNode<HardswishBackward, 0> {
  std::string_view name() const override { return "HardswishBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_hardswish_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_activation_4() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_4.cpp");
  kernels.record<ThresholdBackwardBackward, stubs::threshold_backward>();
  kernels.record<InternalSoftmaxBackward, stubs::_softmax>();
  kernels.record<InternalLogSoftmaxBackward, stubs::_log_softmax>();
  kernels.record<InternalLogSoftmaxBackwardDataBackward, stubs::_log_softmax_backward_data>();
  kernels.record<InternalSiluBackwardGradSelfBackward, stubs::_silu_backward_grad_self>();
  kernels.record<LeakyReluBackwardBackward, stubs::leaky_relu_backward>();
  kernels.record<EluBackwardBackward, stubs::elu_backward>();
  kernels.record<SoftplusBackward, stubs::softplus>();
  kernels.record<InternalSoftplusBackwardGradSelfBackward, stubs::_softplus_backward_grad_self>();
  kernels.record<InternalHardsigmoidGradSelfBackward, stubs::_hardsigmoid_grad_self>();
  kernels.record<HardswishBackward, stubs::hardswish, stubs::hardswish_>();
  kernels.refuse<stubs::_softmax_out, stubs::_log_softmax_out, stubs::softplus_out>();
}

}  // namespace tenon
