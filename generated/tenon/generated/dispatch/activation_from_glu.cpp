// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::glu, .category = kCategory,
                      .doc =
                      "The first half of a dimension times the logistic function of the second.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::hardsigmoid, .category = kCategory,
                      .doc = "self / 6 + 1/2, limited to [0, 1].",
                      .derivatives = "self: _hardsigmoid_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardsigmoid_, stubs::hardsigmoid);

TENON_DEFINE_OPERATOR(stubs::_hardsigmoid_grad_self, .category = kCategory,
                      .doc = "The gradient of hardsigmoid for self.",
                      .derivatives =
                      "grad_output: _hardsigmoid_grad_self(grad, self)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::hardswish, .category = kCategory,
                      .doc = "Each element times its hardsigmoid.",
                      .derivatives = "self: _hardswish_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardswish_, stubs::hardswish);

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self, .category = kCategory,
                      .doc = "The gradient of hardswish for self.",
                      .derivatives =
                      "grad_output: _hardswish_grad_self(grad, self)\nself: "
                      "_hardswish_grad_self_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self_grad_self, .category = kCategory,
                      .doc = "The gradient of _hardswish_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::hardtanh, .category = kCategory,
                      .doc =
                      "Each element limited to [min_val, max_val]; the gradient is 0 at the "
                      "bounds.",
                      .derivatives = "self: hardtanh_backward(grad, self, min_val, max_val)");
TENON_DEFINE_VARIANT(stubs::hardtanh_, stubs::hardtanh);
TENON_DEFINE_VARIANT(stubs::hardtanh_out, stubs::hardtanh);

void add_operators_activation_from_glu(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::glu, stubs::hardsigmoid, stubs::hardsigmoid_,
                        stubs::_hardsigmoid_grad_self, stubs::hardswish, stubs::hardswish_,
                        stubs::_hardswish_grad_self, stubs::_hardswish_grad_self_grad_self,
                        stubs::hardtanh, stubs::hardtanh_, stubs::hardtanh_out>(dispatcher);
}

}  // namespace tenon
