// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct SigmoidBackwardBackward final : BackwardNode<SigmoidBackwardBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::sigmoid_backward(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_output, output), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// silu(Tensor self) -> Tensor
struct SiluBackward final : BackwardNode<SiluBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::silu_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
struct SiluBackwardBackward final : BackwardNode<SiluBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::silu_backward(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_silu_backward_grad_self(grad, grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _sigmoid_backward_grad_output_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& output) {
  return grad_grad * grad_output * (1 - output * 2);
}

TensorBase _silu_backward_grad_self_composed(const TensorBase& grad_grad,
                                             const TensorBase& grad_output,
                                             const TensorBase& self) {
  const TensorBase sigmoid_of_self = ops::sigmoid(self);
  const TensorBase term = 1 - sigmoid_of_self;
  return grad_grad * grad_output * sigmoid_of_self * term *
      (self * term + 2 - sigmoid_of_self * self);
}

}  // namespace

void register_autograd_activation_from_sigmoid_backward() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_sigmoid_backward.cpp");
  kernels.record<SigmoidBackwardBackward, stubs::sigmoid_backward>();
  kernels.record<SiluBackward, stubs::silu, stubs::silu_>();
  kernels.record<SiluBackwardBackward, stubs::silu_backward>();
  kernels.compose<stubs::_sigmoid_backward_grad_output, _sigmoid_backward_grad_output_composed>();
  kernels.compose<stubs::_silu_backward_grad_self, _silu_backward_grad_self_composed>();
  kernels.refuse<stubs::silu_out>();
}

}  // namespace tenon
