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
#include "tenon/generated/ops/copysign.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/gcd.h"
#include "tenon/generated/ops/heaviside.h"
#include "tenon/generated/ops/hypot.h"
#include "tenon/generated/ops/lcm.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logaddexp.h"
#include "tenon/generated/ops/logaddexp2.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/nextafter.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/xlogy.h"

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
                              stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out,
                              stubs::copysign__Tensor, stubs::copysign_out, stubs::copysign__Scalar,
                              stubs::copysign_Scalar_out, stubs::div__Tensor, stubs::div_out,
                              stubs::div__Scalar, stubs::div_Scalar_out, stubs::floor_divide_,
                              stubs::floor_divide_out, stubs::floor_divide__Scalar, stubs::fmax_out,
                              stubs::fmin_out, stubs::fmod__Tensor, stubs::fmod_out,
                              stubs::fmod__Scalar, stubs::fmod_Scalar_out, stubs::gcd_,
                              stubs::gcd_out, stubs::heaviside_, stubs::heaviside_out,
                              stubs::hypot_, stubs::hypot_out, stubs::lcm_, stubs::lcm_out,
                              stubs::lerp__Tensor, stubs::lerp_Tensor_out, stubs::lerp__Scalar,
                              stubs::lerp_Scalar_out, stubs::logaddexp_out, stubs::logaddexp2_out,
                              stubs::maximum_out, stubs::minimum_out, stubs::mul__Tensor,
                              stubs::mul_out, stubs::mul__Scalar, stubs::mul_Scalar_out,
                              stubs::nextafter_, stubs::nextafter_out, stubs::pow__Scalar,
                              stubs::pow_Tensor_Scalar_out, stubs::pow__Tensor,
                              stubs::pow_Tensor_Tensor_out, stubs::pow_Scalar_out,
                              stubs::remainder__Tensor, stubs::remainder_out,
                              stubs::remainder__Scalar, stubs::remainder_Scalar_out,
                              stubs::sub__Tensor, stubs::sub_out, stubs::sub__Scalar,
                              stubs::sub_Scalar_out, stubs::xlogy__Tensor, stubs::xlogy_OutTensor,
                              stubs::xlogy_OutScalar_Self, stubs::xlogy__Scalar_Other,
                              stubs::xlogy_OutScalar_Other>(
      "tenon/generated/inplace_or_view/pointwise_binary.cpp");
}

}  // namespace tenon
