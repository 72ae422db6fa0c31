// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

void register_inplace_or_view_pointwise_unary_2() {
  set_inplace_or_view_kernels<stubs::neg_, stubs::neg_out, stubs::acos_, stubs::acos_out,
                              stubs::cos_, stubs::cos_out, stubs::log_, stubs::log_out,
                              stubs::reciprocal_, stubs::reciprocal_out, stubs::square_,
                              stubs::square_out, stubs::trunc_, stubs::trunc_out>(
                                  "tenon/generated/inplace_or_view/pointwise_unary_2.cpp");
}

}  // namespace tenon
