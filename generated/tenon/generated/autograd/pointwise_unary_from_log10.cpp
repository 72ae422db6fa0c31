// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"

namespace tenon {
namespace {

using namespace formulas;

// log10(Tensor self) -> Tensor
struct Log10Backward final : BackwardNode<Log10Backward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_addcdiv_grad_tensor1(grad, unpack(self_), 0.4342944819032518);
    }
  }

  SavedTensor self_;
};

// log1p(Tensor self) -> Tensor
struct Log1pBackward final : BackwardNode<Log1pBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_log1p_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _log1p_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalLog1pGradSelfBackward final : BackwardNode<InternalLog1pGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_log1p_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_log1p_grad_self_grad_self(grad, grad_output, self, -1), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// log2(Tensor self) -> Tensor
struct Log2Backward final : BackwardNode<Log2Backward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_addcdiv_grad_tensor1(grad, unpack(self_), 1.4426950408889634);
    }
  }

  SavedTensor self_;
};

TensorBase _log1p_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const Scalar& scale) {
  const TensorBase term = self + 1;
  return formulas::maybe_multiply(grad_grad * (grad_output / term / term), scale);
}

}  // namespace

void register_autograd_pointwise_unary_from_log10() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_log10.cpp");
  kernels.record<Log10Backward, stubs::log10, stubs::log10_>();
  kernels.record<Log1pBackward, stubs::log1p, stubs::log1p_>();
  kernels.record<InternalLog1pGradSelfBackward, stubs::_log1p_grad_self>();
  kernels.record<Log2Backward, stubs::log2, stubs::log2_>();
  kernels.record<ZerosBackward<"LogicalNotInplaceBackward">, stubs::logical_not_>();
  kernels.compose<stubs::_log1p_grad_self_grad_self, _log1p_grad_self_grad_self_composed>();
  kernels.refuse<stubs::log10_out, stubs::log1p_out, stubs::log2_out, stubs::logical_not_out>();
}

}  // namespace tenon
