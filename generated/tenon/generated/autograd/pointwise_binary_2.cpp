// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/pointwise.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_atan2_grad_other.h"
#include "tenon/generated/ops/_atan2_grad_self.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_fmod_grad_other.h"
#include "tenon/generated/ops/_maximum_grad_self.h"
#include "tenon/generated/ops/_pow_grad_exponent.h"
#include "tenon/generated/ops/_pow_grad_self.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
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

// mul.Tensor(Tensor self, Tensor other) -> Tensor
struct MulBackward_Tensor final : BackwardNode<MulBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "MulBackward_Tensor"; }
  void release_saved() override { reset(other_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    if (has_next_edge(0)) call.save(other_, other, "other");
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(self_, self, "self");
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad * unpack(other_), self_sizes_);
    if (needs_input_grad(1)) results[1] = sum_to(grad * unpack(self_), other_sizes_);
  }

  SavedTensor other_, self_;
  DimVector self_sizes_, other_sizes_;
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
struct MulBackward_Scalar final : BackwardNode<MulBackward_Scalar, 0> {
  std::string_view name() const override { return "MulBackward_Scalar"; }
  void save(const auto&, const TensorBase&, const Scalar& other) { other_ = other; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::maybe_multiply(grad, other_);
  }

  Scalar other_;
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
struct DivBackward_Tensor final : BackwardNode<DivBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "DivBackward_Tensor"; }
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

// div.Scalar(Tensor self, Scalar other) -> Tensor
struct DivBackward_Scalar final : BackwardNode<DivBackward_Scalar, 0> {
  std::string_view name() const override { return "DivBackward_Scalar"; }
  void save(const auto&, const TensorBase&, const Scalar& other) { other_ = other; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / other_;
  }

  Scalar other_;
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

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
struct FmodBackward_Tensor final : BackwardNode<FmodBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "FmodBackward_Tensor"; }
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
      results[1] = sum_to(ops::_fmod_grad_other(grad, self, other, -1), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  SavedTensor self_, other_;
};

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
struct FmodBackward_Scalar final : BackwardNode<FmodBackward_Scalar, 0> {
  std::string_view name() const override { return "FmodBackward_Scalar"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// minimum(Tensor self, Tensor other) -> Tensor
struct MinimumBackward final : BackwardNode<MinimumBackward, 0, 1> {
  std::string_view name() const override { return "MinimumBackward"; }
  void release_saved() override { reset(other_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    call.save(other_, other, "other");
    call.save(self_, self, "self");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase other = unpack(other_);
      const TensorBase self = unpack(self_);
      results[0] = sum_to(ops::_maximum_grad_self(grad, other, self), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = unpack(other_);
      const TensorBase self = unpack(self_);
      results[1] = sum_to(ops::_maximum_grad_self(grad, self, other), other_sizes_);
    }
  }

  SavedTensor other_, self_;
  DimVector self_sizes_, other_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_2() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_2.cpp");
  kernels.record<RsubBackward_Tensor, stubs::rsub_Tensor>();
  kernels.record<RsubBackward_Scalar, stubs::rsub_Scalar>();
  kernels.record<MulBackward_Tensor, stubs::mul_Tensor, stubs::mul__Tensor>();
  kernels.record<MulBackward_Scalar, stubs::mul_Scalar, stubs::mul__Scalar>();
  kernels.record<DivBackward_Tensor, stubs::div_Tensor, stubs::div__Tensor>();
  kernels.record<DivBackward_Scalar, stubs::div_Scalar, stubs::div__Scalar>();
  kernels.record<PowBackward_Tensor_Scalar, stubs::pow_Tensor_Scalar, stubs::pow__Tensor_Scalar>();
  kernels.record<PowBackward_Tensor_Tensor, stubs::pow_Tensor_Tensor>();
  kernels.record<PowBackward_Scalar, stubs::pow_Scalar>();
  kernels.record<Atan2Backward, stubs::atan2, stubs::atan2_>();
  kernels.record<FmodBackward_Tensor, stubs::fmod_Tensor, stubs::fmod__Tensor>();
  kernels.record<FmodBackward_Scalar, stubs::fmod_Scalar, stubs::fmod__Scalar>();
  kernels.record<MinimumBackward, stubs::minimum>();
  kernels.refuse<stubs::mul_out, stubs::mul_Scalar_out, stubs::div_out, stubs::div_Scalar_out,
                 stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Tensor_out, stubs::pow_Scalar_out,
                 stubs::atan2_out, stubs::fmod_out, stubs::fmod_Scalar_out, stubs::minimum_out>();
}

}  // namespace tenon
