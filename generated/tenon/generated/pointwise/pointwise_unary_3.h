// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(abs_loops)
TENON_DECLARE_POINTWISE_LOOPS(asin_loops)
TENON_DECLARE_POINTWISE_LOOPS(asinh_loops)
TENON_DECLARE_POINTWISE_LOOPS(_asinh_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(_cos_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(floor_loops)
TENON_DECLARE_POINTWISE_LOOPS(log2_loops)
TENON_DECLARE_POINTWISE_LOOPS(rsqrt_loops)
TENON_DECLARE_POINTWISE_LOOPS(_rsqrt_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(sign_loops)
TENON_DECLARE_POINTWISE_LOOPS(sin_loops)
TENON_DECLARE_POINTWISE_LOOPS(sinh_loops)
TENON_DECLARE_POINTWISE_LOOPS(_tan_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(isfinite_loops)
TENON_DECLARE_POINTWISE_LOOPS(_clamp_loops)
TENON_DECLARE_POINTWISE_LOOPS(clamp_max_loops)
}  // namespace tenon::kernels
