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
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_fmod_grad_other.h"
#include "tenon/generated/ops/_pow_grad_self.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_binary_1.cpp";

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
class SubBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "SubBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const Scalar& alpha = alpha_;
      results[1] = sum_to(-formulas::maybe_multiply(grad, alpha), other_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
  Scalar alpha_;
  DimVector other_sizes_;
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
class SubBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "SubBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
class InternalDivGradOtherBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "InternalDivGradOtherBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_div_grad_other(grad, self, other, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(ops::_div_grad_other(grad, grad_output, other, scale), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[2] = sum_to(
          -(grad * (grad_output * self / other / other / other) * (2 * scale.toDouble())),
          other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  SavedTensor other_;
  Scalar scale_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// _pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor
class InternalPowGradSelfBackward_Tensor_Tensor final : public Node {
 public:
  std::string_view name() const override { return "InternalPowGradSelfBackward_Tensor_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      results[0] = sum_to(ops::_pow_grad_self(grad, self, exponent), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto term = 1 - exponent;
      results[1] = sum_to(
          ops::masked_fill((-(grad * grad_output * exponent * term * ops::pow(self, exponent - 2))),
                           ops::logical_or(ops::eq(exponent, 0), ops::eq(term, 0)), 0),
          self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto pow_of_self = ops::pow(self, exponent - 1);
      results[2] = sum_to(
          ops::masked_fill(
              (
                  grad * grad_output * pow_of_self +
                  ops::masked_fill((grad * grad_output * exponent * pow_of_self * ops::log(self)),
                                   ops::logical_and(ops::eq(self, 0), ops::ge((exponent - 1), 0)),
                                   0)), ops::eq(exponent, 0), 0), exponent_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    exponent_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  SavedTensor exponent_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
  DimVector exponent_sizes_;
};

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
class InternalFmodGradOtherBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "InternalFmodGradOtherBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_fmod_grad_other(grad, self, other, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    if (needs_input_grad(2)) {
      results[2] = sum_to(ops::zeros_like(grad), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
  }

  SavedTensor self_;
  SavedTensor other_;
  Scalar scale_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class BitwiseAndInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "BitwiseAndInplaceBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class BitwiseAndInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "BitwiseAndInplaceBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
class AddcmulBackward final : public Node {
 public:
  std::string_view name() const override { return "AddcmulBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase tensor2 = tensor2_.unpack(*this);
      const Scalar& value = value_;
      results[1] = sum_to(formulas::maybe_multiply(grad * tensor2, value), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      const Scalar& value = value_;
      const TensorBase tensor1 = tensor1_.unpack(*this);
      results[2] = sum_to(formulas::maybe_multiply(grad * tensor1, value), tensor2_sizes_);
    }
    return results;
  }

  void release_saved() override {
    tensor2_.reset();
    tensor1_.reset();
  }

  DimVector self_sizes_;
  SavedTensor tensor2_;
  Scalar value_;
  DimVector tensor1_sizes_;
  SavedTensor tensor1_;
  DimVector tensor2_sizes_;
};

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
class AddcdivBackward final : public Node {
 public:
  std::string_view name() const override { return "AddcdivBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase tensor2 = tensor2_.unpack(*this);
      const Scalar& value = value_;
      results[1] = sum_to(formulas::maybe_multiply(grad / tensor2, value), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase tensor2 = tensor2_.unpack(*this);
      const Scalar& value = value_;
      const TensorBase tensor1 = tensor1_.unpack(*this);
      results[2] =
          sum_to(ops::_div_grad_other(grad, tensor1, tensor2, -value.toDouble()), tensor2_sizes_);
    }
    return results;
  }

  void release_saved() override {
    tensor2_.reset();
    tensor1_.reset();
  }

  DimVector self_sizes_;
  SavedTensor tensor2_;
  Scalar value_;
  DimVector tensor1_sizes_;
  SavedTensor tensor1_;
  DimVector tensor2_sizes_;
};

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
class LerpBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "LerpBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& weight = weight_;
      results[0] = sum_to(grad * (1 - weight.toDouble()), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const Scalar& weight = weight_;
      results[1] = sum_to(formulas::maybe_multiply(grad, weight), end_sizes_);
    }
    return results;
  }

  Scalar weight_;
  DimVector self_sizes_;
  DimVector end_sizes_;
};

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
class LerpBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "LerpBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase weight = weight_.unpack(*this);
      results[0] = sum_to(grad * (1 - weight), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase weight = weight_.unpack(*this);
      results[1] = sum_to(grad * weight, end_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase end = end_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[2] = sum_to(grad * (end - self), weight_sizes_);
    }
    return results;
  }

  void release_saved() override {
    weight_.reset();
    end_.reset();
    self_.reset();
  }

  SavedTensor weight_;
  DimVector self_sizes_;
  DimVector end_sizes_;
  SavedTensor end_;
  SavedTensor self_;
  DimVector weight_sizes_;
};

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase sub_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      const Scalar& alpha) {
  intrusive_ptr<SubBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<SubBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    node->alpha_ = alpha;
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::sub_Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self, other);
  check_inplace("sub_.Tensor", self, record);
  if (!record) {
    stubs::sub__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<SubBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  node->alpha_ = alpha;
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::sub__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& sub_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "sub.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sub_out::redispatch(keys & after_autograd_keys, self, other, alpha, out);
}

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase sub_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                      const Scalar& alpha) {
  intrusive_ptr<SubBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SubBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sub_Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self);
  check_inplace("sub_.Scalar", self, record);
  if (!record) {
    stubs::sub__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<SubBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sub__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
TensorBase _div_grad_other_Tensor(DispatchKeySet keys, const TensorBase& grad_output,
                                  const TensorBase& self, const TensorBase& other,
                                  const Scalar& scale) {
  intrusive_ptr<InternalDivGradOtherBackward_Tensor> node;
  if (any_requires_grad(grad_output, self, other)) {
    node = make_intrusive<InternalDivGradOtherBackward_Tensor>();
    node->set_next_edges(collect_next_edges(grad_output, self, other));
    if (node->has_next_edge(0) || node->has_next_edge(2)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "_div_grad_other.Tensor", "self");
    node->other_ = SavedTensor(other, /*is_output=*/false, "_div_grad_other.Tensor", "other");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_div_grad_other.Tensor", "grad_output");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::_div_grad_other_Tensor::redispatch(keys & after_autograd_keys,
                                                                grad_output, self, other, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor
TensorBase _pow_grad_self_Tensor_Tensor(DispatchKeySet keys, const TensorBase& grad_output,
                                        const TensorBase& self, const TensorBase& exponent) {
  intrusive_ptr<InternalPowGradSelfBackward_Tensor_Tensor> node;
  if (any_requires_grad(grad_output, self, exponent)) {
    node = make_intrusive<InternalPowGradSelfBackward_Tensor_Tensor>();
    node->set_next_edges(collect_next_edges(grad_output, self, exponent));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_pow_grad_self.Tensor_Tensor", "self");
    node->exponent_ =
        SavedTensor(exponent, /*is_output=*/false, "_pow_grad_self.Tensor_Tensor", "exponent");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_output_ = SavedTensor(
        grad_output, /*is_output=*/false, "_pow_grad_self.Tensor_Tensor", "grad_output");
    node->self_sizes_ = self.sizes();
    node->exponent_sizes_ = exponent.sizes();
  }
  TensorBase result = stubs::_pow_grad_self_Tensor_Tensor::redispatch(keys & after_autograd_keys,
                                                                      grad_output, self, exponent);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
TensorBase _fmod_grad_other_Tensor(DispatchKeySet keys, const TensorBase& grad_output,
                                   const TensorBase& self, const TensorBase& other,
                                   const Scalar& scale) {
  intrusive_ptr<InternalFmodGradOtherBackward_Tensor> node;
  if (any_requires_grad(grad_output, self, other)) {
    node = make_intrusive<InternalFmodGradOtherBackward_Tensor>();
    node->set_next_edges(collect_next_edges(grad_output, self, other));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "_fmod_grad_other.Tensor", "self");
    if (node->has_next_edge(0)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "_fmod_grad_other.Tensor", "other");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::_fmod_grad_other_Tensor::redispatch(keys & after_autograd_keys,
                                                                 grad_output, self, other, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_and__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_and_.Tensor", self, record);
  if (!record) {
    stubs::bitwise_and__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseAndInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_and__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_and_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "bitwise_and.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::bitwise_and_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_and__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_and_.Scalar", self, record);
  if (!record) {
    stubs::bitwise_and__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseAndInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_and__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
TensorBase addcmul(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                   const TensorBase& tensor2, const Scalar& value) {
  intrusive_ptr<AddcmulBackward> node;
  if (any_requires_grad(self, tensor1, tensor2)) {
    node = make_intrusive<AddcmulBackward>();
    node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->tensor2_ =
        SavedTensor(tensor2, /*is_output=*/false, "addcmul", "tensor2");
    node->value_ = value;
    node->tensor1_sizes_ = tensor1.sizes();
    if (node->has_next_edge(2)) node->tensor1_ =
        SavedTensor(tensor1, /*is_output=*/false, "addcmul", "tensor1");
    node->tensor2_sizes_ = tensor2.sizes();
  }
  TensorBase result =
      stubs::addcmul::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcmul_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  const bool record = any_requires_grad(self, tensor1, tensor2);
  check_inplace("addcmul_", self, record);
  if (!record) {
    stubs::addcmul_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
    return self;
  }
  const auto node = make_intrusive<AddcmulBackward>();
  node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->tensor2_ =
      SavedTensor(unchanged_by(self, tensor2), /*is_output=*/false, "addcmul_", "tensor2");
  node->value_ = value;
  node->tensor1_sizes_ = tensor1.sizes();
  if (node->has_next_edge(2)) node->tensor1_ =
      SavedTensor(unchanged_by(self, tensor1), /*is_output=*/false, "addcmul_", "tensor1");
  node->tensor2_sizes_ = tensor2.sizes();
  PendingHistory history(self, node);
  stubs::addcmul_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  history.commit();
  return self;
}

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcmul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, tensor1, tensor2, out), AutogradError,
              "addcmul.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::addcmul_out::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value,
                                        out);
}

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
TensorBase addcdiv(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                   const TensorBase& tensor2, const Scalar& value) {
  intrusive_ptr<AddcdivBackward> node;
  if (any_requires_grad(self, tensor1, tensor2)) {
    node = make_intrusive<AddcdivBackward>();
    node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->tensor2_ =
        SavedTensor(tensor2, /*is_output=*/false, "addcdiv", "tensor2");
    node->value_ = value;
    node->tensor1_sizes_ = tensor1.sizes();
    if (node->has_next_edge(2)) node->tensor1_ =
        SavedTensor(tensor1, /*is_output=*/false, "addcdiv", "tensor1");
    node->tensor2_sizes_ = tensor2.sizes();
  }
  TensorBase result =
      stubs::addcdiv::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcdiv_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  const bool record = any_requires_grad(self, tensor1, tensor2);
  check_inplace("addcdiv_", self, record);
  if (!record) {
    stubs::addcdiv_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
    return self;
  }
  const auto node = make_intrusive<AddcdivBackward>();
  node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1) || node->has_next_edge(2)) node->tensor2_ =
      SavedTensor(unchanged_by(self, tensor2), /*is_output=*/false, "addcdiv_", "tensor2");
  node->value_ = value;
  node->tensor1_sizes_ = tensor1.sizes();
  if (node->has_next_edge(2)) node->tensor1_ =
      SavedTensor(unchanged_by(self, tensor1), /*is_output=*/false, "addcdiv_", "tensor1");
  node->tensor2_sizes_ = tensor2.sizes();
  PendingHistory history(self, node);
  stubs::addcdiv_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  history.commit();
  return self;
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcdiv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, tensor1, tensor2, out), AutogradError,
              "addcdiv.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::addcdiv_out::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value,
                                        out);
}

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
TensorBase lerp_Scalar(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                       const Scalar& weight) {
  intrusive_ptr<LerpBackward_Scalar> node;
  if (any_requires_grad(self, end)) {
    node = make_intrusive<LerpBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self, end));
    node->weight_ = weight;
    node->self_sizes_ = self.sizes();
    node->end_sizes_ = end.sizes();
  }
  TensorBase result = stubs::lerp_Scalar::redispatch(keys & after_autograd_keys, self, end, weight);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
