// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/relu.h"

namespace tenon {

void register_inplace_or_view_activation_1() {
  set_inplace_or_view_kernels<stubs::relu_, stubs::relu_out, stubs::hardtanh_, stubs::hardtanh_out,
                              stubs::leaky_relu_, stubs::leaky_relu_out, stubs::hardsigmoid_>(
                                  "tenon/generated/inplace_or_view/activation_1.cpp");
}

}  // namespace tenon
