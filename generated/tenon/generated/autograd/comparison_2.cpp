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
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/comparison_2.cpp";

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class EqInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "EqInplaceBackward_Tensor"; }

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

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class EqInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "EqInplaceBackward_Scalar"; }

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

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class NeInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "NeInplaceBackward_Tensor"; }

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

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class NeInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "NeInplaceBackward_Scalar"; }

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

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class LtInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "LtInplaceBackward_Tensor"; }

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

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class LtInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "LtInplaceBackward_Scalar"; }

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

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class LeInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "LeInplaceBackward_Tensor"; }

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

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class LeInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "LeInplaceBackward_Scalar"; }

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

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
class LogicalAndInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "LogicalAndInplaceBackward"; }

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

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& eq__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("eq_.Tensor", self, record);
  if (!record) {
    stubs::eq__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<EqInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::eq__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& eq_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "eq.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::eq_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& eq__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("eq_.Scalar", self, record);
  if (!record) {
    stubs::eq__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<EqInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::eq__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& eq_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "eq.Scalar_out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::eq_Scalar_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& ne__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("ne_.Tensor", self, record);
  if (!record) {
    stubs::ne__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<NeInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::ne__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ne_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "ne.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::ne_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& ne__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("ne_.Scalar", self, record);
  if (!record) {
    stubs::ne__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<NeInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::ne__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ne_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "ne.Scalar_out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::ne_Scalar_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& lt__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("lt_.Tensor", self, record);
  if (!record) {
    stubs::lt__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<LtInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::lt__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lt_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "lt.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::lt_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& lt__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("lt_.Scalar", self, record);
  if (!record) {
    stubs::lt__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<LtInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::lt__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lt_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "lt.Scalar_out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::lt_Scalar_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& le__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("le_.Tensor", self, record);
  if (!record) {
    stubs::le__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<LeInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::le__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& le_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "le.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::le_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& le__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("le_.Scalar", self, record);
  if (!record) {
    stubs::le__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<LeInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::le__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& le_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "le.Scalar_out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::le_Scalar_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_and_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("logical_and_", self, record);
  if (!record) {
    stubs::logical_and_::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<LogicalAndInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::logical_and_::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_and_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "logical_and.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::logical_and_out::redispatch(keys & after_autograd_keys, self, other, out);
}

}  // namespace

void register_autograd_comparison_2() {
  Dispatcher::set_builtin(stubs::eq__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&eq__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::eq_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&eq_out), kRegistrant);
  Dispatcher::set_builtin(stubs::eq__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&eq__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::eq_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&eq_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ne__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ne__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::ne_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ne_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ne__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ne__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::ne_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ne_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lt__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lt__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::lt_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lt__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lt__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::lt_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&lt_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::le__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&le__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::le_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&le_out), kRegistrant);
  Dispatcher::set_builtin(stubs::le__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&le__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::le_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&le_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_and_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_and_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_and_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_and_out), kRegistrant);
}

}  // namespace tenon
