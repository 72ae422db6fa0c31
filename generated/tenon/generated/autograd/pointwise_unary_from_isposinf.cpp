// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/isposinf.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_pointwise_unary_from_isposinf() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_isposinf.cpp");
  kernels.refuse<stubs::isposinf_out>();
}

}  // namespace tenon
