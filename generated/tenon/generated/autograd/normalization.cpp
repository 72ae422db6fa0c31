// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <optional>
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
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/normalization.cpp";

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
class NativeLayerNormBackward final : public Node {
 public:
  std::string_view name() const override { return "NativeLayerNormBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = input_.unpack(*this);
      const IntArrayRef normalized_shape = normalized_shape_;
      const TensorBase weight = weight_.unpack(*this);
      const TensorBase result1 = result1_.unpack(*this);
      const TensorBase result2 = result2_.unpack(*this);
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = ops::native_layer_norm_backward(
          grad, input, normalized_shape, result1, result2, weight, TensorBase(), grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    input_.reset();
    weight_.reset();
    result1_.reset();
    result2_.reset();
  }

  SavedTensor input_;
  DimVector normalized_shape_;
  SavedTensor weight_;
  SavedTensor result1_;
  SavedTensor result2_;
};

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
class NativeLayerNormBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "NativeLayerNormBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) &&
        (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_out = grad_out_.unpack(*this);
      const TensorBase input = input_.unpack(*this);
      const IntArrayRef normalized_shape = normalized_shape_;
      const TensorBase mean = mean_.unpack(*this);
      const TensorBase rstd = rstd_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = formulas::layer_norm_double_backward(
          grads[0], grads[1], grads[2], grad_out, input, normalized_shape, mean, rstd, weight,
          grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    grad_out_.reset();
    input_.reset();
    mean_.reset();
    rstd_.reset();
    weight_.reset();
  }

  SavedTensor grad_out_;
  SavedTensor input_;
  DimVector normalized_shape_;
  SavedTensor mean_;
  SavedTensor rstd_;
  SavedTensor weight_;
};

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
class InternalNativeBatchNormLegitBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalNativeBatchNormLegitBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = input_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const bool& training = training_;
      const double& eps = eps_;
      const TensorBase result1 = result1_.unpack(*this);
      const TensorBase result2 = result2_.unpack(*this);
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = ops::native_batch_norm_backward(
          grad, input, weight, TensorBase(), TensorBase(), result1, result2, training, eps,
          grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    input_.reset();
    weight_.reset();
    result1_.reset();
    result2_.reset();
  }

