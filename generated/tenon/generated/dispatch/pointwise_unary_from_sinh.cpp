// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::sinh, .doc = "The hyperbolic sine of each element.",
                      .derivatives = "self: _sinh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::sinh_, stubs::sinh);
TENON_DEFINE_VARIANT(stubs::sinh_out, stubs::sinh);

TENON_DEFINE_OPERATOR(stubs::_sinh_grad_self, .doc = "The gradient of sinh for self.",
                      .derivatives = "grad_output: _sinh_grad_self(grad, self)\nself: "
                      "_cosh_grad_self(grad * grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::sqrt, .doc = "The square root of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, result, 0.5)");
TENON_DEFINE_VARIANT(stubs::sqrt_, stubs::sqrt);
TENON_DEFINE_VARIANT(stubs::sqrt_out, stubs::sqrt);

void add_operators_pointwise_unary_from_sinh(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sinh, stubs::sinh_, stubs::sinh_out, stubs::_sinh_grad_self,
                        stubs::sqrt, stubs::sqrt_, stubs::sqrt_out>(dispatcher);
}

}  // namespace tenon
