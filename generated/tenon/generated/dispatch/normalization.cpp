// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::batch_norm, "normalization",
                      .doc = "Input normalized per channel by the batch's statistics when "
                      "training, else by the running ones.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::group_norm, "normalization",
                      .doc = "Input normalized over each of num_groups groups of channels, scaled "
                      "by weight and shifted by bias.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::instance_norm, "normalization",
                      .doc = "Input normalized per sample and channel by its own statistics, or by "
                      "the running ones.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::layer_norm, "normalization",
                      .doc = "Input normalized over its last dimensions, scaled by weight and "
                      "shifted by bias.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::native_batch_norm, "normalization",
                      .doc = "What batch_norm gives; then the mean and inverse standard deviation "
                      "that were used.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::native_batch_norm_backward, "normalization",
                      .doc = "The gradients of batch normalization for input, weight and bias; the "
                      "ones that output_mask leaves out are undefined.",
                      .derivatives = "grad_out, input, weight: "
                      "formulas::batch_norm_double_backward(grads[0], grads[1], grads[2], "
                      "grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, "
                      "train, eps, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::_native_batch_norm_legit, "normalization",
                      .doc = "Input normalized per channel by the batch's statistics, which also "
                      "move the running ones, or by the running ones; then the mean and inverse "
                      "standard deviation that were used.",
                      .derivatives = "input, weight, bias: native_batch_norm_backward(grad, input, "
                      "weight, Tensor(), Tensor(), result1, result2, training, eps, "
                      "grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::_native_batch_norm_legit_functional, "normalization",
                      .doc = "What _native_batch_norm_legit makes of copies of what it writes to, "
                      "which it returns.",
                      .derivatives = "input, weight, bias: native_batch_norm_backward(grad, input, "
                      "weight, Tensor(), Tensor(), result1, result2, training, eps, "
                      "grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::_native_batch_norm_legit_no_stats, "normalization",
                      .doc = "Input normalized per channel by the batch's statistics; then the "
                      "mean and inverse standard deviation.",
                      .derivatives = "input, weight, bias: native_batch_norm_backward(grad, input, "
                      "weight, Tensor(), Tensor(), result1, result2, true, eps, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::_native_batch_norm_legit_no_training, "normalization",
                      .doc = "Input normalized per channel by the running statistics; then the "
                      "mean and inverse standard deviation that were used.",
                      .derivatives = "input, weight, bias: native_batch_norm_backward(grad, input, "
                      "weight, Tensor(), Tensor(), result1, result2, false, eps, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::native_group_norm, "normalization",
                      .doc = "Input normalized over each group of its channels, scaled and "
                      "shifted; then the means and the inverse standard deviations.",
                      .derivatives = "input, weight, bias: native_group_norm_backward(grad, input, "
                      "result1, result2, weight, N, C, HxW, group, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::native_group_norm_backward, "normalization",
                      .doc = "The gradients of native_group_norm for input, weight and bias; the "
                      "ones that output_mask leaves out are undefined.",
                      .derivatives = "grad_out, input, weight: "
                      "formulas::group_norm_double_backward(grads[0], grads[1], grads[2], "
                      "grad_out, input, mean, rstd, weight, N, C, HxW, group, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::native_layer_norm, "normalization",
                      .doc = "Input normalized over its last dimensions, scaled and shifted; then "
                      "the means and the inverse standard deviations.",
                      .derivatives = "input, weight, bias: native_layer_norm_backward(grad, input, "
                      "normalized_shape, result1, result2, weight, Tensor(), grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::native_layer_norm_backward, "normalization",
                      .doc = "The gradients of native_layer_norm for input, weight and bias; the "
                      "ones that output_mask leaves out are undefined.",
                      .derivatives = "grad_out, input, weight: "
                      "formulas::layer_norm_double_backward(grads[0], grads[1], grads[2], "
                      "grad_out, input, normalized_shape, mean, rstd, weight, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::rms_norm, "normalization",
                      .doc = "Input divided by its root mean square over the last dimensions, and "
                      "scaled by weight.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_set_running_statistics, "normalization",
                      .doc = "Overwrites both statistics of a normalization, or neither.");

TENON_DEFINE_OPERATOR(stubs::_set_running_statistics_functional, "normalization",
                      .doc = "What _set_running_statistics makes of copies of what it writes to, "
                      "which it returns.");

void add_operators_normalization(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::batch_norm, stubs::group_norm, stubs::instance_norm,
                        stubs::layer_norm, stubs::native_batch_norm,
                        stubs::native_batch_norm_backward, stubs::_native_batch_norm_legit,
                        stubs::_native_batch_norm_legit_functional,
                        stubs::_native_batch_norm_legit_no_stats,
                        stubs::_native_batch_norm_legit_no_training, stubs::native_group_norm,
                        stubs::native_group_norm_backward, stubs::native_layer_norm,
                        stubs::native_layer_norm_backward, stubs::rms_norm,
                        stubs::_set_running_statistics, stubs::_set_running_statistics_functional>(
      dispatcher);
}

}  // namespace tenon
