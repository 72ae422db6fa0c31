// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/nextafter.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::mul_Tensor, .doc = "self * other.",
                      .derivatives = "self: grad * other\nother: grad * self");
TENON_DEFINE_VARIANT(stubs::mul__Tensor, stubs::mul_Tensor);
TENON_DEFINE_VARIANT(stubs::mul_out, stubs::mul_Tensor);

TENON_DEFINE_OPERATOR(stubs::mul_Scalar, .doc = "self * other.",
                      .derivatives = "self: maybe_multiply(grad, other)");
TENON_DEFINE_VARIANT(stubs::mul__Scalar, stubs::mul_Scalar);
TENON_DEFINE_VARIANT(stubs::mul_Scalar_out, stubs::mul_Scalar);

TENON_DEFINE_OPERATOR(stubs::nextafter, .doc = "The number next to self towards other.",
                      .derivatives = "self: sum_to(grad, self.sizes())\nother: zeros_like(other)");
TENON_DEFINE_VARIANT(stubs::nextafter_, stubs::nextafter);
TENON_DEFINE_VARIANT(stubs::nextafter_out, stubs::nextafter);

void add_operators_pointwise_binary_from_mul(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::mul_Tensor, stubs::mul__Tensor, stubs::mul_out, stubs::mul_Scalar,
                        stubs::mul__Scalar, stubs::mul_Scalar_out, stubs::nextafter,
                        stubs::nextafter_, stubs::nextafter_out>(dispatcher);
}

}  // namespace tenon
