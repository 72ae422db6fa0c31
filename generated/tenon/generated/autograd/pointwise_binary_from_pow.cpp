// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/pointwise.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/full_like.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
struct PowBackward_Tensor_Scalar final : BackwardNode<PowBackward_Tensor_Scalar, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& exponent) {
    call.save(self_, self, "self");
    exponent_ = exponent.conj();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::pow_backward(grad, unpack(self_), exponent_);
  }

  SavedTensor self_;
  Scalar exponent_;
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
struct PowBackward_Tensor_Tensor final : BackwardNode<PowBackward_Tensor_Tensor, 0, 1> {
  void release_saved() override { reset(self_, exponent_, result_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& exponent) {
    call.save(self_, self, "self");
    call.save(exponent_, exponent, "exponent");
    self_sizes_ = self.sizes();
    exponent_sizes_ = exponent.sizes();
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      results[0] = sum_to(ops::_pow_grad_self(grad, self, exponent), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase result = unpack(result_);
      results[1] = sum_to(ops::_pow_grad_exponent(grad, self, exponent, result), exponent_sizes_);
    }
  }

  SavedTensor self_, exponent_, result_;
  DimVector self_sizes_, exponent_sizes_;
};

// _pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor
struct InternalPowGradSelfBackward_Tensor_Tensor final
    : BackwardNode<InternalPowGradSelfBackward_Tensor_Tensor, 0, 1, 2> {
  void release_saved() override { reset(self_, exponent_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& exponent) {
    call.save(self_, self, "self");
    call.save(exponent_, exponent, "exponent");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
    exponent_sizes_ = exponent.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      results[0] = sum_to(ops::_pow_grad_self(grad, self, exponent), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_pow_grad_self_grad_self(grad, grad_output, self, exponent), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] = sum_to(ops::_pow_grad_self_grad_exponent(grad, grad_output, self, exponent),
                          exponent_sizes_);
    }
  }

  SavedTensor self_, exponent_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, exponent_sizes_;
};

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
struct InternalPowGradExponentBackward_Tensor_Tensor final
    : BackwardNode<InternalPowGradExponentBackward_Tensor_Tensor, 0, 1, 2, 3> {
  void release_saved() override { reset(self_, exponent_, output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& exponent, const TensorBase& output) {
    if (has_next_edge(0) || has_next_edge(1) || has_next_edge(3)) call.save(self_, self, "self");
    if (has_next_edge(0) || has_next_edge(1) || has_next_edge(3)) call.save(exponent_, exponent,
                                                                            "exponent");
    if (has_next_edge(0) || has_next_edge(1) || has_next_edge(3)) call.save(output_, output,
                                                                            "output");
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
          ops::_pow_grad_exponent_grad_self(grad, grad_output, self, exponent, output),
          self_sizes_);
    }
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), exponent_sizes_);
    if (needs_input_grad(3)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[3] = sum_to(
          ops::_pow_grad_exponent_grad_output(grad, grad_output, self, exponent, output),
          output_sizes_);
    }
  }

  SavedTensor self_, exponent_, output_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, exponent_sizes_, output_sizes_;
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
struct PowBackward_Scalar final : BackwardNode<PowBackward_Scalar, 1> {
  void release_saved() override { reset(exponent_); }
  void save(const auto& call, const Scalar& self, const TensorBase& exponent) {
    call.save(exponent_, exponent, "exponent");
    self_ = self.conj();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_pow_grad_exponent(grad, unpack(exponent_), self_);
  }

  SavedTensor exponent_;
  Scalar self_;
};

// _pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor
struct InternalPowGradExponentBackward_Scalar final
    : BackwardNode<InternalPowGradExponentBackward_Scalar, 0, 1> {
  void release_saved() override { reset(exponent_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& exponent,
            const Scalar& self) {
    call.save(exponent_, exponent, "exponent");
    self_ = self.conj();
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
      results[1] = sum_to(ops::_pow_grad_exponent_grad_exponent(grad, grad_output, exponent, self_),
                          exponent_sizes_);
    }
  }

  SavedTensor exponent_, grad_output_;
  Scalar self_;
  DimVector grad_output_sizes_, exponent_sizes_;
};

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
struct RemainderBackward_Tensor final : BackwardNode<RemainderBackward_Tensor, 0, 1> {
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(self_, self, "self");
    if (has_next_edge(1)) call.save(other_, other, "other");
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(ops::_remainder_grad_other(grad, self, other, -1), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  SavedTensor self_, other_;
};

// _remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) ->
//   Tensor
struct InternalRemainderGradOtherBackward_Tensor final
    : BackwardNode<InternalRemainderGradOtherBackward_Tensor, 0, 1, 2> {
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

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
struct RemainderBackward_Scalar final : BackwardNode<RemainderBackward_Scalar, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

TensorBase _pow_grad_self_grad_self_Tensor_Tensor_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& exponent) {
  const TensorBase term = 1 - exponent;
  const TensorBase mask = ops::logical_or(ops::eq(exponent, 0), ops::eq(term, 0));
  return ops::masked_fill(
      -(
          grad_grad * grad_output * exponent * term *
          ops::pow(ops::masked_fill(self, mask, 1), ops::masked_fill(exponent - 2, mask, 1))), mask,
      0);
}

TensorBase _pow_grad_self_grad_exponent_Tensor_Tensor_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& exponent) {
  const TensorBase mask = ops::eq(exponent, 0);
  const TensorBase term = 1 - exponent;
  const TensorBase mask_2 = ops::logical_and(ops::eq(self, 0),
                                             ops::logical_or(ops::eq(ops::pow(self, exponent - 1),
                                                                     0), ops::eq(term, 0)));
  const TensorBase mask_3 = ops::logical_or(mask, mask_2);
  const TensorBase chosen = ops::masked_fill(self, mask_3, 1);
  return ops::masked_fill(
      grad_grad * grad_output *
      ops::pow(ops::masked_fill(self, mask, 1), ops::masked_fill(exponent - 1, mask, 1)) +
      ops::masked_fill(
          grad_grad * grad_output * exponent *
          ops::pow(chosen, ops::masked_fill(exponent - 1, mask_3, 1)) * ops::log(chosen), mask_2,
          0), mask, 0);
}

