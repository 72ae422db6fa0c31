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
#include "tenon/generated/ops/_erf_grad_self.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_unary_1.cpp";

// sqrt(Tensor self) -> Tensor
class SqrtBackward final : public Node {
 public:
  std::string_view name() const override { return "SqrtBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad / result * 0.5, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// erf(Tensor self) -> Tensor
class ErfBackward final : public Node {
 public:
  std::string_view name() const override { return "ErfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_erf_grad_self(grad, self, 1.1283791670955126), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// _erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
class InternalErfGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalErfGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& scale = scale_;
      results[0] = sum_to(ops::_erf_grad_self(grad, self, scale), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& scale = scale_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          -(grad * grad_output * ops::exp((-(self * self))) * self * (2 * scale.toDouble())),
          self_sizes_);
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

// erfc(Tensor self) -> Tensor
class ErfcBackward final : public Node {
 public:
  std::string_view name() const override { return "ErfcBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(ops::_erf_grad_self(grad, self, -1.1283791670955126), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// round(Tensor self) -> Tensor
class RoundBackward final : public Node {
 public:
  std::string_view name() const override { return "RoundBackward"; }

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

// sqrt(Tensor self) -> Tensor
TensorBase sqrt(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SqrtBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SqrtBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sqrt::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sqrt_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sqrt_", self, record);
  if (!record) {
    stubs::sqrt_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SqrtBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::sqrt_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sqrt.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sqrt_out::redispatch(keys & after_autograd_keys, self, out);
}

// erf(Tensor self) -> Tensor
TensorBase erf(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ErfBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ErfBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "erf", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::erf::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// erf_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erf_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("erf_", self, record);
  if (!record) {
    stubs::erf_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ErfBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "erf_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::erf_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erf_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "erf.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::erf_out::redispatch(keys & after_autograd_keys, self, out);
}

// _erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
TensorBase _erf_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                          const TensorBase& self, const Scalar& scale) {
  intrusive_ptr<InternalErfGradSelfBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<InternalErfGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_erf_grad_self", "self");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_erf_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::_erf_grad_self::redispatch(keys & after_autograd_keys, grad_output, self, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// erfc(Tensor self) -> Tensor
TensorBase erfc(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ErfcBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ErfcBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "erfc", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::erfc::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erfc_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("erfc_", self, record);
  if (!record) {
    stubs::erfc_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ErfcBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "erfc_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::erfc_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erfc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "erfc.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::erfc_out::redispatch(keys & after_autograd_keys, self, out);
}

// round(Tensor self) -> Tensor
TensorBase round(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<RoundBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RoundBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::round::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// round_(Tensor(a!) self) -> Tensor(a!)
TensorBase& round_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("round_", self, record);
  if (!record) {
    stubs::round_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<RoundBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::round_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& round_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "round.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::round_out::redispatch(keys & after_autograd_keys, self, out);
}

}  // namespace

void register_autograd_pointwise_unary_1() {
  Dispatcher::set_builtin(stubs::sqrt::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sqrt),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sqrt_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sqrt_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sqrt_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sqrt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::erf::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&erf),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erf_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&erf_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erf_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&erf_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_erf_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_erf_grad_self), kRegistrant);
  Dispatcher::set_builtin(stubs::erfc::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&erfc),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erfc_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&erfc_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erfc_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&erfc_out), kRegistrant);
  Dispatcher::set_builtin(stubs::round::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&round),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::round_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&round_), kRegistrant);
  Dispatcher::set_builtin(stubs::round_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&round_out), kRegistrant);
}

}  // namespace tenon
