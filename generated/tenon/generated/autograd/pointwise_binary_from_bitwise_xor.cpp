// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/bitwise_xor.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_pointwise_binary_from_bitwise_xor() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_bitwise_xor.cpp");
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Tensor">, stubs::bitwise_xor__Tensor>();
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Scalar">, stubs::bitwise_xor__Scalar>();
  kernels.refuse<stubs::bitwise_xor_out, stubs::bitwise_xor_Scalar_out>();
}

}  // namespace tenon
