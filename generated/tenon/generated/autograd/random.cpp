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
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/random.cpp";

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
class NativeDropoutBackward final : public Node {
 public:
  std::string_view name() const override { return "NativeDropoutBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const double& p = p_;
      const std::optional<bool>& train = train_;
      const TensorBase result1 = result1_.unpack(*this);
      results[0] = ops::native_dropout_backward(grad, result1, formulas::dropout_scale(p, train));
    }
    return results;
  }

  void release_saved() override {
    result1_.reset();
  }

  double p_{};
  std::optional<bool> train_;
  SavedTensor result1_;
};

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
class NativeDropoutBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "NativeDropoutBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase mask = mask_.unpack(*this);
      const double& scale = scale_;
      results[0] = sum_to(ops::native_dropout_backward(grad, mask, scale), grad_output_sizes_);
    }
    return results;
  }

  void release_saved() override {
    mask_.reset();
  }

  SavedTensor mask_;
  double scale_{};
  DimVector grad_output_sizes_;
};

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
class UniformInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "UniformInplaceBackward"; }

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

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
class NormalInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "NormalInplaceBackward"; }

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

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
class BernoulliInplaceBackward_float final : public Node {
 public:
  std::string_view name() const override { return "BernoulliInplaceBackward_float"; }

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

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
class RandomInplaceBackward_from final : public Node {
 public:
  std::string_view name() const override { return "RandomInplaceBackward_from"; }

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

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> native_dropout(DispatchKeySet keys, const TensorBase& input,
                                                  double p, std::optional<bool> train) {
  intrusive_ptr<NativeDropoutBackward> node;
  if (any_requires_grad(input)) {
    node = make_intrusive<NativeDropoutBackward>();
    node->set_next_edges(collect_next_edges(input));
    node->p_ = p;
    node->train_ = train;
  }
  auto [result0, result1] =
      stubs::native_dropout::redispatch(keys & after_autograd_keys, input, p, train);
  if (node) {
    set_history(result0, node);
    node->result1_ = SavedTensor(result1, /*is_output=*/false);
  }
  return {std::move(result0), std::move(result1)};
}

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
TensorBase native_dropout_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                   const TensorBase& mask, double scale) {
  check_no_gradient_wanted("native_dropout_backward", "mask", mask);
  intrusive_ptr<NativeDropoutBackwardBackward> node;
  if (any_requires_grad(grad_output)) {
    node = make_intrusive<NativeDropoutBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output));
    node->mask_ = SavedTensor(mask, /*is_output=*/false, "native_dropout_backward", "mask");
    node->scale_ = scale;
    node->grad_output_sizes_ = grad_output.sizes();
  }
  TensorBase result = stubs::native_dropout_backward::redispatch(keys & after_autograd_keys,
                                                                 grad_output, mask, scale);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& uniform_(DispatchKeySet keys, TensorBase& self, double from, double to,
                     const std::optional<Generator>& generator) {
  const bool record = any_requires_grad(self);
  check_inplace("uniform_", self, record);
  if (!record) {
    stubs::uniform_::redispatch(keys & after_autograd_keys, self, from, to, generator);
    return self;
  }
  const auto node = make_intrusive<UniformInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  PendingHistory history(self, node);
  stubs::uniform_::redispatch(keys & after_autograd_keys, self, from, to, generator);
  history.commit();
  return self;
}

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& normal_(DispatchKeySet keys, TensorBase& self, double mean, double std,
                    const std::optional<Generator>& generator) {
  const bool record = any_requires_grad(self);
  check_inplace("normal_", self, record);
  if (!record) {
    stubs::normal_::redispatch(keys & after_autograd_keys, self, mean, std, generator);
    return self;
  }
  const auto node = make_intrusive<NormalInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  PendingHistory history(self, node);
  stubs::normal_::redispatch(keys & after_autograd_keys, self, mean, std, generator);
  history.commit();
  return self;
}

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
TensorBase& bernoulli__float(DispatchKeySet keys, TensorBase& self, double p,
                             const std::optional<Generator>& generator) {
  const bool record = any_requires_grad(self);
  check_inplace("bernoulli_.float", self, record);
  if (!record) {
    stubs::bernoulli__float::redispatch(keys & after_autograd_keys, self, p, generator);
    return self;
  }
  const auto node = make_intrusive<BernoulliInplaceBackward_float>();
  node->set_next_edges(collect_next_edges(self));
  PendingHistory history(self, node);
  stubs::bernoulli__float::redispatch(keys & after_autograd_keys, self, p, generator);
  history.commit();
  return self;
}

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
TensorBase& random__from(DispatchKeySet keys, TensorBase& self, int64_t from,
                         std::optional<int64_t> to, const std::optional<Generator>& generator) {
  const bool record = any_requires_grad(self);
  check_inplace("random_.from", self, record);
  if (!record) {
    stubs::random__from::redispatch(keys & after_autograd_keys, self, from, to, generator);
    return self;
  }
  const auto node = make_intrusive<RandomInplaceBackward_from>();
  node->set_next_edges(collect_next_edges(self));
  PendingHistory history(self, node);
  stubs::random__from::redispatch(keys & after_autograd_keys, self, from, to, generator);
  history.commit();
  return self;
}

}  // namespace

void register_autograd_random() {
  Dispatcher::set_builtin(stubs::native_dropout::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&native_dropout), kRegistrant);
  Dispatcher::set_builtin(stubs::native_dropout_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&native_dropout_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::uniform_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&uniform_), kRegistrant);
  Dispatcher::set_builtin(stubs::normal_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&normal_), kRegistrant);
  Dispatcher::set_builtin(stubs::bernoulli__float::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bernoulli__float), kRegistrant);
  Dispatcher::set_builtin(stubs::random__from::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&random__from), kRegistrant);
}

}  // namespace tenon
