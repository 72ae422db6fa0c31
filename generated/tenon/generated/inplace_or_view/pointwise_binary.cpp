// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_left_shift.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_right_shift.h"
#include "tenon/generated/ops/bitwise_xor.h"

namespace tenon {

void register_inplace_or_view_pointwise_binary() {
  set_inplace_or_view_kernels<stubs::add__Tensor, stubs::add_out, stubs::add__Scalar,
                              stubs::add_Scalar_out, stubs::addcdiv_, stubs::addcdiv_out,
                              stubs::addcmul_, stubs::addcmul_out, stubs::atan2_, stubs::atan2_out,
                              stubs::bitwise_and__Tensor, stubs::bitwise_and_out,
                              stubs::bitwise_and__Scalar, stubs::bitwise_and_Scalar_out,
                              stubs::bitwise_left_shift__Tensor, stubs::bitwise_left_shift_out,
                              stubs::bitwise_left_shift__Tensor_Scalar,
                              stubs::bitwise_left_shift_Tensor_Scalar_out,
                              stubs::bitwise_or__Tensor, stubs::bitwise_or_out,
                              stubs::bitwise_or__Scalar, stubs::bitwise_or_Scalar_out,
                              stubs::bitwise_right_shift__Tensor, stubs::bitwise_right_shift_out,
                              stubs::bitwise_right_shift__Tensor_Scalar,
                              stubs::bitwise_right_shift_Tensor_Scalar_out,
                              stubs::bitwise_xor__Tensor, stubs::bitwise_xor_out,
                              stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out>(
      "tenon/generated/inplace_or_view/pointwise_binary.cpp");
}

}  // namespace tenon
