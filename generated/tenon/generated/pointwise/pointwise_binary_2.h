// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(rsub_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(rsub_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(mul_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(mul_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(div_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(div_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(pow_Tensor_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(pow_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(atan2_loops)
TENON_DECLARE_POINTWISE_LOOPS(fmod_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(fmod_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(minimum_loops)
}  // namespace tenon::kernels
