// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_left_shift.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_right_shift.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::add_Tensor, "pointwise_binary", .doc = "self + alpha * other.",
                      .derivatives = "self: grad\nother: maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::add__Tensor, stubs::add_Tensor);
TENON_DEFINE_VARIANT(stubs::add_out, stubs::add_Tensor);

TENON_DEFINE_OPERATOR(stubs::add_Scalar, "pointwise_binary", .doc = "self + alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::add__Scalar, stubs::add_Scalar);
TENON_DEFINE_VARIANT(stubs::add_Scalar_out, stubs::add_Scalar);

TENON_DEFINE_OPERATOR(stubs::addcdiv, "pointwise_binary",
                      .doc = "self + value * tensor1 / tensor2.",
                      .derivatives = "self: grad\ntensor1: _addcdiv_grad_tensor1(grad, tensor2, "
                      "value)\ntensor2: _div_grad_other(grad, tensor1, tensor2, -value)");
TENON_DEFINE_VARIANT(stubs::addcdiv_, stubs::addcdiv);
TENON_DEFINE_VARIANT(stubs::addcdiv_out, stubs::addcdiv);

TENON_DEFINE_OPERATOR(stubs::_addcdiv_grad_tensor1, "pointwise_binary",
                      .doc = "The gradient of addcdiv for tensor1.",
                      .derivatives = "grad_output: _addcdiv_grad_tensor1(grad, tensor2, "
                      "scale)\ntensor2: _div_grad_other(grad, grad_output, tensor2, -scale)");

TENON_DEFINE_OPERATOR(stubs::addcmul, "pointwise_binary",
                      .doc = "self + value * tensor1 * tensor2.",
                      .derivatives = "self: grad\ntensor1: _addcmul_grad_tensor1(grad, tensor2, "
                      "value)\ntensor2: _addcmul_grad_tensor1(grad, tensor1, value)");
TENON_DEFINE_VARIANT(stubs::addcmul_, stubs::addcmul);
TENON_DEFINE_VARIANT(stubs::addcmul_out, stubs::addcmul);

TENON_DEFINE_OPERATOR(stubs::_addcmul_grad_tensor1, "pointwise_binary",
                      .doc = "The gradient of addcmul for tensor1.",
                      .derivatives = "grad_output: _addcmul_grad_tensor1(grad, tensor2, "
                      "scale)\ntensor2: _addcmul_grad_tensor1(grad, grad_output, scale)");

TENON_DEFINE_OPERATOR(stubs::atan2, "pointwise_binary",
                      .doc = "The angle of the point (other, self), in radians.",
                      .derivatives = "self: _atan2_grad_self(grad, self, other)\nother: "
                      "_atan2_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::atan2_, stubs::atan2);
TENON_DEFINE_VARIANT(stubs::atan2_out, stubs::atan2);

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_self, "pointwise_binary",
                      .doc = "The gradient of atan2 for self.",
                      .derivatives = "grad_output: _atan2_grad_self(grad, self, other)\nself: "
                      "_atan2_grad_self_grad_self(grad, grad_output, self, other, -2)\nother: "
                      "_atan2_grad_self_grad_other(grad, grad_output, self, other)");

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_self_grad_self, "pointwise_binary",
                      .doc = "The gradient of _atan2_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_self_grad_other, "pointwise_binary",
                      .doc = "The gradient of _atan2_grad_self for other.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_other, "pointwise_binary",
                      .doc = "The gradient of atan2 for other.",
                      .derivatives = "grad_output: _atan2_grad_other(grad, self, other, "
                      "scale)\nself: _atan2_grad_other_grad_self(grad, grad_output, self, other, "
                      "scale)\nother: _atan2_grad_self_grad_self(grad, grad_output, self, other, "
                      "-2 * scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_other_grad_self, "pointwise_binary",
                      .doc = "The gradient of _atan2_grad_other for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Tensor, "pointwise_binary",
                      .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Tensor, "pointwise_binary",
                      .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_out, stubs::bitwise_and_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Scalar, "pointwise_binary",
                      .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Scalar, "pointwise_binary",
                      .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_Scalar_out, stubs::bitwise_and_Scalar);

