// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_left_shift.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_right_shift.h"
#include "tenon/generated/ops/bitwise_xor.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_pointwise_binary_from_bitwise_and() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_bitwise_and.cpp");
  kernels.record<ZerosBackward<"BitwiseAndInplaceBackward_Tensor">, stubs::bitwise_and__Tensor>();
  kernels.record<ZerosBackward<"BitwiseAndInplaceBackward_Scalar">, stubs::bitwise_and__Scalar>();
  kernels.record<ZerosBackward<"BitwiseLeftShiftInplaceBackward_Tensor">,
      stubs::bitwise_left_shift__Tensor>();
  kernels.record<ZerosBackward<"BitwiseLeftShiftInplaceBackward_Tensor_Scalar">,
      stubs::bitwise_left_shift__Tensor_Scalar>();
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Tensor">, stubs::bitwise_or__Tensor>();
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Scalar">, stubs::bitwise_or__Scalar>();
  kernels.record<ZerosBackward<"BitwiseRightShiftInplaceBackward_Tensor">,
      stubs::bitwise_right_shift__Tensor>();
  kernels.record<ZerosBackward<"BitwiseRightShiftInplaceBackward_Tensor_Scalar">,
      stubs::bitwise_right_shift__Tensor_Scalar>();
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Tensor">, stubs::bitwise_xor__Tensor>();
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Scalar">, stubs::bitwise_xor__Scalar>();
  kernels.refuse<stubs::bitwise_and_out, stubs::bitwise_and_Scalar_out,
                 stubs::bitwise_left_shift_out, stubs::bitwise_left_shift_Tensor_Scalar_out,
                 stubs::bitwise_or_out, stubs::bitwise_or_Scalar_out,
                 stubs::bitwise_right_shift_out, stubs::bitwise_right_shift_Tensor_Scalar_out,
                 stubs::bitwise_xor_out, stubs::bitwise_xor_Scalar_out>();
}

}  // namespace tenon
