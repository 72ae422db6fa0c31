// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(eq_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(eq_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(ne_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(ne_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(lt_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(lt_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(le_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(le_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(logical_and_loops)
}  // namespace tenon::kernels
