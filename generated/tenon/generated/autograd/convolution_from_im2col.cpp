// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/convolution.h"
#include "tenon/generated/ops/col2im.h"
#include "tenon/generated/ops/im2col.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"
#include "tenon/generated/ops/max_pool3d_with_indices.h"
#include "tenon/generated/ops/max_pool3d_with_indices_backward.h"
#include "tenon/generated/ops/upsample_bicubic2d.h"
#include "tenon/generated/ops/upsample_bicubic2d_backward.h"
#include "tenon/generated/ops/upsample_bilinear2d.h"
#include "tenon/generated/ops/upsample_bilinear2d_backward.h"
#include "tenon/generated/ops/upsample_linear1d.h"
#include "tenon/generated/ops/upsample_linear1d_backward.h"
#include "tenon/generated/ops/upsample_nearest1d.h"
#include "tenon/generated/ops/upsample_nearest1d_backward.h"
#include "tenon/generated/ops/upsample_nearest2d.h"
#include "tenon/generated/ops/upsample_nearest2d_backward.h"
#include "tenon/generated/ops/upsample_nearest3d.h"
#include "tenon/generated/ops/upsample_nearest3d_backward.h"
#include "tenon/generated/ops/upsample_trilinear3d.h"
#include "tenon/generated/ops/upsample_trilinear3d_backward.h"

namespace tenon {
namespace {

using namespace formulas;

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

// upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
//   float? scales_w=None) -> Tensor
struct UpsampleBilinear2dBackward final : BackwardNode<UpsampleBilinear2dBackward, 0> {
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
      results[0] = ops::upsample_bilinear2d_backward(grad, output_size, self_sizes_, align_corners_,
                                                     scales_h_, scales_w_);
    }
  }

  DimVector output_size_, self_sizes_;
  bool align_corners_{};
  std::optional<double> scales_h_, scales_w_;
};

// upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
//   bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
struct UpsampleBilinear2dBackwardBackward final
    : BackwardNode<UpsampleBilinear2dBackwardBackward, 0> {
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
      results[0] =
          ops::upsample_bilinear2d(grad, output_size, align_corners_, scales_h_, scales_w_);
    }
  }

  DimVector output_size_;
  bool align_corners_{};
  std::optional<double> scales_h_, scales_w_;
};

// upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) ->
//   Tensor
struct UpsampleLinear1dBackward final : BackwardNode<UpsampleLinear1dBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef output_size, bool align_corners,
            std::optional<double> scales) {
    output_size_ = output_size;
    align_corners_ = align_corners;
    scales_ = scales;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] =
          ops::upsample_linear1d_backward(grad, output_size, self_sizes_, align_corners_, scales_);
    }
  }

  DimVector output_size_, self_sizes_;
  bool align_corners_{};
  std::optional<double> scales_;
};

// upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool
//   align_corners, float? scales=None) -> Tensor
struct UpsampleLinear1dBackwardBackward final : BackwardNode<UpsampleLinear1dBackwardBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef output_size, IntArrayRef,
            bool align_corners, std::optional<double> scales) {
    output_size_ = output_size;
    align_corners_ = align_corners;
    scales_ = scales;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_linear1d(grad, output_size, align_corners_, scales_);
    }
  }

  DimVector output_size_;
  bool align_corners_{};
  std::optional<double> scales_;
};

// upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
struct UpsampleNearest1dBackward final : BackwardNode<UpsampleNearest1dBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef output_size,
            std::optional<double> scales) {
    output_size_ = output_size;
    scales_ = scales;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_nearest1d_backward(grad, output_size, self_sizes_, scales_);
    }
  }

  DimVector output_size_, self_sizes_;
  std::optional<double> scales_;
};

// upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size,
//   float? scales=None) -> Tensor
struct UpsampleNearest1dBackwardBackward final
    : BackwardNode<UpsampleNearest1dBackwardBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef output_size, IntArrayRef,
            std::optional<double> scales) {
    output_size_ = output_size;
    scales_ = scales;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_nearest1d(grad, output_size, scales_);
    }
  }

  DimVector output_size_;
  std::optional<double> scales_;
};

// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
//   scales_w=None) -> Tensor
struct UpsampleNearest2dBackward final : BackwardNode<UpsampleNearest2dBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef output_size,
            std::optional<double> scales_h, std::optional<double> scales_w) {
    output_size_ = output_size;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] =
          ops::upsample_nearest2d_backward(grad, output_size, self_sizes_, scales_h_, scales_w_);
    }
  }

  DimVector output_size_, self_sizes_;
  std::optional<double> scales_h_, scales_w_;
};

// upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
//   float? scales_h=None, float? scales_w=None) -> Tensor
struct UpsampleNearest2dBackwardBackward final
    : BackwardNode<UpsampleNearest2dBackwardBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef output_size, IntArrayRef,
            std::optional<double> scales_h, std::optional<double> scales_w) {
    output_size_ = output_size;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_nearest2d(grad, output_size, scales_h_, scales_w_);
    }
  }

  DimVector output_size_;
  std::optional<double> scales_h_, scales_w_;
};

// upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
//   scales_h=None, float? scales_w=None) -> Tensor
struct UpsampleNearest3dBackward final : BackwardNode<UpsampleNearest3dBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef output_size,
            std::optional<double> scales_d, std::optional<double> scales_h,
            std::optional<double> scales_w) {
    output_size_ = output_size;
    scales_d_ = scales_d;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_nearest3d_backward(grad, output_size, self_sizes_, scales_d_,
                                                    scales_h_, scales_w_);
    }
  }

  DimVector output_size_, self_sizes_;
  std::optional<double> scales_d_, scales_h_, scales_w_;
};

// upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
//   float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
struct UpsampleNearest3dBackwardBackward final
    : BackwardNode<UpsampleNearest3dBackwardBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef output_size, IntArrayRef,
            std::optional<double> scales_d, std::optional<double> scales_h,
            std::optional<double> scales_w) {
    output_size_ = output_size;
    scales_d_ = scales_d;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_nearest3d(grad, output_size, scales_d_, scales_h_, scales_w_);
    }
  }

  DimVector output_size_;
  std::optional<double> scales_d_, scales_h_, scales_w_;
};

// upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float?
//   scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
struct UpsampleTrilinear3dBackward final : BackwardNode<UpsampleTrilinear3dBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef output_size, bool align_corners,
            std::optional<double> scales_d, std::optional<double> scales_h,
            std::optional<double> scales_w) {
    output_size_ = output_size;
    align_corners_ = align_corners;
    scales_d_ = scales_d;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_trilinear3d_backward(
          grad, output_size, self_sizes_, align_corners_, scales_d_, scales_h_, scales_w_);
    }
  }

  DimVector output_size_, self_sizes_;
  bool align_corners_{};
  std::optional<double> scales_d_, scales_h_, scales_w_;
};

// upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
//   bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
struct UpsampleTrilinear3dBackwardBackward final
    : BackwardNode<UpsampleTrilinear3dBackwardBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef output_size, IntArrayRef,
            bool align_corners, std::optional<double> scales_d, std::optional<double> scales_h,
            std::optional<double> scales_w) {
    output_size_ = output_size;
    align_corners_ = align_corners;
    scales_d_ = scales_d;
    scales_h_ = scales_h;
    scales_w_ = scales_w;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef output_size = output_size_;
      results[0] = ops::upsample_trilinear3d(grad, output_size, align_corners_, scales_d_,
                                             scales_h_, scales_w_);
    }
  }

  DimVector output_size_;
  bool align_corners_{};
  std::optional<double> scales_d_, scales_h_, scales_w_;
};

}  // namespace

void register_autograd_convolution_from_im2col() {
  const AutogradKernels kernels("tenon/generated/autograd/convolution_from_im2col.cpp");
  kernels.record<Im2colBackward, stubs::im2col>();
  kernels.record<MaxPool2dWithIndicesBackward, stubs::max_pool2d_with_indices>();
  kernels.record<MaxPool2dWithIndicesBackwardBackward, stubs::max_pool2d_with_indices_backward>();
  kernels.record<MaxPool3dWithIndicesBackward, stubs::max_pool3d_with_indices>();
  kernels.record<MaxPool3dWithIndicesBackwardBackward, stubs::max_pool3d_with_indices_backward>();
  kernels.record<UpsampleBicubic2dBackward, stubs::upsample_bicubic2d>();
  kernels.record<UpsampleBicubic2dBackwardBackward, stubs::upsample_bicubic2d_backward>();
  kernels.record<UpsampleBilinear2dBackward, stubs::upsample_bilinear2d>();
  kernels.record<UpsampleBilinear2dBackwardBackward, stubs::upsample_bilinear2d_backward>();
  kernels.record<UpsampleLinear1dBackward, stubs::upsample_linear1d>();
  kernels.record<UpsampleLinear1dBackwardBackward, stubs::upsample_linear1d_backward>();
  kernels.record<UpsampleNearest1dBackward, stubs::upsample_nearest1d>();
  kernels.record<UpsampleNearest1dBackwardBackward, stubs::upsample_nearest1d_backward>();
  kernels.record<UpsampleNearest2dBackward, stubs::upsample_nearest2d>();
  kernels.record<UpsampleNearest2dBackwardBackward, stubs::upsample_nearest2d_backward>();
  kernels.record<UpsampleNearest3dBackward, stubs::upsample_nearest3d>();
  kernels.record<UpsampleNearest3dBackwardBackward, stubs::upsample_nearest3d_backward>();
  kernels.record<UpsampleTrilinear3dBackward, stubs::upsample_trilinear3d>();
  kernels.record<UpsampleTrilinear3dBackwardBackward, stubs::upsample_trilinear3d_backward>();
}

}  // namespace tenon
