// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/isneginf.h"
#include "tenon/generated/ops/isposinf.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::isneginf, .doc = "Whether each element is minus infinity.");
TENON_DEFINE_VARIANT(stubs::isneginf_out, stubs::isneginf);

TENON_DEFINE_OPERATOR(stubs::isposinf, .doc = "Whether each element is infinity.");
TENON_DEFINE_VARIANT(stubs::isposinf_out, stubs::isposinf);

void add_operators_pointwise_unary_from_isneginf(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::isneginf, stubs::isneginf_out, stubs::isposinf, stubs::isposinf_out>(
      dispatcher);
}

}  // namespace tenon
