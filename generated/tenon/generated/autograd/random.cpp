// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/log_normal.h"

namespace tenon {
namespace {

using namespace formulas;

}  // namespace

void register_autograd_random() {
  const AutogradKernels kernels("tenon/generated/autograd/random.cpp");
  kernels.record<ZerosBackward<"BernoulliInplaceBackward_float">, stubs::bernoulli__float,
      stubs::bernoulli_p>();
  kernels.record<ZerosBackward<"BernoulliBackward">, stubs::bernoulli>();
  kernels.record<ZerosBackward<"CauchyInplaceBackward">, stubs::cauchy_, stubs::cauchy>();
  kernels.record<ZerosBackward<"ExponentialInplaceBackward">, stubs::exponential_,
      stubs::exponential>();
  kernels.record<ZerosBackward<"GeometricInplaceBackward">, stubs::geometric_, stubs::geometric>();
  kernels.record<ZerosBackward<"LogNormalInplaceBackward">, stubs::log_normal_,
      stubs::log_normal>();
}

}  // namespace tenon
