// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"

namespace tenon {

void register_inplace_or_view_comparison_1() {
  set_inplace_or_view_kernels<stubs::gt__Tensor, stubs::gt_out, stubs::gt__Scalar,
                              stubs::gt_Scalar_out, stubs::ge__Tensor, stubs::ge_out,
                              stubs::ge__Scalar, stubs::ge_Scalar_out, stubs::logical_or_,
                              stubs::logical_or_out, stubs::logical_xor_, stubs::logical_xor_out>(
                                  "tenon/generated/inplace_or_view/comparison_1.cpp");
}

}  // namespace tenon
