// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/copysign.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// copysign.Tensor(Tensor self, Tensor other) -> Tensor
struct CopysignBackward_Tensor final : BackwardNode<CopysignBackward_Tensor, 0, 1> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = sum_to(grad * (ops::sign(result) * ops::sign(self)), self_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  SavedTensor self_, result_;
  DimVector self_sizes_, other_sizes_;
};

// copysign.Scalar(Tensor self, Scalar other) -> Tensor
struct CopysignBackward_Scalar final : BackwardNode<CopysignBackward_Scalar, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = grad * (ops::sign(result) * ops::sign(self));
    }
  }

  SavedTensor self_, result_;
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
struct DivBackward_Tensor final : BackwardNode<DivBackward_Tensor, 0, 1> {
  void release_saved() override { reset(other_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    call.save(other_, other, "other");
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(self_, self, "self");
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad / unpack(other_), self_sizes_);
    if (needs_input_grad(1)) {
      const TensorBase other = unpack(other_);
      const TensorBase self = unpack(self_);
      results[1] = sum_to(ops::_div_grad_other(grad, self, other, -1), other_sizes_);
    }
  }

  SavedTensor other_, self_;
  DimVector self_sizes_, other_sizes_;
};

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct InternalDivGradOtherBackward_Tensor final
    : BackwardNode<InternalDivGradOtherBackward_Tensor, 0, 1, 2> {
  void release_saved() override { reset(self_, other_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other, const Scalar& scale) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(self_, self, "self");
    call.save(other_, other, "other");
    scale_ = scale.conj();
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_div_grad_other(grad, self, other, scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_div_grad_other(grad, grad_output, other, scale_), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] = sum_to(
          ops::_div_grad_other_grad_other(grad, grad_output, self, other, -2 * scale_.toDouble()),
          other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// div.Scalar(Tensor self, Scalar other) -> Tensor
struct DivBackward_Scalar final : BackwardNode<DivBackward_Scalar, 0> {
  void save(const auto&, const TensorBase&, const Scalar& other) { other_ = other.conj(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / other_;
  }

  Scalar other_;
};

TensorBase _div_grad_other_grad_other_Tensor_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& other, const Scalar& scale) {
  return formulas::maybe_multiply(grad_grad * (grad_output * self / other / other / other), scale);
}

}  // namespace

void register_autograd_pointwise_binary_from_copysign() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_copysign.cpp");
  kernels.record<CopysignBackward_Tensor, stubs::copysign_Tensor, stubs::copysign__Tensor>();
  kernels.record<CopysignBackward_Scalar, stubs::copysign_Scalar, stubs::copysign__Scalar>();
  kernels.record<DivBackward_Tensor, stubs::div_Tensor, stubs::div__Tensor>();
  kernels.record<InternalDivGradOtherBackward_Tensor, stubs::_div_grad_other_Tensor>();
  kernels.record<DivBackward_Scalar, stubs::div_Scalar, stubs::div__Scalar>();
  kernels.compose<stubs::_div_grad_other_grad_other_Tensor,
                  _div_grad_other_grad_other_Tensor_composed>();
  kernels.refuse<stubs::copysign_out, stubs::copysign_Scalar_out, stubs::div_out,
                 stubs::div_Scalar_out>();
}

}  // namespace tenon
