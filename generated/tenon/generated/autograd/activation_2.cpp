// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tenon/autograd/formulas/formulas.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/autograd/view.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/generator.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_hardswish_grad_self.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_silu_backward_grad_self.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/_softplus_backward_grad_self.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/activation_2.cpp";

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
class ThresholdBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "ThresholdBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& threshold = threshold_;
      results[0] = sum_to(ops::threshold_backward(grad, self, threshold), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar threshold_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// gelu(Tensor self, *, str approximate='none') -> Tensor
class GeluBackward final : public Node {
 public:
  std::string_view name() const override { return "GeluBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const std::string_view approximate = approximate_;
      results[0] = sum_to(ops::gelu_backward(grad, self, approximate), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  std::string approximate_;
  DimVector self_sizes_;
};

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
class InternalSoftmaxBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalSoftmaxBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const TensorBase result = result_.unpack(*this);
      results[0] = ops::_softmax_backward_data(grad, result, dim, self_dtype_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  int64_t dim_{};
  DType self_dtype_{};
  SavedTensor result_;
};

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
class InternalSoftmaxBackwardDataBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalSoftmaxBackwardDataBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase output = output_.unpack(*this);
      const int64_t& dim = dim_;
      const DType& input_dtype = input_dtype_;
      results[0] = ops::_softmax_backward_data(grad, output, dim, input_dtype);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const int64_t& dim = dim_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = formulas::softmax_double_backward(grad, grad_output, output, dim);
    }
    return results;
  }

  void release_saved() override {
    output_.reset();
    grad_output_.reset();
  }

  SavedTensor output_;
  int64_t dim_{};
  DType input_dtype_{};
  SavedTensor grad_output_;
};

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
class InternalLogSoftmaxBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalLogSoftmaxBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const TensorBase result = result_.unpack(*this);
      results[0] = ops::_log_softmax_backward_data(grad, result, dim, self_dtype_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  int64_t dim_{};
  DType self_dtype_{};
  SavedTensor result_;
};

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
class InternalLogSoftmaxBackwardDataBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalLogSoftmaxBackwardDataBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase output = output_.unpack(*this);
      const int64_t& dim = dim_;
      results[0] = grad - ops::sum((grad * ops::exp(output)), dim, true);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const int64_t& dim = dim_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = -(grad * ops::exp(output) * ops::sum(grad_output, dim, true));
    }
    return results;
  }

  void release_saved() override {
    output_.reset();
    grad_output_.reset();
  }

  SavedTensor output_;
  int64_t dim_{};
  SavedTensor grad_output_;
};

