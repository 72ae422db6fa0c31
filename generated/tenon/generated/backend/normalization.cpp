// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_functional.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/_set_running_statistics.h"
#include "tenon/generated/ops/_set_running_statistics_functional.h"
#include "tenon/generated/ops/batch_norm.h"
#include "tenon/generated/ops/group_norm.h"
#include "tenon/generated/ops/instance_norm.h"
#include "tenon/generated/ops/layer_norm.h"
#include "tenon/generated/ops/native_batch_norm.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_group_norm.h"
#include "tenon/generated/ops/native_group_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"
#include "tenon/generated/ops/rms_norm.h"
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

// native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int
//   group, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> native_group_norm_specs(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias, int64_t N, int64_t C,
    int64_t HxW, int64_t group, double eps) {
  return meta::native_group_norm(input, weight, bias, N, C, HxW, group, eps);
}

// native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor?
//   weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor,
//   Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> native_group_norm_backward_specs(
    const TensorBase& grad_out, const TensorBase& input, const TensorBase& mean,
    const TensorBase& rstd, const TensorBase& weight, int64_t N, int64_t C, int64_t HxW,
    int64_t group, std::array<bool, 3> output_mask) {
  return meta::native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group);
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
  return meta::native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight,
                                          bias);
}

}  // namespace

void register_backend_normalization() {
  constexpr backend::Registrar registrar("tenon/generated/backend/normalization.cpp");
  registrar.composite_that_writes<stubs::batch_norm, composite::batch_norm>();
  registrar.composite<stubs::group_norm, composite::group_norm>();
  registrar.composite_that_writes<stubs::instance_norm, composite::instance_norm>();
  registrar.composite<stubs::layer_norm, composite::layer_norm>();
  registrar.composite_that_writes<stubs::native_batch_norm, composite::native_batch_norm>();
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
  registrar.structured<stubs::native_group_norm, native_group_norm_specs,
                       kernels::native_group_norm>();
  registrar.structured<stubs::native_group_norm_backward, native_group_norm_backward_specs,
                       kernels::native_group_norm_backward>();
  registrar.structured<stubs::native_layer_norm, native_layer_norm_specs,
                       kernels::native_layer_norm>();
  registrar.structured<stubs::native_layer_norm_backward, native_layer_norm_backward_specs,
                       kernels::native_layer_norm_backward>();
  registrar.composite<stubs::rms_norm, composite::rms_norm>();
  registrar.direct<stubs::_set_running_statistics, kernels::_set_running_statistics,
                   stubs::_set_running_statistics_functional>();
}

}  // namespace tenon
