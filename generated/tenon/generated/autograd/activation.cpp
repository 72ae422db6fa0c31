// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
struct EluBackward final : BackwardNode<EluBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& alpha, const Scalar& scale,
            const Scalar& input_scale) {
    alpha_ = alpha;
    scale_ = scale;
    input_scale_ = input_scale;
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::elu_backward(grad, alpha_, scale_, input_scale_, false, unpack(self_));
    }
  }

  Scalar alpha_, scale_, input_scale_;
  SavedTensor self_;
};

}  // namespace

void register_autograd_activation() {
  const AutogradKernels kernels("tenon/generated/autograd/activation.cpp");
  kernels.record<EluBackward, stubs::elu, stubs::elu_>();
  kernels.refuse<stubs::elu_out>();
}

}  // namespace tenon
