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
#include "tenon/generated/ops/_atan2_grad_self.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_fmod_grad_other.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/_pow_grad_exponent.h"
#include "tenon/generated/ops/_pow_grad_self.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/rsub.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_binary_2.cpp";

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
class RsubBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "RsubBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& alpha = alpha_;
      results[0] = sum_to(-formulas::maybe_multiply(grad, alpha), self_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(grad, other_sizes_);
    }
    return results;
  }

  Scalar alpha_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
class RsubBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "RsubBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& alpha = alpha_;
      results[0] = sum_to(-formulas::maybe_multiply(grad, alpha), self_sizes_);
    }
    return results;
  }

  Scalar alpha_;
  DimVector self_sizes_;
};

// mul.Tensor(Tensor self, Tensor other) -> Tensor
class MulBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "MulBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(grad * other, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      results[1] = sum_to(grad * self, other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    other_.reset();
    self_.reset();
  }

  SavedTensor other_;
  DimVector self_sizes_;
  SavedTensor self_;
  DimVector other_sizes_;
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
class MulBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "MulBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& other = other_;
      results[0] = sum_to(formulas::maybe_multiply(grad, other), self_sizes_);
    }
    return results;
  }

  Scalar other_;
  DimVector self_sizes_;
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
class DivBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "DivBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(grad / other, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = other_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[1] = sum_to(ops::_div_grad_other(grad, self, other, -1), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    other_.reset();
    self_.reset();
  }

  SavedTensor other_;
  DimVector self_sizes_;
  SavedTensor self_;
  DimVector other_sizes_;
};

// div.Scalar(Tensor self, Scalar other) -> Tensor
class DivBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "DivBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& other = other_;
      results[0] = sum_to(grad / other, self_sizes_);
    }
    return results;
  }

  Scalar other_;
  DimVector self_sizes_;
};

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
class PowBackward_Tensor_Scalar final : public Node {
 public:
  std::string_view name() const override { return "PowBackward_Tensor_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& exponent = exponent_;
      results[0] = formulas::pow_backward(grad, self, exponent);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar exponent_;
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
class PowBackward_Tensor_Tensor final : public Node {
 public:
  std::string_view name() const override { return "PowBackward_Tensor_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      results[0] = sum_to(ops::_pow_grad_self(grad, self, exponent), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase result = result_.unpack(*this);
      results[1] = sum_to(ops::_pow_grad_exponent(grad, self, exponent, result), exponent_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    exponent_.reset();
    result_.reset();
  }

  SavedTensor self_;
  SavedTensor exponent_;
  DimVector self_sizes_;
  SavedTensor result_;
  DimVector exponent_sizes_;
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
class PowBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "PowBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& self = self_;
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase result = result_.unpack(*this);
      const auto slope = grad * result * std::log(self.toDouble());
      results[0] = sum_to(
          self.toDouble() == 0 ? ops::masked_fill(slope, ops::ge(exponent, 0), 0) : slope,
          exponent_sizes_);
    }
    return results;
  }

  void release_saved() override {
    exponent_.reset();
    result_.reset();
  }

  Scalar self_;
  SavedTensor exponent_;
  SavedTensor result_;
  DimVector exponent_sizes_;
};

// atan2(Tensor self, Tensor other) -> Tensor
class Atan2Backward final : public Node {
 public:
  std::string_view name() const override { return "Atan2Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(ops::_atan2_grad_self(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[1] = sum_to(ops::_atan2_grad_other(grad, self, other, -1), other_sizes_);
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

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
class FmodBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "FmodBackward_Tensor"; }

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
      results[1] = sum_to(ops::_fmod_grad_other(grad, self, other, -1), other_sizes_);
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

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
class FmodBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "FmodBackward_Scalar"; }

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

// minimum(Tensor self, Tensor other) -> Tensor
class MinimumBackward final : public Node {
 public:
  std::string_view name() const override { return "MinimumBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase other = other_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_maximum_grad_self(grad, other, self), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = other_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[1] = sum_to(ops::_maximum_grad_self(grad, self, other), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    other_.reset();
    self_.reset();
  }

  SavedTensor other_;
  SavedTensor self_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase rsub_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                       const Scalar& alpha) {
  intrusive_ptr<RsubBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<RsubBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->alpha_ = alpha;
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result =
      stubs::rsub_Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase rsub_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                       const Scalar& alpha) {
  intrusive_ptr<RsubBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RsubBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->alpha_ = alpha;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::rsub_Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mul.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase mul_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<MulBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<MulBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    if (node->has_next_edge(0)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "mul.Tensor", "other");
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "mul.Tensor", "self");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::mul_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& mul__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("mul_.Tensor", self, record);
  if (!record) {
    stubs::mul__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<MulBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  if (node->has_next_edge(0)) node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "mul_.Tensor", "other");
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "mul_.Tensor", "self");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::mul__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "mul.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::mul_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// mul.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase mul_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<MulBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MulBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->other_ = other;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::mul_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& mul__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("mul_.Scalar", self, record);
  if (!record) {
    stubs::mul__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<MulBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->other_ = other;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::mul__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// div.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase div_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<DivBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<DivBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->other_ = SavedTensor(other, /*is_output=*/false, "div.Tensor", "other");
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "div.Tensor", "self");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::div_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& div__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("div_.Tensor", self, record);
  if (!record) {
    stubs::div__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<DivBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "div_.Tensor", "other");
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "div_.Tensor", "self");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::div__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& div_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "div.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::div_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// div.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase div_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<DivBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<DivBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->other_ = other;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::div_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& div__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("div_.Scalar", self, record);
  if (!record) {
    stubs::div__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<DivBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->other_ = other;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::div__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
TensorBase pow_Tensor_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent) {
  intrusive_ptr<PowBackward_Tensor_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<PowBackward_Tensor_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "pow.Tensor_Scalar", "self");
    node->exponent_ = exponent;
  }
  TensorBase result =
      stubs::pow_Tensor_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
