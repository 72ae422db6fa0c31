// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/div.h"

namespace tenon {
namespace {

using namespace formulas;

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct AddBackward_Tensor final : BackwardNode<AddBackward_Tensor, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    self_sizes_ = self.sizes();
    alpha_ = alpha.conj();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(formulas::maybe_multiply(grad, alpha_), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  Scalar alpha_;
};

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct AddBackward_Scalar final : BackwardNode<AddBackward_Scalar, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct AddcdivBackward final : BackwardNode<AddcdivBackward, 0, 1, 2> {
  void release_saved() override { reset(tensor2_, tensor1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& tensor1,
            const TensorBase& tensor2, const Scalar& value) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(tensor2_, tensor2, "tensor2");
    value_ = value.conj();
    tensor1_sizes_ = tensor1.sizes();
    if (has_next_edge(2)) call.save(tensor1_, tensor1, "tensor1");
    tensor2_sizes_ = tensor2.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] =
          sum_to(ops::_addcdiv_grad_tensor1(grad, unpack(tensor2_), value_), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase tensor2 = unpack(tensor2_);
      const TensorBase tensor1 = unpack(tensor1_);
      results[2] = sum_to(ops::_div_grad_other(grad, tensor1, tensor2, -value_), tensor2_sizes_);
    }
  }

  DimVector self_sizes_, tensor1_sizes_, tensor2_sizes_;
  SavedTensor tensor2_, tensor1_;
  Scalar value_;
};

// _addcdiv_grad_tensor1(Tensor grad_output, Tensor tensor2, Scalar scale) -> Tensor
struct InternalAddcdivGradTensor1Backward final
    : BackwardNode<InternalAddcdivGradTensor1Backward, 0, 1> {
  void release_saved() override { reset(tensor2_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& tensor2,
            const Scalar& scale) {
    call.save(tensor2_, tensor2, "tensor2");
    scale_ = scale.conj();
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    tensor2_sizes_ = tensor2.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_addcdiv_grad_tensor1(grad, unpack(tensor2_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase tensor2 = unpack(tensor2_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_div_grad_other(grad, grad_output, tensor2, -scale_), tensor2_sizes_);
    }
  }

  SavedTensor tensor2_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, tensor2_sizes_;
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct AddcmulBackward final : BackwardNode<AddcmulBackward, 0, 1, 2> {
  void release_saved() override { reset(tensor2_, tensor1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& tensor1,
            const TensorBase& tensor2, const Scalar& value) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(tensor2_, tensor2, "tensor2");
    value_ = value.conj();
    tensor1_sizes_ = tensor1.sizes();
    if (has_next_edge(2)) call.save(tensor1_, tensor1, "tensor1");
    tensor2_sizes_ = tensor2.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] =
          sum_to(ops::_addcmul_grad_tensor1(grad, unpack(tensor2_), value_), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      results[2] =
          sum_to(ops::_addcmul_grad_tensor1(grad, unpack(tensor1_), value_), tensor2_sizes_);
    }
  }

  DimVector self_sizes_, tensor1_sizes_, tensor2_sizes_;
  SavedTensor tensor2_, tensor1_;
  Scalar value_;
};

// _addcmul_grad_tensor1(Tensor grad_output, Tensor tensor2, Scalar scale) -> Tensor
struct InternalAddcmulGradTensor1Backward final
    : BackwardNode<InternalAddcmulGradTensor1Backward, 0, 1> {
  void release_saved() override { reset(tensor2_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& tensor2,
            const Scalar& scale) {
    if (has_next_edge(0)) call.save(tensor2_, tensor2, "tensor2");
    scale_ = scale.conj();
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    tensor2_sizes_ = tensor2.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_addcmul_grad_tensor1(grad, unpack(tensor2_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] =
          sum_to(ops::_addcmul_grad_tensor1(grad, unpack(grad_output_), scale_), tensor2_sizes_);
    }
  }

  SavedTensor tensor2_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, tensor2_sizes_;
};

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

void register_autograd_pointwise_binary() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary.cpp");
  kernels.record<AddBackward_Tensor, stubs::add_Tensor, stubs::add__Tensor>();
  kernels.record<AddBackward_Scalar, stubs::add_Scalar, stubs::add__Scalar>();
  kernels.record<AddcdivBackward, stubs::addcdiv, stubs::addcdiv_>();
  kernels.record<InternalAddcdivGradTensor1Backward, stubs::_addcdiv_grad_tensor1>();
  kernels.record<AddcmulBackward, stubs::addcmul, stubs::addcmul_>();
  kernels.record<InternalAddcmulGradTensor1Backward, stubs::_addcmul_grad_tensor1>();
  kernels.record<Atan2Backward, stubs::atan2, stubs::atan2_>();
  kernels.record<InternalAtan2GradSelfBackward, stubs::_atan2_grad_self>();
  kernels.record<InternalAtan2GradOtherBackward, stubs::_atan2_grad_other>();
  kernels.compose<stubs::_atan2_grad_self_grad_self, _atan2_grad_self_grad_self_composed>();
  kernels.compose<stubs::_atan2_grad_self_grad_other, _atan2_grad_self_grad_other_composed>();
  kernels.compose<stubs::_atan2_grad_other_grad_self, _atan2_grad_other_grad_self_composed>();
  kernels.refuse<stubs::add_out, stubs::add_Scalar_out, stubs::addcdiv_out, stubs::addcmul_out,
                 stubs::atan2_out>();
}

}  // namespace tenon
