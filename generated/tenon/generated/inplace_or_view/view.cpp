// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_real.h"

namespace tenon {

void register_inplace_or_view_view() {
  set_inplace_or_view_kernels<stubs::alias, stubs::as_strided, stubs::as_strided_, stubs::diagonal,
                              stubs::expand, stubs::permute, stubs::select_int, stubs::slice_Tensor,
                              stubs::split_Tensor, stubs::split_with_sizes, stubs::squeeze,
                              stubs::squeeze_dim, stubs::squeeze_dims, stubs::squeeze_,
                              stubs::squeeze__dim, stubs::t, stubs::t_, stubs::transpose_int,
                              stubs::transpose_, stubs::unbind_int, stubs::unfold, stubs::unsqueeze,
                              stubs::unsqueeze_, stubs::view, stubs::view_as_complex,
                              stubs::view_as_real>("tenon/generated/inplace_or_view/view.cpp");
}

}  // namespace tenon
