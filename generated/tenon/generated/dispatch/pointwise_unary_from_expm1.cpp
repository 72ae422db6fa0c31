// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/frac.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::expm1,
                      .doc = "e to the power of each element, minus 1, accurate near 0.",
                      .derivatives = "self: _expm1_grad_self(grad, result)");
TENON_DEFINE_VARIANT(stubs::expm1_, stubs::expm1);
TENON_DEFINE_VARIANT(stubs::expm1_out, stubs::expm1);

TENON_DEFINE_OPERATOR(stubs::_expm1_grad_self, .doc = "The gradient of expm1 for self.",
                      .derivatives =
                      "grad_output: _expm1_grad_self(grad, output)\noutput: grad * grad_output");

TENON_DEFINE_OPERATOR(stubs::floor, .doc = "The largest integer not above each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::floor_, stubs::floor);
TENON_DEFINE_VARIANT(stubs::floor_out, stubs::floor);

TENON_DEFINE_OPERATOR(stubs::frac,
                      .doc = "What stands behind the point of each element, with its sign.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::frac_, stubs::frac);
TENON_DEFINE_VARIANT(stubs::frac_out, stubs::frac);

TENON_DEFINE_OPERATOR(stubs::isfinite, .doc = "Whether each element is neither infinite nor NaN.");

TENON_DEFINE_OPERATOR(stubs::isinf, .doc = "Whether each element is infinite.");

TENON_DEFINE_OPERATOR(stubs::isnan, .doc = "Whether each element is not a number.");

void add_operators_pointwise_unary_from_expm1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::expm1, stubs::expm1_, stubs::expm1_out, stubs::_expm1_grad_self,
                        stubs::floor, stubs::floor_, stubs::floor_out, stubs::frac, stubs::frac_,
                        stubs::frac_out, stubs::isfinite, stubs::isinf, stubs::isnan>(dispatcher);
}

}  // namespace tenon
