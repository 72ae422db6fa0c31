// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::floor_divide,
                      .doc = "The greatest whole number that is not above self / other; integers "
                      "stay integers.",
                      .derivatives = "self: zeros_like(grad)\nother: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::floor_divide_, stubs::floor_divide);
TENON_DEFINE_VARIANT(stubs::floor_divide_out, stubs::floor_divide);

TENON_DEFINE_OPERATOR(stubs::floor_divide_Scalar,
                      .doc = "The greatest whole number that is not above self / other; integers "
                      "stay integers.", .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::floor_divide__Scalar, stubs::floor_divide_Scalar);

TENON_DEFINE_OPERATOR(stubs::fmax,
                      .doc = "The greater of each two elements, or the one that is a number; self "
                      "has the gradient of a tie.",
                      .derivatives = "self: where(logical_or(self.ge(other), other.isnan()), grad, "
                      "zeros_like(grad))\nother: where(logical_or(self.ge(other), other.isnan()), "
                      "zeros_like(grad), grad)");
TENON_DEFINE_VARIANT(stubs::fmax_out, stubs::fmax);

TENON_DEFINE_OPERATOR(stubs::fmin,
                      .doc = "The lesser of each two elements, or the one that is a number; self "
                      "has the gradient of a tie.",
                      .derivatives = "self: where(logical_or(self.le(other), other.isnan()), grad, "
                      "zeros_like(grad))\nother: where(logical_or(self.le(other), other.isnan()), "
                      "zeros_like(grad), grad)");
TENON_DEFINE_VARIANT(stubs::fmin_out, stubs::fmin);

void add_operators_pointwise_binary_from_floor_divide(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::floor_divide, stubs::floor_divide_, stubs::floor_divide_out,
                        stubs::floor_divide_Scalar, stubs::floor_divide__Scalar, stubs::fmax,
                        stubs::fmax_out, stubs::fmin, stubs::fmin_out>(dispatcher);
}

}  // namespace tenon
