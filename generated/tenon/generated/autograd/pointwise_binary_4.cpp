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
#include "tenon/generated/ops/_atan2_grad_self.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/_pow_grad_exponent.h"
#include "tenon/generated/ops/_remainder_grad_other.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_binary_4.cpp";

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
class AddBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "AddBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const Scalar& alpha = alpha_;
      results[1] = sum_to(formulas::maybe_multiply(grad, alpha), other_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
  Scalar alpha_;
  DimVector other_sizes_;
};

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
class AddBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "AddBackward_Scalar"; }

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

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
class InternalPowGradExponentBackward_Tensor_Tensor final : public Node {
 public:
  std::string_view name() const override { return "InternalPowGradExponentBackward_Tensor_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(4);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase output = output_.unpack(*this);
      results[0] =
          sum_to(ops::_pow_grad_exponent(grad, self, exponent, output), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase output = output_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          ops::masked_fill((grad * (grad_output * output / self)),
                           ops::logical_and(ops::eq(self, 0), ops::ge(exponent, 0)), 0),
          self_sizes_);
    }
    if (needs_input_grad(2)) {
      results[2] = sum_to(ops::zeros_like(grad), exponent_sizes_);
    }
    if (needs_input_grad(3)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[3] =
          sum_to(ops::_pow_grad_exponent(grad, self, exponent, grad_output), output_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    exponent_.reset();
    output_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  SavedTensor exponent_;
  SavedTensor output_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
  DimVector exponent_sizes_;
  DimVector output_sizes_;
};

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
class InternalAtan2GradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAtan2GradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(ops::_atan2_grad_self(grad, self, other), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto term = self * self + other * other;
      results[1] = sum_to(-(grad * (grad_output * other * self / term / term) * 2), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto term = self * self + other * other;
      results[2] =
          sum_to(grad * (grad_output * (1 - other * (other / term) * 2) / term), other_sizes_);
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
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// _remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) ->
//   Tensor
class InternalRemainderGradOtherBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "InternalRemainderGradOtherBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_remainder_grad_other(grad, self, other, scale), grad_output_sizes_);
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

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
class InternalMaximumGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalMaximumGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(ops::_maximum_grad_self(grad, self, other), grad_output_sizes_);
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
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class BitwiseXorInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "BitwiseXorInplaceBackward_Tensor"; }

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

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class BitwiseXorInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "BitwiseXorInplaceBackward_Scalar"; }

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

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase add_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      const Scalar& alpha) {
  intrusive_ptr<AddBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<AddBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    node->alpha_ = alpha;
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::add_Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self, other);
  check_inplace("add_.Tensor", self, record);
  if (!record) {
    stubs::add__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<AddBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  node->alpha_ = alpha;
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::add__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& add_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "add.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::add_out::redispatch(keys & after_autograd_keys, self, other, alpha, out);
}

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase add_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                      const Scalar& alpha) {
  intrusive_ptr<AddBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AddBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::add_Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self);
  check_inplace("add_.Scalar", self, record);
  if (!record) {
    stubs::add__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<AddBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::add__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
TensorBase _pow_grad_exponent_Tensor_Tensor(DispatchKeySet keys, const TensorBase& grad_output,
                                            const TensorBase& self, const TensorBase& exponent,
                                            const TensorBase& output) {
  intrusive_ptr<InternalPowGradExponentBackward_Tensor_Tensor> node;
  if (any_requires_grad(grad_output, self, exponent, output)) {
    node = make_intrusive<InternalPowGradExponentBackward_Tensor_Tensor>();
    node->set_next_edges(collect_next_edges(grad_output, self, exponent, output));
    if (node->has_next_edge(0) || node->has_next_edge(1) || node->has_next_edge(3)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "_pow_grad_exponent.Tensor_Tensor", "self");
    if (node->has_next_edge(0) || node->has_next_edge(1) ||
        node->has_next_edge(3)) node->exponent_ =
        SavedTensor(exponent, /*is_output=*/false, "_pow_grad_exponent.Tensor_Tensor", "exponent");
    if (node->has_next_edge(0) || node->has_next_edge(1)) node->output_ =
        SavedTensor(output, /*is_output=*/false, "_pow_grad_exponent.Tensor_Tensor", "output");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(3)) node->grad_output_ = SavedTensor(
        grad_output, /*is_output=*/false, "_pow_grad_exponent.Tensor_Tensor", "grad_output");
    node->self_sizes_ = self.sizes();
    node->exponent_sizes_ = exponent.sizes();
    node->output_sizes_ = output.sizes();
  }
  TensorBase result = stubs::_pow_grad_exponent_Tensor_Tensor::redispatch(
      keys & after_autograd_keys, grad_output, self, exponent, output);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
TensorBase _atan2_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<InternalAtan2GradSelfBackward> node;
  if (any_requires_grad(grad_output, self, other)) {
    node = make_intrusive<InternalAtan2GradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self, other));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_atan2_grad_self", "self");
    node->other_ = SavedTensor(other, /*is_output=*/false, "_atan2_grad_self", "other");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_atan2_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result =
      stubs::_atan2_grad_self::redispatch(keys & after_autograd_keys, grad_output, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) ->
//   Tensor
TensorBase _remainder_grad_other_Tensor(DispatchKeySet keys, const TensorBase& grad_output,
                                        const TensorBase& self, const TensorBase& other,
                                        const Scalar& scale) {
  intrusive_ptr<InternalRemainderGradOtherBackward_Tensor> node;
  if (any_requires_grad(grad_output, self, other)) {
    node = make_intrusive<InternalRemainderGradOtherBackward_Tensor>();
    node->set_next_edges(collect_next_edges(grad_output, self, other));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "_remainder_grad_other.Tensor", "self");
    if (node->has_next_edge(0)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "_remainder_grad_other.Tensor", "other");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::_remainder_grad_other_Tensor::redispatch(
      keys & after_autograd_keys, grad_output, self, other, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
TensorBase _maximum_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                              const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<InternalMaximumGradSelfBackward> node;
  if (any_requires_grad(grad_output, self, other)) {
    node = make_intrusive<InternalMaximumGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self, other));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "_maximum_grad_self", "self");
    if (node->has_next_edge(0)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "_maximum_grad_self", "other");
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result =
      stubs::_maximum_grad_self::redispatch(keys & after_autograd_keys, grad_output, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_xor__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_xor_.Tensor", self, record);
  if (!record) {
    stubs::bitwise_xor__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseXorInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_xor__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_xor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "bitwise_xor.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::bitwise_xor_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_xor__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_xor_.Scalar", self, record);
  if (!record) {
    stubs::bitwise_xor__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseXorInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_xor__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

}  // namespace

void register_autograd_pointwise_binary_4() {
  Dispatcher::set_builtin(stubs::add_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&add_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::add__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&add__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::add_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&add_out), kRegistrant);
  Dispatcher::set_builtin(stubs::add_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&add_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::add__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&add__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::_pow_grad_exponent_Tensor_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_pow_grad_exponent_Tensor_Tensor),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::_atan2_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_atan2_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::_remainder_grad_other_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_remainder_grad_other_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::_maximum_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_maximum_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_xor__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_xor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_xor__Scalar), kRegistrant);
}

}  // namespace tenon
