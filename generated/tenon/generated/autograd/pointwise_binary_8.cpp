// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <cmath>

#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_pow_grad_exponent.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct AddBackward_Tensor final : BackwardNode<AddBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "AddBackward_Tensor"; }
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    self_sizes_ = self.sizes();
    alpha_ = alpha;
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
  std::string_view name() const override { return "AddBackward_Scalar"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
struct InternalPowGradExponentBackward_Tensor_Tensor final
    : BackwardNode<InternalPowGradExponentBackward_Tensor_Tensor, 0, 1, 2, 3> {
  std::string_view name() const override { return "InternalPowGradExponentBackward_Tensor_Tensor"; }
  void release_saved() override { reset(self_, exponent_, output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& exponent, const TensorBase& output) {
    if (has_next_edge(0) || has_next_edge(1) || has_next_edge(3)) call.save(self_, self, "self");
    if (has_next_edge(0) || has_next_edge(1) || has_next_edge(3)) call.save(exponent_, exponent,
                                                                            "exponent");
    if (has_next_edge(0) || has_next_edge(1)) call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1) || has_next_edge(3)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
    exponent_sizes_ = exponent.sizes();
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase output = unpack(output_);
      results[0] =
          sum_to(ops::_pow_grad_exponent(grad, self, exponent, output), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::masked_fill((grad * (grad_output * output / self)),
                           ops::logical_and(ops::eq(self, 0), ops::ge(exponent, 0)), 0),
          self_sizes_);
    }
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), exponent_sizes_);
    if (needs_input_grad(3)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase grad_output = unpack(grad_output_);
      results[3] =
          sum_to(ops::_pow_grad_exponent(grad, self, exponent, grad_output), output_sizes_);
    }
  }

  SavedTensor self_, exponent_, output_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, exponent_sizes_, output_sizes_;
};

// _pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor
struct InternalPowGradExponentBackward_Scalar final
    : BackwardNode<InternalPowGradExponentBackward_Scalar, 0, 1> {
  std::string_view name() const override { return "InternalPowGradExponentBackward_Scalar"; }
  void release_saved() override { reset(exponent_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& exponent,
            const Scalar& self) {
    call.save(exponent_, exponent, "exponent");
    self_ = self;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    exponent_sizes_ = exponent.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_pow_grad_exponent(grad, unpack(exponent_), self_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase exponent = unpack(exponent_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          (
              self_.toDouble() == 0 ?
              ops::masked_fill(
                  (
                      grad * grad_output * ops::pow(self_, exponent) *
                      (std::log(self_.toDouble()) * std::log(self_.toDouble()))),
                  ops::ge(exponent, 0), 0)
              : grad * grad_output * ops::pow(self_, exponent) *
              (std::log(self_.toDouble()) * std::log(self_.toDouble()))), exponent_sizes_);
    }
  }

  SavedTensor exponent_, grad_output_;
  Scalar self_;
  DimVector grad_output_sizes_, exponent_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_8() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_8.cpp");
  kernels.record<AddBackward_Tensor, stubs::add_Tensor, stubs::add__Tensor>();
  kernels.record<AddBackward_Scalar, stubs::add_Scalar, stubs::add__Scalar>();
  kernels.record<InternalPowGradExponentBackward_Tensor_Tensor,
                 stubs::_pow_grad_exponent_Tensor_Tensor>();
  kernels.record<InternalPowGradExponentBackward_Scalar, stubs::_pow_grad_exponent_Scalar>();
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Tensor">, stubs::bitwise_xor__Tensor>();
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Scalar">, stubs::bitwise_xor__Scalar>();
  kernels.refuse<stubs::add_out, stubs::add_Scalar_out, stubs::bitwise_xor_out,
                 stubs::bitwise_xor_Scalar_out>();
}

}  // namespace tenon
