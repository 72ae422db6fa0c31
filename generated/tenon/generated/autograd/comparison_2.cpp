// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_comparison_2() {
  const AutogradKernels kernels("tenon/generated/autograd/comparison_2.cpp");
  kernels.record<ZerosBackward<"EqInplaceBackward_Tensor">, stubs::eq__Tensor>();
  kernels.record<ZerosBackward<"EqInplaceBackward_Scalar">, stubs::eq__Scalar>();
  kernels.record<ZerosBackward<"NeInplaceBackward_Tensor">, stubs::ne__Tensor>();
  kernels.record<ZerosBackward<"NeInplaceBackward_Scalar">, stubs::ne__Scalar>();
  kernels.record<ZerosBackward<"LtInplaceBackward_Tensor">, stubs::lt__Tensor>();
  kernels.record<ZerosBackward<"LtInplaceBackward_Scalar">, stubs::lt__Scalar>();
  kernels.record<ZerosBackward<"LeInplaceBackward_Tensor">, stubs::le__Tensor>();
  kernels.record<ZerosBackward<"LeInplaceBackward_Scalar">, stubs::le__Scalar>();
  kernels.record<ZerosBackward<"LogicalAndInplaceBackward">, stubs::logical_and_>();
  kernels.refuse<stubs::eq_out, stubs::eq_Scalar_out, stubs::ne_out, stubs::ne_Scalar_out,
                 stubs::lt_out, stubs::lt_Scalar_out, stubs::le_out, stubs::le_Scalar_out,
                 stubs::logical_and_out>();
}

}  // namespace tenon
