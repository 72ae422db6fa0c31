// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"

namespace tenon {

void register_inplace_or_view_pointwise_binary_2() {
  set_inplace_or_view_kernels<stubs::mul__Tensor, stubs::mul_out, stubs::mul__Scalar,
                              stubs::mul_Scalar_out, stubs::div__Tensor, stubs::div_out,
                              stubs::div__Scalar, stubs::div_Scalar_out, stubs::pow__Tensor_Scalar,
                              stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Tensor_out,
                              stubs::pow_Scalar_out, stubs::atan2_, stubs::atan2_out,
                              stubs::fmod__Tensor, stubs::fmod_out, stubs::fmod__Scalar,
                              stubs::fmod_Scalar_out, stubs::minimum_out>(
                                  "tenon/generated/inplace_or_view/pointwise_binary_2.cpp");
}

}  // namespace tenon
