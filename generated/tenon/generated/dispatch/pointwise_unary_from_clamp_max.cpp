// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/conj.h"
#include "tenon/generated/ops/conj_physical.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::clamp_max, "pointwise_unary",
                      .doc = "Each element, at most max; the gradient is 1 at the bound.",
                      .derivatives = "self: _clamp_max_grad_self(grad, self, max)");
TENON_DEFINE_VARIANT(stubs::clamp_max_, stubs::clamp_max);
TENON_DEFINE_VARIANT(stubs::clamp_max_out, stubs::clamp_max);

TENON_DEFINE_OPERATOR(stubs::_clamp_max_grad_self, "pointwise_unary",
                      .doc = "The gradient of clamp_max for self.",
                      .derivatives =
                      "grad_output: _clamp_max_grad_self(grad, self, max)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::clamp_min, "pointwise_unary",
                      .doc = "Each element, at least min; the gradient is 1 at the bound.",
                      .derivatives = "self: _clamp_min_grad_self(grad, self, min)");
TENON_DEFINE_VARIANT(stubs::clamp_min_, stubs::clamp_min);
TENON_DEFINE_VARIANT(stubs::clamp_min_out, stubs::clamp_min);

TENON_DEFINE_OPERATOR(stubs::_clamp_min_grad_self, "pointwise_unary",
                      .doc = "The gradient of clamp_min for self.",
                      .derivatives =
                      "grad_output: _clamp_min_grad_self(grad, self, min)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::conj, "pointwise_unary",
                      .doc = "The complex conjugate of each element; real numbers are copied.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::conj_physical, "pointwise_unary",
                      .doc = "The complex conjugate of each element; real numbers are copied.",
                      .derivatives = "self: grad.conj_physical()");
TENON_DEFINE_VARIANT(stubs::conj_physical_, stubs::conj_physical);
TENON_DEFINE_VARIANT(stubs::conj_physical_out, stubs::conj_physical);

void add_operators_pointwise_unary_from_clamp_max(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::clamp_max, stubs::clamp_max_, stubs::clamp_max_out,
                        stubs::_clamp_max_grad_self, stubs::clamp_min, stubs::clamp_min_,
                        stubs::clamp_min_out, stubs::_clamp_min_grad_self, stubs::conj,
                        stubs::conj_physical, stubs::conj_physical_, stubs::conj_physical_out>(
      dispatcher);
}

}  // namespace tenon
