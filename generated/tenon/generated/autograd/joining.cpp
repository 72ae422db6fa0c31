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
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/unbind.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/joining.cpp";

// cat(Tensor[] tensors, int dim=0) -> Tensor
class CatBackward final : public Node {
 public:
  std::string_view name() const override { return "CatBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(tensors_count_);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    {
      const int64_t& dim = dim_;
      place_gradients(results, 0, formulas::cat_backward(grad, tensors_sizes_, dim));
    }
    return results;
  }

  int64_t dim_{};
  std::vector<DimVector> tensors_sizes_;
  size_t tensors_count_ = 0;
};

// stack(Tensor[] tensors, int dim=0) -> Tensor
class StackBackward final : public Node {
 public:
  std::string_view name() const override { return "StackBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(tensors_count_);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    {
      const int64_t& dim = dim_;
      place_gradients(results, 0, ops::unbind(grad, dim));
    }
    return results;
  }

  int64_t dim_{};
  size_t tensors_count_ = 0;
};

// flip(Tensor self, int[] dims) -> Tensor
class FlipBackward final : public Node {
 public:
  std::string_view name() const override { return "FlipBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const IntArrayRef dims = dims_;
      results[0] = ops::flip(grad, dims);
    }
    return results;
  }

  DimVector dims_;
};

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
class ConstantPadNdBackward final : public Node {
 public:
  std::string_view name() const override { return "ConstantPadNdBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const IntArrayRef pad = pad_;
      results[0] = formulas::constant_pad_nd_backward(grad, pad);
    }
    return results;
  }

  DimVector pad_;
};

// cat(Tensor[] tensors, int dim=0) -> Tensor
TensorBase cat(DispatchKeySet keys, TensorList tensors, int64_t dim) {
  intrusive_ptr<CatBackward> node;
  if (any_requires_grad(tensors)) {
    node = make_intrusive<CatBackward>();
    node->set_next_edges(collect_next_edges(tensors));
    node->tensors_count_ = tensors.size();
    node->dim_ = dim;
    node->tensors_sizes_ = sizes_of(tensors);
  }
  TensorBase result = stubs::cat::redispatch(keys & after_autograd_keys, tensors, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cat_out(DispatchKeySet keys, TensorList tensors, int64_t dim, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(tensors, out), AutogradError,
              "cat.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::cat_out::redispatch(keys & after_autograd_keys, tensors, dim, out);
}

// stack(Tensor[] tensors, int dim=0) -> Tensor
TensorBase stack(DispatchKeySet keys, TensorList tensors, int64_t dim) {
  intrusive_ptr<StackBackward> node;
  if (any_requires_grad(tensors)) {
    node = make_intrusive<StackBackward>();
    node->set_next_edges(collect_next_edges(tensors));
    node->tensors_count_ = tensors.size();
    node->dim_ = dim;
  }
  TensorBase result = stubs::stack::redispatch(keys & after_autograd_keys, tensors, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& stack_out(DispatchKeySet keys, TensorList tensors, int64_t dim, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(tensors, out), AutogradError,
              "stack.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::stack_out::redispatch(keys & after_autograd_keys, tensors, dim, out);
}

// flip(Tensor self, int[] dims) -> Tensor
TensorBase flip(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  intrusive_ptr<FlipBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<FlipBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dims_ = dims;
  }
  TensorBase result = stubs::flip::redispatch(keys & after_autograd_keys, self, dims);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
TensorBase constant_pad_nd(DispatchKeySet keys, const TensorBase& self, IntArrayRef pad,
                           const Scalar& value) {
  intrusive_ptr<ConstantPadNdBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ConstantPadNdBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->pad_ = pad;
  }
  TensorBase result =
      stubs::constant_pad_nd::redispatch(keys & after_autograd_keys, self, pad, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

}  // namespace

void register_autograd_joining() {
  Dispatcher::set_builtin(stubs::cat::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&cat),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cat_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&cat_out), kRegistrant);
  Dispatcher::set_builtin(stubs::stack::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&stack),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::stack_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&stack_out), kRegistrant);
  Dispatcher::set_builtin(stubs::flip::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&flip),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::constant_pad_nd::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&constant_pad_nd), kRegistrant);
}

}  // namespace tenon
