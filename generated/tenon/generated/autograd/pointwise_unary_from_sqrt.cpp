// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {
namespace {

using namespace formulas;

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

// square(Tensor self) -> Tensor
struct SquareBackward final : BackwardNode<SquareBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_addcmul_grad_tensor1(grad, unpack(self_), 2);
  }

  SavedTensor self_;
};

// tan(Tensor self) -> Tensor
struct TanBackward final : BackwardNode<TanBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_tan_grad_self(grad, unpack(result_));
  }

  SavedTensor result_;
};

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct InternalTanGradSelfBackward final : BackwardNode<InternalTanGradSelfBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_tan_grad_self(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, 2), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// tanh(Tensor self) -> Tensor
struct TanhBackward final : BackwardNode<TanhBackward, 0> {
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

void register_autograd_pointwise_unary_from_sqrt() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_sqrt.cpp");
  kernels.record<SqrtBackward, stubs::sqrt, stubs::sqrt_>();
  kernels.record<SquareBackward, stubs::square, stubs::square_>();
  kernels.record<TanBackward, stubs::tan, stubs::tan_>();
  kernels.record<InternalTanGradSelfBackward, stubs::_tan_grad_self>();
  kernels.record<TanhBackward, stubs::tanh, stubs::tanh_>();
  kernels.record<ZerosBackward<"TruncBackward">, stubs::trunc, stubs::trunc_>();
  kernels.refuse<stubs::sqrt_out, stubs::square_out, stubs::tan_out, stubs::tanh_out,
                 stubs::trunc_out>();
}

}  // namespace tenon
