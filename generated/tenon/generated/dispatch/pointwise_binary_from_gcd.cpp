// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/gcd.h"
#include "tenon/generated/ops/heaviside.h"
#include "tenon/generated/ops/hypot.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::gcd, .doc = "The greatest number that divides self and other.");

TENON_DEFINE_OPERATOR(stubs::gcd_, .doc = "The greatest number that divides self and other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gcd_out, stubs::gcd);

TENON_DEFINE_OPERATOR(stubs::heaviside,
                      .doc =
                      "0 where self is negative, 1 where it is positive, values where it is 0.");

TENON_DEFINE_OPERATOR(stubs::heaviside_,
                      .doc =
                      "0 where self is negative, 1 where it is positive, values where it is 0.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::heaviside_out, stubs::heaviside);

TENON_DEFINE_OPERATOR(stubs::hypot,
                      .doc = "The length of the vector (self, other), without overflow on the way.",
                      .derivatives = "self: _hypot_grad_self(grad, self, other)\nother: "
                      "_hypot_grad_other(grad, self, other)");
TENON_DEFINE_VARIANT(stubs::hypot_, stubs::hypot);
TENON_DEFINE_VARIANT(stubs::hypot_out, stubs::hypot);

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_self, .doc = "The gradient of hypot for self.",
                      .derivatives = "grad_output: _hypot_grad_self(grad, self, other)\nself: "
                      "_hypot_grad_self_grad_self(grad, grad_output, self, other)\nother: "
                      "_hypot_grad_self_grad_other(grad, grad_output, self, other, -1)");

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_self_grad_self,
                      .doc = "The gradient of _hypot_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_self_grad_other,
                      .doc = "The gradient of _hypot_grad_self for other.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_other, .doc = "The gradient of hypot for other.",
                      .derivatives = "grad_output: _hypot_grad_other(grad, self, other)\nself: "
                      "_hypot_grad_self_grad_other(grad, grad_output, self, other, -1)\nother: "
                      "_hypot_grad_other_grad_other(grad, grad_output, self, other)");

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_other_grad_other,
                      .doc = "The gradient of _hypot_grad_other for other.",
                      .recorded_as_composite = true);

void add_operators_pointwise_binary_from_gcd(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::gcd, stubs::gcd_, stubs::gcd_out, stubs::heaviside,
                        stubs::heaviside_, stubs::heaviside_out, stubs::hypot, stubs::hypot_,
                        stubs::hypot_out, stubs::_hypot_grad_self,
                        stubs::_hypot_grad_self_grad_self, stubs::_hypot_grad_self_grad_other,
                        stubs::_hypot_grad_other, stubs::_hypot_grad_other_grad_other>(dispatcher);
}

}  // namespace tenon
