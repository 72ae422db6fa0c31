// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {

void register_inplace_or_view_pointwise_unary_1() {
  set_inplace_or_view_kernels<stubs::sqrt_, stubs::sqrt_out, stubs::abs_, stubs::abs_out,
                              stubs::asin_, stubs::asin_out, stubs::asinh_, stubs::asinh_out,
                              stubs::erf_, stubs::erf_out, stubs::erfc_, stubs::erfc_out,
                              stubs::floor_, stubs::floor_out, stubs::log2_, stubs::log2_out,
                              stubs::round_, stubs::round_out, stubs::rsqrt_, stubs::rsqrt_out,
                              stubs::sign_, stubs::sign_out, stubs::sin_, stubs::sin_out,
                              stubs::sinh_, stubs::sinh_out, stubs::clamp_, stubs::clamp_out,
                              stubs::clamp_max_, stubs::clamp_max_out>(
                                  "tenon/generated/inplace_or_view/pointwise_unary_1.cpp");
}

}  // namespace tenon
