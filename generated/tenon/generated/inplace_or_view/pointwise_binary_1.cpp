// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/sub.h"

namespace tenon {

void register_inplace_or_view_pointwise_binary_1() {
  set_inplace_or_view_kernels<stubs::sub__Tensor, stubs::sub_out, stubs::sub__Scalar,
                              stubs::sub_Scalar_out, stubs::bitwise_and__Tensor,
                              stubs::bitwise_and_out, stubs::bitwise_and__Scalar,
                              stubs::bitwise_and_Scalar_out, stubs::addcmul_, stubs::addcmul_out,
                              stubs::addcdiv_, stubs::addcdiv_out, stubs::lerp__Tensor,
                              stubs::lerp_Tensor_out, stubs::lerp__Scalar, stubs::lerp_Scalar_out>(
                                  "tenon/generated/inplace_or_view/pointwise_binary_1.cpp");
}

}  // namespace tenon
