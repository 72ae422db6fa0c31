// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/batch_norm.h"
#include "tenon/generated/ops/layer_norm.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema native_layer_norm;
extern const OperatorSchema native_layer_norm_backward;
extern const OperatorSchema layer_norm;
extern const OperatorSchema _native_batch_norm_legit;
extern const OperatorSchema _native_batch_norm_legit_no_stats;
extern const OperatorSchema _native_batch_norm_legit_no_training;
extern const OperatorSchema native_batch_norm_backward;
extern const OperatorSchema batch_norm;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing native_layer_norm;
extern const OperatorBoxing native_layer_norm_backward;
extern const OperatorBoxing layer_norm;
extern const OperatorBoxing _native_batch_norm_legit;
extern const OperatorBoxing _native_batch_norm_legit_no_stats;
extern const OperatorBoxing _native_batch_norm_legit_no_training;
extern const OperatorBoxing native_batch_norm_backward;
extern const OperatorBoxing batch_norm;
}  // namespace boxing

namespace stubs {

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
constinit OperatorEntry native_layer_norm::entry(schemas::native_layer_norm,
                                                 boxing::native_layer_norm);

std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm::call(
    const TensorBase& input, IntArrayRef normalized_shape, const TensorBase& weight,
    const TensorBase& bias, double eps) try {
  return entry.call<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&, IntArrayRef,
                    const TensorBase&, const TensorBase&, double>(
      keys_of(input, weight, bias), input, normalized_shape, weight, bias, eps);
} catch (...) {
  detail::rethrow_as_error("native_layer_norm");
}

std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm::redispatch(
    DispatchKeySet keys, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& weight, const TensorBase& bias, double eps) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                          IntArrayRef, const TensorBase&, const TensorBase&, double>(
      keys, input, normalized_shape, weight, bias, eps);
}

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
constinit OperatorEntry native_layer_norm_backward::entry(schemas::native_layer_norm_backward,
                                                          boxing::native_layer_norm_backward);

std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm_backward::call(
    const TensorBase& grad_out, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& mean, const TensorBase& rstd, const TensorBase& weight,
    const TensorBase& bias, std::array<bool, 3> output_mask) try {
  return entry.call<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                    const TensorBase&, IntArrayRef, const TensorBase&, const TensorBase&,
                    const TensorBase&, const TensorBase&, std::array<bool, 3>>(
      keys_of(grad_out, input, mean, rstd, weight, bias), grad_out, input, normalized_shape, mean,
          rstd, weight, bias, output_mask);
} catch (...) {
  detail::rethrow_as_error("native_layer_norm_backward");
}

std::tuple<TensorBase, TensorBase, TensorBase> native_layer_norm_backward::redispatch(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    IntArrayRef normalized_shape, const TensorBase& mean, const TensorBase& rstd,
    const TensorBase& weight, const TensorBase& bias, std::array<bool, 3> output_mask) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                          const TensorBase&, IntArrayRef, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, std::array<bool, 3>>(
      keys, grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask);
}

// layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
//   eps=1e-05, bool cudnn_enable=True) -> Tensor
constinit OperatorEntry layer_norm::entry(schemas::layer_norm, boxing::layer_norm);

TensorBase layer_norm::call(const TensorBase& input, IntArrayRef normalized_shape,
                            const TensorBase& weight, const TensorBase& bias, double eps,
                            bool cudnn_enable) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, const TensorBase&,
                    const TensorBase&, double, bool>(
      keys_of(input, weight, bias), input, normalized_shape, weight, bias, eps, cudnn_enable);
} catch (...) {
  detail::rethrow_as_error("layer_norm");
}

TensorBase layer_norm::redispatch(DispatchKeySet keys, const TensorBase& input,
                                  IntArrayRef normalized_shape, const TensorBase& weight,
                                  const TensorBase& bias, double eps, bool cudnn_enable) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, const TensorBase&,
                          const TensorBase&, double, bool>(
      keys, input, normalized_shape, weight, bias, eps, cudnn_enable);
}

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
constinit OperatorEntry _native_batch_norm_legit::entry(schemas::_native_batch_norm_legit,
                                                        boxing::_native_batch_norm_legit);

