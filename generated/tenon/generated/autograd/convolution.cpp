// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/convolution.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d_backward.h"
#include "tenon/generated/ops/adaptive_max_pool2d.h"
#include "tenon/generated/ops/adaptive_max_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_max_pool3d.h"
#include "tenon/generated/ops/adaptive_max_pool3d_backward.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/avg_pool3d.h"
#include "tenon/generated/ops/avg_pool3d_backward.h"
#include "tenon/generated/ops/col2im.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/grid_sampler_2d.h"
#include "tenon/generated/ops/grid_sampler_2d_backward.h"
#include "tenon/generated/ops/im2col.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"
#include "tenon/generated/ops/max_pool3d_with_indices.h"
#include "tenon/generated/ops/max_pool3d_with_indices_backward.h"
#include "tenon/generated/ops/upsample_bicubic2d.h"
#include "tenon/generated/ops/upsample_bicubic2d_backward.h"

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

// _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
struct InternalAdaptiveAvgPool3dBackward final
    : BackwardNode<InternalAdaptiveAvgPool3dBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_adaptive_avg_pool3d_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
struct InternalAdaptiveAvgPool3dBackwardBackward final
    : BackwardNode<InternalAdaptiveAvgPool3dBackwardBackward, 0> {
  void save(const auto&, const TensorBase& grad_output, const auto&...) {
    grad_output_size__3_ = grad_output.size(-3);
    grad_output_size__2_ = grad_output.size(-2);
    grad_output_size__1_ = grad_output.size(-1);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::adaptive_avg_pool3d_double_backward(
          grad, grad_output_size__3_, grad_output_size__2_, grad_output_size__1_);
    }
  }

  int64_t grad_output_size__3_{}, grad_output_size__2_{}, grad_output_size__1_{};
};

// adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
struct AdaptiveMaxPool2dBackward final : BackwardNode<AdaptiveMaxPool2dBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, result1_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase result1 = unpack(result1_);
      results[0] = ops::adaptive_max_pool2d_backward(grad, self, result1);
    }
  }

  SavedTensor self_, result1_;
};

// adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
struct AdaptiveMaxPool2dBackwardBackward final
    : BackwardNode<AdaptiveMaxPool2dBackwardBackward, 0> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(indices_); }
  void save(const auto& call, const TensorBase&, const TensorBase&, const TensorBase& indices) {
    call.save(indices_, indices, "indices");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::max_pool2d_double_backward(grad, unpack(indices_));
    }
  }

  SavedTensor indices_;
};

// adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
struct AdaptiveMaxPool3dBackward final : BackwardNode<AdaptiveMaxPool3dBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, result1_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase result1 = unpack(result1_);
      results[0] = ops::adaptive_max_pool3d_backward(grad, self, result1);
    }
  }

  SavedTensor self_, result1_;
};

// adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
struct AdaptiveMaxPool3dBackwardBackward final
    : BackwardNode<AdaptiveMaxPool3dBackwardBackward, 0> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(indices_); }
  void save(const auto& call, const TensorBase&, const TensorBase&, const TensorBase& indices) {
    call.save(indices_, indices, "indices");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::max_pool3d_double_backward(grad, unpack(indices_));
    }
  }

  SavedTensor indices_;
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

// avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
struct AvgPool3dBackward final : BackwardNode<AvgPool3dBackward, 0> {
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
      results[0] = ops::avg_pool3d_backward(grad, unpack(self_), kernel_size, stride, padding,
                                            ceil_mode_, count_include_pad_, divisor_override_);
    }
  }

  SavedTensor self_;
  DimVector kernel_size_, stride_, padding_;
  bool ceil_mode_{}, count_include_pad_{};
  std::optional<int64_t> divisor_override_;
};

// avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
struct AvgPool3dBackwardBackward final : BackwardNode<AvgPool3dBackwardBackward, 0> {
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
      results[0] = ops::avg_pool3d(grad, kernel_size, stride, padding, ceil_mode_,
                                   count_include_pad_, divisor_override_);
    }
  }

  DimVector kernel_size_, stride_, padding_;
  bool ceil_mode_{}, count_include_pad_{};
  std::optional<int64_t> divisor_override_;
};

// col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding,
//   int[2] stride) -> Tensor
struct Col2imBackward final : BackwardNode<Col2imBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef, IntArrayRef kernel_size,
            IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride) {
    kernel_size_ = kernel_size;
    dilation_ = dilation;
    padding_ = padding;
    stride_ = stride;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef dilation = dilation_;
      const IntArrayRef padding = padding_;
      const IntArrayRef stride = stride_;
      results[0] = ops::im2col(grad, kernel_size, dilation, padding, stride);
    }
  }

  DimVector kernel_size_, dilation_, padding_, stride_;
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

// grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
//   align_corners) -> Tensor
struct GridSampler2dBackward final : BackwardNode<GridSampler2dBackward, 0, 1> {
  void release_saved() override { reset(input_, grid_); }
  void save(const auto& call, const TensorBase& input, const TensorBase& grid,
            int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
    call.save(input_, input, "input");
    call.save(grid_, grid, "grid");
    interpolation_mode_ = interpolation_mode;
    padding_mode_ = padding_mode;
    align_corners_ = align_corners;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0) || needs_input_grad(1)) {
      const TensorBase input = unpack(input_);
      const TensorBase grid = unpack(grid_);
      const std::array grad_input_mask = {needs_input_grad(0), needs_input_grad(1)};
      place_gradients(results, 0,
                      ops::grid_sampler_2d_backward(
                          grad, input, grid, interpolation_mode_, padding_mode_, align_corners_,
                          grad_input_mask));
    }
  }

  SavedTensor input_, grid_;
  int64_t interpolation_mode_{}, padding_mode_{};
  bool align_corners_{};
};

