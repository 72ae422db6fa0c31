// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/pointwise.h"
#include "tenon/generated/ops/_atan2_grad_other.h"
#include "tenon/generated/ops/_atan2_grad_self.h"
#include "tenon/generated/ops/_pow_grad_exponent.h"
#include "tenon/generated/ops/_pow_grad_self.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/rsub.h"

namespace tenon {
namespace {

using namespace formulas;

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct RsubBackward_Tensor final : BackwardNode<RsubBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "RsubBackward_Tensor"; }
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    alpha_ = alpha;
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(-formulas::maybe_multiply(grad, alpha_), self_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(grad, other_sizes_);
  }

  Scalar alpha_;
  DimVector self_sizes_, other_sizes_;
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct RsubBackward_Scalar final : BackwardNode<RsubBackward_Scalar, 0> {
  std::string_view name() const override { return "RsubBackward_Scalar"; }
  void save(const auto&, const TensorBase&, const Scalar&, const Scalar& alpha) { alpha_ = alpha; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = -formulas::maybe_multiply(grad, alpha_);
  }

  Scalar alpha_;
};

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
struct PowBackward_Tensor_Scalar final : BackwardNode<PowBackward_Tensor_Scalar, 0> {
  std::string_view name() const override { return "PowBackward_Tensor_Scalar"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& exponent) {
    call.save(self_, self, "self");
    exponent_ = exponent;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::pow_backward(grad, unpack(self_), exponent_);
  }

  SavedTensor self_;
  Scalar exponent_;
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
struct PowBackward_Tensor_Tensor final : BackwardNode<PowBackward_Tensor_Tensor, 0, 1> {
  std::string_view name() const override { return "PowBackward_Tensor_Tensor"; }
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

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
struct PowBackward_Scalar final : BackwardNode<PowBackward_Scalar, 1> {
  std::string_view name() const override { return "PowBackward_Scalar"; }
  void release_saved() override { reset(exponent_); }
  void save(const auto& call, const Scalar& self, const TensorBase& exponent) {
    call.save(exponent_, exponent, "exponent");
    self_ = self;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_pow_grad_exponent(grad, unpack(exponent_), self_);
  }

  SavedTensor exponent_;
  Scalar self_;
};

// atan2(Tensor self, Tensor other) -> Tensor
struct Atan2Backward final : BackwardNode<Atan2Backward, 0, 1> {
  std::string_view name() const override { return "Atan2Backward"; }
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

}  // namespace

void register_autograd_pointwise_binary_6() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_6.cpp");
  kernels.record<RsubBackward_Tensor, stubs::rsub_Tensor>();
  kernels.record<RsubBackward_Scalar, stubs::rsub_Scalar>();
  kernels.record<PowBackward_Tensor_Scalar, stubs::pow_Tensor_Scalar, stubs::pow__Tensor_Scalar>();
  kernels.record<PowBackward_Tensor_Tensor, stubs::pow_Tensor_Tensor>();
  kernels.record<PowBackward_Scalar, stubs::pow_Scalar>();
  kernels.record<Atan2Backward, stubs::atan2, stubs::atan2_>();
  kernels.refuse<stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Tensor_out, stubs::pow_Scalar_out,
                 stubs::atan2_out>();
}

}  // namespace tenon