std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit::call(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum,
    double eps) try {
  return entry.call<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                    const TensorBase&, const TensorBase&, TensorBase&, TensorBase&, bool, double,
                    double>(
      keys_of(input, weight, bias, running_mean, running_var), input, weight, bias, running_mean,
          running_var, training, momentum, eps);
} catch (...) {
  detail::rethrow_as_error("_native_batch_norm_legit");
}

std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit::redispatch(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                          const TensorBase&, const TensorBase&, TensorBase&, TensorBase&, bool,
                          double, double>(
      keys, input, weight, bias, running_mean, running_var, training, momentum, eps);
}

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
constinit OperatorEntry _native_batch_norm_legit_no_stats::entry(
    schemas::_native_batch_norm_legit_no_stats, boxing::_native_batch_norm_legit_no_stats);

std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_stats::call(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias, bool training,
    double momentum, double eps) try {
  return entry.call<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                    const TensorBase&, const TensorBase&, bool, double, double>(
      keys_of(input, weight, bias), input, weight, bias, training, momentum, eps);
} catch (...) {
  detail::rethrow_as_error("_native_batch_norm_legit.no_stats");
}

std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_stats::redispatch(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    bool training, double momentum, double eps) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                          const TensorBase&, const TensorBase&, bool, double, double>(
      keys, input, weight, bias, training, momentum, eps);
}

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
constinit OperatorEntry _native_batch_norm_legit_no_training::entry(
    schemas::_native_batch_norm_legit_no_training, boxing::_native_batch_norm_legit_no_training);

std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_training::call(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum,
    double eps) try {
  return entry.call<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                    const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                    double, double>(
      keys_of(input, weight, bias, running_mean, running_var), input, weight, bias, running_mean,
          running_var, momentum, eps);
} catch (...) {
  detail::rethrow_as_error("_native_batch_norm_legit_no_training");
}

std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit_no_training::redispatch(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                          const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, double, double>(
      keys, input, weight, bias, running_mean, running_var, momentum, eps);
}

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
constinit OperatorEntry native_batch_norm_backward::entry(schemas::native_batch_norm_backward,
                                                          boxing::native_batch_norm_backward);

std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm_backward::call(
    const TensorBase& grad_out, const TensorBase& input, const TensorBase& weight,
    const TensorBase& running_mean, const TensorBase& running_var, const TensorBase& save_mean,
    const TensorBase& save_invstd, bool train, double eps, std::array<bool, 3> output_mask) try {
  return entry.call<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                    const TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                    const TensorBase&, const TensorBase&, bool, double, std::array<bool, 3>>(
      keys_of(grad_out, input, weight, running_mean, running_var, save_mean, save_invstd), grad_out,
          input, weight, running_mean, running_var, save_mean, save_invstd, train, eps,
          output_mask);
} catch (...) {
  detail::rethrow_as_error("native_batch_norm_backward");
}

std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm_backward::redispatch(
    DispatchKeySet keys, const TensorBase& grad_out, const TensorBase& input,
    const TensorBase& weight, const TensorBase& running_mean, const TensorBase& running_var,
    const TensorBase& save_mean, const TensorBase& save_invstd, bool train, double eps,
    std::array<bool, 3> output_mask) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                          const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, const TensorBase&, bool, double,
                          std::array<bool, 3>>(
      keys, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps,
          output_mask);
}

// batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
//   bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
constinit OperatorEntry batch_norm::entry(schemas::batch_norm, boxing::batch_norm);

TensorBase batch_norm::call(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, const TensorBase& running_mean,
                            const TensorBase& running_var, bool training, double momentum,
                            double eps, bool cudnn_enabled) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const TensorBase&, const TensorBase&, bool, double, double, bool>(
      keys_of(input, weight, bias, running_mean, running_var), input, weight, bias, running_mean,
          running_var, training, momentum, eps, cudnn_enabled);
} catch (...) {
  detail::rethrow_as_error("batch_norm");
}

TensorBase batch_norm::redispatch(DispatchKeySet keys, const TensorBase& input,
                                  const TensorBase& weight, const TensorBase& bias,
                                  const TensorBase& running_mean, const TensorBase& running_var,
                                  bool training, double momentum, double eps, bool cudnn_enabled) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, bool, double, double, bool>(
      keys, input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled);
}

}  // namespace stubs
}  // namespace tenon
