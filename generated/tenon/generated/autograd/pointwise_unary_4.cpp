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
#include "tenon/generated/ops/_acosh_grad_self.h"
#include "tenon/generated/ops/_atan_grad_self.h"
#include "tenon/generated/ops/_atanh_grad_self.h"
#include "tenon/generated/ops/_tan_grad_self.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_unary_4.cpp";

// exp(Tensor self) -> Tensor
class ExpBackward final : public Node {
 public:
  std::string_view name() const override { return "ExpBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * result, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// acosh(Tensor self) -> Tensor
class AcoshBackward final : public Node {
 public:
  std::string_view name() const override { return "AcoshBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_acosh_grad_self(grad, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// atan(Tensor self) -> Tensor
class AtanBackward final : public Node {
 public:
  std::string_view name() const override { return "AtanBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_atan_grad_self(grad, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// atanh(Tensor self) -> Tensor
class AtanhBackward final : public Node {
 public:
  std::string_view name() const override { return "AtanhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_atanh_grad_self(grad, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
class InternalAtanhGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAtanhGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_atanh_grad_self(grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto term = 1 - self * self;
      results[1] = sum_to(grad * (grad_output * self / term / term) * 2, self_sizes_);
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

// ceil(Tensor self) -> Tensor
class CeilBackward final : public Node {
 public:
  std::string_view name() const override { return "CeilBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// cosh(Tensor self) -> Tensor
class CoshBackward final : public Node {
 public:
  std::string_view name() const override { return "CoshBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::sinh(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// exp2(Tensor self) -> Tensor
class Exp2Backward final : public Node {
 public:
  std::string_view name() const override { return "Exp2Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * result * 0.6931471805599453, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// expm1(Tensor self) -> Tensor
class Expm1Backward final : public Node {
 public:
  std::string_view name() const override { return "Expm1Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * (result + 1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// log10(Tensor self) -> Tensor
class Log10Backward final : public Node {
 public:
  std::string_view name() const override { return "Log10Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / self * 0.4342944819032518, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// log1p(Tensor self) -> Tensor
class Log1pBackward final : public Node {
 public:
  std::string_view name() const override { return "Log1pBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / (self + 1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// sigmoid(Tensor self) -> Tensor
class SigmoidBackward final : public Node {
 public:
  std::string_view name() const override { return "SigmoidBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::sigmoid_backward(grad, result), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// tan(Tensor self) -> Tensor
class TanBackward final : public Node {
 public:
  std::string_view name() const override { return "TanBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::_tan_grad_self(grad, result), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// tanh(Tensor self) -> Tensor
class TanhBackward final : public Node {
 public:
  std::string_view name() const override { return "TanhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::tanh_backward(grad, result), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// logical_not_(Tensor(a!) self) -> Tensor(a!)
class LogicalNotInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "LogicalNotInplaceBackward"; }

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

// clamp_min(Tensor self, Scalar min) -> Tensor
class ClampMinBackward final : public Node {
 public:
  std::string_view name() const override { return "ClampMinBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& min = min_;
      results[0] = sum_to(ops::masked_fill(grad, ops::lt(self, min), 0), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar min_;
  DimVector self_sizes_;
};

// exp(Tensor self) -> Tensor
TensorBase exp(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ExpBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ExpBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::exp::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// exp_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("exp_", self, record);
  if (!record) {
    stubs::exp_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ExpBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::exp_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "exp.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::exp_out::redispatch(keys & after_autograd_keys, self, out);
}

// acosh(Tensor self) -> Tensor
TensorBase acosh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AcoshBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AcoshBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "acosh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::acosh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acosh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("acosh_", self, record);
  if (!record) {
    stubs::acosh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AcoshBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "acosh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::acosh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "acosh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::acosh_out::redispatch(keys & after_autograd_keys, self, out);
}

// atan(Tensor self) -> Tensor
TensorBase atan(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AtanBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AtanBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "atan", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::atan::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// atan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atan_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("atan_", self, record);
  if (!record) {
    stubs::atan_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AtanBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "atan_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::atan_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "atan.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::atan_out::redispatch(keys & after_autograd_keys, self, out);
}

// atanh(Tensor self) -> Tensor
TensorBase atanh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AtanhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AtanhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "atanh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::atanh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atanh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("atanh_", self, record);
  if (!record) {
    stubs::atanh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AtanhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "atanh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::atanh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "atanh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::atanh_out::redispatch(keys & after_autograd_keys, self, out);
}

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
TensorBase _atanh_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& self) {
  intrusive_ptr<InternalAtanhGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalAtanhGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_atanh_grad_self", "self");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_atanh_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_atanh_grad_self::redispatch(keys & after_autograd_keys, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// ceil(Tensor self) -> Tensor
TensorBase ceil(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<CeilBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CeilBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::ceil::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
TensorBase& ceil_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("ceil_", self, record);
  if (!record) {
    stubs::ceil_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<CeilBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::ceil_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ceil_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "ceil.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::ceil_out::redispatch(keys & after_autograd_keys, self, out);
}

// cosh(Tensor self) -> Tensor
TensorBase cosh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<CoshBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CoshBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "cosh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::cosh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cosh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("cosh_", self, record);
  if (!record) {
    stubs::cosh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<CoshBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "cosh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::cosh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "cosh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::cosh_out::redispatch(keys & after_autograd_keys, self, out);
}

// exp2(Tensor self) -> Tensor
TensorBase exp2(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Exp2Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Exp2Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::exp2::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp2_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("exp2_", self, record);
  if (!record) {
    stubs::exp2_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Exp2Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::exp2_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "exp2.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::exp2_out::redispatch(keys & after_autograd_keys, self, out);
}

// expm1(Tensor self) -> Tensor
TensorBase expm1(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Expm1Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Expm1Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::expm1::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
TensorBase& expm1_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("expm1_", self, record);
  if (!record) {
    stubs::expm1_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Expm1Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::expm1_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& expm1_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "expm1.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::expm1_out::redispatch(keys & after_autograd_keys, self, out);
}

// log10(Tensor self) -> Tensor
TensorBase log10(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Log10Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Log10Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log10", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log10::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log10_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log10_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log10_", self, record);
  if (!record) {
    stubs::log10_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Log10Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log10_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log10_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log10_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log10.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log10_out::redispatch(keys & after_autograd_keys, self, out);
}

// log1p(Tensor self) -> Tensor
TensorBase log1p(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Log1pBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Log1pBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log1p", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log1p::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log1p_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log1p_", self, record);
  if (!record) {
    stubs::log1p_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Log1pBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log1p_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log1p_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log1p_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log1p.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log1p_out::redispatch(keys & after_autograd_keys, self, out);
}

// sigmoid(Tensor self) -> Tensor
TensorBase sigmoid(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SigmoidBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SigmoidBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sigmoid::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sigmoid_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sigmoid_", self, record);
  if (!record) {
    stubs::sigmoid_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SigmoidBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::sigmoid_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sigmoid_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sigmoid.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::sigmoid_out::redispatch(keys & after_autograd_keys, self, out);
}

// tan(Tensor self) -> Tensor
TensorBase tan(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<TanBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TanBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::tan::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// tan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tan_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("tan_", self, record);
  if (!record) {
    stubs::tan_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<TanBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::tan_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "tan.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::tan_out::redispatch(keys & after_autograd_keys, self, out);
}

// tanh(Tensor self) -> Tensor
TensorBase tanh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<TanhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TanhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::tanh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tanh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("tanh_", self, record);
  if (!record) {
    stubs::tanh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<TanhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::tanh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "tanh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::tanh_out::redispatch(keys & after_autograd_keys, self, out);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& logical_not_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("logical_not_", self, record);
  if (!record) {
    stubs::logical_not_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<LogicalNotInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::logical_not_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_not_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "logical_not.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::logical_not_out::redispatch(keys & after_autograd_keys, self, out);
}

// clamp_min(Tensor self, Scalar min) -> Tensor
TensorBase clamp_min(DispatchKeySet keys, const TensorBase& self, const Scalar& min) {
  intrusive_ptr<ClampMinBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ClampMinBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "clamp_min", "self");
    node->min_ = min;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::clamp_min::redispatch(keys & after_autograd_keys, self, min);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
TensorBase& clamp_min_(DispatchKeySet keys, TensorBase& self, const Scalar& min) {
  const bool record = any_requires_grad(self);
  check_inplace("clamp_min_", self, record);
  if (!record) {
    stubs::clamp_min_::redispatch(keys & after_autograd_keys, self, min);
    return self;
  }
  const auto node = make_intrusive<ClampMinBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "clamp_min_", "self");
  node->min_ = min;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::clamp_min_::redispatch(keys & after_autograd_keys, self, min);
  history.commit();
  return self;
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_min_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "clamp_min.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::clamp_min_out::redispatch(keys & after_autograd_keys, self, min, out);
}

}  // namespace

void register_autograd_pointwise_unary_4() {
  Dispatcher::set_builtin(stubs::exp::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&exp),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&exp_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&exp_out), kRegistrant);
  Dispatcher::set_builtin(stubs::acosh::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&acosh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::acosh_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&acosh_), kRegistrant);
  Dispatcher::set_builtin(stubs::acosh_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&acosh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::atan::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&atan),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atan_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&atan_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atan_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&atan_out), kRegistrant);
  Dispatcher::set_builtin(stubs::atanh::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&atanh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atanh_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&atanh_), kRegistrant);
  Dispatcher::set_builtin(stubs::atanh_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&atanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_atanh_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_atanh_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::ceil::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&ceil),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::ceil_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&ceil_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::ceil_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ceil_out), kRegistrant);
  Dispatcher::set_builtin(stubs::cosh::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&cosh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cosh_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&cosh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cosh_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&cosh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::exp2::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&exp2),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp2_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&exp2_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp2_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&exp2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::expm1::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&expm1),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::expm1_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&expm1_), kRegistrant);
  Dispatcher::set_builtin(stubs::expm1_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&expm1_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log10::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&log10),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log10_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&log10_), kRegistrant);
  Dispatcher::set_builtin(stubs::log10_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&log10_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log1p::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&log1p),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log1p_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&log1p_), kRegistrant);
  Dispatcher::set_builtin(stubs::log1p_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&log1p_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sigmoid), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sigmoid_), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sigmoid_out), kRegistrant);
  Dispatcher::set_builtin(stubs::tan::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&tan),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tan_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&tan_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tan_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&tan_out), kRegistrant);
  Dispatcher::set_builtin(stubs::tanh::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&tanh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tanh_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&tanh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tanh_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&tanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_not_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_not_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_not_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_not_out), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_min), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_min_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_min_out), kRegistrant);
}

}  // namespace tenon