// im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
struct Im2colBackward final : BackwardNode<Im2colBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef dilation,
            IntArrayRef padding, IntArrayRef stride) {
    kernel_size_ = kernel_size;
    dilation_ = dilation;
    padding_ = padding;
    stride_ = stride;
    self_size__2_ = self.size(-2);
    self_size__1_ = self.size(-1);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef dilation = dilation_;
      const IntArrayRef padding = padding_;
      const IntArrayRef stride = stride_;
      results[0] = ops::col2im(grad, IntArrayRef({self_size__2_, self_size__1_}), kernel_size,
                               dilation, padding, stride);
    }
  }

  DimVector kernel_size_, dilation_, padding_, stride_;
  int64_t self_size__2_{}, self_size__1_{};
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

// max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
//   int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
struct MaxPool3dWithIndicesBackward final : BackwardNode<MaxPool3dWithIndicesBackward, 0> {
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
      results[0] = ops::max_pool3d_with_indices_backward(grad, self, kernel_size, stride, padding,
                                                         dilation, ceil_mode_, result1);
    }
  }

  SavedTensor self_, result1_;
  DimVector kernel_size_, stride_, padding_, dilation_;
  bool ceil_mode_{};
};

// max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
//   stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
struct MaxPool3dWithIndicesBackwardBackward final
    : BackwardNode<MaxPool3dWithIndicesBackwardBackward, 0> {
  using Undifferentiated = std::index_sequence<7>;
  void release_saved() override { reset(indices_); }
  void save(const auto& call, const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
            IntArrayRef, IntArrayRef, bool, const TensorBase& indices) {
    call.save(indices_, indices, "indices");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::max_pool3d_double_backward(grad, unpack(indices_));
    }
  }

  SavedTensor indices_;
};

// upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
//   float? scales_w=None) -> Tensor
struct UpsampleBicubic2dBackward final : BackwardNode<UpsampleBicubic2dBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef output_size, bool align_corners,
            std::optional<double> scales_h, std::optional<double> scales_w) {
    output_size_ = output_size;
    align_corners_ = align_corners;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_bicubic2d_backward(grad, output_size, self_sizes_, align_corners_,
                                                    scales_h_, scales_w_);
    }
  }

  DimVector output_size_, self_sizes_;
  bool align_corners_{};
  std::optional<double> scales_h_, scales_w_;
};

// upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool
//   align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
struct UpsampleBicubic2dBackwardBackward final
    : BackwardNode<UpsampleBicubic2dBackwardBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef output_size, IntArrayRef,
            bool align_corners, std::optional<double> scales_h, std::optional<double> scales_w) {
    output_size_ = output_size;
    align_corners_ = align_corners;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_bicubic2d(grad, output_size, align_corners_, scales_h_, scales_w_);
    }
  }

  DimVector output_size_;
  bool align_corners_{};
  std::optional<double> scales_h_, scales_w_;
};

}  // namespace

void register_autograd_convolution() {
  const AutogradKernels kernels("tenon/generated/autograd/convolution.cpp");
  kernels.record<InternalAdaptiveAvgPool2dBackward, stubs::_adaptive_avg_pool2d>();
  kernels.record<InternalAdaptiveAvgPool2dBackwardBackward, stubs::_adaptive_avg_pool2d_backward>();
  kernels.record<InternalAdaptiveAvgPool3dBackward, stubs::_adaptive_avg_pool3d>();
  kernels.record<InternalAdaptiveAvgPool3dBackwardBackward, stubs::_adaptive_avg_pool3d_backward>();
  kernels.record<AdaptiveMaxPool2dBackward, stubs::adaptive_max_pool2d>();
  kernels.record<AdaptiveMaxPool2dBackwardBackward, stubs::adaptive_max_pool2d_backward>();
  kernels.record<AdaptiveMaxPool3dBackward, stubs::adaptive_max_pool3d>();
  kernels.record<AdaptiveMaxPool3dBackwardBackward, stubs::adaptive_max_pool3d_backward>();
  kernels.record<AvgPool2dBackward, stubs::avg_pool2d>();
  kernels.record<AvgPool2dBackwardBackward, stubs::avg_pool2d_backward>();
  kernels.record<AvgPool3dBackward, stubs::avg_pool3d>();
  kernels.record<AvgPool3dBackwardBackward, stubs::avg_pool3d_backward>();
  kernels.record<Col2imBackward, stubs::col2im>();
  kernels.record<ConvolutionBackward, stubs::convolution>();
  kernels.record<ConvolutionBackwardBackward, stubs::convolution_backward>();
  kernels.record<GridSampler2dBackward, stubs::grid_sampler_2d>();
  kernels.record<NotImplementedBackward<"GridSampler2dBackwardBackward",
                 stubs::grid_sampler_2d_backward, 0, 1, 2>, stubs::grid_sampler_2d_backward>();
  kernels.record<Im2colBackward, stubs::im2col>();
  kernels.record<MaxPool2dWithIndicesBackward, stubs::max_pool2d_with_indices>();
  kernels.record<MaxPool2dWithIndicesBackwardBackward, stubs::max_pool2d_with_indices_backward>();
  kernels.record<MaxPool3dWithIndicesBackward, stubs::max_pool3d_with_indices>();
  kernels.record<MaxPool3dWithIndicesBackwardBackward, stubs::max_pool3d_with_indices_backward>();
  kernels.record<UpsampleBicubic2dBackward, stubs::upsample_bicubic2d>();
  kernels.record<UpsampleBicubic2dBackwardBackward, stubs::upsample_bicubic2d_backward>();
}

}  // namespace tenon
