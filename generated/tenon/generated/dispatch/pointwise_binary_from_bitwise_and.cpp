// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bitwise_and.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Tensor, .category = kCategory,
                      .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Tensor, .category = kCategory,
                      .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_out, stubs::bitwise_and_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Scalar, .category = kCategory,
                      .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Scalar, .category = kCategory,
                      .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_Scalar_out, stubs::bitwise_and_Scalar);

void add_operators_pointwise_binary_from_bitwise_and(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bitwise_and_Tensor, stubs::bitwise_and__Tensor,
                        stubs::bitwise_and_out, stubs::bitwise_and_Scalar,
                        stubs::bitwise_and__Scalar, stubs::bitwise_and_Scalar_out>(dispatcher);
}

}  // namespace tenon
