// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(where_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(_atan2_grad_other_loops)
TENON_DECLARE_POINTWISE_LOOPS(remainder_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(remainder_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(maximum_loops)
TENON_DECLARE_POINTWISE_LOOPS(bitwise_or_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(bitwise_or_Scalar_loops)
}  // namespace tenon::kernels
