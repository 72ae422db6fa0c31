// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_comparison_from_gt() {
  const AutogradKernels kernels("tenon/generated/autograd/comparison_from_gt.cpp");
  kernels.record<ZerosBackward<"GtInplaceBackward_Tensor">, stubs::gt__Tensor>();
  kernels.record<ZerosBackward<"GtInplaceBackward_Scalar">, stubs::gt__Scalar>();
  kernels.record<ZerosBackward<"LeInplaceBackward_Tensor">, stubs::le__Tensor>();
  kernels.record<ZerosBackward<"LeInplaceBackward_Scalar">, stubs::le__Scalar>();
  kernels.record<ZerosBackward<"LogicalAndInplaceBackward">, stubs::logical_and_>();
  kernels.record<ZerosBackward<"LogicalOrInplaceBackward">, stubs::logical_or_>();
  kernels.refuse<stubs::gt_out, stubs::gt_Scalar_out, stubs::le_out, stubs::le_Scalar_out,
                 stubs::logical_and_out, stubs::logical_or_out>();
}

}  // namespace tenon
