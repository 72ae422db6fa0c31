// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logcumsumexp.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/sum.h"

namespace tenon {

void register_inplace_or_view_reduction() {
  set_inplace_or_view_kernels<stubs::amax_out, stubs::amin_out, stubs::cumprod_, stubs::cumprod_out,
                              stubs::cumsum_, stubs::cumsum_out, stubs::logcumsumexp_out,
                              stubs::mean_out, stubs::sum_IntList_out>(
      "tenon/generated/inplace_or_view/reduction.cpp");
}

}  // namespace tenon
