// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::neg, .category = kCategory, .doc = "The negative of each element.",
                      .derivatives = "self: -grad");
TENON_DEFINE_VARIANT(stubs::neg_, stubs::neg);
TENON_DEFINE_VARIANT(stubs::neg_out, stubs::neg);

TENON_DEFINE_OPERATOR(stubs::acos, .category = kCategory,
                      .doc = "The inverse cosine of each element, in radians.",
                      .derivatives = "self: -(grad * (1 - self * self).rsqrt())");
TENON_DEFINE_VARIANT(stubs::acos_, stubs::acos);
TENON_DEFINE_VARIANT(stubs::acos_out, stubs::acos);

TENON_DEFINE_OPERATOR(stubs::cos, .category = kCategory,
                      .doc = "The cosine of each element, in radians.",
                      .derivatives = "self: -(grad * self.sin())");
TENON_DEFINE_VARIANT(stubs::cos_, stubs::cos);
TENON_DEFINE_VARIANT(stubs::cos_out, stubs::cos);

TENON_DEFINE_OPERATOR(stubs::log, .category = kCategory,
                      .doc = "The natural logarithm of each element.",
                      .derivatives = "self: grad / self");
TENON_DEFINE_VARIANT(stubs::log_, stubs::log);
TENON_DEFINE_VARIANT(stubs::log_out, stubs::log);

TENON_DEFINE_OPERATOR(stubs::reciprocal, .category = kCategory,
                      .doc = "One divided by each element.",
                      .derivatives = "self: -(grad * result * result)");
TENON_DEFINE_VARIANT(stubs::reciprocal_, stubs::reciprocal);
TENON_DEFINE_VARIANT(stubs::reciprocal_out, stubs::reciprocal);

TENON_DEFINE_OPERATOR(stubs::square, .category = kCategory, .doc = "The square of each element.",
                      .derivatives = "self: grad * (self * 2)");
TENON_DEFINE_VARIANT(stubs::square_, stubs::square);
TENON_DEFINE_VARIANT(stubs::square_out, stubs::square);

TENON_DEFINE_OPERATOR(stubs::trunc, .category = kCategory,
                      .doc = "Each element without its fraction.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::trunc_, stubs::trunc);
TENON_DEFINE_VARIANT(stubs::trunc_out, stubs::trunc);

void add_operators_pointwise_unary_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::neg, stubs::neg_, stubs::neg_out, stubs::acos, stubs::acos_,
                        stubs::acos_out, stubs::cos, stubs::cos_, stubs::cos_out, stubs::log,
                        stubs::log_, stubs::log_out, stubs::reciprocal, stubs::reciprocal_,
                        stubs::reciprocal_out, stubs::square, stubs::square_, stubs::square_out,
                        stubs::trunc, stubs::trunc_, stubs::trunc_out>(dispatcher);
}

}  // namespace tenon
