// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/lerp.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::lerp_Tensor, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad * (1 - weight)\nend: grad * weight\nweight: grad * (end - self)");
TENON_DEFINE_VARIANT(stubs::lerp__Tensor, stubs::lerp_Tensor);
TENON_DEFINE_VARIANT(stubs::lerp_Tensor_out, stubs::lerp_Tensor);

TENON_DEFINE_OPERATOR(stubs::lerp_Scalar, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad * (1 - weight.toDouble())\nend: maybe_multiply(grad, weight)");
TENON_DEFINE_VARIANT(stubs::lerp__Scalar, stubs::lerp_Scalar);
TENON_DEFINE_VARIANT(stubs::lerp_Scalar_out, stubs::lerp_Scalar);

void add_operators_pointwise_binary_from_lerp(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::lerp_Tensor, stubs::lerp__Tensor, stubs::lerp_Tensor_out,
                        stubs::lerp_Scalar, stubs::lerp__Scalar, stubs::lerp_Scalar_out>(
                            dispatcher);
}

}  // namespace tenon
