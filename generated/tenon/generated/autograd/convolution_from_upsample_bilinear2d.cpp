// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
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

void register_autograd_convolution_from_upsample_bilinear2d() {
  const AutogradKernels kernels(
      "tenon/generated/autograd/convolution_from_upsample_bilinear2d.cpp");
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
