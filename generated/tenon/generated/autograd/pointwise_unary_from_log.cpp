// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/log.h"

namespace tenon {
namespace {

using namespace formulas;

// log(Tensor self) -> Tensor
struct LogBackward final : BackwardNode<LogBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / unpack(self_);
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_from_log() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_log.cpp");
  kernels.record<LogBackward, stubs::log, stubs::log_>();
  kernels.refuse<stubs::log_out>();
}

}  // namespace tenon
