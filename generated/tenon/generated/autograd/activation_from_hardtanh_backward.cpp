// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_sigmoid_forward.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
struct HardtanhBackwardBackward final : BackwardNode<HardtanhBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& min_val, const Scalar& max_val) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    min_val_ = min_val;
    max_val_ = max_val;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::hardtanh_backward(grad, unpack(self_), min_val_, max_val_),
                          grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar min_val_, max_val_;
  DimVector grad_output_sizes_, self_sizes_;
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
struct LeakyReluBackward final : BackwardNode<LeakyReluBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& negative_slope) {
    call.save(self_, self, "self");
    negative_slope_ = negative_slope;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::leaky_relu_backward(grad, unpack(self_), negative_slope_, false);
    }
  }

  SavedTensor self_;
  Scalar negative_slope_;
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
struct LeakyReluBackwardBackward final : BackwardNode<LeakyReluBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& negative_slope, bool self_is_result) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    negative_slope_ = negative_slope;
    self_is_result_ = self_is_result;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(
          ops::leaky_relu_backward(grad, unpack(self_), negative_slope_, self_is_result_),
          grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar negative_slope_;
  bool self_is_result_{};
  DimVector grad_output_sizes_, self_sizes_;
};

// log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
struct LogSigmoidForwardBackward final : BackwardNode<LogSigmoidForwardBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) results[0] = grad * ops::sigmoid(-unpack(self_));
  }

  SavedTensor self_;
};

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

TensorBase _prelu_kernel_grad_self_grad_weight_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self) {
  return ops::masked_fill(grad_grad * grad_output, ops::gt(self, 0), 0);
}

}  // namespace

void register_autograd_activation_from_hardtanh_backward() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_hardtanh_backward.cpp");
  kernels.record<HardtanhBackwardBackward, stubs::hardtanh_backward>();
  kernels.record<LeakyReluBackward, stubs::leaky_relu, stubs::leaky_relu_>();
  kernels.record<LeakyReluBackwardBackward, stubs::leaky_relu_backward>();
  kernels.record<LogSigmoidForwardBackward, stubs::log_sigmoid_forward>();
  kernels.record<InternalLogSoftmaxBackward, stubs::_log_softmax>();
  kernels.record<InternalLogSoftmaxBackwardDataBackward, stubs::_log_softmax_backward_data>();
  kernels.record<InternalPreluKernelBackward, stubs::_prelu_kernel>();
  kernels.record<InternalPreluKernelGradSelfBackward, stubs::_prelu_kernel_grad_self>();
  kernels.record<InternalPreluKernelGradWeightBackward, stubs::_prelu_kernel_grad_weight>();
  kernels.compose<stubs::_prelu_kernel_grad_self_grad_weight,
                  _prelu_kernel_grad_self_grad_weight_composed>();
  kernels.refuse<stubs::leaky_relu_out, stubs::_log_softmax_out>();
}

}  // namespace tenon
