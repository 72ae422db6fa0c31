// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::ceil, .doc = "The smallest integer not below each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::ceil_, stubs::ceil);
TENON_DEFINE_VARIANT(stubs::ceil_out, stubs::ceil);

TENON_DEFINE_OPERATOR(stubs::clamp,
                      .doc = "Each element limited to [min, max]; the gradient is 1 at the bounds.",
                      .derivatives = "self: _clamp_grad_self(grad, self, min, max)");
TENON_DEFINE_VARIANT(stubs::clamp_, stubs::clamp);
TENON_DEFINE_VARIANT(stubs::clamp_out, stubs::clamp);

TENON_DEFINE_OPERATOR(stubs::_clamp_grad_self, .doc = "The gradient of clamp for self.",
                      .derivatives =
                      "grad_output: _clamp_grad_self(grad, self, min, max)\nself: "
                      "zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::clamp_Tensor,
                      .doc = "Each element limited to [min, max], NaN if one of them is; the "
                      "gradient is self's at the bounds.",
                      .derivatives = "self: _clamp_grad_self(grad, self, min, max)\nmin: "
                      "min.defined() && max.defined() ? where(min.isnan(), grad, "
                      "grad.masked_fill(mask.logical_not(), 0).masked_fill(logical_or(max.isnan(), "
                      "max.lt(where(mask, min, self))), 0)).masked_fill(self.isnan(), 0) : "
                      "min.defined() && !max.defined() ? grad.masked_fill(logical_or(min.isnan(), "
                      "self.lt(min)).logical_not(), 0) : zeros_like(grad)\n  where mask = "
                      "min.defined() && max.defined() ? self.lt(min) : Tensor()\nmax: "
                      "min.defined() && max.defined() ? grad.masked_fill(logical_or(max.isnan(), "
                      "max.lt(where(self.lt(min), min, self))).logical_not(), "
                      "0).masked_fill(logical_or(self.isnan(), min.isnan()), 0) : min.defined() && "
                      "!max.defined() ? zeros_like(grad) : "
                      "grad.masked_fill(logical_or(max.isnan(), max.lt(self)).logical_not(), 0)");
TENON_DEFINE_VARIANT(stubs::clamp__Tensor, stubs::clamp_Tensor);
TENON_DEFINE_VARIANT(stubs::clamp_Tensor_out, stubs::clamp_Tensor);

TENON_DEFINE_OPERATOR(stubs::_clamp_grad_self_Tensor,
                      .doc = "The gradient of clamp.Tensor for self.",
                      .derivatives = "grad_output: _clamp_grad_self(grad, self, min, max)\nself: "
                      "zeros_like(grad)\nmin: zeros_like(grad)\nmax: zeros_like(grad)");

void add_operators_pointwise_unary_from_ceil(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::ceil, stubs::ceil_, stubs::ceil_out, stubs::clamp, stubs::clamp_,
                        stubs::clamp_out, stubs::_clamp_grad_self, stubs::clamp_Tensor,
                        stubs::clamp__Tensor, stubs::clamp_Tensor_out,
                        stubs::_clamp_grad_self_Tensor>(dispatcher);
}

}  // namespace tenon
