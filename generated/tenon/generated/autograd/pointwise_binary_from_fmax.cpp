// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/gcd.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/heaviside.h"
#include "tenon/generated/ops/hypot.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// fmax(Tensor self, Tensor other) -> Tensor
struct FmaxBackward final : BackwardNode<FmaxBackward, 0, 1> {
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
      results[0] = sum_to(
          ops::where(ops::logical_or(ops::ge(self, other), ops::isnan(other)), grad,
                     ops::zeros_like(grad)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(
          ops::where(ops::logical_or(ops::ge(self, other), ops::isnan(other)),
                     ops::zeros_like(grad), grad), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

// fmin(Tensor self, Tensor other) -> Tensor
struct FminBackward final : BackwardNode<FminBackward, 0, 1> {
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
      results[0] = sum_to(
          ops::where(ops::logical_or(ops::le(self, other), ops::isnan(other)), grad,
                     ops::zeros_like(grad)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(
          ops::where(ops::logical_or(ops::le(self, other), ops::isnan(other)),
                     ops::zeros_like(grad), grad), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
struct FmodBackward_Tensor final : BackwardNode<FmodBackward_Tensor, 0, 1> {
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

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct InternalFmodGradOtherBackward_Tensor final
    : BackwardNode<InternalFmodGradOtherBackward_Tensor, 0, 1, 2> {
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

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
struct FmodBackward_Scalar final : BackwardNode<FmodBackward_Scalar, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// hypot(Tensor self, Tensor other) -> Tensor
struct HypotBackward final : BackwardNode<HypotBackward, 0, 1> {
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
      results[0] = sum_to(ops::_hypot_grad_self(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(ops::_hypot_grad_other(grad, self, other), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

// _hypot_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct InternalHypotGradSelfBackward final : BackwardNode<InternalHypotGradSelfBackward, 0, 1, 2> {
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
      results[0] = sum_to(ops::_hypot_grad_self(grad, self, other), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_hypot_grad_self_grad_self(grad, grad_output, self, other), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] = sum_to(ops::_hypot_grad_self_grad_other(grad, grad_output, self, other, -1),
                          other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// _hypot_grad_other(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct InternalHypotGradOtherBackward final
    : BackwardNode<InternalHypotGradOtherBackward, 0, 1, 2> {
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
      results[0] = sum_to(ops::_hypot_grad_other(grad, self, other), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_hypot_grad_self_grad_other(grad, grad_output, self, other, -1), self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] =
          sum_to(ops::_hypot_grad_other_grad_other(grad, grad_output, self, other), other_sizes_);
    }
  }

  SavedTensor self_, other_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

TensorBase _hypot_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& other) {
  const TensorBase hypot_of_self = ops::hypot(self, other);
  return grad_grad *
      (grad_output * (1 - self * (self / hypot_of_self / hypot_of_self)) / hypot_of_self);
}

TensorBase _hypot_grad_self_grad_other_composed(const TensorBase& grad_grad,
                                                const TensorBase& grad_output,
                                                const TensorBase& self, const TensorBase& other,
                                                const Scalar& scale) {
  const TensorBase hypot_of_self = ops::hypot(self, other);
  return formulas::maybe_multiply(
      grad_grad * (grad_output * self * other / hypot_of_self / hypot_of_self / hypot_of_self),
      scale);
}

TensorBase _hypot_grad_other_grad_other_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& other) {
  const TensorBase hypot_of_self = ops::hypot(self, other);
  return grad_grad *
      (grad_output * (1 - other * (other / hypot_of_self / hypot_of_self)) / hypot_of_self);
}

}  // namespace

void register_autograd_pointwise_binary_from_fmax() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_fmax.cpp");
  kernels.record<FmaxBackward, stubs::fmax>();
  kernels.record<FminBackward, stubs::fmin>();
  kernels.record<FmodBackward_Tensor, stubs::fmod_Tensor, stubs::fmod__Tensor>();
  kernels.record<InternalFmodGradOtherBackward_Tensor, stubs::_fmod_grad_other_Tensor>();
  kernels.record<FmodBackward_Scalar, stubs::fmod_Scalar, stubs::fmod__Scalar>();
  kernels.record<ZerosBackward<"GcdInplaceBackward">, stubs::gcd_>();
  kernels.record<ZerosBackward<"HeavisideInplaceBackward">, stubs::heaviside_>();
  kernels.record<HypotBackward, stubs::hypot, stubs::hypot_>();
  kernels.record<InternalHypotGradSelfBackward, stubs::_hypot_grad_self>();
  kernels.record<InternalHypotGradOtherBackward, stubs::_hypot_grad_other>();
  kernels.compose<stubs::_hypot_grad_self_grad_self, _hypot_grad_self_grad_self_composed>();
  kernels.compose<stubs::_hypot_grad_self_grad_other, _hypot_grad_self_grad_other_composed>();
  kernels.compose<stubs::_hypot_grad_other_grad_other, _hypot_grad_other_grad_other_composed>();
  kernels.refuse<stubs::fmax_out, stubs::fmin_out, stubs::fmod_out, stubs::fmod_Scalar_out,
                 stubs::gcd_out, stubs::heaviside_out, stubs::hypot_out>();
}

}  // namespace tenon
