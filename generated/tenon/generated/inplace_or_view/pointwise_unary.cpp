// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/angle.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/frac.h"
#include "tenon/generated/ops/isneginf.h"
#include "tenon/generated/ops/isposinf.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sgn.h"
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

void register_inplace_or_view_pointwise_unary() {
  set_inplace_or_view_kernels<stubs::abs_, stubs::abs_out, stubs::acos_, stubs::acos_out,
                              stubs::acosh_, stubs::acosh_out, stubs::angle_out, stubs::asin_,
                              stubs::asin_out, stubs::asinh_, stubs::asinh_out, stubs::atan_,
                              stubs::atan_out, stubs::atanh_, stubs::atanh_out, stubs::ceil_,
                              stubs::ceil_out, stubs::clamp_, stubs::clamp_out,
                              stubs::clamp__Tensor, stubs::clamp_Tensor_out, stubs::clamp_max_,
                              stubs::clamp_max_out, stubs::clamp_min_, stubs::clamp_min_out,
                              stubs::conj_physical_, stubs::conj_physical_out, stubs::cos_,
                              stubs::cos_out, stubs::cosh_, stubs::cosh_out, stubs::erf_,
                              stubs::erf_out, stubs::erfc_, stubs::erfc_out, stubs::erfinv_,
                              stubs::erfinv_out, stubs::exp_, stubs::exp_out, stubs::exp2_,
                              stubs::exp2_out, stubs::expm1_, stubs::expm1_out, stubs::floor_,
                              stubs::floor_out, stubs::frac_, stubs::frac_out, stubs::isneginf_out,
                              stubs::isposinf_out, stubs::log_, stubs::log_out, stubs::log10_,
                              stubs::log10_out, stubs::log1p_, stubs::log1p_out, stubs::log2_,
                              stubs::log2_out, stubs::logical_not_, stubs::logical_not_out,
                              stubs::logit_, stubs::logit_out, stubs::neg_, stubs::neg_out,
                              stubs::reciprocal_, stubs::reciprocal_out, stubs::round_,
                              stubs::round_out, stubs::rsqrt_, stubs::rsqrt_out, stubs::sgn_,
                              stubs::sgn_out, stubs::sigmoid_, stubs::sigmoid_out, stubs::sign_,
                              stubs::sign_out, stubs::sin_, stubs::sin_out, stubs::sinh_,
                              stubs::sinh_out, stubs::sqrt_, stubs::sqrt_out, stubs::square_,
                              stubs::square_out, stubs::tan_, stubs::tan_out, stubs::tanh_,
                              stubs::tanh_out, stubs::trunc_, stubs::trunc_out>(
      "tenon/generated/inplace_or_view/pointwise_unary.cpp");
}

}  // namespace tenon
