// Generated from ops.yaml by templates/pointwise/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(relu_loops)
TENON_DECLARE_POINTWISE_LOOPS(_gelu_erf_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(_gelu_tanh_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(sigmoid_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(_sigmoid_backward_grad_output_loops)
TENON_DECLARE_POINTWISE_LOOPS(tanh_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(_tanh_backward_grad_output_loops)
TENON_DECLARE_POINTWISE_LOOPS(hardtanh_loops)
TENON_DECLARE_POINTWISE_LOOPS(hardtanh_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(leaky_relu_loops)
TENON_DECLARE_POINTWISE_LOOPS(softplus_backward_loops)
TENON_DECLARE_POINTWISE_LOOPS(hardsigmoid_loops)
}  // namespace tenon::kernels
