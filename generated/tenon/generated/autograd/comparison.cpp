// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_comparison() {
  const AutogradKernels kernels("tenon/generated/autograd/comparison.cpp");
  kernels.record<ZerosBackward<"EqInplaceBackward_Tensor">, stubs::eq__Tensor>();
  kernels.record<ZerosBackward<"EqInplaceBackward_Scalar">, stubs::eq__Scalar>();
  kernels.record<ZerosBackward<"GeInplaceBackward_Tensor">, stubs::ge__Tensor>();
  kernels.record<ZerosBackward<"GeInplaceBackward_Scalar">, stubs::ge__Scalar>();
  kernels.refuse<stubs::eq_out, stubs::eq_Scalar_out, stubs::ge_out, stubs::ge_Scalar_out>();
}

}  // namespace tenon
