// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_atan2_grad_other.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/where.h"

namespace tenon {
namespace {

using namespace formulas;

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
struct WhereBackward_self final : BackwardNode<WhereBackward_self, 1, 2> {
  using Undifferentiated = std::index_sequence<0>;
  std::string_view name() const override { return "WhereBackward_self"; }
  void release_saved() override { reset(condition_); }
  void save(const auto& call, const TensorBase& condition, const TensorBase& self,
            const TensorBase& other) {
    call.save(condition_, condition, "condition");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::masked_fill(grad, ops::logical_not(unpack(condition_)), 0), self_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::masked_fill(grad, unpack(condition_), 0), other_sizes_);
    }
  }

  SavedTensor condition_;
  DimVector self_sizes_, other_sizes_;
};

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct InternalAtan2GradOtherBackward final
    : BackwardNode<InternalAtan2GradOtherBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalAtan2GradOtherBackward"; }
  void release_saved() override { reset(self_, other_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other, const Scalar& scale) {
    call.save(self_, self, "self");
    call.save(other_, other, "other");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_atan2_grad_other(grad, self, other, scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto term = self * self + other * other;
      results[1] = sum_to(
          formulas::maybe_multiply(grad * (grad_output * (1 - self * (self / term) * 2) / term),
                                   scale_), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto term = self * self + other * other;
      results[2] = sum_to(
          -(grad * (grad_output * self * other / term / term) * (2 * scale_.toDouble())),
          other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// maximum(Tensor self, Tensor other) -> Tensor
struct MaximumBackward final : BackwardNode<MaximumBackward, 0, 1> {
  std::string_view name() const override { return "MaximumBackward"; }
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    call.save(self_, self, "self");
    call.save(other_, other, "other");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_maximum_grad_self(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(ops::_maximum_grad_self(grad, other, self), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_7() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_7.cpp");
  kernels.record<WhereBackward_self, stubs::where_self>();
  kernels.record<InternalAtan2GradOtherBackward, stubs::_atan2_grad_other>();
  kernels.record<MaximumBackward, stubs::maximum>();
  kernels.refuse<stubs::maximum_out>();
}

}  // namespace tenon
