// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/addcdiv.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::addcdiv, .category = kCategory,
                      .doc = "self + value * tensor1 / tensor2.",
                      .derivatives =
                      "self: grad\ntensor1: _addcdiv_grad_tensor1(grad, tensor2, value)\ntensor2: "
                      "_div_grad_other(grad, tensor1, tensor2, -value.toDouble())");
TENON_DEFINE_VARIANT(stubs::addcdiv_, stubs::addcdiv);
TENON_DEFINE_VARIANT(stubs::addcdiv_out, stubs::addcdiv);

TENON_DEFINE_OPERATOR(stubs::_addcdiv_grad_tensor1, .category = kCategory,
                      .doc = "The gradient of addcdiv for tensor1.",
                      .derivatives =
                      "grad_output: _addcdiv_grad_tensor1(grad, tensor2, scale)\ntensor2: "
                      "_div_grad_other(grad, grad_output, tensor2, -scale.toDouble())");

void add_operators_pointwise_binary_from_addcdiv(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::addcdiv, stubs::addcdiv_, stubs::addcdiv_out,
                        stubs::_addcdiv_grad_tensor1>(dispatcher);
}

}  // namespace tenon
