// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/xlogy.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::xlogy_Tensor,
                      .doc = "self * log(other), and 0 where self is 0 and other is a number.",
                      .derivatives = "self: grad * xlogy((self.ne(0)).type_as(grad), "
                      "other)\nother: grad * self / other");
TENON_DEFINE_VARIANT(stubs::xlogy__Tensor, stubs::xlogy_Tensor);
TENON_DEFINE_VARIANT(stubs::xlogy_OutTensor, stubs::xlogy_Tensor);

TENON_DEFINE_OPERATOR(stubs::xlogy_Scalar_Self,
                      .doc = "self * log(other), and 0 where self is 0 and other is a number.",
                      .derivatives = "other: grad * self / other");
TENON_DEFINE_VARIANT(stubs::xlogy_OutScalar_Self, stubs::xlogy_Scalar_Self);

TENON_DEFINE_OPERATOR(stubs::xlogy_Scalar_Other,
                      .doc = "self * log(other), and 0 where self is 0 and other is a number.",
                      .derivatives = "self: grad * xlogy(self.ne(0).type_as(grad), other)");
TENON_DEFINE_VARIANT(stubs::xlogy__Scalar_Other, stubs::xlogy_Scalar_Other);
TENON_DEFINE_VARIANT(stubs::xlogy_OutScalar_Other, stubs::xlogy_Scalar_Other);

void add_operators_pointwise_binary_from_xlogy(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::xlogy_Tensor, stubs::xlogy__Tensor, stubs::xlogy_OutTensor,
                        stubs::xlogy_Scalar_Self, stubs::xlogy_OutScalar_Self,
                        stubs::xlogy_Scalar_Other, stubs::xlogy__Scalar_Other,
                        stubs::xlogy_OutScalar_Other>(dispatcher);
}

}  // namespace tenon
