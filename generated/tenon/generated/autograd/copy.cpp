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
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/zero.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/copy.cpp";

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
class CloneBackward final : public Node {
 public:
  std::string_view name() const override { return "CloneBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = grad;
    }
    return results;
  }
};

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
class CopyInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "CopyInplaceBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::zeros_like(grad);
    }
    if (needs_input_grad(1)) {
      results[1] = formulas::copy_backward(grad, src_sizes_, src_dtype_);
    }
    return results;
  }

  DimVector src_sizes_;
  DType src_dtype_{};
};

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
class CopyBackward final : public Node {
 public:
  std::string_view name() const override { return "CopyBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::zeros_like(grad);
    }
    if (needs_input_grad(1)) {
      results[1] = formulas::copy_backward(grad, src_sizes_, src_dtype_);
    }
    return results;
  }

  DimVector src_sizes_;
  DType src_dtype_{};
};

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
class InternalToCopyBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalToCopyBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = formulas::to_copy_backward(grad, self_dtype_);
    }
    return results;
  }

  DType self_dtype_{};
};

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
class FillInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "FillInplaceBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::zeros_like(grad);
    }
    return results;
  }
};

// fill.Scalar(Tensor self, Scalar value) -> Tensor
class FillBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "FillBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::zeros_like(grad);
    }
    return results;
  }
};

// zero_(Tensor(a!) self) -> Tensor(a!)
class ZeroInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "ZeroInplaceBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::zeros_like(grad);
    }
    return results;
  }
};

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
TensorBase clone(DispatchKeySet keys, const TensorBase& self,
                 std::optional<MemoryFormat> memory_format) {
  intrusive_ptr<CloneBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CloneBackward>();
    node->set_next_edges(collect_next_edges(self));
  }
  TensorBase result = stubs::clone::redispatch(keys & after_autograd_keys, self, memory_format);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
TensorBase& copy_(DispatchKeySet keys, TensorBase& self, const TensorBase& src, bool non_blocking) {
  const bool record = any_requires_grad(self, src);
  check_inplace("copy_", self, record);
  if (!record) {
    stubs::copy_::redispatch(keys & after_autograd_keys, self, src, non_blocking);
    return self;
  }
  const auto node = make_intrusive<CopyInplaceBackward>();
  node->set_next_edges(collect_next_edges(self, src));
  node->src_sizes_ = src.sizes();
  node->src_dtype_ = src.dtype();
  PendingHistory history(self, node);
  stubs::copy_::redispatch(keys & after_autograd_keys, self, src, non_blocking);
  history.commit();
  return self;
}

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
TensorBase copy(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                bool non_blocking) {
  intrusive_ptr<CopyBackward> node;
  if (any_requires_grad(self, src)) {
    node = make_intrusive<CopyBackward>();
    node->set_next_edges(collect_next_edges(self, src));
    node->src_sizes_ = src.sizes();
    node->src_dtype_ = src.dtype();
  }
  TensorBase result = stubs::copy::redispatch(keys & after_autograd_keys, self, src, non_blocking);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
TensorBase _to_copy(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                    std::optional<Layout> layout, std::optional<Device> device,
                    std::optional<bool> pin_memory, bool non_blocking,
                    std::optional<MemoryFormat> memory_format) {
  intrusive_ptr<InternalToCopyBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<InternalToCopyBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_dtype_ = self.dtype();
  }
  TensorBase result = stubs::_to_copy::redispatch(keys & after_autograd_keys, self, dtype, layout,
                                                  device, pin_memory, non_blocking, memory_format);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
TensorBase& fill__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& value) {
  const bool record = any_requires_grad(self);
  check_inplace("fill_.Scalar", self, record);
  if (!record) {
    stubs::fill__Scalar::redispatch(keys & after_autograd_keys, self, value);
    return self;
  }
  const auto node = make_intrusive<FillInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  PendingHistory history(self, node);
  stubs::fill__Scalar::redispatch(keys & after_autograd_keys, self, value);
  history.commit();
  return self;
}

// fill.Scalar(Tensor self, Scalar value) -> Tensor
TensorBase fill_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& value) {
  intrusive_ptr<FillBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<FillBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
  }
  TensorBase result = stubs::fill_Scalar::redispatch(keys & after_autograd_keys, self, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// zero_(Tensor(a!) self) -> Tensor(a!)
TensorBase& zero_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("zero_", self, record);
  if (!record) {
    stubs::zero_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ZeroInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  PendingHistory history(self, node);
  stubs::zero_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

}  // namespace

void register_autograd_copy() {
  Dispatcher::set_builtin(stubs::clone::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&clone),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::copy_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&copy_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::copy::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&copy),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::_to_copy::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_to_copy), kRegistrant);
  Dispatcher::set_builtin(stubs::fill__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&fill__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::fill_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&fill_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::zero_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&zero_),
                          kRegistrant);
}

}  // namespace tenon
