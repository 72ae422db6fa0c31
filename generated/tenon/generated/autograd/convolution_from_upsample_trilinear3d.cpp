// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/upsample_trilinear3d.h"
#include "tenon/generated/ops/upsample_trilinear3d_backward.h"

namespace tenon {
namespace {

using namespace formulas;

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

}  // namespace

void register_autograd_convolution_from_upsample_trilinear3d() {
  const AutogradKernels kernels(
      "tenon/generated/autograd/convolution_from_upsample_trilinear3d.cpp");
  kernels.record<UpsampleTrilinear3dBackward, stubs::upsample_trilinear3d>();
}

}  // namespace tenon