TensorBase& lerp__Scalar(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const Scalar& weight) {
  const bool record = any_requires_grad(self, end);
  check_inplace("lerp_.Scalar", self, record);
  if (!record) {
    stubs::lerp__Scalar::redispatch(keys & after_autograd_keys, self, end, weight);
    return self;
  }
  const auto node = make_intrusive<LerpBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self, end));
  node->weight_ = weight;
  node->self_sizes_ = self.sizes();
  node->end_sizes_ = end.sizes();
  PendingHistory history(self, node);
  stubs::lerp__Scalar::redispatch(keys & after_autograd_keys, self, end, weight);
  history.commit();
  return self;
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Scalar_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const Scalar& weight, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, end, out), AutogradError,
              "lerp.Scalar_out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::lerp_Scalar_out::redispatch(keys & after_autograd_keys, self, end, weight, out);
}

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
TensorBase lerp_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                       const TensorBase& weight) {
  intrusive_ptr<LerpBackward_Tensor> node;
  if (any_requires_grad(self, end, weight)) {
    node = make_intrusive<LerpBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, end, weight));
    if (node->has_next_edge(0) || node->has_next_edge(1)) node->weight_ =
        SavedTensor(weight, /*is_output=*/false, "lerp.Tensor", "weight");
    node->self_sizes_ = self.sizes();
    node->end_sizes_ = end.sizes();
    if (node->has_next_edge(2)) node->end_ =
        SavedTensor(end, /*is_output=*/false, "lerp.Tensor", "end");
    if (node->has_next_edge(2)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "lerp.Tensor", "self");
    node->weight_sizes_ = weight.sizes();
  }
  TensorBase result = stubs::lerp_Tensor::redispatch(keys & after_autograd_keys, self, end, weight);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
