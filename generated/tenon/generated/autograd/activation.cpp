// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/activation.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/kernels/pointwise/choice.h"

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

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
struct EluBackwardBackward final : BackwardNode<EluBackwardBackward, 0, 5> {
  void release_saved() override { reset(self_or_result_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const Scalar& alpha,
            const Scalar& scale, const Scalar& input_scale, bool is_result,
            const TensorBase& self_or_result) {
    alpha_ = alpha;
    scale_ = scale;
    input_scale_ = input_scale;
    is_result_ = is_result;
    call.save(self_or_result_, self_or_result, "self_or_result");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_or_result_sizes_ = self_or_result.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(
          ops::elu_backward(grad, alpha_, scale_, input_scale_, is_result_,
                            unpack(self_or_result_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self_or_result = unpack(self_or_result_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          formulas::elu_double_backward(grad, grad_output, alpha_, scale_, input_scale_, is_result_,
                                        self_or_result), self_or_result_sizes_);
    }
  }

  Scalar alpha_, scale_, input_scale_;
  bool is_result_{};
  SavedTensor self_or_result_, grad_output_;
  DimVector grad_output_sizes_, self_or_result_sizes_;
};

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct GeluBackward final : BackwardNode<GeluBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, std::string_view approximate) {
    call.save(self_, self, "self");
    approximate_ = approximate;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const std::string_view approximate = approximate_;
      results[0] = ops::gelu_backward(grad, unpack(self_), approximate);
    }
  }

  SavedTensor self_;
  std::string approximate_;
};

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

// hardswish(Tensor self) -> Tensor
struct HardswishBackward final : BackwardNode<HardswishBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_hardswish_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalHardswishGradSelfBackward final
    : BackwardNode<InternalHardswishGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_hardswish_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_hardswish_grad_self_grad_self(grad, grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
struct HardtanhBackward final : BackwardNode<HardtanhBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& min_val,
            const Scalar& max_val) {
    call.save(self_, self, "self");
    min_val_ = min_val;
    max_val_ = max_val;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::hardtanh_backward(grad, unpack(self_), min_val_, max_val_);
    }
  }

  SavedTensor self_;
  Scalar min_val_, max_val_;
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

TensorBase _hardswish_grad_self_grad_self_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self) {
  return ops::masked_fill(
      ops::masked_fill(grad_grad * grad_output / 3, ops::logical_not(ops::le(self, 3)), 0),
      ops::lt(self, -3), 0);
}

}  // namespace

void register_autograd_activation() {
  const AutogradKernels kernels("tenon/generated/autograd/activation.cpp");
  kernels.record<EluBackward, stubs::elu, stubs::elu_>();
  kernels.record<EluBackwardBackward, stubs::elu_backward>();
  kernels.record<GeluBackward, stubs::gelu, stubs::gelu_>();
  kernels.record<GeluBackwardBackward, stubs::gelu_backward>();
  kernels.record<HardsigmoidBackward, stubs::hardsigmoid, stubs::hardsigmoid_>();
  kernels.record<InternalHardsigmoidGradSelfBackward, stubs::_hardsigmoid_grad_self>();
  kernels.record<HardswishBackward, stubs::hardswish, stubs::hardswish_>();
  kernels.record<InternalHardswishGradSelfBackward, stubs::_hardswish_grad_self>();
  kernels.record<HardtanhBackward, stubs::hardtanh, stubs::hardtanh_>();
  kernels.compose<stubs::_gelu_backward_grad_self, _gelu_backward_grad_self_composed>();
  kernels.compose<stubs::_hardswish_grad_self_grad_self, _hardswish_grad_self_grad_self_composed>();
  kernels.refuse<stubs::elu_out, stubs::gelu_out, stubs::hardtanh_out>();
}

}  // namespace tenon