TensorBase& pow__Tensor_Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& exponent) {
  const bool record = any_requires_grad(self);
  check_inplace("pow_.Tensor_Scalar", self, record);
  if (!record) {
    stubs::pow__Tensor_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
    return self;
  }
  const auto node = make_intrusive<PowBackward_Tensor_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "pow_.Tensor_Scalar", "self");
  node->exponent_ = exponent;
  PendingHistory history(self, node);
  stubs::pow__Tensor_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
  history.commit();
  return self;
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Scalar_out(DispatchKeySet keys, const TensorBase& self,
                                  const Scalar& exponent, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "pow.Tensor_Scalar_out: out= does not record gradients, and an argument requires "
              "grad; call the function without out=");
  return stubs::pow_Tensor_Scalar_out::redispatch(keys & after_autograd_keys, self, exponent, out);
}

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
TensorBase pow_Tensor_Tensor(DispatchKeySet keys, const TensorBase& self,
                             const TensorBase& exponent) {
  intrusive_ptr<PowBackward_Tensor_Tensor> node;
  if (any_requires_grad(self, exponent)) {
    node = make_intrusive<PowBackward_Tensor_Tensor>();
    node->set_next_edges(collect_next_edges(self, exponent));
    node->self_ = SavedTensor(self, /*is_output=*/false, "pow.Tensor_Tensor", "self");
    node->exponent_ = SavedTensor(exponent, /*is_output=*/false, "pow.Tensor_Tensor", "exponent");
    node->self_sizes_ = self.sizes();
    node->exponent_sizes_ = exponent.sizes();
  }
  TensorBase result =
      stubs::pow_Tensor_Tensor::redispatch(keys & after_autograd_keys, self, exponent);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Tensor_out(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& exponent, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, exponent, out), AutogradError,
              "pow.Tensor_Tensor_out: out= does not record gradients, and an argument requires "
              "grad; call the function without out=");
  return stubs::pow_Tensor_Tensor_out::redispatch(keys & after_autograd_keys, self, exponent, out);
}

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
TensorBase pow_Scalar(DispatchKeySet keys, const Scalar& self, const TensorBase& exponent) {
  intrusive_ptr<PowBackward_Scalar> node;
  if (any_requires_grad(exponent)) {
    node = make_intrusive<PowBackward_Scalar>();
    node->set_next_edges(collect_next_edges(exponent));
    node->self_ = self;
    node->exponent_ = SavedTensor(exponent, /*is_output=*/false, "pow.Scalar", "exponent");
    node->exponent_sizes_ = exponent.sizes();
  }
  TensorBase result = stubs::pow_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// atan2(Tensor self, Tensor other) -> Tensor
TensorBase atan2(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<Atan2Backward> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<Atan2Backward>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_ = SavedTensor(self, /*is_output=*/false, "atan2", "self");
    node->other_ = SavedTensor(other, /*is_output=*/false, "atan2", "other");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::atan2::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& atan2_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("atan2_", self, record);
  if (!record) {
    stubs::atan2_::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<Atan2Backward>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "atan2_", "self");
  node->other_ = SavedTensor(unchanged_by(self, other), /*is_output=*/false, "atan2_", "other");
  node->self_sizes_ = self.sizes();
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::atan2_::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan2_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "atan2.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::atan2_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase fmod_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<FmodBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<FmodBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "fmod.Tensor", "self");
    if (node->has_next_edge(1)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "fmod.Tensor", "other");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::fmod_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& fmod__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("fmod_.Tensor", self, record);
  if (!record) {
    stubs::fmod__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<FmodBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "fmod_.Tensor", "self");
  if (node->has_next_edge(1)) node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "fmod_.Tensor", "other");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::fmod__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& fmod_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                     TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "fmod.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::fmod_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase fmod_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<FmodBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<FmodBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::fmod_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& fmod__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("fmod_.Scalar", self, record);
  if (!record) {
    stubs::fmod__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<FmodBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::fmod__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// minimum(Tensor self, Tensor other) -> Tensor
TensorBase minimum(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<MinimumBackward> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<MinimumBackward>();
    node->set_next_edges(collect_next_edges(self, other));
    node->other_ = SavedTensor(other, /*is_output=*/false, "minimum", "other");
    node->self_ = SavedTensor(self, /*is_output=*/false, "minimum", "self");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::minimum::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& minimum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "minimum.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::minimum_out::redispatch(keys & after_autograd_keys, self, other, out);
}

}  // namespace

void register_autograd_pointwise_binary_2() {
  Dispatcher::set_builtin(stubs::rsub_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&rsub_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::rsub_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&rsub_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::mul_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::mul__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::mul_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul_out), kRegistrant);
  Dispatcher::set_builtin(stubs::mul_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::mul__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::div_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&div_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::div__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&div__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::div_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&div_out), kRegistrant);
  Dispatcher::set_builtin(stubs::div_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&div_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::div__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&div__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow__Tensor_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow__Tensor_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Tensor_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Tensor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::atan2::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&atan2),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atan2_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&atan2_), kRegistrant);
  Dispatcher::set_builtin(stubs::atan2_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&atan2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod_out), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::minimum::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&minimum), kRegistrant);
  Dispatcher::set_builtin(stubs::minimum_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&minimum_out), kRegistrant);
}

}  // namespace tenon
