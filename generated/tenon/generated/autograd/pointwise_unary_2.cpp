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
#include "tenon/generated/ops/_acos_grad_self.h"
#include "tenon/generated/ops/_acosh_grad_self.h"
#include "tenon/generated/ops/_atan_grad_self.h"
#include "tenon/generated/ops/_cos_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_unary_2.cpp";

// neg(Tensor self) -> Tensor
class NegBackward final : public Node {
 public:
  std::string_view name() const override { return "NegBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(-grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// acos(Tensor self) -> Tensor
class AcosBackward final : public Node {
 public:
  std::string_view name() const override { return "AcosBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_acos_grad_self(grad, self, -1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
class InternalAcosGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAcosGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_acos_grad_self(grad, self, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto its_rsqrt = ops::rsqrt((1 - self * self));
      results[1] = sum_to(
          formulas::maybe_multiply(grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * self,
                                   scale), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  Scalar scale_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
};

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
class InternalAcoshGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAcoshGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_acosh_grad_self(grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto its_rsqrt = ops::rsqrt((self * self - 1));
      results[1] = sum_to(
          ops::where(ops::gt(self, 1000000000), -(grad * (grad_output / self / self)),
                     -(grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * self)),
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

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
class InternalAtanGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAtanGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_atan_grad_self(grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto term = self * self + 1;
      results[1] = sum_to(-(grad * (grad_output * self / term / term) * 2), self_sizes_);
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

// cos(Tensor self) -> Tensor
class CosBackward final : public Node {
 public:
  std::string_view name() const override { return "CosBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_cos_grad_self(grad, self, -1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// log(Tensor self) -> Tensor
class LogBackward final : public Node {
 public:
  std::string_view name() const override { return "LogBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / self, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// reciprocal(Tensor self) -> Tensor
class ReciprocalBackward final : public Node {
 public:
  std::string_view name() const override { return "ReciprocalBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::_reciprocal_grad_self(grad, result, -1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
class InternalReciprocalGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalReciprocalGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase output = output_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_reciprocal_grad_self(grad, output, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          ops::_tanh_backward_grad_output(grad, grad_output, output, 2 * scale.toDouble()),
          output_sizes_);
    }
    return results;
  }

  void release_saved() override {
    output_.reset();
    grad_output_.reset();
  }

  SavedTensor output_;
  Scalar scale_;
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector output_sizes_;
};

// square(Tensor self) -> Tensor
class SquareBackward final : public Node {
 public:
  std::string_view name() const override { return "SquareBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * self * 2, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// trunc(Tensor self) -> Tensor
class TruncBackward final : public Node {
 public:
  std::string_view name() const override { return "TruncBackward"; }

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

// neg(Tensor self) -> Tensor
TensorBase neg(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<NegBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<NegBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::neg::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// neg_(Tensor(a!) self) -> Tensor(a!)
TensorBase& neg_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("neg_", self, record);
  if (!record) {
    stubs::neg_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<NegBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::neg_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& neg_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "neg.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::neg_out::redispatch(keys & after_autograd_keys, self, out);
}

// acos(Tensor self) -> Tensor
TensorBase acos(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AcosBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AcosBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "acos", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::acos::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// acos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acos_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("acos_", self, record);
  if (!record) {
    stubs::acos_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AcosBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "acos_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::acos_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "acos.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::acos_out::redispatch(keys & after_autograd_keys, self, out);
}

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
TensorBase _acos_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                           const TensorBase& self, const Scalar& scale) {
  intrusive_ptr<InternalAcosGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalAcosGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_acos_grad_self", "self");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_acos_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_acos_grad_self::redispatch(keys & after_autograd_keys, grad_output, self, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
TensorBase _acosh_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& self) {
  intrusive_ptr<InternalAcoshGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalAcoshGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_acosh_grad_self", "self");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_acosh_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_acosh_grad_self::redispatch(keys & after_autograd_keys, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
TensorBase _atan_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                           const TensorBase& self) {
  intrusive_ptr<InternalAtanGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalAtanGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_atan_grad_self", "self");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_atan_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_atan_grad_self::redispatch(keys & after_autograd_keys, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// cos(Tensor self) -> Tensor
TensorBase cos(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<CosBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CosBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "cos", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::cos::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// cos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cos_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("cos_", self, record);
  if (!record) {
    stubs::cos_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<CosBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "cos_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::cos_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "cos.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::cos_out::redispatch(keys & after_autograd_keys, self, out);
}

// log(Tensor self) -> Tensor
TensorBase log(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<LogBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<LogBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log_", self, record);
  if (!record) {
    stubs::log_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<LogBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log_out::redispatch(keys & after_autograd_keys, self, out);
}

// reciprocal(Tensor self) -> Tensor
TensorBase reciprocal(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ReciprocalBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ReciprocalBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::reciprocal::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
TensorBase& reciprocal_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("reciprocal_", self, record);
  if (!record) {
    stubs::reciprocal_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ReciprocalBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::reciprocal_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& reciprocal_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "reciprocal.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::reciprocal_out::redispatch(keys & after_autograd_keys, self, out);
}

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
TensorBase _reciprocal_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                                 const TensorBase& output, const Scalar& scale) {
  intrusive_ptr<InternalReciprocalGradSelfBackward> node;
  if (any_requires_grad(grad_output, output)) {
    node = make_intrusive<InternalReciprocalGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, output));
    node->output_ = SavedTensor(output, /*is_output=*/false, "_reciprocal_grad_self", "output");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_reciprocal_grad_self", "grad_output");
    node->output_sizes_ = output.sizes();
  }
  TensorBase result = stubs::_reciprocal_grad_self::redispatch(keys & after_autograd_keys,
                                                               grad_output, output, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// square(Tensor self) -> Tensor
TensorBase square(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SquareBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SquareBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "square", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::square::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// square_(Tensor(a!) self) -> Tensor(a!)
TensorBase& square_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("square_", self, record);
  if (!record) {
    stubs::square_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SquareBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "square_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::square_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& square_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "square.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::square_out::redispatch(keys & after_autograd_keys, self, out);
}

// trunc(Tensor self) -> Tensor
TensorBase trunc(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<TruncBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TruncBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::trunc::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& trunc_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("trunc_", self, record);
  if (!record) {
    stubs::trunc_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<TruncBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::trunc_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& trunc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "trunc.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::trunc_out::redispatch(keys & after_autograd_keys, self, out);
}

}  // namespace

void register_autograd_pointwise_unary_2() {
  Dispatcher::set_builtin(stubs::neg::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&neg),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::neg_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&neg_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::neg_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&neg_out), kRegistrant);
  Dispatcher::set_builtin(stubs::acos::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&acos),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::acos_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&acos_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::acos_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&acos_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_acos_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_acos_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::_acosh_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_acosh_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::_atan_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_atan_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::cos::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&cos),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cos_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&cos_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cos_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&cos_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&log),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&log_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&log_out), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&reciprocal), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&reciprocal_), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&reciprocal_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_reciprocal_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_reciprocal_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::square::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&square), kRegistrant);
  Dispatcher::set_builtin(stubs::square_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&square_), kRegistrant);
  Dispatcher::set_builtin(stubs::square_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&square_out), kRegistrant);
  Dispatcher::set_builtin(stubs::trunc::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&trunc),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::trunc_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&trunc_), kRegistrant);
  Dispatcher::set_builtin(stubs::trunc_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&trunc_out), kRegistrant);
}

}  // namespace tenon
