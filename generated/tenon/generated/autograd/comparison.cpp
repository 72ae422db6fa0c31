// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"

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
  kernels.record<ZerosBackward<"GtInplaceBackward_Tensor">, stubs::gt__Tensor>();
  kernels.record<ZerosBackward<"GtInplaceBackward_Scalar">, stubs::gt__Scalar>();
  kernels.record<ZerosBackward<"LeInplaceBackward_Tensor">, stubs::le__Tensor>();
  kernels.record<ZerosBackward<"LeInplaceBackward_Scalar">, stubs::le__Scalar>();
  kernels.record<ZerosBackward<"LogicalAndInplaceBackward">, stubs::logical_and_>();
  kernels.refuse<stubs::eq_out, stubs::eq_Scalar_out, stubs::ge_out, stubs::ge_Scalar_out,
                 stubs::gt_out, stubs::gt_Scalar_out, stubs::le_out, stubs::le_Scalar_out,
                 stubs::logical_and_out>();
}

}  // namespace tenon
