// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/sign.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_pointwise_unary_from_sign() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_sign.cpp");
  kernels.record<ZerosBackward<"SignBackward">, stubs::sign, stubs::sign_>();
  kernels.refuse<stubs::sign_out>();
}

}  // namespace tenon
