// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

void register_inplace_or_view_pointwise_unary_2() {
  set_inplace_or_view_kernels<stubs::exp_, stubs::exp_out, stubs::neg_, stubs::neg_out,
                              stubs::acos_, stubs::acos_out, stubs::acosh_, stubs::acosh_out,
                              stubs::atan_, stubs::atan_out, stubs::atanh_, stubs::atanh_out,
                              stubs::ceil_, stubs::ceil_out, stubs::cos_, stubs::cos_out,
                              stubs::cosh_, stubs::cosh_out, stubs::exp2_, stubs::exp2_out,
                              stubs::expm1_, stubs::expm1_out, stubs::log_, stubs::log_out,
                              stubs::log10_, stubs::log10_out, stubs::log1p_, stubs::log1p_out,
                              stubs::reciprocal_, stubs::reciprocal_out, stubs::sigmoid_,
                              stubs::sigmoid_out, stubs::square_, stubs::square_out, stubs::tan_,
                              stubs::tan_out, stubs::tanh_, stubs::tanh_out, stubs::trunc_,
                              stubs::trunc_out, stubs::logical_not_, stubs::logical_not_out,
                              stubs::clamp_min_, stubs::clamp_min_out>(
                                  "tenon/generated/inplace_or_view/pointwise_unary_2.cpp");
}

}  // namespace tenon
