// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_pow_grad_self.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/sub.h"

namespace tenon {
namespace {

using namespace formulas;

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct SubBackward_Tensor final : BackwardNode<SubBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "SubBackward_Tensor"; }
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    self_sizes_ = self.sizes();
    alpha_ = alpha;
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(-formulas::maybe_multiply(grad, alpha_), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  Scalar alpha_;
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct SubBackward_Scalar final : BackwardNode<SubBackward_Scalar, 0> {
  std::string_view name() const override { return "SubBackward_Scalar"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct InternalDivGradOtherBackward_Tensor final
    : BackwardNode<InternalDivGradOtherBackward_Tensor, 0, 1, 2> {
  std::string_view name() const override { return "InternalDivGradOtherBackward_Tensor"; }
  void release_saved() override { reset(self_, other_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other, const Scalar& scale) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(self_, self, "self");
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
          -(grad * (grad_output * self / other / other / other) * (2 * scale_.toDouble())),
          other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// _pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor
struct InternalPowGradSelfBackward_Tensor_Tensor final
    : BackwardNode<InternalPowGradSelfBackward_Tensor_Tensor, 0, 1, 2> {
  std::string_view name() const override { return "InternalPowGradSelfBackward_Tensor_Tensor"; }
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
      const auto term = 1 - exponent;
      results[1] = sum_to(
          ops::masked_fill((-(grad * grad_output * exponent * term * ops::pow(self, exponent - 2))),
                           ops::logical_or(ops::eq(exponent, 0), ops::eq(term, 0)), 0),
          self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase exponent = unpack(exponent_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto pow_of_self = ops::pow(self, exponent - 1);
      results[2] = sum_to(
          ops::masked_fill(
              (
                  grad * grad_output * pow_of_self +
                  ops::masked_fill((grad * grad_output * exponent * pow_of_self * ops::log(self)),
                                   ops::logical_and(ops::eq(self, 0), ops::ge((exponent - 1), 0)),
                                   0)), ops::eq(exponent, 0), 0), exponent_sizes_);
    }
  }

  SavedTensor self_, exponent_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, exponent_sizes_;
};

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
struct LerpBackward_Tensor final : BackwardNode<LerpBackward_Tensor, 0, 1, 2> {
  std::string_view name() const override { return "LerpBackward_Tensor"; }
  void release_saved() override { reset(weight_, end_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& end,
            const TensorBase& weight) {
    if (has_next_edge(0) || has_next_edge(1)) call.save(weight_, weight, "weight");
    self_sizes_ = self.sizes();
    end_sizes_ = end.sizes();
    if (has_next_edge(2)) call.save(end_, end, "end");
    if (has_next_edge(2)) call.save(self_, self, "self");
    weight_sizes_ = weight.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad * (1 - unpack(weight_)), self_sizes_);
    if (needs_input_grad(1)) results[1] = sum_to(grad * unpack(weight_), end_sizes_);
    if (needs_input_grad(2)) {
      const TensorBase end = unpack(end_);
      const TensorBase self = unpack(self_);
      results[2] = sum_to(grad * (end - self), weight_sizes_);
    }
  }

  SavedTensor weight_, end_, self_;
  DimVector self_sizes_, end_sizes_, weight_sizes_;
};

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
struct LerpBackward_Scalar final : BackwardNode<LerpBackward_Scalar, 0, 1> {
  std::string_view name() const override { return "LerpBackward_Scalar"; }
  void save(const auto&, const TensorBase& self, const TensorBase& end, const Scalar& weight) {
    weight_ = weight;
    self_sizes_ = self.sizes();
    end_sizes_ = end.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad * (1 - weight_.toDouble()), self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(formulas::maybe_multiply(grad, weight_), end_sizes_);
    }
  }

  Scalar weight_;
  DimVector self_sizes_, end_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_5() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_5.cpp");
  kernels.record<SubBackward_Tensor, stubs::sub_Tensor, stubs::sub__Tensor>();
  kernels.record<SubBackward_Scalar, stubs::sub_Scalar, stubs::sub__Scalar>();
  kernels.record<InternalDivGradOtherBackward_Tensor, stubs::_div_grad_other_Tensor>();
  kernels.record<InternalPowGradSelfBackward_Tensor_Tensor, stubs::_pow_grad_self_Tensor_Tensor>();
  kernels.record<LerpBackward_Tensor, stubs::lerp_Tensor, stubs::lerp__Tensor>();
  kernels.record<LerpBackward_Scalar, stubs::lerp_Scalar, stubs::lerp__Scalar>();
  kernels.refuse<stubs::sub_out, stubs::sub_Scalar_out, stubs::lerp_Tensor_out,
                 stubs::lerp_Scalar_out>();
}

}  // namespace tenon
