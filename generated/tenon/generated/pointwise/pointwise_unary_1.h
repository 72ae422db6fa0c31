// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(sqrt_loops)
TENON_DECLARE_POINTWISE_LOOPS(erf_loops)
TENON_DECLARE_POINTWISE_LOOPS(_erf_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(erfc_loops)
TENON_DECLARE_POINTWISE_LOOPS(round_loops)
TENON_DECLARE_POINTWISE_LOOPS(isnan_loops)
TENON_DECLARE_POINTWISE_LOOPS(isinf_loops)
}  // namespace tenon::kernels
