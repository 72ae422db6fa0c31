// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_comparison_from_logical_or() {
  const AutogradKernels kernels("tenon/generated/autograd/comparison_from_logical_or.cpp");
  kernels.record<ZerosBackward<"LogicalOrInplaceBackward">, stubs::logical_or_>();
  kernels.record<ZerosBackward<"LogicalXorInplaceBackward">, stubs::logical_xor_>();
  kernels.record<ZerosBackward<"LtInplaceBackward_Tensor">, stubs::lt__Tensor>();
  kernels.record<ZerosBackward<"LtInplaceBackward_Scalar">, stubs::lt__Scalar>();
  kernels.record<ZerosBackward<"NeInplaceBackward_Tensor">, stubs::ne__Tensor>();
  kernels.record<ZerosBackward<"NeInplaceBackward_Scalar">, stubs::ne__Scalar>();
  kernels.refuse<stubs::logical_or_out, stubs::logical_xor_out, stubs::lt_out, stubs::lt_Scalar_out,
                 stubs::ne_out, stubs::ne_Scalar_out>();
}

}  // namespace tenon
