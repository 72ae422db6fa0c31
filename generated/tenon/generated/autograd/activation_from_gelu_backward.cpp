// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/kernels/pointwise/choice.h"

namespace tenon {
namespace {

using namespace formulas;

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
struct GeluBackwardBackward final : BackwardNode<GeluBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            std::string_view approximate) {
    call.save(self_, self, "self");
    approximate_ = approximate;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const std::string_view approximate = approximate_;
      results[0] = sum_to(ops::gelu_backward(grad, unpack(self_), approximate), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const std::string_view approximate = approximate_;
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_gelu_backward_grad_self(grad, grad_output, self, approximate), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  std::string approximate_;
  DimVector grad_output_sizes_, self_sizes_;
};

// hardsigmoid(Tensor self) -> Tensor
struct HardsigmoidBackward final : BackwardNode<HardsigmoidBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_hardsigmoid_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalHardsigmoidGradSelfBackward final
    : BackwardNode<InternalHardsigmoidGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_hardsigmoid_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _gelu_backward_grad_self_composed(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             std::string_view approximate) {
  if (approximate == "none") return grad_grad * grad_output * ops::exp(-(self * self * 0.5)) *
      (0.7978845608028654 - self * self * 0.3989422804014327);
  if (approximate == "tanh") {
    const TensorBase factor = self * self;
    const TensorBase its_tanh = ops::tanh(self * (factor * 0.044715 + 1) * 0.7978845608028654);
    return grad_grad * grad_output * (1 - its_tanh * its_tanh) *
        (factor * 0.21406444881780073 + 0.7978845608028654 -
         self * (factor * 0.053516112204450184 + 0.3989422804014327) * its_tanh *
         (factor * 0.21406444881780073 + 1.5957691216057308));
  }
  kernels::fail_choice("_gelu_backward_grad_self", "approximate to be 'none' or 'tanh'",
                       approximate);
}

}  // namespace

void register_autograd_activation_from_gelu_backward() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_gelu_backward.cpp");
  kernels.record<GeluBackwardBackward, stubs::gelu_backward>();
  kernels.record<HardsigmoidBackward, stubs::hardsigmoid, stubs::hardsigmoid_>();
  kernels.record<InternalHardsigmoidGradSelfBackward, stubs::_hardsigmoid_grad_self>();
  kernels.compose<stubs::_gelu_backward_grad_self, _gelu_backward_grad_self_composed>();
}

}  // namespace tenon
