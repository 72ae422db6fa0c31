// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
struct HardtanhBackwardBackward final : BackwardNode<HardtanhBackwardBackward, 0, 1> {
  std::string_view name() const override { return "HardtanhBackwardBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& min_val, const Scalar& max_val) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    min_val_ = min_val;
    max_val_ = max_val;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::hardtanh_backward(grad, unpack(self_), min_val_, max_val_),
                          grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar min_val_, max_val_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_activation_5() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_5.cpp");
  kernels.record<HardtanhBackwardBackward, stubs::hardtanh_backward>();
}

}  // namespace tenon
