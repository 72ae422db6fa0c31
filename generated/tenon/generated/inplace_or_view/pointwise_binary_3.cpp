// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/remainder.h"

namespace tenon {

void register_inplace_or_view_pointwise_binary_3() {
  set_inplace_or_view_kernels<stubs::remainder__Tensor, stubs::remainder_out,
                              stubs::remainder__Scalar, stubs::remainder_Scalar_out,
                              stubs::maximum_out, stubs::bitwise_or__Tensor, stubs::bitwise_or_out,
                              stubs::bitwise_or__Scalar, stubs::bitwise_or_Scalar_out>(
                                  "tenon/generated/inplace_or_view/pointwise_binary_3.cpp");
}

}  // namespace tenon
