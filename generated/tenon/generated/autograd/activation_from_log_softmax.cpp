// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
struct InternalLogSoftmaxBackward final : BackwardNode<InternalLogSoftmaxBackward, 0> {
  void release_saved() override { reset(result_); }
  void save(const auto&, const TensorBase& self, int64_t dim, const auto&...) {
    dim_ = dim;
    self_dtype_ = self.dtype();
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_log_softmax_backward_data(grad, unpack(result_), dim_, self_dtype_);
    }
  }

  int64_t dim_{};
  DType self_dtype_{};
  SavedTensor result_;
};

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
struct InternalLogSoftmaxBackwardDataBackward final
    : BackwardNode<InternalLogSoftmaxBackwardDataBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output, int64_t dim,
            const auto&...) {
    call.save(output_, output, "output");
    dim_ = dim;
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = grad - ops::sum(grad * ops::exp(unpack(output_)), dim_, true);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = -(grad * ops::exp(output) * ops::sum(grad_output, dim_, true));
    }
  }

  SavedTensor output_, grad_output_;
  int64_t dim_{};
};

// _prelu_kernel(Tensor self, Tensor weight) -> Tensor
struct InternalPreluKernelBackward final : BackwardNode<InternalPreluKernelBackward, 0, 1> {
  void release_saved() override { reset(self_, weight_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& weight) {
    call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(weight_, weight, "weight");
    self_sizes_ = self.sizes();
    weight_sizes_ = weight.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase weight = unpack(weight_);
      results[0] = sum_to(ops::_prelu_kernel_grad_self(grad, self, weight), self_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::_prelu_kernel_grad_weight(grad, unpack(self_)), weight_sizes_);
    }
  }

  SavedTensor self_, weight_;
  DimVector self_sizes_, weight_sizes_;
};

// _prelu_kernel_grad_self(Tensor grad_output, Tensor self, Tensor weight) -> Tensor
struct InternalPreluKernelGradSelfBackward final
    : BackwardNode<InternalPreluKernelGradSelfBackward, 0, 1, 2> {
  void release_saved() override { reset(self_, weight_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& weight) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(weight_, weight, "weight");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
    if (has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    weight_sizes_ = weight.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase weight = unpack(weight_);
      results[0] = sum_to(ops::_prelu_kernel_grad_self(grad, self, weight), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] =
          sum_to(ops::_prelu_kernel_grad_self_grad_weight(grad, grad_output, self), weight_sizes_);
    }
  }

  SavedTensor self_, weight_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, weight_sizes_;
};

// _prelu_kernel_grad_weight(Tensor grad_output, Tensor self) -> Tensor
struct InternalPreluKernelGradWeightBackward final
    : BackwardNode<InternalPreluKernelGradWeightBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_prelu_kernel_grad_weight(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_prelu_kernel_grad_self_grad_weight(grad, grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// relu(Tensor self) -> Tensor
struct ReluBackward final : BackwardNode<ReluBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::threshold_backward(grad, unpack(result_), 0);
  }

  SavedTensor result_;
};

TensorBase _prelu_kernel_grad_self_grad_weight_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self) {
  return ops::masked_fill(grad_grad * grad_output, ops::gt(self, 0), 0);
}

}  // namespace

void register_autograd_activation_from_log_softmax() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_log_softmax.cpp");
  kernels.record<InternalLogSoftmaxBackward, stubs::_log_softmax>();
  kernels.record<InternalLogSoftmaxBackwardDataBackward, stubs::_log_softmax_backward_data>();
  kernels.record<InternalPreluKernelBackward, stubs::_prelu_kernel>();
  kernels.record<InternalPreluKernelGradSelfBackward, stubs::_prelu_kernel_grad_self>();
  kernels.record<InternalPreluKernelGradWeightBackward, stubs::_prelu_kernel_grad_weight>();
  kernels.record<ReluBackward, stubs::relu, stubs::relu_>();
  kernels.compose<stubs::_prelu_kernel_grad_self_grad_weight,
                  _prelu_kernel_grad_self_grad_weight_composed>();
  kernels.refuse<stubs::_log_softmax_out, stubs::relu_out>();
}

}  // namespace tenon
