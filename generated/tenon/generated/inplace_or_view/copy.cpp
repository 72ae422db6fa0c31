// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

void register_inplace_or_view_copy() {
  set_inplace_or_view_kernels<stubs::copy_, stubs::fill__Scalar, stubs::fill__Tensor,
                              stubs::resize_, stubs::zero_>(
      "tenon/generated/inplace_or_view/copy.cpp");
}

}  // namespace tenon
