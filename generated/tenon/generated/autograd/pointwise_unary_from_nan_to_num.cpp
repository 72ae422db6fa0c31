// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_nan_to_num.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// _nan_to_num(Tensor self, float nan, float posinf, float neginf) -> Tensor
struct InternalNanToNumBackward final : BackwardNode<InternalNanToNumBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_nan_to_num_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _nan_to_num_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalNanToNumGradSelfBackward final
    : BackwardNode<InternalNanToNumGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_nan_to_num_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  DimVector grad_output_sizes_, self_sizes_;
};

// neg(Tensor self) -> Tensor
struct NegBackward final : BackwardNode<NegBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = -grad;
  }
};

// reciprocal(Tensor self) -> Tensor
struct ReciprocalBackward final : BackwardNode<ReciprocalBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_reciprocal_grad_self(grad, unpack(result_), -1);
  }

  SavedTensor result_;
};

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct InternalReciprocalGradSelfBackward final
    : BackwardNode<InternalReciprocalGradSelfBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output,
            const Scalar& scale) {
    call.save(output_, output, "output");
    scale_ = scale.conj();
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_reciprocal_grad_self(grad, unpack(output_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::_tanh_backward_grad_output(grad, grad_output, output, 2 * scale_.toDouble()),
          output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, output_sizes_;
};

}  // namespace

void register_autograd_pointwise_unary_from_nan_to_num() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_nan_to_num.cpp");
  kernels.record<InternalNanToNumBackward, stubs::_nan_to_num>();
  kernels.record<InternalNanToNumGradSelfBackward, stubs::_nan_to_num_grad_self>();
  kernels.record<NegBackward, stubs::neg, stubs::neg_>();
  kernels.record<ReciprocalBackward, stubs::reciprocal, stubs::reciprocal_>();
  kernels.record<InternalReciprocalGradSelfBackward, stubs::_reciprocal_grad_self>();
  kernels.record<ZerosBackward<"RoundBackward">, stubs::round, stubs::round_>();
  kernels.refuse<stubs::neg_out, stubs::reciprocal_out, stubs::round_out>();
}

}  // namespace tenon
