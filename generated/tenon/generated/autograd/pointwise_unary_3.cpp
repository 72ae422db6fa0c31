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
#include "tenon/generated/ops/_asinh_grad_self.h"
#include "tenon/generated/ops/_clamp_grad_self.h"
#include "tenon/generated/ops/_cos_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/_rsqrt_grad_self.h"
#include "tenon/generated/ops/_tan_grad_self.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_unary_3.cpp";

// abs(Tensor self) -> Tensor
class AbsBackward final : public Node {
 public:
  std::string_view name() const override { return "AbsBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::sign(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// asin(Tensor self) -> Tensor
class AsinBackward final : public Node {
 public:
  std::string_view name() const override { return "AsinBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_acos_grad_self(grad, self, 1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// asinh(Tensor self) -> Tensor
class AsinhBackward final : public Node {
 public:
  std::string_view name() const override { return "AsinhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_asinh_grad_self(grad, self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// _asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
class InternalAsinhGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAsinhGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_asinh_grad_self(grad, self), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      const auto abs_of_self = ops::abs(self);
      const auto its_rsqrt = ops::rsqrt((self * self + 1));
      results[1] = sum_to(
          ops::where(ops::gt(abs_of_self, 1000000000), -(grad * (grad_output / self / abs_of_self)),
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

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
class InternalCosGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalCosGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_cos_grad_self(grad, self, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] =
          sum_to(formulas::maybe_multiply(grad * grad_output * ops::cos(self), scale), self_sizes_);
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

// floor(Tensor self) -> Tensor
class FloorBackward final : public Node {
 public:
  std::string_view name() const override { return "FloorBackward"; }

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

// log2(Tensor self) -> Tensor
class Log2Backward final : public Node {
 public:
  std::string_view name() const override { return "Log2Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / self * 1.4426950408889634, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// rsqrt(Tensor self) -> Tensor
class RsqrtBackward final : public Node {
 public:
  std::string_view name() const override { return "RsqrtBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::_rsqrt_grad_self(grad, result, -0.5), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// _rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
class InternalRsqrtGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalRsqrtGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase output = output_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_rsqrt_grad_self(grad, output, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          ops::_reciprocal_grad_self(grad * grad_output, output, 3 * scale.toDouble()),
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

// sign(Tensor self) -> Tensor
class SignBackward final : public Node {
 public:
  std::string_view name() const override { return "SignBackward"; }

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

// sin(Tensor self) -> Tensor
class SinBackward final : public Node {
 public:
  std::string_view name() const override { return "SinBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::cos(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// sinh(Tensor self) -> Tensor
class SinhBackward final : public Node {
 public:
  std::string_view name() const override { return "SinhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::cosh(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
class InternalTanGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalTanGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase output = output_.unpack(*this);
      results[0] = sum_to(ops::_tan_grad_self(grad, output), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = output_.unpack(*this);
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] =
          sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, 2), output_sizes_);
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

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
class ClampBackward final : public Node {
 public:
  std::string_view name() const override { return "ClampBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const std::optional<Scalar>& min = min_;
      const std::optional<Scalar>& max = max_;
      results[0] = sum_to(ops::_clamp_grad_self(grad, self, min, max), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  std::optional<Scalar> min_;
  std::optional<Scalar> max_;
  DimVector self_sizes_;
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
class InternalClampGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalClampGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const std::optional<Scalar>& min = min_;
      const std::optional<Scalar>& max = max_;
      results[0] = sum_to(ops::_clamp_grad_self(grad, self, min, max), grad_output_sizes_);
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
  std::optional<Scalar> min_;
  std::optional<Scalar> max_;
  DimVector grad_output_sizes_;
  DimVector self_sizes_;
};

// clamp_max(Tensor self, Scalar max) -> Tensor
class ClampMaxBackward final : public Node {
 public:
  std::string_view name() const override { return "ClampMaxBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& max = max_;
      results[0] = sum_to(ops::masked_fill(grad, ops::gt(self, max), 0), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar max_;
  DimVector self_sizes_;
};

// abs(Tensor self) -> Tensor
TensorBase abs(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AbsBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AbsBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "abs", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::abs::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// abs_(Tensor(a!) self) -> Tensor(a!)
TensorBase& abs_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("abs_", self, record);
  if (!record) {
    stubs::abs_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AbsBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "abs_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::abs_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& abs_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "abs.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::abs_out::redispatch(keys & after_autograd_keys, self, out);
}

// asin(Tensor self) -> Tensor
TensorBase asin(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AsinBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AsinBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "asin", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::asin::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// asin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asin_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("asin_", self, record);
  if (!record) {
    stubs::asin_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AsinBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "asin_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::asin_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "asin.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::asin_out::redispatch(keys & after_autograd_keys, self, out);
}

// asinh(Tensor self) -> Tensor
TensorBase asinh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AsinhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AsinhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "asinh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::asinh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asinh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("asinh_", self, record);
  if (!record) {
    stubs::asinh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AsinhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "asinh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::asinh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "asinh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::asinh_out::redispatch(keys & after_autograd_keys, self, out);
}

// _asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
TensorBase _asinh_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& self) {
  intrusive_ptr<InternalAsinhGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalAsinhGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_asinh_grad_self", "self");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_asinh_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_asinh_grad_self::redispatch(keys & after_autograd_keys, grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
TensorBase _cos_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                          const TensorBase& self, const Scalar& scale) {
  intrusive_ptr<InternalCosGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalCosGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_cos_grad_self", "self");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_cos_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_cos_grad_self::redispatch(keys & after_autograd_keys, grad_output, self, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// floor(Tensor self) -> Tensor
TensorBase floor(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<FloorBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<FloorBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::floor::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// floor_(Tensor(a!) self) -> Tensor(a!)
TensorBase& floor_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("floor_", self, record);
  if (!record) {
    stubs::floor_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<FloorBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::floor_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& floor_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "floor.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::floor_out::redispatch(keys & after_autograd_keys, self, out);
}

// log2(Tensor self) -> Tensor
TensorBase log2(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Log2Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Log2Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log2", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log2::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log2_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log2_", self, record);
  if (!record) {
    stubs::log2_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Log2Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log2_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log2_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log2.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log2_out::redispatch(keys & after_autograd_keys, self, out);
}

// rsqrt(Tensor self) -> Tensor
TensorBase rsqrt(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<RsqrtBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RsqrtBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::rsqrt::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& rsqrt_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("rsqrt_", self, record);
  if (!record) {
    stubs::rsqrt_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<RsqrtBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::rsqrt_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& rsqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "rsqrt.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::rsqrt_out::redispatch(keys & after_autograd_keys, self, out);
}

// _rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
TensorBase _rsqrt_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& output, const Scalar& scale) {
  intrusive_ptr<InternalRsqrtGradSelfBackward> node;
  if (any_requires_grad(grad_output, output)) {
    node = make_intrusive<InternalRsqrtGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, output));
    node->output_ = SavedTensor(output, /*is_output=*/false, "_rsqrt_grad_self", "output");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_rsqrt_grad_self", "grad_output");
    node->output_sizes_ = output.sizes();
  }
  TensorBase result =
      stubs::_rsqrt_grad_self::redispatch(keys & after_autograd_keys, grad_output, output, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sign(Tensor self) -> Tensor
TensorBase sign(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SignBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SignBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sign::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sign_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sign_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sign_", self, record);
  if (!record) {
    stubs::sign_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SignBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sign_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sign_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sign.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sign_out::redispatch(keys & after_autograd_keys, self, out);
}

// sin(Tensor self) -> Tensor
TensorBase sin(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SinBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SinBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "sin", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sin::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sin_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sin_", self, record);
  if (!record) {
    stubs::sin_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SinBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "sin_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sin_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sin.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sin_out::redispatch(keys & after_autograd_keys, self, out);
}

// sinh(Tensor self) -> Tensor
TensorBase sinh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SinhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SinhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "sinh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sinh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sinh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sinh_", self, record);
  if (!record) {
    stubs::sinh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SinhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "sinh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sinh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sinh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sinh_out::redispatch(keys & after_autograd_keys, self, out);
}

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
TensorBase _tan_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                          const TensorBase& output) {
  intrusive_ptr<InternalTanGradSelfBackward> node;
  if (any_requires_grad(grad_output, output)) {
    node = make_intrusive<InternalTanGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, output));
    node->output_ = SavedTensor(output, /*is_output=*/false, "_tan_grad_self", "output");
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_tan_grad_self", "grad_output");
    node->output_sizes_ = output.sizes();
  }
  TensorBase result =
      stubs::_tan_grad_self::redispatch(keys & after_autograd_keys, grad_output, output);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
TensorBase clamp(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min,
                 const std::optional<Scalar>& max) {
  intrusive_ptr<ClampBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ClampBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "clamp", "self");
    node->min_ = min;
    node->max_ = max;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::clamp::redispatch(keys & after_autograd_keys, self, min, max);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
TensorBase& clamp_(DispatchKeySet keys, TensorBase& self, const std::optional<Scalar>& min,
                   const std::optional<Scalar>& max) {
  const bool record = any_requires_grad(self);
  check_inplace("clamp_", self, record);
  if (!record) {
    stubs::clamp_::redispatch(keys & after_autograd_keys, self, min, max);
    return self;
  }
  const auto node = make_intrusive<ClampBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "clamp_", "self");
  node->min_ = min;
  node->max_ = max;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::clamp_::redispatch(keys & after_autograd_keys, self, min, max);
  history.commit();
  return self;
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_out(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min,
                      const std::optional<Scalar>& max, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "clamp.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::clamp_out::redispatch(keys & after_autograd_keys, self, min, max, out);
}

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
TensorBase _clamp_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& self, const std::optional<Scalar>& min,
                            const std::optional<Scalar>& max) {
  intrusive_ptr<InternalClampGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalClampGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    if (node->has_next_edge(0)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "_clamp_grad_self", "self");
    node->min_ = min;
    node->max_ = max;
    node->grad_output_sizes_ = grad_output.sizes();
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_clamp_grad_self::redispatch(keys & after_autograd_keys, grad_output, self, min, max);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp_max(Tensor self, Scalar max) -> Tensor
TensorBase clamp_max(DispatchKeySet keys, const TensorBase& self, const Scalar& max) {
  intrusive_ptr<ClampMaxBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ClampMaxBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "clamp_max", "self");
    node->max_ = max;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::clamp_max::redispatch(keys & after_autograd_keys, self, max);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
TensorBase& clamp_max_(DispatchKeySet keys, TensorBase& self, const Scalar& max) {
  const bool record = any_requires_grad(self);
  check_inplace("clamp_max_", self, record);
  if (!record) {
    stubs::clamp_max_::redispatch(keys & after_autograd_keys, self, max);
    return self;
  }
  const auto node = make_intrusive<ClampMaxBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "clamp_max_", "self");
  node->max_ = max;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::clamp_max_::redispatch(keys & after_autograd_keys, self, max);
  history.commit();
  return self;
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_max_out(DispatchKeySet keys, const TensorBase& self, const Scalar& max,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "clamp_max.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::clamp_max_out::redispatch(keys & after_autograd_keys, self, max, out);
}

}  // namespace

void register_autograd_pointwise_unary_3() {
  Dispatcher::set_builtin(stubs::abs::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&abs),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::abs_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&abs_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::abs_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&abs_out), kRegistrant);
  Dispatcher::set_builtin(stubs::asin::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&asin),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::asin_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&asin_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::asin_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&asin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::asinh::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&asinh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::asinh_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&asinh_), kRegistrant);
  Dispatcher::set_builtin(stubs::asinh_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&asinh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_asinh_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_asinh_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::_cos_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_cos_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::floor::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&floor),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::floor_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&floor_), kRegistrant);
  Dispatcher::set_builtin(stubs::floor_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&floor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log2::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&log2),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log2_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&log2_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log2_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&log2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&rsqrt),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&rsqrt_), kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&rsqrt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_rsqrt_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_rsqrt_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::sign::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sign),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sign_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sign_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sign_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sign_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sin::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sin),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sin_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sin_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sin_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sinh::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sinh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sinh_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sinh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sinh_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sinh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_tan_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_tan_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&clamp),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_clamp_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_clamp_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_max), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_max_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_max_out), kRegistrant);
}

}  // namespace tenon
