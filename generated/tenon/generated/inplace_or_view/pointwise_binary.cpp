// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/sub.h"

namespace tenon {

void register_inplace_or_view_pointwise_binary() {
  set_inplace_or_view_kernels<stubs::add__Tensor, stubs::add_out, stubs::add__Scalar,
                              stubs::add_Scalar_out, stubs::addcdiv_, stubs::addcdiv_out,
                              stubs::addcmul_, stubs::addcmul_out, stubs::atan2_, stubs::atan2_out,
                              stubs::bitwise_and__Tensor, stubs::bitwise_and_out,
                              stubs::bitwise_and__Scalar, stubs::bitwise_and_Scalar_out,
                              stubs::bitwise_or__Tensor, stubs::bitwise_or_out,
                              stubs::bitwise_or__Scalar, stubs::bitwise_or_Scalar_out,
                              stubs::bitwise_xor__Tensor, stubs::bitwise_xor_out,
                              stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out,
                              stubs::div__Tensor, stubs::div_out, stubs::div__Scalar,
                              stubs::div_Scalar_out, stubs::fmod__Tensor, stubs::fmod_out,
                              stubs::fmod__Scalar, stubs::fmod_Scalar_out, stubs::lerp__Tensor,
                              stubs::lerp_Tensor_out, stubs::lerp__Scalar, stubs::lerp_Scalar_out,
                              stubs::maximum_out, stubs::minimum_out, stubs::mul__Tensor,
                              stubs::mul_out, stubs::mul__Scalar, stubs::mul_Scalar_out,
                              stubs::pow__Tensor_Scalar, stubs::pow_Tensor_Scalar_out,
                              stubs::pow_Tensor_Tensor_out, stubs::pow_Scalar_out,
                              stubs::remainder__Tensor, stubs::remainder_out,
                              stubs::remainder__Scalar, stubs::remainder_Scalar_out,
                              stubs::sub__Tensor, stubs::sub_out, stubs::sub__Scalar,
                              stubs::sub_Scalar_out>(
      "tenon/generated/inplace_or_view/pointwise_binary.cpp");
}

}  // namespace tenon
