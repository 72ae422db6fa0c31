// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/normalization/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/batch_norm.h"
#include "tenon/generated/ops/layer_norm.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/normalization.cpp";

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> cpu_native_layer_norm(
    DispatchKeySet keys, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& weight, const TensorBase& bias, double eps) {
  check_defined("native_layer_norm", "input", input);
  const auto [result0_spec, result1_spec, result2_spec] =
      meta::native_layer_norm(input, normalized_shape, weight, bias, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  kernels::native_layer_norm(input, normalized_shape, weight, bias, eps, result0, result1, result2);
  return {std::move(result0), std::move(result1), std::move(result2)};

}

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> meta_native_layer_norm(
    DispatchKeySet keys, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& weight, const TensorBase& bias, double eps) {
  check_defined("native_layer_norm", "input", input);
  check_on_meta("native_layer_norm", {{"input", input}, {"weight", weight}, {"bias", bias}});
  const auto [result0_spec, result1_spec, result2_spec] =
      meta::native_layer_norm(input, normalized_shape, weight, bias, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> cpu_native_layer_norm_backward(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    IntArrayRef normalized_shape, const TensorBase& mean, const TensorBase& rstd,
    const TensorBase& weight, const TensorBase& bias, std::array<bool, 3> output_mask) {
  check_defined("native_layer_norm_backward", "grad_out", grad_out);
  check_defined("native_layer_norm_backward", "input", input);
  check_defined("native_layer_norm_backward", "mean", mean);
  check_defined("native_layer_norm_backward", "rstd", rstd);
  return kernels::native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight,
                                             bias, output_mask);
}

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> meta_native_layer_norm_backward(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    IntArrayRef normalized_shape, const TensorBase& mean, const TensorBase& rstd,
    const TensorBase& weight, const TensorBase& bias, std::array<bool, 3> output_mask) {
  check_defined("native_layer_norm_backward", "grad_out", grad_out);
  check_defined("native_layer_norm_backward", "input", input);
  check_defined("native_layer_norm_backward", "mean", mean);
  check_defined("native_layer_norm_backward", "rstd", rstd);
  check_on_meta("native_layer_norm_backward",
                {{"grad_out", grad_out}, {"input", input}, {"mean", mean}, {"rstd", rstd},
                 {"weight", weight}, {"bias", bias}});
  return kernels::native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight,
                                             bias, output_mask);
}

// layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
//   eps=1e-05, bool cudnn_enable=True) -> Tensor
TensorBase layer_norm(DispatchKeySet keys, const TensorBase& input, IntArrayRef normalized_shape,
                      const TensorBase& weight, const TensorBase& bias, double eps,
                      bool cudnn_enable) {
  check_defined("layer_norm", "input", input);
  if (!any_requires_grad(input, weight, bias)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::layer_norm(input, normalized_shape, weight, bias, eps, cudnn_enable);
  }
  return composite::layer_norm(input, normalized_shape, weight, bias, eps, cudnn_enable);
}

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> cpu__native_batch_norm_legit(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  check_defined("_native_batch_norm_legit", "input", input);
  check_defined("_native_batch_norm_legit", "running_mean", running_mean);
  check_defined("_native_batch_norm_legit", "running_var", running_var);
  const auto [result0_spec, result1_spec,
              result2_spec] = meta::_native_batch_norm_legit(input, weight, bias, running_mean,
                                                             running_var, training, momentum, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  kernels::_native_batch_norm_legit(input, weight, bias, running_mean, running_var, training,
                                    momentum, eps, result0, result1, result2);
  return {std::move(result0), std::move(result1), std::move(result2)};

}

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> meta__native_batch_norm_legit(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  check_defined("_native_batch_norm_legit", "input", input);
  check_defined("_native_batch_norm_legit", "running_mean", running_mean);
  check_defined("_native_batch_norm_legit", "running_var", running_var);
  check_on_meta("_native_batch_norm_legit",
                {{"input", input}, {"weight", weight}, {"bias", bias},
                 {"running_mean", running_mean}, {"running_var", running_var}});
  const auto [result0_spec, result1_spec,
              result2_spec] = meta::_native_batch_norm_legit(input, weight, bias, running_mean,
                                                             running_var, training, momentum, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> cpu__native_batch_norm_legit_no_stats(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    bool training, double momentum, double eps) {
  check_defined("_native_batch_norm_legit.no_stats", "input", input);
  const auto [result0_spec, result1_spec, result2_spec] =
      meta::_native_batch_norm_legit_no_stats(input, weight, bias, training, momentum, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  kernels::_native_batch_norm_legit_no_stats(input, weight, bias, training, momentum, eps, result0,
                                             result1, result2);
  return {std::move(result0), std::move(result1), std::move(result2)};

}

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> meta__native_batch_norm_legit_no_stats(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    bool training, double momentum, double eps) {
  check_defined("_native_batch_norm_legit.no_stats", "input", input);
  check_on_meta("_native_batch_norm_legit.no_stats",
                {{"input", input}, {"weight", weight}, {"bias", bias}});
  const auto [result0_spec, result1_spec, result2_spec] =
      meta::_native_batch_norm_legit_no_stats(input, weight, bias, training, momentum, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> cpu__native_batch_norm_legit_no_training(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps) {
  check_defined("_native_batch_norm_legit_no_training", "input", input);
  check_defined("_native_batch_norm_legit_no_training", "running_mean", running_mean);
  check_defined("_native_batch_norm_legit_no_training", "running_var", running_var);
  const auto [result0_spec, result1_spec,
              result2_spec] = meta::_native_batch_norm_legit_no_training(
                  input, weight, bias, running_mean, running_var, momentum, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  kernels::_native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var,
                                                momentum, eps, result0, result1, result2);
  return {std::move(result0), std::move(result1), std::move(result2)};

}

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> meta__native_batch_norm_legit_no_training(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps) {
  check_defined("_native_batch_norm_legit_no_training", "input", input);
  check_defined("_native_batch_norm_legit_no_training", "running_mean", running_mean);
  check_defined("_native_batch_norm_legit_no_training", "running_var", running_var);
  check_on_meta("_native_batch_norm_legit_no_training",
                {{"input", input}, {"weight", weight}, {"bias", bias},
                 {"running_mean", running_mean}, {"running_var", running_var}});
  const auto [result0_spec, result1_spec,
              result2_spec] = meta::_native_batch_norm_legit_no_training(
                  input, weight, bias, running_mean, running_var, momentum, eps);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  TensorBase result2 = make_tensor(result2_spec);
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> cpu_native_batch_norm_backward(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    const TensorBase& weight, const TensorBase& running_mean, const TensorBase& running_var,
    const TensorBase& save_mean, const TensorBase& save_invstd, bool train, double eps,
    std::array<bool, 3> output_mask) {
  check_defined("native_batch_norm_backward", "grad_out", grad_out);
  check_defined("native_batch_norm_backward", "input", input);
  return kernels::native_batch_norm_backward(grad_out, input, weight, running_mean, running_var,
                                             save_mean, save_invstd, train, eps, output_mask);
}

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> meta_native_batch_norm_backward(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    const TensorBase& weight, const TensorBase& running_mean, const TensorBase& running_var,
    const TensorBase& save_mean, const TensorBase& save_invstd, bool train, double eps,
    std::array<bool, 3> output_mask) {
  check_defined("native_batch_norm_backward", "grad_out", grad_out);
  check_defined("native_batch_norm_backward", "input", input);
  check_on_meta("native_batch_norm_backward",
                {{"grad_out", grad_out}, {"input", input}, {"weight", weight},
                 {"running_mean", running_mean}, {"running_var", running_var},
                 {"save_mean", save_mean}, {"save_invstd", save_invstd}});
  return kernels::native_batch_norm_backward(grad_out, input, weight, running_mean, running_var,
                                             save_mean, save_invstd, train, eps, output_mask);
}

// batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
//   bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
TensorBase batch_norm(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                      const TensorBase& bias, const TensorBase& running_mean,
                      const TensorBase& running_var, bool training, double momentum, double eps,
                      bool cudnn_enabled) {
  check_defined("batch_norm", "input", input);
  return composite::batch_norm(input, weight, bias, running_mean, running_var, training, momentum,
                               eps, cudnn_enabled);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_normalization() {
  set(stubs::native_layer_norm::entry(), DispatchKey::CPU, &cpu_native_layer_norm);
  set(stubs::native_layer_norm::entry(), DispatchKey::Meta, &meta_native_layer_norm);
  set(stubs::native_layer_norm_backward::entry(), DispatchKey::CPU,
      &cpu_native_layer_norm_backward);
  set(stubs::native_layer_norm_backward::entry(), DispatchKey::Meta,
      &meta_native_layer_norm_backward);
  set(stubs::layer_norm::entry(), backend_keys, &layer_norm);
  set(stubs::_native_batch_norm_legit::entry(), DispatchKey::CPU, &cpu__native_batch_norm_legit);
  set(stubs::_native_batch_norm_legit::entry(), DispatchKey::Meta, &meta__native_batch_norm_legit);
  set(stubs::_native_batch_norm_legit_no_stats::entry(), DispatchKey::CPU,
      &cpu__native_batch_norm_legit_no_stats);
  set(stubs::_native_batch_norm_legit_no_stats::entry(), DispatchKey::Meta,
      &meta__native_batch_norm_legit_no_stats);
  set(stubs::_native_batch_norm_legit_no_training::entry(), DispatchKey::CPU,
      &cpu__native_batch_norm_legit_no_training);
  set(stubs::_native_batch_norm_legit_no_training::entry(), DispatchKey::Meta,
      &meta__native_batch_norm_legit_no_training);
  set(stubs::native_batch_norm_backward::entry(), DispatchKey::CPU,
      &cpu_native_batch_norm_backward);
  set(stubs::native_batch_norm_backward::entry(), DispatchKey::Meta,
      &meta_native_batch_norm_backward);
  set(stubs::batch_norm::entry(), backend_keys, &batch_norm);
}

}  // namespace tenon
