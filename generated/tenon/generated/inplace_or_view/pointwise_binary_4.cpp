// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/bitwise_xor.h"

namespace tenon {

void register_inplace_or_view_pointwise_binary_4() {
  set_inplace_or_view_kernels<stubs::add__Tensor, stubs::add_out, stubs::add__Scalar,
                              stubs::add_Scalar_out, stubs::bitwise_xor__Tensor,
                              stubs::bitwise_xor_out, stubs::bitwise_xor__Scalar,
                              stubs::bitwise_xor_Scalar_out>(
                                  "tenon/generated/inplace_or_view/pointwise_binary_4.cpp");
}

}  // namespace tenon
