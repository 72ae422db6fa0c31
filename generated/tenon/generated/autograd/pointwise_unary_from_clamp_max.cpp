// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

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

}  // namespace

void register_autograd_pointwise_unary_from_clamp_max() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_clamp_max.cpp");
  kernels.record<ClampMaxBackward, stubs::clamp_max, stubs::clamp_max_>();
  kernels.record<InternalClampMaxGradSelfBackward, stubs::_clamp_max_grad_self>();
  kernels.record<ClampMinBackward, stubs::clamp_min, stubs::clamp_min_>();
  kernels.record<InternalClampMinGradSelfBackward, stubs::_clamp_min_grad_self>();
  kernels.refuse<stubs::clamp_max_out, stubs::clamp_min_out>();
}

}  // namespace tenon
