// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {
namespace {

using namespace formulas;

// sinh(Tensor self) -> Tensor
struct SinhBackward final : BackwardNode<SinhBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_sinh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _sinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalSinhGradSelfBackward final : BackwardNode<InternalSinhGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_sinh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_cosh_grad_self(grad * grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// sqrt(Tensor self) -> Tensor
struct SqrtBackward final : BackwardNode<SqrtBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_addcdiv_grad_tensor1(grad, unpack(result_), 0.5);
  }

  SavedTensor result_;
};

}  // namespace

void register_autograd_pointwise_unary_from_sinh() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_sinh.cpp");
  kernels.record<SinhBackward, stubs::sinh, stubs::sinh_>();
  kernels.record<InternalSinhGradSelfBackward, stubs::_sinh_grad_self>();
  kernels.record<SqrtBackward, stubs::sqrt, stubs::sqrt_>();
  kernels.refuse<stubs::sinh_out, stubs::sqrt_out>();
}

}  // namespace tenon
