// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_atan2_grad_self.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/_pow_grad_exponent.h"
#include "tenon/generated/ops/_remainder_grad_other.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/bitwise_xor.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::add_Tensor, .category = kCategory, .doc = "self + alpha * other.",
                      .derivatives = "self: grad\nother: maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::add__Tensor, stubs::add_Tensor);
TENON_DEFINE_VARIANT(stubs::add_out, stubs::add_Tensor);

TENON_DEFINE_OPERATOR(stubs::add_Scalar, .category = kCategory, .doc = "self + alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::add__Scalar, stubs::add_Scalar);
TENON_DEFINE_VARIANT(stubs::add_Scalar_out, stubs::add_Scalar);

TENON_DEFINE_OPERATOR(stubs::_pow, .category = kCategory,
                      .doc = "The part of pow for exponents that have no shorter form.");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_Tensor_Tensor, .category = kCategory,
                      .doc = "The gradient of pow.Tensor_Tensor for exponent.",
                      .derivatives =
                      "grad_output: _pow_grad_exponent(grad, self, exponent, output)\nself: (grad "
                      "* (grad_output * output / self)).masked_fill(logical_and(self.eq(0), "
                      "exponent.ge(0)), 0)\nexponent: zeros_like(grad)\noutput: "
                      "_pow_grad_exponent(grad, self, exponent, grad_output)");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_Scalar, .category = kCategory,
                      .doc = "The gradient of pow.Scalar for exponent.",
                      .derivatives =
                      "grad_output: _pow_grad_exponent(grad, exponent, self)\nexponent: "
                      "(self.toDouble() == 0 ? (grad * grad_output * pow(self, exponent) * "
                      "(std::log(self.toDouble()) * "
                      "std::log(self.toDouble()))).masked_fill(exponent.ge(0), 0) : grad * "
                      "grad_output * pow(self, exponent) * (std::log(self.toDouble()) * "
                      "std::log(self.toDouble())))");

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_self, .category = kCategory,
                      .doc = "The gradient of atan2 for self.",
                      .derivatives =
                      "grad_output: _atan2_grad_self(grad, self, other)\nself: -(grad * "
                      "(grad_output * other * self / term / term) * 2)\n  where term = self * self "
                      "+ other * other\nother: grad * (grad_output * (1 - other * (other / term) * "
                      "2) / term)\n  where term = self * self + other * other");

TENON_DEFINE_OPERATOR(stubs::_remainder_grad_other_Tensor, .category = kCategory,
                      .doc = "The gradient of remainder.Tensor for other.",
                      .derivatives =
                      "grad_output: _remainder_grad_other(grad, self, other, scale)\nself: "
                      "zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::_maximum_grad_self, .category = kCategory,
                      .doc = "The gradient of maximum for self.",
                      .derivatives =
                      "grad_output: _maximum_grad_self(grad, self, other)\nself: "
                      "zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::bitwise_xor_Tensor, .category = kCategory,
                      .doc = "The bits that either self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_xor__Tensor, .category = kCategory,
                      .doc = "The bits that either self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_xor_out, stubs::bitwise_xor_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_xor_Scalar, .category = kCategory,
                      .doc = "The bits that either self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_xor__Scalar, .category = kCategory,
                      .doc = "The bits that either self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_xor_Scalar_out, stubs::bitwise_xor_Scalar);

void add_operators_pointwise_binary_4(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::add_Tensor, stubs::add__Tensor, stubs::add_out, stubs::add_Scalar,
                        stubs::add__Scalar, stubs::add_Scalar_out, stubs::_pow,
                        stubs::_pow_grad_exponent_Tensor_Tensor, stubs::_pow_grad_exponent_Scalar,
                        stubs::_atan2_grad_self, stubs::_remainder_grad_other_Tensor,
                        stubs::_maximum_grad_self, stubs::bitwise_xor_Tensor,
                        stubs::bitwise_xor__Tensor, stubs::bitwise_xor_out,
                        stubs::bitwise_xor_Scalar, stubs::bitwise_xor__Scalar,
                        stubs::bitwise_xor_Scalar_out>(dispatcher);
}

}  // namespace tenon
