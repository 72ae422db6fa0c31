// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// abs(Tensor self) -> Tensor
struct AbsBackward final : BackwardNode<AbsBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_abs_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _abs_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAbsGradSelfBackward final : BackwardNode<InternalAbsGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_abs_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_pointwise_unary() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary.cpp");
  kernels.record<AbsBackward, stubs::abs, stubs::abs_>();
  kernels.record<InternalAbsGradSelfBackward, stubs::_abs_grad_self>();
  kernels.refuse<stubs::abs_out>();
}

}  // namespace tenon