TENON_DEFINE_OPERATOR(stubs::bitwise_left_shift_Tensor, "pointwise_binary",
                      .doc = "self with its bits moved up by other.");

TENON_DEFINE_OPERATOR(stubs::bitwise_left_shift__Tensor, "pointwise_binary",
                      .doc = "self with its bits moved up by other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_left_shift_out, stubs::bitwise_left_shift_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_left_shift_Tensor_Scalar, "pointwise_binary",
                      .doc = "self with its bits moved up by other.");

TENON_DEFINE_OPERATOR(stubs::bitwise_left_shift__Tensor_Scalar, "pointwise_binary",
                      .doc = "self with its bits moved up by other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_left_shift_Tensor_Scalar_out,
                     stubs::bitwise_left_shift_Tensor_Scalar);

TENON_DEFINE_OPERATOR(stubs::bitwise_left_shift_Scalar_Tensor, "pointwise_binary",
                      .doc = "self with its bits moved up by other.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Tensor, "pointwise_binary",
                      .doc = "The bits that self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Tensor, "pointwise_binary",
                      .doc = "The bits that self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_or_out, stubs::bitwise_or_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Scalar, "pointwise_binary",
                      .doc = "The bits that self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Scalar, "pointwise_binary",
                      .doc = "The bits that self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_or_Scalar_out, stubs::bitwise_or_Scalar);

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift_Tensor, "pointwise_binary",
                      .doc = "self with its bits moved down by other; the sign stays.");

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift__Tensor, "pointwise_binary",
                      .doc = "self with its bits moved down by other; the sign stays.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_right_shift_out, stubs::bitwise_right_shift_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift_Tensor_Scalar, "pointwise_binary",
                      .doc = "self with its bits moved down by other; the sign stays.");

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift__Tensor_Scalar, "pointwise_binary",
                      .doc = "self with its bits moved down by other; the sign stays.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_right_shift_Tensor_Scalar_out,
                     stubs::bitwise_right_shift_Tensor_Scalar);

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift_Scalar_Tensor, "pointwise_binary",
                      .doc = "self with its bits moved down by other; the sign stays.");

void add_operators_pointwise_binary(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::add_Tensor, stubs::add__Tensor, stubs::add_out, stubs::add_Scalar,
                        stubs::add__Scalar, stubs::add_Scalar_out, stubs::addcdiv, stubs::addcdiv_,
                        stubs::addcdiv_out, stubs::_addcdiv_grad_tensor1, stubs::addcmul,
                        stubs::addcmul_, stubs::addcmul_out, stubs::_addcmul_grad_tensor1,
                        stubs::atan2, stubs::atan2_, stubs::atan2_out, stubs::_atan2_grad_self,
                        stubs::_atan2_grad_self_grad_self, stubs::_atan2_grad_self_grad_other,
                        stubs::_atan2_grad_other, stubs::_atan2_grad_other_grad_self,
                        stubs::bitwise_and_Tensor, stubs::bitwise_and__Tensor,
                        stubs::bitwise_and_out, stubs::bitwise_and_Scalar,
                        stubs::bitwise_and__Scalar, stubs::bitwise_and_Scalar_out,
                        stubs::bitwise_left_shift_Tensor, stubs::bitwise_left_shift__Tensor,
                        stubs::bitwise_left_shift_out, stubs::bitwise_left_shift_Tensor_Scalar,
                        stubs::bitwise_left_shift__Tensor_Scalar,
                        stubs::bitwise_left_shift_Tensor_Scalar_out,
                        stubs::bitwise_left_shift_Scalar_Tensor, stubs::bitwise_or_Tensor,
                        stubs::bitwise_or__Tensor, stubs::bitwise_or_out, stubs::bitwise_or_Scalar,
                        stubs::bitwise_or__Scalar, stubs::bitwise_or_Scalar_out,
                        stubs::bitwise_right_shift_Tensor, stubs::bitwise_right_shift__Tensor,
                        stubs::bitwise_right_shift_out, stubs::bitwise_right_shift_Tensor_Scalar,
                        stubs::bitwise_right_shift__Tensor_Scalar,
                        stubs::bitwise_right_shift_Tensor_Scalar_out,
                        stubs::bitwise_right_shift_Scalar_Tensor>(dispatcher);
}

}  // namespace tenon
