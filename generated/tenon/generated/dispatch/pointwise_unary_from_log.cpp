// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::log, .doc = "The natural logarithm of each element.",
                      .derivatives = "self: grad / self");
TENON_DEFINE_VARIANT(stubs::log_, stubs::log);
TENON_DEFINE_VARIANT(stubs::log_out, stubs::log);

TENON_DEFINE_OPERATOR(stubs::log10, .doc = "The logarithm to base 10 of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, self, 0.4342944819032518)");
TENON_DEFINE_VARIANT(stubs::log10_, stubs::log10);
TENON_DEFINE_VARIANT(stubs::log10_out, stubs::log10);

TENON_DEFINE_OPERATOR(stubs::log1p,
                      .doc = "The natural logarithm of 1 plus each element, accurate near 0.",
                      .derivatives = "self: _log1p_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::log1p_, stubs::log1p);
TENON_DEFINE_VARIANT(stubs::log1p_out, stubs::log1p);

TENON_DEFINE_OPERATOR(stubs::_log1p_grad_self, .doc = "The gradient of log1p for self.",
                      .derivatives = "grad_output: _log1p_grad_self(grad, self)\nself: "
                      "_log1p_grad_self_grad_self(grad, grad_output, self, -1)");

TENON_DEFINE_OPERATOR(stubs::_log1p_grad_self_grad_self,
                      .doc = "The gradient of _log1p_grad_self for self.",
                      .recorded_as_composite = true);

void add_operators_pointwise_unary_from_log(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::log, stubs::log_, stubs::log_out, stubs::log10, stubs::log10_,
                        stubs::log10_out, stubs::log1p, stubs::log1p_, stubs::log1p_out,
                        stubs::_log1p_grad_self, stubs::_log1p_grad_self_grad_self>(dispatcher);
}

}  // namespace tenon
