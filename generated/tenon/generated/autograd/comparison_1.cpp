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
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/comparison_1.cpp";

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class GtInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "GtInplaceBackward_Tensor"; }

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

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class GtInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "GtInplaceBackward_Scalar"; }

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

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class GeInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "GeInplaceBackward_Tensor"; }

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

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class GeInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "GeInplaceBackward_Scalar"; }

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

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
class LogicalOrInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "LogicalOrInplaceBackward"; }

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

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
class LogicalXorInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "LogicalXorInplaceBackward"; }

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

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& gt__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("gt_.Tensor", self, record);
  if (!record) {
    stubs::gt__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<GtInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::gt__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& gt_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "gt.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::gt_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& gt__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("gt_.Scalar", self, record);
  if (!record) {
    stubs::gt__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<GtInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::gt__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& gt_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "gt.Scalar_out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::gt_Scalar_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& ge__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("ge_.Tensor", self, record);
  if (!record) {
    stubs::ge__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<GeInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::ge__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ge_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "ge.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::ge_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& ge__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("ge_.Scalar", self, record);
  if (!record) {
    stubs::ge__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<GeInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::ge__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ge_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "ge.Scalar_out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::ge_Scalar_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_or_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("logical_or_", self, record);
  if (!record) {
    stubs::logical_or_::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<LogicalOrInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::logical_or_::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_or_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                           TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "logical_or.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::logical_or_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_xor_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("logical_xor_", self, record);
  if (!record) {
    stubs::logical_xor_::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<LogicalXorInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::logical_xor_::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_xor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "logical_xor.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::logical_xor_out::redispatch(keys & after_autograd_keys, self, other, out);
}

}  // namespace

void register_autograd_comparison_1() {
  Dispatcher::set_builtin(stubs::gt__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gt__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::gt_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::gt__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gt__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::gt_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gt_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ge__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ge__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::ge_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ge_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ge__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ge__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::ge_Scalar_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&ge_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_or_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_or_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_or_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_or_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_xor_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_xor_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_xor_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_xor_out), kRegistrant);
}

}  // namespace tenon
