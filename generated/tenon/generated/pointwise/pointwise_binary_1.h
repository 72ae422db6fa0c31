// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(sub_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(sub_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(_div_grad_other_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(_pow_grad_self_Tensor_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(_fmod_grad_other_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(bitwise_and_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(bitwise_and_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(addcmul_loops)
TENON_DECLARE_POINTWISE_LOOPS(addcdiv_loops)
TENON_DECLARE_POINTWISE_LOOPS(lerp_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(lerp_Scalar_loops)
}  // namespace tenon::kernels
