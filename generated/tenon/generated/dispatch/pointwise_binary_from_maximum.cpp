// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::maximum,
                      .doc = "The greater of each two elements, NaN if one is; a tie's gradient is "
                      "split in half.",
                      .derivatives = "self: _maximum_grad_self(grad, self, other)\nother: "
                      "_maximum_grad_self(grad, other, self)");
TENON_DEFINE_VARIANT(stubs::maximum_out, stubs::maximum);

TENON_DEFINE_OPERATOR(stubs::_maximum_grad_self, .doc = "The gradient of maximum for self.",
                      .derivatives = "grad_output: _maximum_grad_self(grad, self, other)\nself: "
                      "zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::minimum,
                      .doc = "The smaller of each two elements, NaN if one is; a tie's gradient is "
                      "split in half.",
                      .derivatives = "self: _maximum_grad_self(grad, other, self)\nother: "
                      "_maximum_grad_self(grad, self, other)");
TENON_DEFINE_VARIANT(stubs::minimum_out, stubs::minimum);

void add_operators_pointwise_binary_from_maximum(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::maximum, stubs::maximum_out, stubs::_maximum_grad_self,
                        stubs::minimum, stubs::minimum_out>(dispatcher);
}

}  // namespace tenon
