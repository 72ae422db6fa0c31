// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/log10.h"

namespace tenon {
namespace {

using namespace formulas;

// log10(Tensor self) -> Tensor
struct Log10Backward final : BackwardNode<Log10Backward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_addcdiv_grad_tensor1(grad, unpack(self_), 0.4342944819032518);
    }
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_from_log10() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_log10.cpp");
  kernels.record<Log10Backward, stubs::log10, stubs::log10_>();
  kernels.refuse<stubs::log10_out>();
}

}  // namespace tenon
