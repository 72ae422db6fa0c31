// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/celu.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::celu,
                      .doc = "Each element, or an exponential approach to -alpha, of slope 1 at 0, "
                      "where it is negative.", .composite = true);
TENON_DEFINE_VARIANT(stubs::celu_, stubs::celu);

TENON_DEFINE_OPERATOR(stubs::elu,
                      .doc =
                      "Each element, or an exponential approach to -alpha where it is negative.",
                      .derivatives =
                      "self: elu_backward(grad, alpha, scale, input_scale, false, self)");
TENON_DEFINE_VARIANT(stubs::elu_, stubs::elu);
TENON_DEFINE_VARIANT(stubs::elu_out, stubs::elu);

TENON_DEFINE_OPERATOR(stubs::elu_backward,
                      .doc =
                      "The gradient of elu's argument, from that argument or from elu's result.",
                      .derivatives = "grad_output: elu_backward(grad, alpha, scale, input_scale, "
                      "is_result, self_or_result)\nself_or_result: "
                      "formulas::elu_double_backward(grad, grad_output, alpha, scale, input_scale, "
                      "is_result, self_or_result)");

TENON_DEFINE_OPERATOR(stubs::gelu,
                      .doc = "self times the normal distribution function of self, exact or "
                      "(`tanh`) approximated.",
                      .derivatives = "self: gelu_backward(grad, self, approximate)");
TENON_DEFINE_VARIANT(stubs::gelu_, stubs::gelu);
TENON_DEFINE_VARIANT(stubs::gelu_out, stubs::gelu);

void add_operators_activation(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::celu, stubs::celu_, stubs::elu, stubs::elu_, stubs::elu_out,
                        stubs::elu_backward, stubs::gelu, stubs::gelu_, stubs::gelu_out>(
      dispatcher);
}

}  // namespace tenon
