// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::square, .doc = "The square of each element.",
                      .derivatives = "self: _addcmul_grad_tensor1(grad, self, 2)");
TENON_DEFINE_VARIANT(stubs::square_, stubs::square);
TENON_DEFINE_VARIANT(stubs::square_out, stubs::square);

TENON_DEFINE_OPERATOR(stubs::tan, .doc = "The tangent of each element, in radians.",
                      .derivatives = "self: _tan_grad_self(grad, result)");
TENON_DEFINE_VARIANT(stubs::tan_, stubs::tan);
TENON_DEFINE_VARIANT(stubs::tan_out, stubs::tan);

TENON_DEFINE_OPERATOR(stubs::_tan_grad_self, .doc = "The gradient of tan for self.",
                      .derivatives = "grad_output: _tan_grad_self(grad, output)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, 2)");

TENON_DEFINE_OPERATOR(stubs::tanh, .doc = "The hyperbolic tangent of each element.",
                      .derivatives = "self: tanh_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::tanh_, stubs::tanh);
TENON_DEFINE_VARIANT(stubs::tanh_out, stubs::tanh);

TENON_DEFINE_OPERATOR(stubs::trunc, .doc = "Each element without its fraction.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::trunc_, stubs::trunc);
TENON_DEFINE_VARIANT(stubs::trunc_out, stubs::trunc);

void add_operators_pointwise_unary_from_square(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::square, stubs::square_, stubs::square_out, stubs::tan, stubs::tan_,
                        stubs::tan_out, stubs::_tan_grad_self, stubs::tanh, stubs::tanh_,
                        stubs::tanh_out, stubs::trunc, stubs::trunc_, stubs::trunc_out>(dispatcher);
}

}  // namespace tenon
