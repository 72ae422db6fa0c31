// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {

void register_inplace_or_view_pointwise_unary_1() {
  set_inplace_or_view_kernels<stubs::sqrt_, stubs::sqrt_out, stubs::erf_, stubs::erf_out,
                              stubs::erfc_, stubs::erfc_out, stubs::round_, stubs::round_out>(
                                  "tenon/generated/inplace_or_view/pointwise_unary_1.cpp");
}

}  // namespace tenon
