// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_atanh_grad_self.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/tanh_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// exp(Tensor self) -> Tensor
struct ExpBackward final : BackwardNode<ExpBackward, 0> {
  std::string_view name() const override { return "ExpBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * unpack(result_);
  }

  SavedTensor result_;
};

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAtanhGradSelfBackward final : BackwardNode<InternalAtanhGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalAtanhGradSelfBackward"; }
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
      const auto term = 1 - self * self;
      results[1] = sum_to(grad * (grad_output * self / term / term) * 2, self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// cosh(Tensor self) -> Tensor
struct CoshBackward final : BackwardNode<CoshBackward, 0> {
  std::string_view name() const override { return "CoshBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::sinh(unpack(self_));
  }

  SavedTensor self_;
};

// exp2(Tensor self) -> Tensor
struct Exp2Backward final : BackwardNode<Exp2Backward, 0> {
  std::string_view name() const override { return "Exp2Backward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * unpack(result_) * 0.6931471805599453;
  }

  SavedTensor result_;
};

// expm1(Tensor self) -> Tensor
struct Expm1Backward final : BackwardNode<Expm1Backward, 0> {
  std::string_view name() const override { return "Expm1Backward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * (unpack(result_) + 1);
  }

  SavedTensor result_;
};

// sigmoid(Tensor self) -> Tensor
struct SigmoidBackward final : BackwardNode<SigmoidBackward, 0> {
  std::string_view name() const override { return "SigmoidBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::sigmoid_backward(grad, unpack(result_));
  }

  SavedTensor result_;
};

// tanh(Tensor self) -> Tensor
struct TanhBackward final : BackwardNode<TanhBackward, 0> {
  std::string_view name() const override { return "TanhBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::tanh_backward(grad, unpack(result_));
  }

  SavedTensor result_;
};

}  // namespace

void register_autograd_pointwise_unary_4() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_4.cpp");
  kernels.record<ExpBackward, stubs::exp, stubs::exp_>();
  kernels.record<InternalAtanhGradSelfBackward, stubs::_atanh_grad_self>();
  kernels.record<CoshBackward, stubs::cosh, stubs::cosh_>();
  kernels.record<Exp2Backward, stubs::exp2, stubs::exp2_>();
  kernels.record<Expm1Backward, stubs::expm1, stubs::expm1_>();
  kernels.record<SigmoidBackward, stubs::sigmoid, stubs::sigmoid_>();
  kernels.record<TanhBackward, stubs::tanh, stubs::tanh_>();
  kernels.record<ZerosBackward<"LogicalNotInplaceBackward">, stubs::logical_not_>();
  kernels.refuse<stubs::exp_out, stubs::cosh_out, stubs::exp2_out, stubs::expm1_out,
                 stubs::sigmoid_out, stubs::tanh_out, stubs::logical_not_out>();
}

}  // namespace tenon
