// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/pointwise.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/angle.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/full_like.h"
#include "tenon/generated/ops/hypot.h"
#include "tenon/generated/ops/rsqrt.h"

namespace tenon {
namespace {

using namespace formulas;

// acosh(Tensor self) -> Tensor
struct AcoshBackward final : BackwardNode<AcoshBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_acosh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAcoshGradSelfBackward final : BackwardNode<InternalAcoshGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_acosh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_acosh_grad_self_grad_self(grad, grad_output, self, -1), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// angle(Tensor self) -> Tensor
struct AngleBackward final : BackwardNode<AngleBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::angle_backward(grad, unpack_as_saved(self_));
  }

  SavedTensor self_;
};

// asin(Tensor self) -> Tensor
struct AsinBackward final : BackwardNode<AsinBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_acos_grad_self(grad, unpack(self_), 1);
  }

  SavedTensor self_;
};

// asinh(Tensor self) -> Tensor
struct AsinhBackward final : BackwardNode<AsinhBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_asinh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAsinhGradSelfBackward final : BackwardNode<InternalAsinhGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_asinh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_asinh_grad_self_grad_self(grad, grad_output, self, -1), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// atan(Tensor self) -> Tensor
struct AtanBackward final : BackwardNode<AtanBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_atan_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAtanGradSelfBackward final : BackwardNode<InternalAtanGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_atan_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_atan_grad_self_grad_self(grad, grad_output, self, -2), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _acosh_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const Scalar& scale) {
  const TensorBase its_rsqrt = ops::rsqrt(self + 1);
  const TensorBase its_rsqrt_2 = ops::rsqrt(self - 1);
  return formulas::maybe_multiply(
      grad_grad * grad_output * its_rsqrt * its_rsqrt_2 *
      (its_rsqrt_2 * its_rsqrt_2 * 0.5 + its_rsqrt * its_rsqrt * 0.5), scale);
}

TensorBase _asinh_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const Scalar& scale) {
  const TensorBase hypot_of_self = ops::hypot(self, ops::full_like(grad_grad, 1));
  return formulas::maybe_multiply(
      grad_grad * (grad_output * self / hypot_of_self / hypot_of_self / hypot_of_self), scale);
}

TensorBase _atan_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                              const TensorBase& grad_output, const TensorBase& self,
                                              const Scalar& scale) {
  const TensorBase term = self * self + 1;
  return formulas::maybe_multiply(grad_grad * (grad_output * self / term / term), scale);
}

}  // namespace

void register_autograd_pointwise_unary_from_acosh() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_acosh.cpp");
  kernels.record<AcoshBackward, stubs::acosh, stubs::acosh_>();
  kernels.record<InternalAcoshGradSelfBackward, stubs::_acosh_grad_self>();
  kernels.record<AngleBackward, stubs::angle>();
  kernels.record<AsinBackward, stubs::asin, stubs::asin_>();
  kernels.record<AsinhBackward, stubs::asinh, stubs::asinh_>();
  kernels.record<InternalAsinhGradSelfBackward, stubs::_asinh_grad_self>();
  kernels.record<AtanBackward, stubs::atan, stubs::atan_>();
  kernels.record<InternalAtanGradSelfBackward, stubs::_atan_grad_self>();
  kernels.compose<stubs::_acosh_grad_self_grad_self, _acosh_grad_self_grad_self_composed>();
  kernels.compose<stubs::_asinh_grad_self_grad_self, _asinh_grad_self_grad_self_composed>();
  kernels.compose<stubs::_atan_grad_self_grad_self, _atan_grad_self_grad_self_composed>();
  kernels.refuse<stubs::acosh_out, stubs::angle_out, stubs::asin_out, stubs::asinh_out,
                 stubs::atan_out>();
}

}  // namespace tenon
