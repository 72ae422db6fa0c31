// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::log1p, .category = kCategory,
                      .doc = "The natural logarithm of 1 plus each element, accurate near 0.",
                      .derivatives = "self: _log1p_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::log1p_, stubs::log1p);
TENON_DEFINE_VARIANT(stubs::log1p_out, stubs::log1p);

TENON_DEFINE_OPERATOR(stubs::_log1p_grad_self, .category = kCategory,
                      .doc = "The gradient of log1p for self.",
                      .derivatives =
                      "grad_output: _log1p_grad_self(grad, self)\nself: "
                      "_log1p_grad_self_grad_self(grad, grad_output, self, -1)");

TENON_DEFINE_OPERATOR(stubs::_log1p_grad_self_grad_self, .category = kCategory,
                      .doc = "The gradient of _log1p_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::log2, .category = kCategory,
                      .doc = "The logarithm to base 2 of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, self, 1.4426950408889634)");
TENON_DEFINE_VARIANT(stubs::log2_, stubs::log2);
TENON_DEFINE_VARIANT(stubs::log2_out, stubs::log2);

TENON_DEFINE_OPERATOR(stubs::logical_not, .category = kCategory,
                      .doc = "Whether each element is zero.");

TENON_DEFINE_OPERATOR(stubs::logical_not_, .category = kCategory,
                      .doc = "Whether each element is zero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_not_out, stubs::logical_not);

void add_operators_pointwise_unary_from_log1p(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::log1p, stubs::log1p_, stubs::log1p_out, stubs::_log1p_grad_self,
                        stubs::_log1p_grad_self_grad_self, stubs::log2, stubs::log2_,
                        stubs::log2_out, stubs::logical_not, stubs::logical_not_,
                        stubs::logical_not_out>(dispatcher);
}

}  // namespace tenon
