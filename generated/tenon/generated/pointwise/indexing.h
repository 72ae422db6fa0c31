// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(masked_fill_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(masked_fill_Scalar_loops)
}  // namespace tenon::kernels