TensorBase _pow_grad_exponent_grad_self_Tensor_Tensor_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& exponent, const TensorBase& output) {
  const TensorBase mask =
      ops::logical_and(ops::eq(self, 0), ops::logical_or(ops::eq(output, 0), ops::eq(exponent, 0)));
  return ops::masked_fill(grad_grad * (grad_output * output / ops::masked_fill(self, mask, 1)),
                          mask, 0);
}

TensorBase _pow_grad_exponent_grad_output_Tensor_Tensor_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& exponent, const TensorBase& output) {
  const TensorBase mask =
      ops::logical_and(ops::eq(self, 0), ops::logical_or(ops::eq(output, 0), ops::eq(exponent, 0)));
  return ops::masked_fill(grad_grad * grad_output * ops::log(ops::masked_fill(self, mask, 1)), mask,
                          0);
}

TensorBase _pow_grad_exponent_grad_exponent_Scalar_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& exponent,
    const Scalar& self) {
  const TensorBase mask = ops::logical_and(ops::eq(ops::full_like(grad_grad, self), 0),
                                           ops::logical_or(ops::eq(ops::pow(self, exponent), 0),
                                                           ops::eq(exponent, 0)));
  const TensorBase chosen = ops::masked_fill(ops::full_like(grad_grad, self), mask, 1);
  const TensorBase its_log = ops::log(chosen);
  return ops::masked_fill(
      grad_grad * grad_output * its_log * its_log *
      ops::pow(chosen, ops::masked_fill(exponent, mask, 1)), mask, 0);
}

}  // namespace

void register_autograd_pointwise_binary_from_pow() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_pow.cpp");
  kernels.record<PowBackward_Tensor_Scalar, stubs::pow_Tensor_Scalar, stubs::pow__Scalar>();
  kernels.record<NotImplementedBackward<"InternalPowBackward", stubs::_pow, 0>, stubs::_pow>();
  kernels.record<PowBackward_Tensor_Tensor, stubs::pow_Tensor_Tensor, stubs::pow__Tensor>();
  kernels.record<InternalPowGradSelfBackward_Tensor_Tensor, stubs::_pow_grad_self_Tensor_Tensor>();
  kernels.record<InternalPowGradExponentBackward_Tensor_Tensor,
                 stubs::_pow_grad_exponent_Tensor_Tensor>();
  kernels.record<PowBackward_Scalar, stubs::pow_Scalar>();
  kernels.record<InternalPowGradExponentBackward_Scalar, stubs::_pow_grad_exponent_Scalar>();
  kernels.record<RemainderBackward_Tensor, stubs::remainder_Tensor, stubs::remainder__Tensor>();
  kernels.record<InternalRemainderGradOtherBackward_Tensor, stubs::_remainder_grad_other_Tensor>();
  kernels.record<RemainderBackward_Scalar, stubs::remainder_Scalar, stubs::remainder__Scalar>();
  kernels.compose<stubs::_pow_grad_self_grad_self_Tensor_Tensor,
                  _pow_grad_self_grad_self_Tensor_Tensor_composed>();
  kernels.compose<stubs::_pow_grad_self_grad_exponent_Tensor_Tensor,
                  _pow_grad_self_grad_exponent_Tensor_Tensor_composed>();
  kernels.compose<stubs::_pow_grad_exponent_grad_self_Tensor_Tensor,
                  _pow_grad_exponent_grad_self_Tensor_Tensor_composed>();
  kernels.compose<stubs::_pow_grad_exponent_grad_output_Tensor_Tensor,
                  _pow_grad_exponent_grad_output_Tensor_Tensor_composed>();
  kernels.compose<stubs::_pow_grad_exponent_grad_exponent_Scalar,
                  _pow_grad_exponent_grad_exponent_Scalar_composed>();
  kernels.refuse<stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Tensor_out, stubs::pow_Scalar_out,
                 stubs::remainder_out, stubs::remainder_Scalar_out>();
}

}  // namespace tenon
