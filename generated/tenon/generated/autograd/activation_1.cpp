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
#include "tenon/generated/ops/_gelu_backward_grad_self.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_sigmoid_backward_grad_output.h"
#include "tenon/generated/ops/_softplus_backward_grad_self.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/activation_1.cpp";

// relu(Tensor self) -> Tensor
class ReluBackward final : public Node {
 public:
  std::string_view name() const override { return "ReluBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::threshold_backward(grad, result, 0), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
class GeluBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "GeluBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const std::string_view approximate = approximate_;
      results[0] = sum_to(ops::gelu_backward(grad, self, approximate), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const std::string_view approximate = approximate_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] =
          sum_to(ops::_gelu_backward_grad_self(grad, grad_output, self, approximate), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  std::string approximate_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
};

// _gelu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, str approximate) ->
//   Tensor
class InternalGeluBackwardGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalGeluBackwardGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      const std::string_view approximate = approximate_;
      results[0] = sum_to(ops::_gelu_backward_grad_self(grad, grad_output, self, approximate),
                          grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const std::string_view approximate = approximate_;
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      results[1] = sum_to(ops::_gelu_backward_grad_self(grad, grad_grad, self, approximate),
                          grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      const std::string_view approximate = approximate_;
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      const auto factor = approximate == "tanh" ? self * self : TensorBase();
      const auto its_tanh = approximate == "tanh" ?
          ops::tanh((self * (factor * 0.044715 + 1) * 0.7978845608028654)) : TensorBase();
      const auto term = approximate == "tanh" ? 1 - its_tanh * its_tanh : TensorBase();
      const auto term_2 = approximate == "tanh" ? factor * 0.053516112204450184 + 0.3989422804014327
          : TensorBase();
      const auto term_3 = approximate == "tanh" ? factor * 0.21406444881780073 + 1.5957691216057308
          : TensorBase();
      results[2] = sum_to(
          approximate == "none" ?
          -(
              grad * grad_grad * grad_output * ops::exp((-(self * self * 0.5))) * self *
              (1.5957691216057308 - self * self * 0.3989422804014327))
          : -(
              grad * grad_grad * grad_output * term *
              ((
                  factor * 0.21406444881780073 + 0.7978845608028654 -
                  self * term_2 * its_tanh * term_3) * its_tanh * term_3 +
               term_2 * its_tanh * term_3 + self * self * its_tanh * term_3 * 0.10703222440890037 +
               term * self * term_2 * term_3 * (factor * 0.10703222440890038 + 0.7978845608028654) +
               self * self * term_2 * its_tanh * 0.42812889763560147 - self * 0.42812889763560147)),
          self_sizes_);
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
  std::string approximate_;
  DimVector grad_grad_sizes_;
  SavedTensor grad_grad_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
class SigmoidBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "SigmoidBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase output = output_.unpack(*this);
      results[0] = sum_to(ops::sigmoid_backward(grad, output), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_output, output), output_sizes_);
    }
    return results;
  }

  void release_saved() override {
    output_.reset();
    grad_output_.reset();
  }

  SavedTensor output_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector output_sizes_;
};

// _sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> Tensor
class InternalSigmoidBackwardGradOutputBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalSigmoidBackwardGradOutputBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase output = output_.unpack(*this);
      results[0] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_output, output), grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      results[1] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_grad, output), grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      results[2] = sum_to(-(grad * grad_grad * grad_output * 2), output_sizes_);
    }
    return results;
  }

  void release_saved() override {
    grad_output_.reset();
    output_.reset();
    grad_grad_.reset();
  }

  SavedTensor grad_output_;
  SavedTensor output_;
  DimVector grad_grad_sizes_;
  SavedTensor grad_grad_;
  DimVector grad_output_sizes_;
  DimVector output_sizes_;
};

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
class TanhBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "TanhBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase output = output_.unpack(*this);
      results[0] = sum_to(ops::tanh_backward(grad, output), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] =
          sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, -2), output_sizes_);
    }
    return results;
  }

  void release_saved() override {
    output_.reset();
    grad_output_.reset();
  }

  SavedTensor output_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector output_sizes_;
};

