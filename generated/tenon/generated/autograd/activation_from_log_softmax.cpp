// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/threshold_backward.h"

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
      results[0] = grad - ops::sum((grad * ops::exp(unpack(output_))), dim_, true);
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

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct SigmoidBackwardBackward final : BackwardNode<SigmoidBackwardBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::sigmoid_backward(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_output, output), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// silu(Tensor self) -> Tensor
struct SiluBackward final : BackwardNode<SiluBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::silu_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
struct SiluBackwardBackward final : BackwardNode<SiluBackwardBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::silu_backward(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_silu_backward_grad_self(grad, grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _sigmoid_backward_grad_output_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& output) {
  return grad_grad * grad_output * (1 - output * 2);
}

TensorBase _silu_backward_grad_self_composed(const TensorBase& grad_grad,
                                             const TensorBase& grad_output,
                                             const TensorBase& self) {
  const TensorBase sigmoid_of_self = ops::sigmoid(self);
  const TensorBase term = 1 - sigmoid_of_self;
  return grad_grad * grad_output * sigmoid_of_self * term *
      (self * term + 2 - sigmoid_of_self * self);
}

}  // namespace

void register_autograd_activation_from_log_softmax() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_log_softmax.cpp");
  kernels.record<InternalLogSoftmaxBackward, stubs::_log_softmax>();
  kernels.record<InternalLogSoftmaxBackwardDataBackward, stubs::_log_softmax_backward_data>();
  kernels.record<ReluBackward, stubs::relu, stubs::relu_>();
  kernels.record<SigmoidBackwardBackward, stubs::sigmoid_backward>();
  kernels.record<SiluBackward, stubs::silu, stubs::silu_>();
  kernels.record<SiluBackwardBackward, stubs::silu_backward>();
  kernels.compose<stubs::_sigmoid_backward_grad_output, _sigmoid_backward_grad_output_composed>();
  kernels.compose<stubs::_silu_backward_grad_self, _silu_backward_grad_self_composed>();
  kernels.refuse<stubs::_log_softmax_out, stubs::relu_out, stubs::silu_out>();
}

}  // namespace tenon
