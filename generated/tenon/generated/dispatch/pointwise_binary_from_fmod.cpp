// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/fmod.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::fmod_Tensor,
                      .doc = "The remainder of self / other with the sign of self.",
                      .derivatives = "self: grad\nother: _fmod_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::fmod__Tensor, stubs::fmod_Tensor);
TENON_DEFINE_VARIANT(stubs::fmod_out, stubs::fmod_Tensor);

TENON_DEFINE_OPERATOR(stubs::_fmod_grad_other_Tensor,
                      .doc = "The gradient of fmod.Tensor for other.",
                      .derivatives = "grad_output: _fmod_grad_other(grad, self, other, "
                      "scale)\nself: zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::fmod_Scalar,
                      .doc = "The remainder of self / other with the sign of self.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::fmod__Scalar, stubs::fmod_Scalar);
TENON_DEFINE_VARIANT(stubs::fmod_Scalar_out, stubs::fmod_Scalar);

void add_operators_pointwise_binary_from_fmod(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::fmod_Tensor, stubs::fmod__Tensor, stubs::fmod_out,
                        stubs::_fmod_grad_other_Tensor, stubs::fmod_Scalar, stubs::fmod__Scalar,
                        stubs::fmod_Scalar_out>(dispatcher);
}

}  // namespace tenon
