// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
struct LeakyReluBackward final : BackwardNode<LeakyReluBackward, 0> {
  std::string_view name() const override { return "LeakyReluBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& negative_slope) {
    call.save(self_, self, "self");
    negative_slope_ = negative_slope;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::leaky_relu_backward(grad, unpack(self_), negative_slope_, false);
    }
  }

  SavedTensor self_;
  Scalar negative_slope_;
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
struct LeakyReluBackwardBackward final : BackwardNode<LeakyReluBackwardBackward, 0, 1> {
  std::string_view name() const override { return "LeakyReluBackwardBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& negative_slope, bool self_is_result) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    negative_slope_ = negative_slope;
    self_is_result_ = self_is_result;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(
          ops::leaky_relu_backward(grad, unpack(self_), negative_slope_, self_is_result_),
          grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar negative_slope_;
  bool self_is_result_{};
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_activation_from_leaky_relu() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_leaky_relu.cpp");
  kernels.record<LeakyReluBackward, stubs::leaky_relu, stubs::leaky_relu_>();
  kernels.record<LeakyReluBackwardBackward, stubs::leaky_relu_backward>();
  kernels.refuse<stubs::leaky_relu_out>();
}

}  // namespace tenon
