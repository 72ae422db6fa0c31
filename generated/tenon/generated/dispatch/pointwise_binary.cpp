// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::add_Tensor, .doc = "self + alpha * other.",
                      .derivatives = "self: grad\nother: maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::add__Tensor, stubs::add_Tensor);
TENON_DEFINE_VARIANT(stubs::add_out, stubs::add_Tensor);

TENON_DEFINE_OPERATOR(stubs::add_Scalar, .doc = "self + alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::add__Scalar, stubs::add_Scalar);
TENON_DEFINE_VARIANT(stubs::add_Scalar_out, stubs::add_Scalar);

TENON_DEFINE_OPERATOR(stubs::addcdiv, .doc = "self + value * tensor1 / tensor2.",
                      .derivatives = "self: grad\ntensor1: _addcdiv_grad_tensor1(grad, tensor2, "
                      "value)\ntensor2: _div_grad_other(grad, tensor1, tensor2, "
                      "-value.toDouble())");
TENON_DEFINE_VARIANT(stubs::addcdiv_, stubs::addcdiv);
TENON_DEFINE_VARIANT(stubs::addcdiv_out, stubs::addcdiv);

TENON_DEFINE_OPERATOR(stubs::_addcdiv_grad_tensor1, .doc = "The gradient of addcdiv for tensor1.",
                      .derivatives = "grad_output: _addcdiv_grad_tensor1(grad, tensor2, "
                      "scale)\ntensor2: _div_grad_other(grad, grad_output, tensor2, "
                      "-scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::addcmul, .doc = "self + value * tensor1 * tensor2.",
                      .derivatives = "self: grad\ntensor1: _addcmul_grad_tensor1(grad, tensor2, "
                      "value)\ntensor2: _addcmul_grad_tensor1(grad, tensor1, value)");
TENON_DEFINE_VARIANT(stubs::addcmul_, stubs::addcmul);
TENON_DEFINE_VARIANT(stubs::addcmul_out, stubs::addcmul);

TENON_DEFINE_OPERATOR(stubs::_addcmul_grad_tensor1, .doc = "The gradient of addcmul for tensor1.",
                      .derivatives = "grad_output: _addcmul_grad_tensor1(grad, tensor2, "
                      "scale)\ntensor2: _addcmul_grad_tensor1(grad, grad_output, scale)");

void add_operators_pointwise_binary(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::add_Tensor, stubs::add__Tensor, stubs::add_out, stubs::add_Scalar,
                        stubs::add__Scalar, stubs::add_Scalar_out, stubs::addcdiv, stubs::addcdiv_,
                        stubs::addcdiv_out, stubs::_addcdiv_grad_tensor1, stubs::addcmul,
                        stubs::addcmul_, stubs::addcmul_out, stubs::_addcmul_grad_tensor1>(
      dispatcher);
}

}  // namespace tenon
