// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/sin.h"

namespace tenon {
namespace {

using namespace formulas;

// sin(Tensor self) -> Tensor
struct SinBackward final : BackwardNode<SinBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_sin_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _sin_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalSinGradSelfBackward final : BackwardNode<InternalSinGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_sin_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_cos_grad_self(grad * grad_output, self, -1), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_pointwise_unary_from_sin() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_sin.cpp");
  kernels.record<SinBackward, stubs::sin, stubs::sin_>();
  kernels.record<InternalSinGradSelfBackward, stubs::_sin_grad_self>();
  kernels.refuse<stubs::sin_out>();
}

}  // namespace tenon
