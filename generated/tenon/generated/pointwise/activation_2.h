// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(threshold_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(gelu_none_loops)
TENON_DECLARE_POINTWISE_LOOPS(gelu_tanh_loops)
TENON_DECLARE_POINTWISE_LOOPS(silu_loops)
TENON_DECLARE_POINTWISE_LOOPS(silu_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(_silu_backward_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(leaky_relu_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(elu_loops)
TENON_DECLARE_POINTWISE_LOOPS(elu_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(softplus_loops)
TENON_DECLARE_POINTWISE_LOOPS(_softplus_backward_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(_hardsigmoid_grad_self_loops)
TENON_DECLARE_POINTWISE_LOOPS(hardswish_loops)
TENON_DECLARE_POINTWISE_LOOPS(_hardswish_grad_self_loops)
}  // namespace tenon::kernels
