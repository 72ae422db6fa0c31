// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/complex.h"
#include "tenon/generated/ops/copysign.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::bitwise_xor_Tensor, "pointwise_binary",
                      .doc = "The bits that either self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_xor__Tensor, "pointwise_binary",
                      .doc = "The bits that either self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_xor_out, stubs::bitwise_xor_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_xor_Scalar, "pointwise_binary",
                      .doc = "The bits that either self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_xor__Scalar, "pointwise_binary",
                      .doc = "The bits that either self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_xor_Scalar_out, stubs::bitwise_xor_Scalar);

TENON_DEFINE_OPERATOR(stubs::complex, "pointwise_binary",
                      .doc =
                      "Complex numbers of real and imaginary parts, both of float32 or of float64.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::copysign_Tensor, "pointwise_binary",
                      .doc = "The magnitude of self with the sign of other, also of its zeros.",
                      .derivatives =
                      "self: grad * (result.sign() * self.sign())\nother: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::copysign__Tensor, stubs::copysign_Tensor);
TENON_DEFINE_VARIANT(stubs::copysign_out, stubs::copysign_Tensor);

TENON_DEFINE_OPERATOR(stubs::copysign_Scalar, "pointwise_binary",
                      .doc = "The magnitude of self with the sign of other, also of its zeros.",
                      .derivatives = "self: grad * (result.sign() * self.sign())");
TENON_DEFINE_VARIANT(stubs::copysign__Scalar, stubs::copysign_Scalar);
TENON_DEFINE_VARIANT(stubs::copysign_Scalar_out, stubs::copysign_Scalar);

void add_operators_pointwise_binary_from_bitwise_xor(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bitwise_xor_Tensor, stubs::bitwise_xor__Tensor,
                        stubs::bitwise_xor_out, stubs::bitwise_xor_Scalar,
                        stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out, stubs::complex,
                        stubs::copysign_Tensor, stubs::copysign__Tensor, stubs::copysign_out,
                        stubs::copysign_Scalar, stubs::copysign__Scalar,
                        stubs::copysign_Scalar_out>(dispatcher);
}

}  // namespace tenon
