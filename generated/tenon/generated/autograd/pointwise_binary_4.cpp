// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_atan2_grad_self.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/_remainder_grad_other.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct InternalAtan2GradSelfBackward final : BackwardNode<InternalAtan2GradSelfBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalAtan2GradSelfBackward"; }
  void release_saved() override { reset(self_, other_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other) {
    call.save(self_, self, "self");
    call.save(other_, other, "other");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_atan2_grad_self(grad, self, other), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto term = self * self + other * other;
      results[1] = sum_to(-(grad * (grad_output * other * self / term / term) * 2), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto term = self * self + other * other;
      results[2] =
          sum_to(grad * (grad_output * (1 - other * (other / term) * 2) / term), other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// _remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) ->
//   Tensor
struct InternalRemainderGradOtherBackward_Tensor final
    : BackwardNode<InternalRemainderGradOtherBackward_Tensor, 0, 1, 2> {
  std::string_view name() const override { return "InternalRemainderGradOtherBackward_Tensor"; }
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other, const Scalar& scale) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(other_, other, "other");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] =
          sum_to(ops::_remainder_grad_other(grad, self, other, scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  SavedTensor self_, other_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct InternalMaximumGradSelfBackward final
    : BackwardNode<InternalMaximumGradSelfBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalMaximumGradSelfBackward"; }
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(other_, other, "other");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_maximum_grad_self(grad, self, other), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  SavedTensor self_, other_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_4() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_4.cpp");
  kernels.record<InternalAtan2GradSelfBackward, stubs::_atan2_grad_self>();
  kernels.record<InternalRemainderGradOtherBackward_Tensor, stubs::_remainder_grad_other_Tensor>();
  kernels.record<InternalMaximumGradSelfBackward, stubs::_maximum_grad_self>();
}

}  // namespace tenon
