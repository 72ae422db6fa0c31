// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {

void register_inplace_or_view_indexing() {
  set_inplace_or_view_kernels<stubs::diagonal_scatter_, stubs::gather_out, stubs::index_add_,
                              stubs::index_select_out, stubs::_masked_fill_,
                              stubs::masked_fill__Scalar, stubs::scatter__src,
                              stubs::scatter__value, stubs::scatter_add_,
                              stubs::scatter_reduce__two, stubs::scatter_reduce_two_out,
                              stubs::select_scatter_, stubs::slice_scatter_, stubs::tril_,
                              stubs::tril_out, stubs::triu_, stubs::triu_out>(
      "tenon/generated/inplace_or_view/indexing.cpp");
}

}  // namespace tenon
