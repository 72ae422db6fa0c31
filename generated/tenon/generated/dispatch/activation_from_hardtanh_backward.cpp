// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/relu.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::hardtanh_backward, .category = kCategory,
                      .doc = "The gradient of hardtanh's argument.",
                      .derivatives =
                      "grad_output: hardtanh_backward(grad, self, min_val, max_val)\nself: "
                      "zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::leaky_relu, .category = kCategory,
                      .doc = "Each element, times a slope where it is negative.",
                      .derivatives =
                      "self: leaky_relu_backward(grad, self, negative_slope, false)");
TENON_DEFINE_VARIANT(stubs::leaky_relu_, stubs::leaky_relu);
TENON_DEFINE_VARIANT(stubs::leaky_relu_out, stubs::leaky_relu);

TENON_DEFINE_OPERATOR(stubs::leaky_relu_backward, .category = kCategory,
                      .doc = "The gradient of leaky_relu's argument.",
                      .derivatives =
                      "grad_output: leaky_relu_backward(grad, self, negative_slope, "
                      "self_is_result)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::_log_softmax, .category = kCategory,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .derivatives =
                      "self: _log_softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_log_softmax_out, stubs::_log_softmax);

TENON_DEFINE_OPERATOR(stubs::log_softmax_int, .category = kCategory,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_log_softmax_backward_data, .category = kCategory,
                      .doc = "The gradient of log_softmax's argument.",
                      .derivatives =
                      "grad_output: grad - (grad * output.exp()).sum(dim, true)\noutput: -(grad * "
                      "output.exp() * grad_output.sum(dim, true))");

TENON_DEFINE_OPERATOR(stubs::mish, .category = kCategory,
                      .doc = "Each element times the tanh of its softplus.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::relu, .category = kCategory,
                      .doc = "Each element, or 0 if that is negative.",
                      .derivatives = "self: threshold_backward(grad, result, 0)");
TENON_DEFINE_VARIANT(stubs::relu_, stubs::relu);
TENON_DEFINE_VARIANT(stubs::relu_out, stubs::relu);

void add_operators_activation_from_hardtanh_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::hardtanh_backward, stubs::leaky_relu, stubs::leaky_relu_,
                        stubs::leaky_relu_out, stubs::leaky_relu_backward, stubs::_log_softmax,
                        stubs::_log_softmax_out, stubs::log_softmax_int,
                        stubs::_log_softmax_backward_data, stubs::mish, stubs::relu, stubs::relu_,
                        stubs::relu_out>(dispatcher);
}

}  // namespace tenon
