// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_pointwise_unary_from_floor() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_floor.cpp");
  kernels.record<ZerosBackward<"FloorBackward">, stubs::floor, stubs::floor_>();
  kernels.refuse<stubs::floor_out>();
}

}  // namespace tenon
