// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/logical_xor.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_comparison_1() {
  const AutogradKernels kernels("tenon/generated/autograd/comparison_1.cpp");
  kernels.record<ZerosBackward<"GeInplaceBackward_Tensor">, stubs::ge__Tensor>();
  kernels.record<ZerosBackward<"GeInplaceBackward_Scalar">, stubs::ge__Scalar>();
  kernels.record<ZerosBackward<"LogicalXorInplaceBackward">, stubs::logical_xor_>();
  kernels.refuse<stubs::ge_out, stubs::ge_Scalar_out, stubs::logical_xor_out>();
}

}  // namespace tenon
