// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/upsample_trilinear3d.h"
#include "tenon/generated/ops/upsample_trilinear3d_backward.h"

namespace tenon {
namespace {

using namespace formulas;

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

void register_autograd_convolution_from_upsample_trilinear3d_backward() {
  const AutogradKernels kernels(
      "tenon/generated/autograd/convolution_from_upsample_trilinear3d_backward.cpp");
  kernels.record<UpsampleTrilinear3dBackwardBackward, stubs::upsample_trilinear3d_backward>();
}

}  // namespace tenon
