// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_functional.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/batch_norm.h"
#include "tenon/generated/ops/layer_norm.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"
#include "tenon/kernels/normalization/meta.h"

namespace tenon {
namespace {

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> native_batch_norm_backward_specs(
    const TensorBase& grad_out, const TensorBase& input, const TensorBase& weight,
    const TensorBase& running_mean, const TensorBase& running_var, const TensorBase& save_mean,
    const TensorBase& save_invstd, bool train, double eps, std::array<bool, 3> output_mask) {
  return meta::native_batch_norm_backward(grad_out, input, weight, running_mean, running_var,
                                          save_mean, save_invstd, train);
}

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> _native_batch_norm_legit_specs(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  return meta::_native_batch_norm_legit(input, weight, bias, running_mean, running_var, training,
                                        momentum, eps);
}

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> _native_batch_norm_legit_no_stats_specs(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias, bool training,
    double momentum, double eps) {
  return meta::_native_batch_norm_legit_no_stats(input, weight, bias, training, momentum, eps);
}

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> _native_batch_norm_legit_no_training_specs(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, double momentum, double eps) {
  return meta::_native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var,
                                                    momentum, eps);
}

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> native_layer_norm_specs(
    const TensorBase& input, IntArrayRef normalized_shape, const TensorBase& weight,
    const TensorBase& bias, double eps) {
  return meta::native_layer_norm(input, normalized_shape, weight, bias, eps);
}

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> native_layer_norm_backward_specs(
    const TensorBase& grad_out, const TensorBase& input, IntArrayRef normalized_shape,
    const TensorBase& mean, const TensorBase& rstd, const TensorBase& weight,
    const TensorBase& bias, std::array<bool, 3> output_mask) {
  return meta::native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight);
}

}  // namespace

void register_backend_normalization() {
  constexpr backend::Registrar registrar("tenon/generated/backend/normalization.cpp");
  registrar.composite_that_writes<stubs::batch_norm, composite::batch_norm>();
  registrar.composite<stubs::layer_norm, composite::layer_norm>();
  registrar.structured<stubs::native_batch_norm_backward, native_batch_norm_backward_specs,
                       kernels::native_batch_norm_backward>();
  registrar.structured<stubs::_native_batch_norm_legit, _native_batch_norm_legit_specs,
                       kernels::_native_batch_norm_legit,
                       stubs::_native_batch_norm_legit_functional>();
  registrar.structured<stubs::_native_batch_norm_legit_no_stats,
                       _native_batch_norm_legit_no_stats_specs,
                       kernels::_native_batch_norm_legit_no_stats>();
  registrar.structured<stubs::_native_batch_norm_legit_no_training,
                       _native_batch_norm_legit_no_training_specs,
                       kernels::_native_batch_norm_legit_no_training>();
  registrar.structured<stubs::native_layer_norm, native_layer_norm_specs,
                       kernels::native_layer_norm>();
  registrar.structured<stubs::native_layer_norm_backward, native_layer_norm_backward_specs,
                       kernels::native_layer_norm_backward>();
}

}  // namespace tenon
