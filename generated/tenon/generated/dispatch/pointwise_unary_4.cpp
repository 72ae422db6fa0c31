// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_atanh_grad_self.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/tanh.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::exp, .category = kCategory, .doc = "e to the power of each element.",
                      .derivatives = "self: grad * result");
TENON_DEFINE_VARIANT(stubs::exp_, stubs::exp);
TENON_DEFINE_VARIANT(stubs::exp_out, stubs::exp);

TENON_DEFINE_OPERATOR(stubs::_atanh_grad_self, .category = kCategory,
                      .doc = "The gradient of atanh for self.",
                      .derivatives =
                      "grad_output: _atanh_grad_self(grad, self)\nself: grad * (grad_output * self "
                      "/ term / term) * 2\n  where term = 1 - self * self");

TENON_DEFINE_OPERATOR(stubs::cosh, .category = kCategory,
                      .doc = "The hyperbolic cosine of each element.",
                      .derivatives = "self: grad * self.sinh()");
TENON_DEFINE_VARIANT(stubs::cosh_, stubs::cosh);
TENON_DEFINE_VARIANT(stubs::cosh_out, stubs::cosh);

TENON_DEFINE_OPERATOR(stubs::exp2, .category = kCategory,
                      .doc = "Two to the power of each element.",
                      .derivatives = "self: grad * result * 0.6931471805599453");
TENON_DEFINE_VARIANT(stubs::exp2_, stubs::exp2);
TENON_DEFINE_VARIANT(stubs::exp2_out, stubs::exp2);

TENON_DEFINE_OPERATOR(stubs::expm1, .category = kCategory,
                      .doc = "e to the power of each element, minus 1, accurate near 0.",
                      .derivatives = "self: grad * (result + 1)");
TENON_DEFINE_VARIANT(stubs::expm1_, stubs::expm1);
TENON_DEFINE_VARIANT(stubs::expm1_out, stubs::expm1);

TENON_DEFINE_OPERATOR(stubs::sigmoid, .category = kCategory,
                      .doc = "The logistic function of each element.",
                      .derivatives = "self: sigmoid_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::sigmoid_, stubs::sigmoid);
TENON_DEFINE_VARIANT(stubs::sigmoid_out, stubs::sigmoid);

TENON_DEFINE_OPERATOR(stubs::tanh, .category = kCategory,
                      .doc = "The hyperbolic tangent of each element.",
                      .derivatives = "self: tanh_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::tanh_, stubs::tanh);
TENON_DEFINE_VARIANT(stubs::tanh_out, stubs::tanh);

TENON_DEFINE_OPERATOR(stubs::logical_not, .category = kCategory,
                      .doc = "Whether each element is zero.");

TENON_DEFINE_OPERATOR(stubs::logical_not_, .category = kCategory,
                      .doc = "Whether each element is zero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_not_out, stubs::logical_not);

void add_operators_pointwise_unary_4(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::exp, stubs::exp_, stubs::exp_out, stubs::_atanh_grad_self,
                        stubs::cosh, stubs::cosh_, stubs::cosh_out, stubs::exp2, stubs::exp2_,
                        stubs::exp2_out, stubs::expm1, stubs::expm1_, stubs::expm1_out,
                        stubs::sigmoid, stubs::sigmoid_, stubs::sigmoid_out, stubs::tanh,
                        stubs::tanh_, stubs::tanh_out, stubs::logical_not, stubs::logical_not_,
                        stubs::logical_not_out>(dispatcher);
}

}  // namespace tenon
