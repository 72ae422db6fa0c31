// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::sqrt, .category = kCategory, .doc = "The square root of each element.",
                      .derivatives = "self: grad / result * 0.5");
TENON_DEFINE_VARIANT(stubs::sqrt_, stubs::sqrt);
TENON_DEFINE_VARIANT(stubs::sqrt_out, stubs::sqrt);

TENON_DEFINE_OPERATOR(stubs::erf, .category = kCategory,
                      .doc = "The error function of each element.",
                      .derivatives = "self: _erf_grad_self(grad, self, 1.1283791670955126)");
TENON_DEFINE_VARIANT(stubs::erf_, stubs::erf);
TENON_DEFINE_VARIANT(stubs::erf_out, stubs::erf);

TENON_DEFINE_OPERATOR(stubs::erfc, .category = kCategory,
                      .doc = "The complementary error function of each element.",
                      .derivatives = "self: _erf_grad_self(grad, self, -1.1283791670955126)");
TENON_DEFINE_VARIANT(stubs::erfc_, stubs::erfc);
TENON_DEFINE_VARIANT(stubs::erfc_out, stubs::erfc);

TENON_DEFINE_OPERATOR(stubs::isnan, .category = kCategory,
                      .doc = "Whether each element is not a number.");

TENON_DEFINE_OPERATOR(stubs::isinf, .category = kCategory,
                      .doc = "Whether each element is infinite.");

TENON_DEFINE_OPERATOR(stubs::bitwise_not, .category = kCategory,
                      .doc = "The bits of each element inverted; of a bool, its negation.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::bitwise_not_, stubs::bitwise_not);
TENON_DEFINE_VARIANT(stubs::bitwise_not_out, stubs::bitwise_not);

void add_operators_pointwise_unary_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sqrt, stubs::sqrt_, stubs::sqrt_out, stubs::erf, stubs::erf_,
                        stubs::erf_out, stubs::erfc, stubs::erfc_, stubs::erfc_out, stubs::isnan,
                        stubs::isinf, stubs::bitwise_not, stubs::bitwise_not_,
                        stubs::bitwise_not_out>(dispatcher);
}

}  // namespace tenon
