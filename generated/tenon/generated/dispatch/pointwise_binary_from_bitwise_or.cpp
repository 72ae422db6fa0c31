// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bitwise_or.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Tensor, .doc = "The bits that self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Tensor, .doc = "The bits that self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_or_out, stubs::bitwise_or_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Scalar, .doc = "The bits that self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Scalar, .doc = "The bits that self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_or_Scalar_out, stubs::bitwise_or_Scalar);

void add_operators_pointwise_binary_from_bitwise_or(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bitwise_or_Tensor, stubs::bitwise_or__Tensor, stubs::bitwise_or_out,
                        stubs::bitwise_or_Scalar, stubs::bitwise_or__Scalar,
                        stubs::bitwise_or_Scalar_out>(dispatcher);
}

}  // namespace tenon
