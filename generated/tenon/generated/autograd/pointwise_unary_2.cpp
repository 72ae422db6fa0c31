// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
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
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/trunc.h"
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
      results[0] = sum_to(-(grad * ops::rsqrt((1 - self * self))), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
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
      results[0] = sum_to(-(grad * ops::sin(self)), self_sizes_);
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
      results[0] = sum_to(-(grad * result * result), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
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
      results[0] = sum_to(grad * (self * 2), self_sizes_);
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
