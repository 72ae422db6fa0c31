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
#include "tenon/generated/ops/_atan2_grad_other.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/_remainder_grad_other.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/where.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_binary_3.cpp";

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
class WhereBackward_self final : public Node {
 public:
  std::string_view name() const override { return "WhereBackward_self"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase condition = condition_.unpack(*this);
      results[0] = sum_to(ops::masked_fill(grad, ops::logical_not(condition), 0), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase condition = condition_.unpack(*this);
      results[1] = sum_to(ops::masked_fill(grad, condition, 0), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    condition_.reset();
  }

  SavedTensor condition_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
class InternalAtan2GradOtherBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAtan2GradOtherBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_atan2_grad_other(grad, self, other, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto term = self * self + other * other;
      results[1] = sum_to(
          formulas::maybe_multiply(grad * (grad_output * (1 - self * (self / term) * 2) / term),
                                   scale), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto term = self * self + other * other;
      results[2] = sum_to(
          -(grad * (grad_output * self * other / term / term) * (2 * scale.toDouble())),
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

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
class RemainderBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "RemainderBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[1] = sum_to(ops::_remainder_grad_other(grad, self, other, -1), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
  }

  DimVector self_sizes_;
  SavedTensor self_;
  SavedTensor other_;
  DimVector other_sizes_;
};

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
class RemainderBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "RemainderBackward_Scalar"; }

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

// maximum(Tensor self, Tensor other) -> Tensor
class MaximumBackward final : public Node {
 public:
  std::string_view name() const override { return "MaximumBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(ops::_maximum_grad_self(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[1] = sum_to(ops::_maximum_grad_self(grad, other, self), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
  }

  SavedTensor self_;
  SavedTensor other_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class BitwiseOrInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "BitwiseOrInplaceBackward_Tensor"; }

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

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class BitwiseOrInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "BitwiseOrInplaceBackward_Scalar"; }

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

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
TensorBase where_self(DispatchKeySet keys, const TensorBase& condition, const TensorBase& self,
                      const TensorBase& other) {
  check_no_gradient_wanted("where.self", "condition", condition);
  intrusive_ptr<WhereBackward_self> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<WhereBackward_self>();
    node->set_next_edges(collect_next_edges(self, other));
    node->condition_ = SavedTensor(condition, /*is_output=*/false, "where.self", "condition");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result =
      stubs::where_self::redispatch(keys & after_autograd_keys, condition, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
TensorBase _atan2_grad_other(DispatchKeySet keys, const TensorBase& grad_output,
                             const TensorBase& self, const TensorBase& other, const Scalar& scale) {
  intrusive_ptr<InternalAtan2GradOtherBackward> node;
  if (any_requires_grad(grad_output, self, other)) {
    node = make_intrusive<InternalAtan2GradOtherBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self, other));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_atan2_grad_other", "self");
    node->other_ = SavedTensor(other, /*is_output=*/false, "_atan2_grad_other", "other");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_atan2_grad_other", "grad_output");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::_atan2_grad_other::redispatch(keys & after_autograd_keys, grad_output,
                                                           self, other, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase remainder_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<RemainderBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<RemainderBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "remainder.Tensor", "self");
    if (node->has_next_edge(1)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "remainder.Tensor", "other");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::remainder_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& remainder__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("remainder_.Tensor", self, record);
  if (!record) {
    stubs::remainder__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<RemainderBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "remainder_.Tensor", "self");
  if (node->has_next_edge(1)) node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "remainder_.Tensor", "other");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::remainder__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& remainder_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "remainder.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::remainder_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase remainder_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<RemainderBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RemainderBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::remainder_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& remainder__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("remainder_.Scalar", self, record);
  if (!record) {
    stubs::remainder__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<RemainderBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::remainder__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// maximum(Tensor self, Tensor other) -> Tensor
TensorBase maximum(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<MaximumBackward> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<MaximumBackward>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_ = SavedTensor(self, /*is_output=*/false, "maximum", "self");
    node->other_ = SavedTensor(other, /*is_output=*/false, "maximum", "other");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::maximum::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& maximum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "maximum.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::maximum_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_or__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_or_.Tensor", self, record);
  if (!record) {
    stubs::bitwise_or__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseOrInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_or__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_or_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                           TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "bitwise_or.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::bitwise_or_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_or__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_or_.Scalar", self, record);
  if (!record) {
    stubs::bitwise_or__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseOrInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_or__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

}  // namespace

void register_autograd_pointwise_binary_3() {
  Dispatcher::set_builtin(stubs::where_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&where_self), kRegistrant);
  Dispatcher::set_builtin(stubs::_atan2_grad_other::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_atan2_grad_other), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder_out), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::maximum::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&maximum), kRegistrant);
  Dispatcher::set_builtin(stubs::maximum_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&maximum_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_or__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_or_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_or__Scalar), kRegistrant);
}

}  // namespace tenon
