// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {

void register_inplace_or_view_comparison() {
  set_inplace_or_view_kernels<stubs::eq__Tensor, stubs::eq_out, stubs::eq__Scalar,
                              stubs::eq_Scalar_out, stubs::ge__Tensor, stubs::ge_out,
                              stubs::ge__Scalar, stubs::ge_Scalar_out, stubs::gt__Tensor,
                              stubs::gt_out, stubs::gt__Scalar, stubs::gt_Scalar_out,
                              stubs::le__Tensor, stubs::le_out, stubs::le__Scalar,
                              stubs::le_Scalar_out, stubs::logical_and_, stubs::logical_and_out,
                              stubs::logical_or_, stubs::logical_or_out, stubs::logical_xor_,
                              stubs::logical_xor_out, stubs::lt__Tensor, stubs::lt_out,
                              stubs::lt__Scalar, stubs::lt_Scalar_out, stubs::ne__Tensor,
                              stubs::ne_out, stubs::ne__Scalar, stubs::ne_Scalar_out>(
      "tenon/generated/inplace_or_view/comparison.cpp");
}

}  // namespace tenon
