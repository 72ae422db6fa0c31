// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_signbit.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/signbit.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::sign, .doc = "-1, 0 or 1 by the sign of each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::sign_, stubs::sign);
TENON_DEFINE_VARIANT(stubs::sign_out, stubs::sign);

TENON_DEFINE_OPERATOR(stubs::signbit, .doc = "Whether each element is negative, as -0.0 is.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::signbit_out, stubs::signbit);

TENON_DEFINE_OPERATOR(stubs::_signbit, .doc = "Whether the sign of each floating element is set.");

void add_operators_pointwise_unary_from_sign(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sign, stubs::sign_, stubs::sign_out, stubs::signbit,
                        stubs::signbit_out, stubs::_signbit>(dispatcher);
}

}  // namespace tenon
