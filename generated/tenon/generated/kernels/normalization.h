// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
void native_layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                       const TensorBase& weight, const TensorBase& bias, double eps,
                       TensorBase& result0, TensorBase& result1, TensorBase& result2);

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
void native_layer_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                IntArrayRef normalized_shape, const TensorBase& mean,
                                const TensorBase& rstd, const TensorBase& weight,
                                const TensorBase& bias, std::array<bool, 3> output_mask,
                                TensorBase& result0, TensorBase& result1, TensorBase& result2);

// native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int
//   group, float eps) -> (Tensor, Tensor, Tensor)
void native_group_norm(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                       int64_t N, int64_t C, int64_t HxW, int64_t group, double eps,
                       TensorBase& result0, TensorBase& result1, TensorBase& result2);

// native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor?
//   weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor,
//   Tensor)
void native_group_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                const TensorBase& mean, const TensorBase& rstd,
                                const TensorBase& weight, int64_t N, int64_t C, int64_t HxW,
                                int64_t group, std::array<bool, 3> output_mask, TensorBase& result0,
                                TensorBase& result1, TensorBase& result2);

// _set_running_statistics(Tensor(a!) running_mean, Tensor(b!) running_var, Tensor mean, Tensor
//   variance) -> ()
void _set_running_statistics(TensorBase& running_mean, TensorBase& running_var,
                             const TensorBase& mean, const TensorBase& variance);

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
void _native_batch_norm_legit(const TensorBase& input, const TensorBase& weight,
                              const TensorBase& bias, TensorBase& running_mean,
                              TensorBase& running_var, bool training, double momentum, double eps,
                              TensorBase& result0, TensorBase& result1, TensorBase& result2);

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
void _native_batch_norm_legit_no_stats(const TensorBase& input, const TensorBase& weight,
                                       const TensorBase& bias, bool training, double momentum,
                                       double eps, TensorBase& result0, TensorBase& result1,
                                       TensorBase& result2);

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
void _native_batch_norm_legit_no_training(const TensorBase& input, const TensorBase& weight,
                                          const TensorBase& bias, const TensorBase& running_mean,
                                          const TensorBase& running_var, double momentum,
                                          double eps, TensorBase& result0, TensorBase& result1,
                                          TensorBase& result2);

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
void native_batch_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                const TensorBase& weight, const TensorBase& running_mean,
                                const TensorBase& running_var, const TensorBase& save_mean,
                                const TensorBase& save_invstd, bool train, double eps,
                                std::array<bool, 3> output_mask, TensorBase& result0,
                                TensorBase& result1, TensorBase& result2);

}  // namespace tenon::kernels

namespace tenon::composite {

// layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
//   eps=1e-05, bool cudnn_enable=True) -> Tensor
TensorBase layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                      const TensorBase& weight, const TensorBase& bias, double eps,
                      bool cudnn_enable);

// group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05,
//   bool cudnn_enabled=True) -> Tensor
TensorBase group_norm(const TensorBase& input, int64_t num_groups, const TensorBase& weight,
                      const TensorBase& bias, double eps, bool cudnn_enabled);

// rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
TensorBase rms_norm(const TensorBase& input, IntArrayRef normalized_shape, const TensorBase& weight,
                    std::optional<double> eps);

// instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
//   running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
TensorBase instance_norm(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                         const TensorBase& running_mean, const TensorBase& running_var,
                         bool use_input_stats, double momentum, double eps, bool cudnn_enabled);

// batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
//   bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
TensorBase batch_norm(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                      const TensorBase& running_mean, const TensorBase& running_var, bool training,
                      double momentum, double eps, bool cudnn_enabled);

// native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
//   running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, bool training, double momentum,
    double eps);

}  // namespace tenon::composite
