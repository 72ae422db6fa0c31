// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/softplus.h"

namespace tenon {

void register_inplace_or_view_activation() {
  set_inplace_or_view_kernels<stubs::elu_, stubs::elu_out, stubs::gelu_, stubs::gelu_out,
                              stubs::hardsigmoid_, stubs::hardswish_, stubs::hardtanh_,
                              stubs::hardtanh_out, stubs::leaky_relu_, stubs::leaky_relu_out,
                              stubs::_log_softmax_out, stubs::relu_, stubs::relu_out, stubs::silu_,
                              stubs::silu_out, stubs::_softmax_out, stubs::softplus_out>(
      "tenon/generated/inplace_or_view/activation.cpp");
}

}  // namespace tenon
