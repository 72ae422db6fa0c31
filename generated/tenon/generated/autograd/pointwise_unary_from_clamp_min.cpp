// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// clamp_min(Tensor self, Scalar min) -> Tensor
struct ClampMinBackward final : BackwardNode<ClampMinBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& min) {
    call.save(self_, self, "self");
    min_ = min;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_clamp_min_grad_self(grad, unpack(self_), min_);
  }

  SavedTensor self_;
  Scalar min_;
};

// _clamp_min_grad_self(Tensor grad_output, Tensor self, Scalar min) -> Tensor
struct InternalClampMinGradSelfBackward final
    : BackwardNode<InternalClampMinGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& min) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    min_ = min;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_clamp_min_grad_self(grad, unpack(self_), min_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar min_;
  DimVector grad_output_sizes_, self_sizes_;
};

// conj_physical(Tensor self) -> Tensor
struct ConjPhysicalBackward final : BackwardNode<ConjPhysicalBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::conj_physical(grad);
  }
};

// cos(Tensor self) -> Tensor
struct CosBackward final : BackwardNode<CosBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_cos_grad_self(grad, unpack(self_), -1);
  }

  SavedTensor self_;
};

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct InternalCosGradSelfBackward final : BackwardNode<InternalCosGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& scale) {
    call.save(self_, self, "self");
    scale_ = scale.conj();
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_cos_grad_self(grad, unpack(self_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_cos_grad_self_grad_self(grad, grad_output, self, scale_), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _cos_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const Scalar& scale) {
  return formulas::maybe_multiply(grad_grad * grad_output * ops::cos(self), scale);
}

}  // namespace

void register_autograd_pointwise_unary_from_clamp_min() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_clamp_min.cpp");
  kernels.record<ClampMinBackward, stubs::clamp_min, stubs::clamp_min_>();
  kernels.record<InternalClampMinGradSelfBackward, stubs::_clamp_min_grad_self>();
  kernels.record<ConjPhysicalBackward, stubs::conj_physical, stubs::conj_physical_>();
  kernels.record<CosBackward, stubs::cos, stubs::cos_>();
  kernels.record<InternalCosGradSelfBackward, stubs::_cos_grad_self>();
  kernels.compose<stubs::_cos_grad_self_grad_self, _cos_grad_self_grad_self_composed>();
  kernels.refuse<stubs::clamp_min_out, stubs::conj_physical_out, stubs::cos_out>();
}

}  // namespace tenon