TensorBase& lerp__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const TensorBase& weight) {
  const bool record = any_requires_grad(self, end, weight);
  check_inplace("lerp_.Tensor", self, record);
  if (!record) {
    stubs::lerp__Tensor::redispatch(keys & after_autograd_keys, self, end, weight);
    return self;
  }
  const auto node = make_intrusive<LerpBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, end, weight));
  if (node->has_next_edge(0) || node->has_next_edge(1)) node->weight_ =
      SavedTensor(unchanged_by(self, weight), /*is_output=*/false, "lerp_.Tensor", "weight");
  node->self_sizes_ = self.sizes();
  node->end_sizes_ = end.sizes();
  if (node->has_next_edge(2)) node->end_ =
      SavedTensor(unchanged_by(self, end), /*is_output=*/false, "lerp_.Tensor", "end");
  if (node->has_next_edge(2)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "lerp_.Tensor", "self");
  node->weight_sizes_ = weight.sizes();
  PendingHistory history(self, node);
  stubs::lerp__Tensor::redispatch(keys & after_autograd_keys, self, end, weight);
  history.commit();
  return self;
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Tensor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const TensorBase& weight, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, end, weight, out), AutogradError,
              "lerp.Tensor_out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::lerp_Tensor_out::redispatch(keys & after_autograd_keys, self, end, weight, out);
}

}  // namespace

void register_autograd_pointwise_binary_1() {
  Dispatcher::set_builtin(stubs::sub_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::sub__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::sub_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sub_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::sub__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::_div_grad_other_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_div_grad_other_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::_pow_grad_self_Tensor_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_pow_grad_self_Tensor_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::_fmod_grad_other_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_fmod_grad_other_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_and__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_and_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_and__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcmul), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcmul_), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcmul_out), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcdiv), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcdiv_), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcdiv_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Tensor_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Tensor_out), kRegistrant);
}

}  // namespace tenon
