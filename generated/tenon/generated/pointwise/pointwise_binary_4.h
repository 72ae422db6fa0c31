// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(add_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(add_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(_pow_loops)
TENON_DECLARE_POINTWISE_LOOPS(_pow_grad_exponent_Tensor_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(_pow_grad_exponent_Scalar_loops)
TENON_DECLARE_POINTWISE_LOOPS(_atan2_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(_remainder_grad_other_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(_maximum_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(bitwise_xor_Tensor_loops)
TENON_DECLARE_POINTWISE_LOOPS(bitwise_xor_Scalar_loops)
}  // namespace tenon::kernels
