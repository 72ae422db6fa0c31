// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_set_running_statistics.h"
#include "tenon/generated/ops/_set_running_statistics_functional.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"
#include "tenon/generated/ops/rms_norm.h"

namespace tenon {

constexpr std::string_view kCategory = "normalization";

TENON_DEFINE_OPERATOR(stubs::native_layer_norm,
                      .doc = "Input normalized over its last dimensions, scaled and shifted; then "
                      "the means and the inverse standard deviations.",
                      .derivatives = "input, weight, bias: native_layer_norm_backward(grad, input, "
                      "normalized_shape, result1, result2, weight, Tensor(), grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::native_layer_norm_backward,
                      .doc = "The gradients of native_layer_norm for input, weight and bias; the "
                      "ones that output_mask leaves out are undefined.",
                      .derivatives = "grad_out, input, weight: "
                      "formulas::layer_norm_double_backward(grads[0], grads[1], grads[2], "
                      "grad_out, input, normalized_shape, mean, rstd, weight, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::rms_norm,
                      .doc = "Input divided by its root mean square over the last dimensions, and "
                      "scaled by weight.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_set_running_statistics,
                      .doc = "Overwrites both statistics of a normalization, or neither.");

TENON_DEFINE_OPERATOR(stubs::_set_running_statistics_functional,
                      .doc = "What _set_running_statistics makes of copies of what it writes to, "
                      "which it returns.");

void add_operators_normalization_from_native_layer_norm(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::native_layer_norm, stubs::native_layer_norm_backward,
                        stubs::rms_norm, stubs::_set_running_statistics,
                        stubs::_set_running_statistics_functional>(dispatcher);
}

}  // namespace tenon
