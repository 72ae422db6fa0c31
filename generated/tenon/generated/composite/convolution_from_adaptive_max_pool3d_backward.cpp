// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/affine_grid_generator.h"
#include "tenon/generated/ops/col2im.h"

namespace tenon::composite {

// affine_grid(Tensor theta, SymInt[] size, bool align_corners=False) -> Tensor
TensorBase affine_grid(const TensorBase& theta, IntArrayRef size, bool align_corners) {
  return ops::affine_grid_generator(theta, size, align_corners);
}

// fold(Tensor input, SymInt[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2]
//   padding=0, int[2] stride=1) -> Tensor
TensorBase fold(const TensorBase& input, IntArrayRef output_size, IntArrayRef kernel_size,
                IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride) {
  return ops::col2im(input, output_size, kernel_size, dilation, padding, stride);
}

}  // namespace tenon::composite
