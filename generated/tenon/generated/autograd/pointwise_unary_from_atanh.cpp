// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// atanh(Tensor self) -> Tensor
struct AtanhBackward final : BackwardNode<AtanhBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_atanh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAtanhGradSelfBackward final : BackwardNode<InternalAtanhGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_atanh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_atanh_grad_self_grad_self(grad, grad_output, self, 2), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct ClampBackward final : BackwardNode<ClampBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const std::optional<Scalar>& min,
            const std::optional<Scalar>& max) {
    call.save(self_, self, "self");
    min_ = min;
    max_ = max;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_clamp_grad_self(grad, unpack(self_), min_, max_);
  }

  SavedTensor self_;
  std::optional<Scalar> min_, max_;
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
struct InternalClampGradSelfBackward final : BackwardNode<InternalClampGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    min_ = min;
    max_ = max;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_clamp_grad_self(grad, unpack(self_), min_, max_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  std::optional<Scalar> min_, max_;
  DimVector grad_output_sizes_, self_sizes_;
};

// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
struct ClampBackward_Tensor final : BackwardNode<ClampBackward_Tensor, 0, 1, 2> {
  void release_saved() override { reset(self_, min_, max_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& min,
            const TensorBase& max) {
    call.save(self_, self, "self");
    call.save(min_, min, "min");
    call.save(max_, max, "max");
    self_sizes_ = self.sizes();
    min_defined_ = min.defined();
    max_defined_ = max.defined();
    min_sizes_ = min.defined() ? DimVector(min.sizes()) : DimVector();
    max_sizes_ = max.defined() ? DimVector(max.sizes()) : DimVector();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase min = unpack(min_);
      const TensorBase max = unpack(max_);
      results[0] = sum_to(ops::_clamp_grad_self(grad, self, min, max), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase min = unpack(min_);
      const TensorBase max = unpack(max_);
      const auto mask = min_defined_ && max_defined_ ? ops::lt(self, min) : TensorBase();
      results[1] = sum_to(
          min_defined_ && max_defined_ ?
          ops::masked_fill(
              ops::where(ops::isnan(min), grad,
                         ops::masked_fill(ops::masked_fill(grad, ops::logical_not(mask), 0),
                                          ops::logical_or(
                                              ops::isnan(max),
                                              ops::lt(max, ops::where(mask, min, self))), 0)),
              ops::isnan(self), 0) : min_defined_ && !max_defined_ ?
          ops::masked_fill(grad,
                           ops::logical_not(ops::logical_or(ops::isnan(min), ops::lt(self, min))),
                           0) : ops::zeros_like(grad), min_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase min = unpack(min_);
      const TensorBase max = unpack(max_);
      results[2] = sum_to(
          min_defined_ && max_defined_ ?
          ops::masked_fill(
              ops::masked_fill(grad,
                               ops::logical_not(
                                   ops::logical_or(
                                       ops::isnan(max),
                                       ops::lt(max, ops::where(ops::lt(self, min), min, self)))),
                               0), ops::logical_or(ops::isnan(self), ops::isnan(min)), 0)
          : min_defined_ && !max_defined_ ? ops::zeros_like(grad)
          : ops::masked_fill(grad,
                             ops::logical_not(ops::logical_or(ops::isnan(max), ops::lt(max, self))),
                             0), max_sizes_);
    }
  }

  SavedTensor self_, min_, max_;
  DimVector self_sizes_, min_sizes_, max_sizes_;
  bool min_defined_{}, max_defined_{};
};

// _clamp_grad_self.Tensor(Tensor grad_output, Tensor self, Tensor? min, Tensor? max) -> Tensor
struct InternalClampGradSelfBackward_Tensor final
    : BackwardNode<InternalClampGradSelfBackward_Tensor, 0, 1, 2, 3> {
  void release_saved() override { reset(self_, min_, max_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& min, const TensorBase& max) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(min_, min, "min");
    if (has_next_edge(0)) call.save(max_, max, "max");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
    min_sizes_ = min.defined() ? DimVector(min.sizes()) : DimVector();
    max_sizes_ = max.defined() ? DimVector(max.sizes()) : DimVector();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase min = unpack(min_);
      const TensorBase max = unpack(max_);
      results[0] = sum_to(ops::_clamp_grad_self(grad, self, min, max), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), min_sizes_);
    if (needs_input_grad(3)) results[3] = sum_to(ops::zeros_like(grad), max_sizes_);
  }

  SavedTensor self_, min_, max_;
  DimVector grad_output_sizes_, self_sizes_, min_sizes_, max_sizes_;
};

// clamp_max(Tensor self, Scalar max) -> Tensor
struct ClampMaxBackward final : BackwardNode<ClampMaxBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& max) {
    call.save(self_, self, "self");
    max_ = max;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_clamp_max_grad_self(grad, unpack(self_), max_);
  }

  SavedTensor self_;
  Scalar max_;
};

// _clamp_max_grad_self(Tensor grad_output, Tensor self, Scalar max) -> Tensor
struct InternalClampMaxGradSelfBackward final
    : BackwardNode<InternalClampMaxGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& max) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    max_ = max;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_clamp_max_grad_self(grad, unpack(self_), max_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar max_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _atanh_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const Scalar& scale) {
  const TensorBase its_rsqrt = ops::rsqrt((1 - self) * (self + 1));
  return formulas::maybe_multiply(
      grad_grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * its_rsqrt * self, scale);
}

}  // namespace

void register_autograd_pointwise_unary_from_atanh() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_atanh.cpp");
  kernels.record<AtanhBackward, stubs::atanh, stubs::atanh_>();
  kernels.record<InternalAtanhGradSelfBackward, stubs::_atanh_grad_self>();
  kernels.record<ZerosBackward<"CeilBackward">, stubs::ceil, stubs::ceil_>();
  kernels.record<ClampBackward, stubs::clamp, stubs::clamp_>();
  kernels.record<InternalClampGradSelfBackward, stubs::_clamp_grad_self>();
  kernels.record<ClampBackward_Tensor, stubs::clamp_Tensor, stubs::clamp__Tensor>();
  kernels.record<InternalClampGradSelfBackward_Tensor, stubs::_clamp_grad_self_Tensor>();
  kernels.record<ClampMaxBackward, stubs::clamp_max, stubs::clamp_max_>();
  kernels.record<InternalClampMaxGradSelfBackward, stubs::_clamp_max_grad_self>();
  kernels.compose<stubs::_atanh_grad_self_grad_self, _atanh_grad_self_grad_self_composed>();
  kernels.refuse<stubs::atanh_out, stubs::ceil_out, stubs::clamp_out, stubs::clamp_Tensor_out,
                 stubs::clamp_max_out>();
}

}  // namespace tenon
