// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(neg_loops)
TENON_DECLARE_POINTWISE_LOOPS(acos_loops)
TENON_DECLARE_POINTWISE_LOOPS(_acos_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(_acosh_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(_atan_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(cos_loops)
TENON_DECLARE_POINTWISE_LOOPS(log_loops)
TENON_DECLARE_POINTWISE_LOOPS(reciprocal_loops)
TENON_DECLARE_POINTWISE_LOOPS(_reciprocal_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(square_loops)
TENON_DECLARE_POINTWISE_LOOPS(trunc_loops)
}  // namespace tenon::kernels
