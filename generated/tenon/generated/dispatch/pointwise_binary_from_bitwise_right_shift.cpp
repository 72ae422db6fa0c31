// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bitwise_right_shift.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift_Tensor,
                      .doc = "self with its bits moved down by other; the sign stays.");

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift__Tensor,
                      .doc = "self with its bits moved down by other; the sign stays.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_right_shift_out, stubs::bitwise_right_shift_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift_Tensor_Scalar,
                      .doc = "self with its bits moved down by other; the sign stays.");

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift__Tensor_Scalar,
                      .doc = "self with its bits moved down by other; the sign stays.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_right_shift_Tensor_Scalar_out,
                     stubs::bitwise_right_shift_Tensor_Scalar);

TENON_DEFINE_OPERATOR(stubs::bitwise_right_shift_Scalar_Tensor,
                      .doc = "self with its bits moved down by other; the sign stays.");

void add_operators_pointwise_binary_from_bitwise_right_shift(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bitwise_right_shift_Tensor, stubs::bitwise_right_shift__Tensor,
                        stubs::bitwise_right_shift_out, stubs::bitwise_right_shift_Tensor_Scalar,
                        stubs::bitwise_right_shift__Tensor_Scalar,
                        stubs::bitwise_right_shift_Tensor_Scalar_out,
                        stubs::bitwise_right_shift_Scalar_Tensor>(dispatcher);
}

}  // namespace tenon
