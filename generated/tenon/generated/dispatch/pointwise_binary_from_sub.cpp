// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::sub_Tensor, .category = kCategory, .doc = "self - alpha * other.",
                      .derivatives = "self: grad\nother: -maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::sub__Tensor, stubs::sub_Tensor);
TENON_DEFINE_VARIANT(stubs::sub_out, stubs::sub_Tensor);

TENON_DEFINE_OPERATOR(stubs::sub_Scalar, .category = kCategory, .doc = "self - alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::sub__Scalar, stubs::sub_Scalar);
TENON_DEFINE_VARIANT(stubs::sub_Scalar_out, stubs::sub_Scalar);

TENON_DEFINE_OPERATOR(stubs::where_self, .category = kCategory,
                      .doc = "self where the bool condition holds, else other.",
                      .derivatives =
                      "self: _masked_fill_grad_value(grad, condition)\nother: "
                      "grad.masked_fill(condition, 0)");

void add_operators_pointwise_binary_from_sub(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out, stubs::sub_Scalar,
                        stubs::sub__Scalar, stubs::sub_Scalar_out, stubs::where_self>(dispatcher);
}

}  // namespace tenon
