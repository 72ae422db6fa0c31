// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(exp_loops)
TENON_DECLARE_POINTWISE_LOOPS(acosh_loops)
TENON_DECLARE_POINTWISE_LOOPS(atan_loops)
TENON_DECLARE_POINTWISE_LOOPS(atanh_loops)
TENON_DECLARE_POINTWISE_LOOPS(_atanh_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(ceil_loops)
TENON_DECLARE_POINTWISE_LOOPS(cosh_loops)
TENON_DECLARE_POINTWISE_LOOPS(exp2_loops)
TENON_DECLARE_POINTWISE_LOOPS(expm1_loops)
TENON_DECLARE_POINTWISE_LOOPS(log10_loops)
TENON_DECLARE_POINTWISE_LOOPS(log1p_loops)
TENON_DECLARE_POINTWISE_LOOPS(sigmoid_loops)
TENON_DECLARE_POINTWISE_LOOPS(tan_loops)
TENON_DECLARE_POINTWISE_LOOPS(tanh_loops)
TENON_DECLARE_POINTWISE_LOOPS(logical_not_loops)
TENON_DECLARE_POINTWISE_LOOPS(clamp_min_loops)
}  // namespace tenon::kernels
