// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/bitwise_left_shift.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_pointwise_binary_from_bitwise_left_shift() {
  const AutogradKernels kernels(
      "tenon/generated/autograd/pointwise_binary_from_bitwise_left_shift.cpp");
  kernels.record<ZerosBackward<"BitwiseLeftShiftInplaceBackward_Tensor">,
      stubs::bitwise_left_shift__Tensor>();
  kernels.record<ZerosBackward<"BitwiseLeftShiftInplaceBackward_Tensor_Scalar">,
      stubs::bitwise_left_shift__Tensor_Scalar>();
  kernels.refuse<stubs::bitwise_left_shift_out, stubs::bitwise_left_shift_Tensor_Scalar_out>();
}

}  // namespace tenon
