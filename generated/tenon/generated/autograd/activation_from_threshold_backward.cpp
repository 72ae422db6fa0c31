// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
struct ThresholdBackwardBackward final : BackwardNode<ThresholdBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& threshold) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    threshold_ = threshold;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::threshold_backward(grad, unpack(self_), threshold_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar threshold_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_activation_from_threshold_backward() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_threshold_backward.cpp");
  kernels.record<ThresholdBackwardBackward, stubs::threshold_backward>();
}

}  // namespace tenon
