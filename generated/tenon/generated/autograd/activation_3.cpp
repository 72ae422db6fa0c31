// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_sigmoid_backward_grad_output.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/tanh_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct SigmoidBackwardBackward final : BackwardNode<SigmoidBackwardBackward, 0, 1> {
  std::string_view name() const override { return "SigmoidBackwardBackward"; }
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

// _sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> Tensor
struct InternalSigmoidBackwardGradOutputBackward final
    : BackwardNode<InternalSigmoidBackwardGradOutputBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalSigmoidBackwardGradOutputBackward"; }
  void release_saved() override { reset(grad_output_, output_, grad_grad_); }
  void save(const auto& call, const TensorBase& grad_grad, const TensorBase& grad_output,
            const TensorBase& output) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    if (has_next_edge(0) || has_next_edge(1)) call.save(output_, output, "output");
    grad_grad_sizes_ = grad_grad.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_grad_, grad_grad, "grad_grad");
    grad_output_sizes_ = grad_output.sizes();
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase output = unpack(output_);
      results[0] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_output, output), grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_grad = unpack(grad_grad_);
      results[1] =
          sum_to(ops::_sigmoid_backward_grad_output(grad, grad_grad, output), grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase grad_grad = unpack(grad_grad_);
      results[2] = sum_to(-(grad * grad_grad * grad_output * 2), output_sizes_);
    }
  }

  SavedTensor grad_output_, output_, grad_grad_;
  DimVector grad_grad_sizes_, grad_output_sizes_, output_sizes_;
};

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
struct TanhBackwardBackward final : BackwardNode<TanhBackwardBackward, 0, 1> {
  std::string_view name() const override { return "TanhBackwardBackward"; }
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::tanh_backward(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, -2), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// _tanh_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output, Scalar scale) ->
//   Tensor
struct InternalTanhBackwardGradOutputBackward final
    : BackwardNode<InternalTanhBackwardGradOutputBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalTanhBackwardGradOutputBackward"; }
  void release_saved() override { reset(grad_output_, output_, grad_grad_); }
  void save(const auto& call, const TensorBase& grad_grad, const TensorBase& grad_output,
            const TensorBase& output, const Scalar& scale) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    if (has_next_edge(0) || has_next_edge(1)) call.save(output_, output, "output");
    scale_ = scale;
    grad_grad_sizes_ = grad_grad.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_grad_, grad_grad, "grad_grad");
    grad_output_sizes_ = grad_output.sizes();
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase output = unpack(output_);
      results[0] = sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, scale_),
                          grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_grad = unpack(grad_grad_);
      results[1] = sum_to(ops::_tanh_backward_grad_output(grad, grad_grad, output, scale_),
                          grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase grad_grad = unpack(grad_grad_);
      results[2] = sum_to(ops::_tanh_backward_grad_output(grad, grad_grad, grad_output, scale_),
                          output_sizes_);
    }
  }

  SavedTensor grad_output_, output_, grad_grad_;
  Scalar scale_;
  DimVector grad_grad_sizes_, grad_output_sizes_, output_sizes_;
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
struct HardtanhBackward final : BackwardNode<HardtanhBackward, 0> {
  std::string_view name() const override { return "HardtanhBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& min_val,
            const Scalar& max_val) {
    call.save(self_, self, "self");
    min_val_ = min_val;
    max_val_ = max_val;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::hardtanh_backward(grad, unpack(self_), min_val_, max_val_);
    }
  }

  SavedTensor self_;
  Scalar min_val_, max_val_;
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
struct LeakyReluBackward final : BackwardNode<LeakyReluBackward, 0> {
  std::string_view name() const override { return "LeakyReluBackward"; }
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

}  // namespace

void register_autograd_activation_3() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_3.cpp");
  kernels.record<SigmoidBackwardBackward, stubs::sigmoid_backward>();
  kernels.record<InternalSigmoidBackwardGradOutputBackward, stubs::_sigmoid_backward_grad_output>();
  kernels.record<TanhBackwardBackward, stubs::tanh_backward>();
  kernels.record<InternalTanhBackwardGradOutputBackward, stubs::_tanh_backward_grad_output>();
  kernels.record<HardtanhBackward, stubs::hardtanh, stubs::hardtanh_>();
  kernels.record<LeakyReluBackward, stubs::leaky_relu, stubs::leaky_relu_>();
  kernels.refuse<stubs::hardtanh_out, stubs::leaky_relu_out>();
}

}  // namespace tenon
