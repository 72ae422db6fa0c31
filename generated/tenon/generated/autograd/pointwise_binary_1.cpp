// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_fmod_grad_other.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct InternalFmodGradOtherBackward_Tensor final
    : BackwardNode<InternalFmodGradOtherBackward_Tensor, 0, 1, 2> {
  std::string_view name() const override { return "InternalFmodGradOtherBackward_Tensor"; }
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
      results[0] = sum_to(ops::_fmod_grad_other(grad, self, other, scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  SavedTensor self_, other_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct AddcmulBackward final : BackwardNode<AddcmulBackward, 0, 1, 2> {
  std::string_view name() const override { return "AddcmulBackward"; }
  void release_saved() override { reset(tensor2_, tensor1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& tensor1,
            const TensorBase& tensor2, const Scalar& value) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(tensor2_, tensor2, "tensor2");
    value_ = value;
    tensor1_sizes_ = tensor1.sizes();
    if (has_next_edge(2)) call.save(tensor1_, tensor1, "tensor1");
    tensor2_sizes_ = tensor2.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] =
          sum_to(formulas::maybe_multiply(grad * unpack(tensor2_), value_), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      results[2] =
          sum_to(formulas::maybe_multiply(grad * unpack(tensor1_), value_), tensor2_sizes_);
    }
  }

  DimVector self_sizes_, tensor1_sizes_, tensor2_sizes_;
  SavedTensor tensor2_, tensor1_;
  Scalar value_;
};

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct AddcdivBackward final : BackwardNode<AddcdivBackward, 0, 1, 2> {
  std::string_view name() const override { return "AddcdivBackward"; }
  void release_saved() override { reset(tensor2_, tensor1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& tensor1,
            const TensorBase& tensor2, const Scalar& value) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(tensor2_, tensor2, "tensor2");
    value_ = value;
    tensor1_sizes_ = tensor1.sizes();
    if (has_next_edge(2)) call.save(tensor1_, tensor1, "tensor1");
    tensor2_sizes_ = tensor2.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] =
          sum_to(formulas::maybe_multiply(grad / unpack(tensor2_), value_), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase tensor2 = unpack(tensor2_);
      const TensorBase tensor1 = unpack(tensor1_);
      results[2] =
          sum_to(ops::_div_grad_other(grad, tensor1, tensor2, -value_.toDouble()), tensor2_sizes_);
    }
  }

  DimVector self_sizes_, tensor1_sizes_, tensor2_sizes_;
  SavedTensor tensor2_, tensor1_;
  Scalar value_;
};

}  // namespace

void register_autograd_pointwise_binary_1() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_1.cpp");
  kernels.record<InternalFmodGradOtherBackward_Tensor, stubs::_fmod_grad_other_Tensor>();
  kernels.record<ZerosBackward<"BitwiseAndInplaceBackward_Tensor">, stubs::bitwise_and__Tensor>();
  kernels.record<ZerosBackward<"BitwiseAndInplaceBackward_Scalar">, stubs::bitwise_and__Scalar>();
  kernels.record<AddcmulBackward, stubs::addcmul, stubs::addcmul_>();
  kernels.record<AddcdivBackward, stubs::addcdiv, stubs::addcdiv_>();
  kernels.refuse<stubs::bitwise_and_out, stubs::bitwise_and_Scalar_out, stubs::addcmul_out,
                 stubs::addcdiv_out>();
}

}  // namespace tenon
