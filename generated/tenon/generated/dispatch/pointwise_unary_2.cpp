// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_acos_grad_self.h"
#include "tenon/generated/ops/_atan_grad_self.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/square.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::neg, .category = kCategory, .doc = "The negative of each element.",
                      .derivatives = "self: -grad");
TENON_DEFINE_VARIANT(stubs::neg_, stubs::neg);
TENON_DEFINE_VARIANT(stubs::neg_out, stubs::neg);

TENON_DEFINE_OPERATOR(stubs::_acos_grad_self, .category = kCategory,
                      .doc = "The gradient of acos for self.",
                      .derivatives =
                      "grad_output: _acos_grad_self(grad, self, scale)\nself: maybe_multiply(grad "
                      "* grad_output * its_rsqrt * its_rsqrt * its_rsqrt * self, scale)\n  where "
                      "its_rsqrt = (1 - self * self).rsqrt()");

TENON_DEFINE_OPERATOR(stubs::_atan_grad_self, .category = kCategory,
                      .doc = "The gradient of atan for self.",
                      .derivatives =
                      "grad_output: _atan_grad_self(grad, self)\nself: -(grad * (grad_output * "
                      "self / term / term) * 2)\n  where term = self * self + 1");

TENON_DEFINE_OPERATOR(stubs::reciprocal, .category = kCategory,
                      .doc = "One divided by each element.",
                      .derivatives = "self: _reciprocal_grad_self(grad, result, -1)");
TENON_DEFINE_VARIANT(stubs::reciprocal_, stubs::reciprocal);
TENON_DEFINE_VARIANT(stubs::reciprocal_out, stubs::reciprocal);

TENON_DEFINE_OPERATOR(stubs::square, .category = kCategory, .doc = "The square of each element.",
                      .derivatives = "self: grad * self * 2");
TENON_DEFINE_VARIANT(stubs::square_, stubs::square);
TENON_DEFINE_VARIANT(stubs::square_out, stubs::square);

void add_operators_pointwise_unary_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::neg, stubs::neg_, stubs::neg_out, stubs::_acos_grad_self,
                        stubs::_atan_grad_self, stubs::reciprocal, stubs::reciprocal_,
                        stubs::reciprocal_out, stubs::square, stubs::square_, stubs::square_out>(
                            dispatcher);
}

}  // namespace tenon
