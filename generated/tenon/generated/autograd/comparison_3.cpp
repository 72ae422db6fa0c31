// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/logical_or.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_comparison_3() {
  const AutogradKernels kernels("tenon/generated/autograd/comparison_3.cpp");
  kernels.record<ZerosBackward<"GtInplaceBackward_Tensor">, stubs::gt__Tensor>();
  kernels.record<ZerosBackward<"GtInplaceBackward_Scalar">, stubs::gt__Scalar>();
  kernels.record<ZerosBackward<"LogicalOrInplaceBackward">, stubs::logical_or_>();
  kernels.refuse<stubs::gt_out, stubs::gt_Scalar_out, stubs::logical_or_out>();
}

}  // namespace tenon
