// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(gt_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(gt_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(ge_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(ge_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(logical_or_loops)
TENON_DECLARE_POINTWISE_LOOPS(logical_xor_loops)
}  // namespace tenon::kernels