// _tanh_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output, Scalar scale) ->
//   Tensor
class InternalTanhBackwardGradOutputBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalTanhBackwardGradOutputBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase output = output_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, scale),
                          grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      results[1] = sum_to(ops::_tanh_backward_grad_output(grad, grad_grad, output, scale),
                          grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_grad = grad_grad_.unpack(*this);
      results[2] = sum_to(ops::_tanh_backward_grad_output(grad, grad_grad, grad_output, scale),
                          output_sizes_);
    }
    return results;
  }

  void release_saved() override {
    grad_output_.reset();
    output_.reset();
    grad_grad_.reset();
  }

  SavedTensor grad_output_;
  SavedTensor output_;
  Scalar scale_;
  DimVector grad_grad_sizes_;
  SavedTensor grad_grad_;
  DimVector grad_output_sizes_;
  DimVector output_sizes_;
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
class HardtanhBackward final : public Node {
 public:
  std::string_view name() const override { return "HardtanhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& min_val = min_val_;
      const Scalar& max_val = max_val_;
      results[0] = sum_to(ops::hardtanh_backward(grad, self, min_val, max_val), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar min_val_;
  Scalar max_val_;
  DimVector self_sizes_;
};

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
class HardtanhBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "HardtanhBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& min_val = min_val_;
      const Scalar& max_val = max_val_;
      results[0] = sum_to(ops::hardtanh_backward(grad, self, min_val, max_val), grad_output_sizes_);
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
  Scalar min_val_;
  Scalar max_val_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
class LeakyReluBackward final : public Node {
 public:
  std::string_view name() const override { return "LeakyReluBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& negative_slope = negative_slope_;
      results[0] = sum_to(ops::leaky_relu_backward(grad, self, negative_slope, false), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar negative_slope_;
  DimVector self_sizes_;
};

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
class SoftplusBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "SoftplusBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& beta = beta_;
      const Scalar& threshold = threshold_;
      results[0] = sum_to(ops::softplus_backward(grad, self, beta, threshold), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& beta = beta_;
      const Scalar& threshold = threshold_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          ops::_softplus_backward_grad_self(grad, grad_output, self, beta, threshold), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  Scalar beta_;
  Scalar threshold_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
};

// hardsigmoid(Tensor self) -> Tensor
class HardsigmoidBackward final : public Node {
 public:
  std::string_view name() const override { return "HardsigmoidBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_hardsigmoid_grad_self(grad, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// relu(Tensor self) -> Tensor
TensorBase relu(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ReluBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ReluBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::relu::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// relu_(Tensor(a!) self) -> Tensor(a!)
TensorBase& relu_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("relu_", self, record);
  if (!record) {
    stubs::relu_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ReluBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::relu_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& relu_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "relu.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::relu_out::redispatch(keys & after_autograd_keys, self, out);
}

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
TensorBase gelu_backward(DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& self,
                         std::string_view approximate) {
  intrusive_ptr<GeluBackwardBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<GeluBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "gelu_backward", "self");
    node->approximate_ = approximate;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "gelu_backward", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::gelu_backward::redispatch(keys & after_autograd_keys, grad_output, self, approximate);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _gelu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, str approximate) ->
//   Tensor
TensorBase _gelu_backward_grad_self(DispatchKeySet keys, const TensorBase& grad_grad,
                                    const TensorBase& grad_output, const TensorBase& self,
                                    std::string_view approximate) {
  intrusive_ptr<InternalGeluBackwardGradSelfBackward> node;
  if (any_requires_grad(grad_grad, grad_output, self)) {
    node = make_intrusive<InternalGeluBackwardGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_grad, grad_output, self));
    if (node->has_next_edge(0) || node->has_next_edge(2)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_gelu_backward_grad_self", "grad_output");
    node->self_ = SavedTensor(self, /*is_output=*/false, "_gelu_backward_grad_self", "self");
    node->approximate_ = approximate;
    node->grad_grad_sizes_ = grad_grad.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_grad_ =
        SavedTensor(grad_grad, /*is_output=*/false, "_gelu_backward_grad_self", "grad_grad");
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::_gelu_backward_grad_self::redispatch(
      keys & after_autograd_keys, grad_grad, grad_output, self, approximate);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
TensorBase sigmoid_backward(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& output) {
  intrusive_ptr<SigmoidBackwardBackward> node;
  if (any_requires_grad(grad_output, output)) {
    node = make_intrusive<SigmoidBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, output));
    node->output_ = SavedTensor(output, /*is_output=*/false, "sigmoid_backward", "output");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "sigmoid_backward", "grad_output");
    node->output_sizes_ = output.sizes();
  }
  TensorBase result =
      stubs::sigmoid_backward::redispatch(keys & after_autograd_keys, grad_output, output);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> Tensor
TensorBase _sigmoid_backward_grad_output(DispatchKeySet keys, const TensorBase& grad_grad,
                                         const TensorBase& grad_output, const TensorBase& output) {
  intrusive_ptr<InternalSigmoidBackwardGradOutputBackward> node;
  if (any_requires_grad(grad_grad, grad_output, output)) {
    node = make_intrusive<InternalSigmoidBackwardGradOutputBackward>();
    node->set_next_edges(collect_next_edges(grad_grad, grad_output, output));
    if (node->has_next_edge(0) || node->has_next_edge(2)) node->grad_output_ = SavedTensor(
        grad_output, /*is_output=*/false, "_sigmoid_backward_grad_output", "grad_output");
    if (node->has_next_edge(0) || node->has_next_edge(1)) node->output_ =
        SavedTensor(output, /*is_output=*/false, "_sigmoid_backward_grad_output", "output");
    node->grad_grad_sizes_ = grad_grad.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_grad_ =
        SavedTensor(grad_grad, /*is_output=*/false, "_sigmoid_backward_grad_output", "grad_grad");
    node->grad_output_sizes_ = grad_output.sizes();
    node->output_sizes_ = output.sizes();
  }
  TensorBase result = stubs::_sigmoid_backward_grad_output::redispatch(
      keys & after_autograd_keys, grad_grad, grad_output, output);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
TensorBase tanh_backward(DispatchKeySet keys, const TensorBase& grad_output,
                         const TensorBase& output) {
  intrusive_ptr<TanhBackwardBackward> node;
  if (any_requires_grad(grad_output, output)) {
    node = make_intrusive<TanhBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, output));
    node->output_ = SavedTensor(output, /*is_output=*/false, "tanh_backward", "output");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "tanh_backward", "grad_output");
    node->output_sizes_ = output.sizes();
  }
  TensorBase result =
      stubs::tanh_backward::redispatch(keys & after_autograd_keys, grad_output, output);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _tanh_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output, Scalar scale) ->
//   Tensor
TensorBase _tanh_backward_grad_output(DispatchKeySet keys, const TensorBase& grad_grad,
                                      const TensorBase& grad_output, const TensorBase& output,
                                      const Scalar& scale) {
  intrusive_ptr<InternalTanhBackwardGradOutputBackward> node;
  if (any_requires_grad(grad_grad, grad_output, output)) {
    node = make_intrusive<InternalTanhBackwardGradOutputBackward>();
    node->set_next_edges(collect_next_edges(grad_grad, grad_output, output));
    if (node->has_next_edge(0) || node->has_next_edge(2)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_tanh_backward_grad_output", "grad_output");
    if (node->has_next_edge(0) || node->has_next_edge(1)) node->output_ =
        SavedTensor(output, /*is_output=*/false, "_tanh_backward_grad_output", "output");
    node->scale_ = scale;
    node->grad_grad_sizes_ = grad_grad.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_grad_ =
        SavedTensor(grad_grad, /*is_output=*/false, "_tanh_backward_grad_output", "grad_grad");
    node->grad_output_sizes_ = grad_output.sizes();
    node->output_sizes_ = output.sizes();
  }
  TensorBase result = stubs::_tanh_backward_grad_output::redispatch(
      keys & after_autograd_keys, grad_grad, grad_output, output, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
TensorBase hardtanh(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                    const Scalar& max_val) {
  intrusive_ptr<HardtanhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<HardtanhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "hardtanh", "self");
    node->min_val_ = min_val;
    node->max_val_ = max_val;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::hardtanh::redispatch(keys & after_autograd_keys, self, min_val, max_val);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
TensorBase& hardtanh_(DispatchKeySet keys, TensorBase& self, const Scalar& min_val,
                      const Scalar& max_val) {
  const bool record = any_requires_grad(self);
  check_inplace("hardtanh_", self, record);
  if (!record) {
    stubs::hardtanh_::redispatch(keys & after_autograd_keys, self, min_val, max_val);
    return self;
  }
  const auto node = make_intrusive<HardtanhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "hardtanh_", "self");
  node->min_val_ = min_val;
  node->max_val_ = max_val;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::hardtanh_::redispatch(keys & after_autograd_keys, self, min_val, max_val);
  history.commit();
  return self;
}

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& hardtanh_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                         const Scalar& max_val, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "hardtanh.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::hardtanh_out::redispatch(keys & after_autograd_keys, self, min_val, max_val, out);
}

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
TensorBase hardtanh_backward(DispatchKeySet keys, const TensorBase& grad_output,
                             const TensorBase& self, const Scalar& min_val, const Scalar& max_val) {
  intrusive_ptr<HardtanhBackwardBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<HardtanhBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "hardtanh_backward", "self");
    node->min_val_ = min_val;
    node->max_val_ = max_val;
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::hardtanh_backward::redispatch(keys & after_autograd_keys, grad_output,
                                                           self, min_val, max_val);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
TensorBase leaky_relu(DispatchKeySet keys, const TensorBase& self, const Scalar& negative_slope) {
  intrusive_ptr<LeakyReluBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<LeakyReluBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "leaky_relu", "self");
    node->negative_slope_ = negative_slope;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::leaky_relu::redispatch(keys & after_autograd_keys, self, negative_slope);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
TensorBase& leaky_relu_(DispatchKeySet keys, TensorBase& self, const Scalar& negative_slope) {
  const bool record = any_requires_grad(self);
  check_inplace("leaky_relu_", self, record);
  if (!record) {
    stubs::leaky_relu_::redispatch(keys & after_autograd_keys, self, negative_slope);
    return self;
  }
  const auto node = make_intrusive<LeakyReluBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "leaky_relu_", "self");
  node->negative_slope_ = negative_slope;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::leaky_relu_::redispatch(keys & after_autograd_keys, self, negative_slope);
  history.commit();
  return self;
}

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& leaky_relu_out(DispatchKeySet keys, const TensorBase& self,
                           const Scalar& negative_slope, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "leaky_relu.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::leaky_relu_out::redispatch(keys & after_autograd_keys, self, negative_slope, out);
}

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
TensorBase softplus_backward(DispatchKeySet keys, const TensorBase& grad_output,
                             const TensorBase& self, const Scalar& beta, const Scalar& threshold) {
  intrusive_ptr<SoftplusBackwardBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<SoftplusBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "softplus_backward", "self");
    node->beta_ = beta;
    node->threshold_ = threshold;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "softplus_backward", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::softplus_backward::redispatch(keys & after_autograd_keys, grad_output,
                                                           self, beta, threshold);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// hardsigmoid(Tensor self) -> Tensor
TensorBase hardsigmoid(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<HardsigmoidBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<HardsigmoidBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "hardsigmoid", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::hardsigmoid::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& hardsigmoid_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("hardsigmoid_", self, record);
  if (!record) {
    stubs::hardsigmoid_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<HardsigmoidBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "hardsigmoid_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::hardsigmoid_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

}  // namespace

void register_autograd_activation_1() {
  Dispatcher::set_builtin(stubs::relu::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&relu),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::relu_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&relu_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::relu_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&relu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::gelu_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gelu_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::_gelu_backward_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_gelu_backward_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sigmoid_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::_sigmoid_backward_grad_output::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_sigmoid_backward_grad_output), kRegistrant);
  Dispatcher::set_builtin(stubs::tanh_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&tanh_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::_tanh_backward_grad_output::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_tanh_backward_grad_output), kRegistrant);
  Dispatcher::set_builtin(stubs::hardtanh::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardtanh), kRegistrant);
  Dispatcher::set_builtin(stubs::hardtanh_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardtanh_), kRegistrant);
  Dispatcher::set_builtin(stubs::hardtanh_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardtanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::hardtanh_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardtanh_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::leaky_relu::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&leaky_relu), kRegistrant);
  Dispatcher::set_builtin(stubs::leaky_relu_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&leaky_relu_), kRegistrant);
  Dispatcher::set_builtin(stubs::leaky_relu_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&leaky_relu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::softplus_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&softplus_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::hardsigmoid::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardsigmoid), kRegistrant);
  Dispatcher::set_builtin(stubs::hardsigmoid_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&hardsigmoid_), kRegistrant);
}

}  // namespace tenon
