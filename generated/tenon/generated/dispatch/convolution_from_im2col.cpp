// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/im2col.h"
#include "tenon/generated/ops/max_pool1d.h"
#include "tenon/generated/ops/max_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"
#include "tenon/generated/ops/max_pool3d.h"
#include "tenon/generated/ops/max_pool3d_with_indices.h"
#include "tenon/generated/ops/max_pool3d_with_indices_backward.h"
#include "tenon/generated/ops/max_unpool2d.h"
#include "tenon/generated/ops/max_unpool3d.h"
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


TENON_DEFINE_OPERATOR(stubs::im2col, "convolution",
                      .doc = "The elements that each window covers, as a column for each window.",
                      .derivatives = "self: col2im(grad, IntArrayRef({self.size(-2), "
                      "self.size(-1)}), kernel_size, dilation, padding, stride)");

TENON_DEFINE_OPERATOR(stubs::max_pool1d, "convolution",
                      .doc = "The largest element of each window of the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_pool2d, "convolution",
                      .doc = "The largest element of each window of the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_pool2d_with_indices, "convolution",
                      .doc = "The largest element of each window of the last two dimensions, and "
                      "its index in the input plane; NaN counts as the largest.",
                      .derivatives = "self: max_pool2d_with_indices_backward(grad, self, "
                      "kernel_size, stride, padding, dilation, ceil_mode, result1)");

TENON_DEFINE_OPERATOR(stubs::max_pool2d_with_indices_backward, "convolution",
                      .doc = "The gradient of max_pool2d_with_indices for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool2d_double_backward(grad, indices)");

TENON_DEFINE_OPERATOR(stubs::max_pool3d, "convolution",
                      .doc = "The largest element of each window of the last three dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_pool3d_with_indices, "convolution",
                      .doc = "The largest element of each window of the last three dimensions, and "
                      "its index in the input volume; NaN counts as the largest.",
                      .derivatives = "self: max_pool3d_with_indices_backward(grad, self, "
                      "kernel_size, stride, padding, dilation, ceil_mode, result1)");

TENON_DEFINE_OPERATOR(stubs::max_pool3d_with_indices_backward, "convolution",
                      .doc = "The gradient of max_pool3d_with_indices for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool3d_double_backward(grad, indices)");

TENON_DEFINE_OPERATOR(stubs::max_unpool2d, "convolution",
                      .doc = "Planes of output_size of 0, with the elements of self where "
                      "max_pool2d found them.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_unpool3d, "convolution",
                      .doc = "Volumes of output_size of 0, with the elements of self where "
                      "max_pool3d found them.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_bicubic2d_vec, "convolution",
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "bicubic interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_bicubic2d, "convolution",
                      .doc = "Images [N, C, ...] of output_size by bicubic interpolation.",
                      .derivatives = "self: upsample_bicubic2d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_bicubic2d_backward, "convolution",
                      .doc = "The gradient of upsample_bicubic2d for its input.",
                      .derivatives = "grad_output: upsample_bicubic2d(grad, output_size, "
                      "align_corners, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_bilinear2d_vec, "convolution",
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "bilinear interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_bilinear2d, "convolution",
                      .doc = "Images [N, C, ...] of output_size by bilinear interpolation.",
                      .derivatives = "self: upsample_bilinear2d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_bilinear2d_backward, "convolution",
                      .doc = "The gradient of upsample_bilinear2d for its input.",
                      .derivatives = "grad_output: upsample_bilinear2d(grad, output_size, "
                      "align_corners, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_linear1d_vec, "convolution",
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "linear interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_linear1d, "convolution",
                      .doc = "Images [N, C, ...] of output_size by linear interpolation.",
                      .derivatives = "self: upsample_linear1d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_linear1d_backward, "convolution",
                      .doc = "The gradient of upsample_linear1d for its input.",
                      .derivatives =
                      "grad_output: upsample_linear1d(grad, output_size, align_corners, scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest1d_vec, "convolution",
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by the "
                      "nearest elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_nearest1d, "convolution",
                      .doc = "Images [N, C, ...] of output_size by the nearest elements.",
                      .derivatives =
                      "self: upsample_nearest1d_backward(grad, output_size, self.sizes(), scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest1d_backward, "convolution",
                      .doc = "The gradient of upsample_nearest1d for its input.",
                      .derivatives = "grad_output: upsample_nearest1d(grad, output_size, scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest2d_vec, "convolution",
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by the "
                      "nearest elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_nearest2d, "convolution",
                      .doc = "Images [N, C, ...] of output_size by the nearest elements.",
                      .derivatives = "self: upsample_nearest2d_backward(grad, output_size, "
                      "self.sizes(), scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest2d_backward, "convolution",
                      .doc = "The gradient of upsample_nearest2d for its input.",
                      .derivatives =
                      "grad_output: upsample_nearest2d(grad, output_size, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest3d_vec, "convolution",
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by the "
                      "nearest elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_nearest3d, "convolution",
                      .doc = "Images [N, C, ...] of output_size by the nearest elements.",
                      .derivatives = "self: upsample_nearest3d_backward(grad, output_size, "
                      "self.sizes(), scales_d, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest3d_backward, "convolution",
                      .doc = "The gradient of upsample_nearest3d for its input.",
                      .derivatives = "grad_output: upsample_nearest3d(grad, output_size, scales_d, "
                      "scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_trilinear3d_vec, "convolution",
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "trilinear interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_trilinear3d, "convolution",
                      .doc = "Images [N, C, ...] of output_size by trilinear interpolation.",
                      .derivatives = "self: upsample_trilinear3d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales_d, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_trilinear3d_backward, "convolution",
                      .doc = "The gradient of upsample_trilinear3d for its input.",
                      .derivatives = "grad_output: upsample_trilinear3d(grad, output_size, "
                      "align_corners, scales_d, scales_h, scales_w)");

void add_operators_convolution_from_im2col(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::im2col, stubs::max_pool1d, stubs::max_pool2d,
                        stubs::max_pool2d_with_indices, stubs::max_pool2d_with_indices_backward,
                        stubs::max_pool3d, stubs::max_pool3d_with_indices,
                        stubs::max_pool3d_with_indices_backward, stubs::max_unpool2d,
                        stubs::max_unpool3d, stubs::upsample_bicubic2d_vec,
                        stubs::upsample_bicubic2d, stubs::upsample_bicubic2d_backward,
                        stubs::upsample_bilinear2d_vec, stubs::upsample_bilinear2d,
                        stubs::upsample_bilinear2d_backward, stubs::upsample_linear1d_vec,
                        stubs::upsample_linear1d, stubs::upsample_linear1d_backward,
                        stubs::upsample_nearest1d_vec, stubs::upsample_nearest1d,
                        stubs::upsample_nearest1d_backward, stubs::upsample_nearest2d_vec,
                        stubs::upsample_nearest2d, stubs::upsample_nearest2d_backward,
                        stubs::upsample_nearest3d_vec, stubs::upsample_nearest3d,
                        stubs::upsample_nearest3d_backward, stubs::upsample_trilinear3d_vec,
                        stubs::upsample_trilinear3d, stubs::upsample_trilinear3d_backward>(
      dispatcher);
}

}  // namespace tenon