  SavedTensor input_;
  SavedTensor weight_;
  bool training_{};
  double eps_{};
  SavedTensor result1_;
  SavedTensor result2_;
};

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
class InternalNativeBatchNormLegitBackward_no_stats final : public Node {
 public:
  std::string_view name() const override { return "InternalNativeBatchNormLegitBackward_no_stats"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = input_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const double& eps = eps_;
      const TensorBase result1 = result1_.unpack(*this);
      const TensorBase result2 = result2_.unpack(*this);
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = ops::native_batch_norm_backward(
          grad, input, weight, TensorBase(), TensorBase(), result1, result2, true, eps,
          grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    input_.reset();
    weight_.reset();
    result1_.reset();
    result2_.reset();
  }

  SavedTensor input_;
  SavedTensor weight_;
  double eps_{};
  SavedTensor result1_;
  SavedTensor result2_;
};

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
class InternalNativeBatchNormLegitNoTrainingBackward final : public Node {
 public:
  std::string_view name() const override {
       return "InternalNativeBatchNormLegitNoTrainingBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = input_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const double& eps = eps_;
      const TensorBase result1 = result1_.unpack(*this);
      const TensorBase result2 = result2_.unpack(*this);
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = ops::native_batch_norm_backward(
          grad, input, weight, TensorBase(), TensorBase(), result1, result2, false, eps,
          grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    input_.reset();
    weight_.reset();
    result1_.reset();
    result2_.reset();
  }

  SavedTensor input_;
  SavedTensor weight_;
  double eps_{};
  SavedTensor result1_;
  SavedTensor result2_;
};

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
class NativeBatchNormBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "NativeBatchNormBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) &&
        (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_out = grad_out_.unpack(*this);
      const TensorBase input = input_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const TensorBase running_mean = running_mean_.unpack(*this);
      const TensorBase running_var = running_var_.unpack(*this);
      const TensorBase save_mean = save_mean_.unpack(*this);
      const TensorBase save_invstd = save_invstd_.unpack(*this);
      const bool& train = train_;
      const double& eps = eps_;
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = formulas::batch_norm_double_backward(
          grads[0], grads[1], grads[2], grad_out, input, weight, running_mean, running_var,
          save_mean, save_invstd, train, eps, grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    grad_out_.reset();
    input_.reset();
    weight_.reset();
    running_mean_.reset();
    running_var_.reset();
    save_mean_.reset();
    save_invstd_.reset();
  }

  SavedTensor grad_out_;
  SavedTensor input_;
  SavedTensor weight_;
  SavedTensor running_mean_;
  SavedTensor running_var_;
  SavedTensor save_mean_;
  SavedTensor save_invstd_;
  bool train_{};
  double eps_{};
};

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm(
    DispatchKeySet keys, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& weight, const TensorBase& bias, double eps) {
  intrusive_ptr<NativeLayerNormBackward> node;
  if (any_requires_grad(input, weight, bias)) {
    node = make_intrusive<NativeLayerNormBackward>();
    node->set_next_edges(collect_next_edges(input, weight, bias));
    node->input_ = SavedTensor(input, /*is_output=*/false, "native_layer_norm", "input");
    node->normalized_shape_ = normalized_shape;
    node->weight_ = SavedTensor(weight, /*is_output=*/false, "native_layer_norm", "weight");
  }
  auto [result0, result1,
        result2] = stubs::native_layer_norm::redispatch(keys & after_autograd_keys, input,
                                                        normalized_shape, weight, bias, eps);
  if (node) {
    set_history(result0, node);
    node->result1_ = SavedTensor(result1, /*is_output=*/false);
    node->result2_ = SavedTensor(result2, /*is_output=*/false);
  }
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm_backward(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    IntArrayRef normalized_shape, const TensorBase& mean, const TensorBase& rstd,
    const TensorBase& weight, const TensorBase& bias, std::array<bool, 3> output_mask) {
  intrusive_ptr<NativeLayerNormBackwardBackward> node;
  if (any_requires_grad(grad_out, input, weight)) {
    node = make_intrusive<NativeLayerNormBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_out, input, weight));
    node->grad_out_ =
        SavedTensor(grad_out, /*is_output=*/false, "native_layer_norm_backward", "grad_out");
    node->input_ = SavedTensor(input, /*is_output=*/false, "native_layer_norm_backward", "input");
    node->normalized_shape_ = normalized_shape;
    node->mean_ = SavedTensor(mean, /*is_output=*/false, "native_layer_norm_backward", "mean");
    node->rstd_ = SavedTensor(rstd, /*is_output=*/false, "native_layer_norm_backward", "rstd");
    node->weight_ =
        SavedTensor(weight, /*is_output=*/false, "native_layer_norm_backward", "weight");
  }
  auto [result0, result1,
        result2] = stubs::native_layer_norm_backward::redispatch(
            keys & after_autograd_keys, grad_out, input, normalized_shape, mean, rstd, weight, bias,
            output_mask);
  if (node) {
    set_history(result0, node);
    set_history(result1, node);
    set_history(result2, node);
  }
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  intrusive_ptr<InternalNativeBatchNormLegitBackward> node;
  std::optional<PendingResult> result0_history;
  if (any_requires_grad(input, weight, bias)) {
    node = make_intrusive<InternalNativeBatchNormLegitBackward>();
    node->set_next_edges(collect_next_edges(input, weight, bias));
    node->input_ = SavedTensor(input, /*is_output=*/false, "_native_batch_norm_legit", "input");
    node->weight_ = SavedTensor(weight, /*is_output=*/false, "_native_batch_norm_legit", "weight");
    node->training_ = training;
    node->eps_ = eps;
    result0_history.emplace(node, input.dim());
  }
  auto [result0, result1,
        result2] = stubs::_native_batch_norm_legit::redispatch(
            keys & after_autograd_keys, input, weight, bias, running_mean, running_var, training,
            momentum, eps);
  if (node) {
    result0_history->commit(result0);
    node->result1_ = SavedTensor(result1, /*is_output=*/false);
    node->result2_ = SavedTensor(result2, /*is_output=*/false);
  }
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_stats(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    bool training, double momentum, double eps) {
  intrusive_ptr<InternalNativeBatchNormLegitBackward_no_stats> node;
  if (any_requires_grad(input, weight, bias)) {
    node = make_intrusive<InternalNativeBatchNormLegitBackward_no_stats>();
    node->set_next_edges(collect_next_edges(input, weight, bias));
    node->input_ =
        SavedTensor(input, /*is_output=*/false, "_native_batch_norm_legit.no_stats", "input");
    node->weight_ =
        SavedTensor(weight, /*is_output=*/false, "_native_batch_norm_legit.no_stats", "weight");
    node->eps_ = eps;
  }
  auto [result0, result1,
        result2] = stubs::_native_batch_norm_legit_no_stats::redispatch(
            keys & after_autograd_keys, input, weight, bias, training, momentum, eps);
  if (node) {
    set_history(result0, node);
    node->result1_ = SavedTensor(result1, /*is_output=*/false);
    node->result2_ = SavedTensor(result2, /*is_output=*/false);
  }
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_training(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps) {
  intrusive_ptr<InternalNativeBatchNormLegitNoTrainingBackward> node;
  if (any_requires_grad(input, weight, bias)) {
    node = make_intrusive<InternalNativeBatchNormLegitNoTrainingBackward>();
    node->set_next_edges(collect_next_edges(input, weight, bias));
    node->input_ =
        SavedTensor(input, /*is_output=*/false, "_native_batch_norm_legit_no_training", "input");
    node->weight_ =
        SavedTensor(weight, /*is_output=*/false, "_native_batch_norm_legit_no_training", "weight");
    node->eps_ = eps;
  }
  auto [result0, result1,
        result2] = stubs::_native_batch_norm_legit_no_training::redispatch(
            keys & after_autograd_keys, input, weight, bias, running_mean, running_var, momentum,
            eps);
  if (node) {
    set_history(result0, node);
    node->result1_ = SavedTensor(result1, /*is_output=*/false);
    node->result2_ = SavedTensor(result2, /*is_output=*/false);
  }
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm_backward(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    const TensorBase& weight, const TensorBase& running_mean, const TensorBase& running_var,
    const TensorBase& save_mean, const TensorBase& save_invstd, bool train, double eps,
    std::array<bool, 3> output_mask) {
  intrusive_ptr<NativeBatchNormBackwardBackward> node;
  if (any_requires_grad(grad_out, input, weight)) {
    node = make_intrusive<NativeBatchNormBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_out, input, weight));
    node->grad_out_ =
        SavedTensor(grad_out, /*is_output=*/false, "native_batch_norm_backward", "grad_out");
    node->input_ = SavedTensor(input, /*is_output=*/false, "native_batch_norm_backward", "input");
    node->weight_ =
        SavedTensor(weight, /*is_output=*/false, "native_batch_norm_backward", "weight");
    node->running_mean_ = SavedTensor(running_mean, /*is_output=*/false,
                                      "native_batch_norm_backward", "running_mean");
    node->running_var_ =
        SavedTensor(running_var, /*is_output=*/false, "native_batch_norm_backward", "running_var");
    node->save_mean_ =
        SavedTensor(save_mean, /*is_output=*/false, "native_batch_norm_backward", "save_mean");
    node->save_invstd_ =
        SavedTensor(save_invstd, /*is_output=*/false, "native_batch_norm_backward", "save_invstd");
    node->train_ = train;
    node->eps_ = eps;
  }
  auto [result0, result1,
        result2] = stubs::native_batch_norm_backward::redispatch(
            keys & after_autograd_keys, grad_out, input, weight, running_mean, running_var,
            save_mean, save_invstd, train, eps, output_mask);
  if (node) {
    set_history(result0, node);
    set_history(result1, node);
    set_history(result2, node);
  }
  return {std::move(result0), std::move(result1), std::move(result2)};
}

}  // namespace

void register_autograd_normalization() {
  Dispatcher::set_builtin(stubs::native_layer_norm::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&native_layer_norm), kRegistrant);
  Dispatcher::set_builtin(stubs::native_layer_norm_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&native_layer_norm_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::_native_batch_norm_legit::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_native_batch_norm_legit), kRegistrant);
  Dispatcher::set_builtin(stubs::_native_batch_norm_legit_no_stats::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_native_batch_norm_legit_no_stats),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::_native_batch_norm_legit_no_training::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_native_batch_norm_legit_no_training),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::native_batch_norm_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&native_batch_norm_backward), kRegistrant);
}

}  // namespace tenon
