// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_left_shift.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_right_shift.h"

namespace tenon {
namespace {

using namespace formulas;

// atan2(Tensor self, Tensor other) -> Tensor
struct Atan2Backward final : BackwardNode<Atan2Backward, 0, 1> {
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
      results[0] = sum_to(ops::_atan2_grad_self(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(ops::_atan2_grad_other(grad, self, other, -1), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct InternalAtan2GradSelfBackward final : BackwardNode<InternalAtan2GradSelfBackward, 0, 1, 2> {
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
      results[1] =
          sum_to(ops::_atan2_grad_self_grad_self(grad, grad_output, self, other, -2), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] =
          sum_to(ops::_atan2_grad_self_grad_other(grad, grad_output, self, other), other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct InternalAtan2GradOtherBackward final
    : BackwardNode<InternalAtan2GradOtherBackward, 0, 1, 2> {
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
      results[1] = sum_to(ops::_atan2_grad_other_grad_self(grad, grad_output, self, other, scale_),
                          self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] = sum_to(
          ops::_atan2_grad_self_grad_self(grad, grad_output, self, other, -2 * scale_.toDouble()),
          other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

TensorBase _atan2_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& other,
                                               const Scalar& scale) {
  const TensorBase term = self * self + other * other;
  return formulas::maybe_multiply(grad_grad * (grad_output * other * self / term / term), scale);
}

TensorBase _atan2_grad_self_grad_other_composed(const TensorBase& grad_grad,
                                                const TensorBase& grad_output,
                                                const TensorBase& self, const TensorBase& other) {
  const TensorBase term = self * self + other * other;
  return grad_grad * (grad_output * (1 - other * (other / term) * 2) / term);
}

TensorBase _atan2_grad_other_grad_self_composed(const TensorBase& grad_grad,
                                                const TensorBase& grad_output,
                                                const TensorBase& self, const TensorBase& other,
                                                const Scalar& scale) {
  const TensorBase term = self * self + other * other;
  return formulas::maybe_multiply(grad_grad * (grad_output * (1 - self * (self / term) * 2) / term),
                                  scale);
}

}  // namespace

void register_autograd_pointwise_binary_from_atan2() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_atan2.cpp");
  kernels.record<Atan2Backward, stubs::atan2, stubs::atan2_>();
  kernels.record<InternalAtan2GradSelfBackward, stubs::_atan2_grad_self>();
  kernels.record<InternalAtan2GradOtherBackward, stubs::_atan2_grad_other>();
  kernels.record<ZerosBackward<"BitwiseAndInplaceBackward_Tensor">, stubs::bitwise_and__Tensor>();
  kernels.record<ZerosBackward<"BitwiseAndInplaceBackward_Scalar">, stubs::bitwise_and__Scalar>();
  kernels.record<ZerosBackward<"BitwiseLeftShiftInplaceBackward_Tensor">,
      stubs::bitwise_left_shift__Tensor>();
  kernels.record<ZerosBackward<"BitwiseLeftShiftInplaceBackward_Tensor_Scalar">,
      stubs::bitwise_left_shift__Tensor_Scalar>();
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Tensor">, stubs::bitwise_or__Tensor>();
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Scalar">, stubs::bitwise_or__Scalar>();
  kernels.record<ZerosBackward<"BitwiseRightShiftInplaceBackward_Tensor">,
      stubs::bitwise_right_shift__Tensor>();
  kernels.record<ZerosBackward<"BitwiseRightShiftInplaceBackward_Tensor_Scalar">,
      stubs::bitwise_right_shift__Tensor_Scalar>();
  kernels.compose<stubs::_atan2_grad_self_grad_self, _atan2_grad_self_grad_self_composed>();
  kernels.compose<stubs::_atan2_grad_self_grad_other, _atan2_grad_self_grad_other_composed>();
  kernels.compose<stubs::_atan2_grad_other_grad_self, _atan2_grad_other_grad_self_composed>();
  kernels.refuse<stubs::atan2_out, stubs::bitwise_and_out, stubs::bitwise_and_Scalar_out,
                 stubs::bitwise_left_shift_out, stubs::bitwise_left_shift_Tensor_Scalar_out,
                 stubs::bitwise_or_out, stubs::bitwise_or_Scalar_out,
                 stubs::bitwise_right_shift_out, stubs::bitwise_right_shift_Tensor_Scalar_out>();
}

}  // namespace tenon
