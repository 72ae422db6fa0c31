// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/bitwise_or.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_pointwise_binary_from_bitwise_or() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_bitwise_or.cpp");
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Tensor">, stubs::bitwise_or__Tensor>();
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Scalar">, stubs::bitwise_or__Scalar>();
  kernels.refuse<stubs::bitwise_or_out, stubs::bitwise_or_Scalar_out>();
}

}  // namespace tenon
