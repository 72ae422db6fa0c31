// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

void register_inplace_or_view_pointwise_unary_from_log10() {
  set_inplace_or_view_kernels<stubs::log10_, stubs::log10_out, stubs::log1p_, stubs::log1p_out,
                              stubs::log2_, stubs::log2_out, stubs::logical_not_,
                              stubs::logical_not_out, stubs::logit_, stubs::logit_out, stubs::neg_,
                              stubs::neg_out, stubs::reciprocal_, stubs::reciprocal_out,
                              stubs::round_, stubs::round_out, stubs::rsqrt_, stubs::rsqrt_out,
                              stubs::sigmoid_, stubs::sigmoid_out, stubs::sign_, stubs::sign_out,
                              stubs::sin_, stubs::sin_out, stubs::sinh_, stubs::sinh_out,
                              stubs::sqrt_, stubs::sqrt_out, stubs::square_, stubs::square_out,
                              stubs::tan_, stubs::tan_out, stubs::tanh_, stubs::tanh_out,
                              stubs::trunc_, stubs::trunc_out>(
      "tenon/generated/inplace_or_view/pointwise_unary_from_log10.cpp");
}

}  // namespace tenon
