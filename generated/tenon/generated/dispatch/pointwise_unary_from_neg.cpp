// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::neg, .category = kCategory, .doc = "The negative of each element.",
                      .derivatives = "self: -grad");
TENON_DEFINE_VARIANT(stubs::neg_, stubs::neg);
TENON_DEFINE_VARIANT(stubs::neg_out, stubs::neg);

TENON_DEFINE_OPERATOR(stubs::reciprocal, .category = kCategory,
                      .doc = "One divided by each element.",
                      .derivatives = "self: _reciprocal_grad_self(grad, result, -1)");
TENON_DEFINE_VARIANT(stubs::reciprocal_, stubs::reciprocal);
TENON_DEFINE_VARIANT(stubs::reciprocal_out, stubs::reciprocal);

TENON_DEFINE_OPERATOR(stubs::_reciprocal_grad_self, .category = kCategory,
                      .doc = "The gradient of reciprocal for self.",
                      .derivatives =
                      "grad_output: _reciprocal_grad_self(grad, output, scale)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, 2 * "
                      "scale.toDouble())");

void add_operators_pointwise_unary_from_neg(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::neg, stubs::neg_, stubs::neg_out, stubs::reciprocal,
                        stubs::reciprocal_, stubs::reciprocal_out, stubs::_reciprocal_grad_self>(
      dispatcher);
}

}  // namespace tenon