// silu(Tensor self) -> Tensor
class SiluBackward final : public Node {
 public:
  std::string_view name() const override { return "SiluBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::silu_backward(grad, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
class SiluBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "SiluBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::silu_backward(grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(ops::_silu_backward_grad_self(grad, grad_output, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
};

// _silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
class InternalSiluBackwardGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalSiluBackwardGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_silu_backward_grad_self(grad, grad_output, self), grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      results[1] = sum_to(ops::_silu_backward_grad_self(grad, grad_grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_grad = grad_grad_.unpack(*this);
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
    return results;
  }

  void release_saved() override {
    grad_output_.reset();
    self_.reset();
    grad_grad_.reset();
  }

  SavedTensor grad_output_;
  SavedTensor self_;
  DimVector grad_grad_sizes_;
  SavedTensor grad_grad_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
class LeakyReluBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "LeakyReluBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& negative_slope = negative_slope_;
      const bool& self_is_result = self_is_result_;
      results[0] = sum_to(ops::leaky_relu_backward(grad, self, negative_slope, self_is_result),
                          grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar negative_slope_;
  bool self_is_result_{};
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
class EluBackward final : public Node {
 public:
  std::string_view name() const override { return "EluBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& alpha = alpha_;
      const Scalar& scale = scale_;
      const Scalar& input_scale = input_scale_;
      const TensorBase self = self_.unpack(*this);
      results[0] =
          sum_to(ops::elu_backward(grad, alpha, scale, input_scale, false, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  Scalar alpha_;
  Scalar scale_;
  Scalar input_scale_;
  SavedTensor self_;
  DimVector self_sizes_;
};

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
class EluBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "EluBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& alpha = alpha_;
      const Scalar& scale = scale_;
      const Scalar& input_scale = input_scale_;
      const bool& is_result = is_result_;
      const TensorBase self_or_result = self_or_result_.unpack(*this);
      results[0] = sum_to(
          ops::elu_backward(grad, alpha, scale, input_scale, is_result, self_or_result),
          grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const Scalar& alpha = alpha_;
      const Scalar& scale = scale_;
      const Scalar& input_scale = input_scale_;
      const bool& is_result = is_result_;
      const TensorBase self_or_result = self_or_result_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          formulas::elu_double_backward(grad, grad_output, alpha, scale, input_scale, is_result,
                                        self_or_result), self_or_result_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_or_result_.reset();
    grad_output_.reset();
  }

  Scalar alpha_;
  Scalar scale_;
  Scalar input_scale_;
  bool is_result_{};
  SavedTensor self_or_result_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_or_result_sizes_;
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
class SoftplusBackward final : public Node {
 public:
  std::string_view name() const override { return "SoftplusBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& beta = beta_;
      const Scalar& threshold = threshold_;
      results[0] = sum_to(ops::softplus_backward(grad, self, beta, threshold), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar beta_;
  Scalar threshold_;
  DimVector self_sizes_;
};

// _softplus_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar beta,
//   Scalar threshold) -> Tensor
class InternalSoftplusBackwardGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalSoftplusBackwardGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      const Scalar& beta = beta_;
      const Scalar& threshold = threshold_;
      results[0] = sum_to(
          ops::_softplus_backward_grad_self(grad, grad_output, self, beta, threshold),
          grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& beta = beta_;
      const Scalar& threshold = threshold_;
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      results[1] = sum_to(ops::_softplus_backward_grad_self(grad, grad_grad, self, beta, threshold),
                          grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      const Scalar& beta = beta_;
      const Scalar& threshold = threshold_;
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      const auto factor = formulas::maybe_multiply(self, beta);
      const auto its_sigmoid = ops::sigmoid(factor);
      results[2] = sum_to(
          ops::masked_fill(
              (
                  grad * grad_grad * grad_output * (1 - its_sigmoid) * its_sigmoid *
                  (1 - its_sigmoid * 2) * (beta.toDouble() * beta.toDouble())),
              ops::gt(factor, threshold), 0), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    grad_output_.reset();
    self_.reset();
    grad_grad_.reset();
  }

  SavedTensor grad_output_;
  SavedTensor self_;
  Scalar beta_;
  Scalar threshold_;
  DimVector grad_grad_sizes_;
  SavedTensor grad_grad_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
class InternalHardsigmoidGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalHardsigmoidGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_hardsigmoid_grad_self(grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// hardswish(Tensor self) -> Tensor
class HardswishBackward final : public Node {
 public:
  std::string_view name() const override { return "HardswishBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_hardswish_grad_self(grad, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
class InternalHardswishGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalHardswishGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_hardswish_grad_self(grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          ops::masked_fill(
              ops::masked_fill((grad * grad_output * 0.3333333333333333),
                               ops::logical_not(ops::le(self, 3)), 0), ops::lt(self, -3), 0),
          self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
};

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
TensorBase threshold_backward(DispatchKeySet keys, const TensorBase& grad_output,
                              const TensorBase& self, const Scalar& threshold) {
  intrusive_ptr<ThresholdBackwardBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<ThresholdBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "threshold_backward", "self");
    node->threshold_ = threshold;
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::threshold_backward::redispatch(keys & after_autograd_keys, grad_output,
                                                            self, threshold);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// gelu(Tensor self, *, str approximate='none') -> Tensor
TensorBase gelu(DispatchKeySet keys, const TensorBase& self, std::string_view approximate) {
  intrusive_ptr<GeluBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<GeluBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "gelu", "self");
    node->approximate_ = approximate;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::gelu::redispatch(keys & after_autograd_keys, self, approximate);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
TensorBase& gelu_(DispatchKeySet keys, TensorBase& self, std::string_view approximate) {
  const bool record = any_requires_grad(self);
  check_inplace("gelu_", self, record);
  if (!record) {
    stubs::gelu_::redispatch(keys & after_autograd_keys, self, approximate);
    return self;
  }
  const auto node = make_intrusive<GeluBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "gelu_", "self");
  node->approximate_ = approximate;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::gelu_::redispatch(keys & after_autograd_keys, self, approximate);
  history.commit();
  return self;
}

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
TensorBase& gelu_out(DispatchKeySet keys, const TensorBase& self, std::string_view approximate,
                     TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "gelu.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::gelu_out::redispatch(keys & after_autograd_keys, self, approximate, out);
}

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorBase _softmax(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool half_to_float) {
  intrusive_ptr<InternalSoftmaxBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<InternalSoftmaxBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->self_dtype_ = self.dtype();
  }
  TensorBase result =
      stubs::_softmax::redispatch(keys & after_autograd_keys, self, dim, half_to_float);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& _softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                         bool half_to_float, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "_softmax.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::_softmax_out::redispatch(keys & after_autograd_keys, self, dim, half_to_float, out);
}

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorBase _softmax_backward_data(DispatchKeySet keys, const TensorBase& grad_output,
                                  const TensorBase& output, int64_t dim, DType input_dtype) {
  intrusive_ptr<InternalSoftmaxBackwardDataBackward> node;
  if (any_requires_grad(grad_output, output)) {
    node = make_intrusive<InternalSoftmaxBackwardDataBackward>();
    node->set_next_edges(collect_next_edges(grad_output, output));
    node->output_ = SavedTensor(output, /*is_output=*/false, "_softmax_backward_data", "output");
    node->dim_ = dim;
    node->input_dtype_ = input_dtype;
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_softmax_backward_data", "grad_output");
  }
  TensorBase result = stubs::_softmax_backward_data::redispatch(
      keys & after_autograd_keys, grad_output, output, dim, input_dtype);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorBase _log_softmax(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                        bool half_to_float) {
  intrusive_ptr<InternalLogSoftmaxBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<InternalLogSoftmaxBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->self_dtype_ = self.dtype();
  }
  TensorBase result =
      stubs::_log_softmax::redispatch(keys & after_autograd_keys, self, dim, half_to_float);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& _log_softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             bool half_to_float, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "_log_softmax.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::_log_softmax_out::redispatch(keys & after_autograd_keys, self, dim, half_to_float,
                                             out);
}

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorBase _log_softmax_backward_data(DispatchKeySet keys, const TensorBase& grad_output,
                                      const TensorBase& output, int64_t dim, DType input_dtype) {
  intrusive_ptr<InternalLogSoftmaxBackwardDataBackward> node;
  if (any_requires_grad(grad_output, output)) {
    node = make_intrusive<InternalLogSoftmaxBackwardDataBackward>();
    node->set_next_edges(collect_next_edges(grad_output, output));
    node->output_ =
        SavedTensor(output, /*is_output=*/false, "_log_softmax_backward_data", "output");
    node->dim_ = dim;
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_log_softmax_backward_data", "grad_output");
  }
  TensorBase result = stubs::_log_softmax_backward_data::redispatch(
      keys & after_autograd_keys, grad_output, output, dim, input_dtype);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// silu(Tensor self) -> Tensor
TensorBase silu(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SiluBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SiluBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "silu", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::silu::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// silu_(Tensor(a!) self) -> Tensor(a!)
TensorBase& silu_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("silu_", self, record);
  if (!record) {
    stubs::silu_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SiluBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "silu_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::silu_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& silu_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "silu.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::silu_out::redispatch(keys & after_autograd_keys, self, out);
}

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
TensorBase silu_backward(DispatchKeySet keys, const TensorBase& grad_output,
                         const TensorBase& self) {
  intrusive_ptr<SiluBackwardBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<SiluBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "silu_backward", "self");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "silu_backward", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::silu_backward::redispatch(keys & after_autograd_keys, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
TensorBase _silu_backward_grad_self(DispatchKeySet keys, const TensorBase& grad_grad,
                                    const TensorBase& grad_output, const TensorBase& self) {
  intrusive_ptr<InternalSiluBackwardGradSelfBackward> node;
  if (any_requires_grad(grad_grad, grad_output, self)) {
    node = make_intrusive<InternalSiluBackwardGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_grad, grad_output, self));
    if (node->has_next_edge(0) || node->has_next_edge(2)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_silu_backward_grad_self", "grad_output");
    node->self_ = SavedTensor(self, /*is_output=*/false, "_silu_backward_grad_self", "self");
    node->grad_grad_sizes_ = grad_grad.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_grad_ =
        SavedTensor(grad_grad, /*is_output=*/false, "_silu_backward_grad_self", "grad_grad");
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::_silu_backward_grad_self::redispatch(keys & after_autograd_keys,
                                                                  grad_grad, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
TensorBase leaky_relu_backward(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, const Scalar& negative_slope,
                               bool self_is_result) {
  intrusive_ptr<LeakyReluBackwardBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<LeakyReluBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "leaky_relu_backward", "self");
    node->negative_slope_ = negative_slope;
    node->self_is_result_ = self_is_result;
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::leaky_relu_backward::redispatch(
      keys & after_autograd_keys, grad_output, self, negative_slope, self_is_result);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
TensorBase elu(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
               const Scalar& scale, const Scalar& input_scale) {
  intrusive_ptr<EluBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<EluBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->alpha_ = alpha;
    node->scale_ = scale;
    node->input_scale_ = input_scale;
    node->self_ = SavedTensor(self, /*is_output=*/false, "elu", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::elu::redispatch(keys & after_autograd_keys, self, alpha, scale, input_scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
TensorBase& elu_(DispatchKeySet keys, TensorBase& self, const Scalar& alpha, const Scalar& scale,
                 const Scalar& input_scale) {
  const bool record = any_requires_grad(self);
  check_inplace("elu_", self, record);
  if (!record) {
    stubs::elu_::redispatch(keys & after_autograd_keys, self, alpha, scale, input_scale);
    return self;
  }
  const auto node = make_intrusive<EluBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->alpha_ = alpha;
  node->scale_ = scale;
  node->input_scale_ = input_scale;
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "elu_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::elu_::redispatch(keys & after_autograd_keys, self, alpha, scale, input_scale);
  history.commit();
  return self;
}

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& elu_out(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
                    const Scalar& scale, const Scalar& input_scale, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "elu.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::elu_out::redispatch(keys & after_autograd_keys, self, alpha, scale, input_scale,
                                    out);
}

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
TensorBase elu_backward(DispatchKeySet keys, const TensorBase& grad_output, const Scalar& alpha,
                        const Scalar& scale, const Scalar& input_scale, bool is_result,
                        const TensorBase& self_or_result) {
  intrusive_ptr<EluBackwardBackward> node;
  if (any_requires_grad(grad_output, self_or_result)) {
    node = make_intrusive<EluBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self_or_result));
    node->alpha_ = alpha;
    node->scale_ = scale;
    node->input_scale_ = input_scale;
    node->is_result_ = is_result;
    node->self_or_result_ =
        SavedTensor(self_or_result, /*is_output=*/false, "elu_backward", "self_or_result");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "elu_backward", "grad_output");
    node->self_or_result_sizes_ = self_or_result.sizes();
  }
  TensorBase result = stubs::elu_backward::redispatch(
      keys & after_autograd_keys, grad_output, alpha, scale, input_scale, is_result,
      self_or_result);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
TensorBase softplus(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                    const Scalar& threshold) {
  intrusive_ptr<SoftplusBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SoftplusBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "softplus", "self");
    node->beta_ = beta;
    node->threshold_ = threshold;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::softplus::redispatch(keys & after_autograd_keys, self, beta, threshold);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& softplus_out(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                         const Scalar& threshold, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "softplus.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::softplus_out::redispatch(keys & after_autograd_keys, self, beta, threshold, out);
}

// _softplus_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar beta,
//   Scalar threshold) -> Tensor
TensorBase _softplus_backward_grad_self(DispatchKeySet keys, const TensorBase& grad_grad,
                                        const TensorBase& grad_output, const TensorBase& self,
                                        const Scalar& beta, const Scalar& threshold) {
  intrusive_ptr<InternalSoftplusBackwardGradSelfBackward> node;
  if (any_requires_grad(grad_grad, grad_output, self)) {
    node = make_intrusive<InternalSoftplusBackwardGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_grad, grad_output, self));
    if (node->has_next_edge(0) || node->has_next_edge(2)) node->grad_output_ = SavedTensor(
        grad_output, /*is_output=*/false, "_softplus_backward_grad_self", "grad_output");
    node->self_ = SavedTensor(self, /*is_output=*/false, "_softplus_backward_grad_self", "self");
    node->beta_ = beta;
    node->threshold_ = threshold;
    node->grad_grad_sizes_ = grad_grad.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_grad_ =
        SavedTensor(grad_grad, /*is_output=*/false, "_softplus_backward_grad_self", "grad_grad");
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::_softplus_backward_grad_self::redispatch(
      keys & after_autograd_keys, grad_grad, grad_output, self, beta, threshold);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
TensorBase _hardsigmoid_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                                  const TensorBase& self) {
  intrusive_ptr<InternalHardsigmoidGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalHardsigmoidGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "_hardsigmoid_grad_self", "self");
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_hardsigmoid_grad_self::redispatch(keys & after_autograd_keys, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// hardswish(Tensor self) -> Tensor
TensorBase hardswish(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<HardswishBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<HardswishBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "hardswish", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::hardswish::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// hardswish_(Tensor(a!) self) -> Tensor(a!)
TensorBase& hardswish_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("hardswish_", self, record);
  if (!record) {
    stubs::hardswish_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<HardswishBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "hardswish_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::hardswish_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
TensorBase _hardswish_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                                const TensorBase& self) {
  intrusive_ptr<InternalHardswishGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalHardswishGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_hardswish_grad_self", "self");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_hardswish_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_hardswish_grad_self::redispatch(keys & after_autograd_keys, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

}  // namespace

void register_autograd_activation_2() {
  Dispatcher::set_builtin(stubs::threshold_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&threshold_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::gelu::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&gelu),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::gelu_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&gelu_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::gelu_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gelu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_softmax::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_softmax), kRegistrant);
  Dispatcher::set_builtin(stubs::_softmax_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_softmax_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_softmax_backward_data::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_softmax_backward_data), kRegistrant);
  Dispatcher::set_builtin(stubs::_log_softmax::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_log_softmax), kRegistrant);
  Dispatcher::set_builtin(stubs::_log_softmax_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_log_softmax_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_log_softmax_backward_data::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_log_softmax_backward_data), kRegistrant);
  Dispatcher::set_builtin(stubs::silu::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&silu),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::silu_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&silu_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::silu_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&silu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::silu_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&silu_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::_silu_backward_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_silu_backward_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::leaky_relu_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&leaky_relu_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::elu::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&elu),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::elu_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&elu_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::elu_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&elu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::elu_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&elu_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::softplus::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&softplus), kRegistrant);
  Dispatcher::set_builtin(stubs::softplus_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&softplus_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_softplus_backward_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_softplus_backward_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::_hardsigmoid_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_hardsigmoid_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::hardswish::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardswish), kRegistrant);
  Dispatcher::set_builtin(stubs::hardswish_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardswish_), kRegistrant);
  Dispatcher::set_builtin(stubs::_hardswish_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_hardswish_grad_self), kRegistrant);
}

}  // namespace tenon
