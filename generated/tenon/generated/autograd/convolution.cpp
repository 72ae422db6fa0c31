// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/convolution.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
struct InternalAdaptiveAvgPool2dBackward final
    : BackwardNode<InternalAdaptiveAvgPool2dBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_adaptive_avg_pool2d_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
struct InternalAdaptiveAvgPool2dBackwardBackward final
    : BackwardNode<InternalAdaptiveAvgPool2dBackwardBackward, 0> {
  void save(const auto&, const TensorBase& grad_output, const auto&...) {
    grad_output_size__2_ = grad_output.size(-2);
    grad_output_size__1_ = grad_output.size(-1);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::adaptive_avg_pool2d_double_backward(grad, grad_output_size__2_,
                                                                 grad_output_size__1_);
    }
  }

  int64_t grad_output_size__2_{}, grad_output_size__1_{};
};

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
struct AvgPool2dBackward final : BackwardNode<AvgPool2dBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
            IntArrayRef padding, bool ceil_mode, bool count_include_pad,
            std::optional<int64_t> divisor_override) {
    call.save(self_, self, "self");
    kernel_size_ = kernel_size;
    stride_ = stride;
    padding_ = padding;
    ceil_mode_ = ceil_mode;
    count_include_pad_ = count_include_pad;
    divisor_override_ = divisor_override;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      results[0] = ops::avg_pool2d_backward(grad, unpack(self_), kernel_size, stride, padding,
                                            ceil_mode_, count_include_pad_, divisor_override_);
    }
  }

  SavedTensor self_;
  DimVector kernel_size_, stride_, padding_;
  bool ceil_mode_{}, count_include_pad_{};
  std::optional<int64_t> divisor_override_;
};

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
struct AvgPool2dBackwardBackward final : BackwardNode<AvgPool2dBackwardBackward, 0> {
  void save(const auto&, const TensorBase&, const TensorBase&, IntArrayRef kernel_size,
            IntArrayRef stride, IntArrayRef padding, bool ceil_mode, bool count_include_pad,
            std::optional<int64_t> divisor_override) {
    kernel_size_ = kernel_size;
    stride_ = stride;
    padding_ = padding;
    ceil_mode_ = ceil_mode;
    count_include_pad_ = count_include_pad;
    divisor_override_ = divisor_override;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      results[0] = ops::avg_pool2d(grad, kernel_size, stride, padding, ceil_mode_,
                                   count_include_pad_, divisor_override_);
    }
  }

  DimVector kernel_size_, stride_, padding_;
  bool ceil_mode_{}, count_include_pad_{};
  std::optional<int64_t> divisor_override_;
};

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
struct ConvolutionBackward final : BackwardNode<ConvolutionBackward, 0, 1, 2> {
  void release_saved() override { reset(input_, weight_); }
  void save(const auto& call, const TensorBase& input, const TensorBase& weight, const TensorBase&,
            IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool transposed,
            IntArrayRef output_padding, int64_t groups) {
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    stride_ = stride;
    padding_ = padding;
    dilation_ = dilation;
    transposed_ = transposed;
    output_padding_ = output_padding;
    groups_ = groups;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) {
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      const IntArrayRef dilation = dilation_;
      const IntArrayRef output_padding = output_padding_;
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      ops::convolution_backward(grad, input, weight, std::nullopt, stride, padding,
                                                dilation, transposed_, output_padding, groups_,
                                                grad_input_mask));
    }
  }

  SavedTensor input_, weight_;
  DimVector stride_, padding_, dilation_, output_padding_;
  bool transposed_{};
  int64_t groups_{};
};

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
struct ConvolutionBackwardBackward final : BackwardNode<ConvolutionBackwardBackward, 0, 1, 2> {
  void release_saved() override { reset(grad_output_, input_, weight_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& input,
            const TensorBase& weight, std::optional<IntArrayRef>, IntArrayRef stride,
            IntArrayRef padding, IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
            int64_t groups, const auto&...) {
    call.save(grad_output_, grad_output, "grad_output");
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    stride_ = stride;
    padding_ = padding;
    dilation_ = dilation;
    transposed_ = transposed;
    output_padding_ = output_padding;
    groups_ = groups;
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) &&
        (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      formulas::convolution_double_backward(
                          grads[0], grads[1], grads[2], grad_output, input, weight, stride_,
                          padding_, dilation_, transposed_, output_padding_, groups_,
                          grad_input_mask));
    }
  }

  SavedTensor grad_output_, input_, weight_;
  DimVector stride_, padding_, dilation_, output_padding_;
  bool transposed_{};
  int64_t groups_{};
};

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
struct MaxPool2dWithIndicesBackward final : BackwardNode<MaxPool2dWithIndicesBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, result1_); }
  void save(const auto& call, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
            IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) {
    call.save(self_, self, "self");
    kernel_size_ = kernel_size;
    stride_ = stride;
    padding_ = padding;
    dilation_ = dilation;
    ceil_mode_ = ceil_mode;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      const IntArrayRef dilation = dilation_;
      const TensorBase result1 = unpack(result1_);
      results[0] = ops::max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding,
                                                         dilation, ceil_mode_, result1);
    }
  }

  SavedTensor self_, result1_;
  DimVector kernel_size_, stride_, padding_, dilation_;
  bool ceil_mode_{};
};

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
struct MaxPool2dWithIndicesBackwardBackward final
    : BackwardNode<MaxPool2dWithIndicesBackwardBackward, 0> {
  using Undifferentiated = std::index_sequence<7>;
  void release_saved() override { reset(indices_); }
  void save(const auto& call, const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
            IntArrayRef, IntArrayRef, bool, const TensorBase& indices) {
    call.save(indices_, indices, "indices");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::max_pool2d_double_backward(grad, unpack(indices_));
    }
  }

  SavedTensor indices_;
};

}  // namespace

void register_autograd_convolution() {
  const AutogradKernels kernels("tenon/generated/autograd/convolution.cpp");
  kernels.record<InternalAdaptiveAvgPool2dBackward, stubs::_adaptive_avg_pool2d>();
  kernels.record<InternalAdaptiveAvgPool2dBackwardBackward, stubs::_adaptive_avg_pool2d_backward>();
  kernels.record<AvgPool2dBackward, stubs::avg_pool2d>();
  kernels.record<AvgPool2dBackwardBackward, stubs::avg_pool2d_backward>();
  kernels.record<ConvolutionBackward, stubs::convolution>();
  kernels.record<ConvolutionBackwardBackward, stubs::convolution_backward>();
  kernels.record<MaxPool2dWithIndicesBackward, stubs::max_pool2d_with_indices>();
  kernels.record<MaxPool2dWithIndicesBackwardBackward, stubs::max_pool2d_with_indices_backward>();
}

}  // namespace tenon
