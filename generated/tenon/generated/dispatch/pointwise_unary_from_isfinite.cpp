// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/log.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::isfinite, .category = kCategory,
                      .doc = "Whether each element is neither infinite nor NaN.");

TENON_DEFINE_OPERATOR(stubs::isinf, .category = kCategory,
                      .doc = "Whether each element is infinite.");

TENON_DEFINE_OPERATOR(stubs::isnan, .category = kCategory,
                      .doc = "Whether each element is not a number.");

TENON_DEFINE_OPERATOR(stubs::log, .category = kCategory,
                      .doc = "The natural logarithm of each element.",
                      .derivatives = "self: grad / self");
TENON_DEFINE_VARIANT(stubs::log_, stubs::log);
TENON_DEFINE_VARIANT(stubs::log_out, stubs::log);

void add_operators_pointwise_unary_from_isfinite(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::isfinite, stubs::isinf, stubs::isnan, stubs::log, stubs::log_,
                        stubs::log_out>(dispatcher);
}

}  // namespace tenon
