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

namespace tenon {

constexpr std::string_view kCategory = "convolution";

TENON_DEFINE_OPERATOR(stubs::im2col,
                      .doc = "The elements that each window covers, as a column for each window.",
                      .derivatives = "self: col2im(grad, IntArrayRef({self.size(-2), "
                      "self.size(-1)}), kernel_size, dilation, padding, stride)");

TENON_DEFINE_OPERATOR(stubs::max_pool1d,
                      .doc = "The largest element of each window of the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_pool2d,
                      .doc = "The largest element of each window of the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_pool2d_with_indices,
                      .doc = "The largest element of each window of the last two dimensions, and "
                      "its index in the input plane; NaN counts as the largest.",
                      .derivatives = "self: max_pool2d_with_indices_backward(grad, self, "
                      "kernel_size, stride, padding, dilation, ceil_mode, result1)");

TENON_DEFINE_OPERATOR(stubs::max_pool2d_with_indices_backward,
                      .doc = "The gradient of max_pool2d_with_indices for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool2d_double_backward(grad, indices)");

TENON_DEFINE_OPERATOR(stubs::max_pool3d,
                      .doc = "The largest element of each window of the last three dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_pool3d_with_indices,
                      .doc = "The largest element of each window of the last three dimensions, and "
                      "its index in the input volume; NaN counts as the largest.",
                      .derivatives = "self: max_pool3d_with_indices_backward(grad, self, "
                      "kernel_size, stride, padding, dilation, ceil_mode, result1)");

TENON_DEFINE_OPERATOR(stubs::max_pool3d_with_indices_backward,
                      .doc = "The gradient of max_pool3d_with_indices for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool3d_double_backward(grad, indices)");

TENON_DEFINE_OPERATOR(stubs::max_unpool2d,
                      .doc = "Planes of output_size of 0, with the elements of self where "
                      "max_pool2d found them.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_unpool3d,
                      .doc = "Volumes of output_size of 0, with the elements of self where "
                      "max_pool3d found them.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_bicubic2d_vec,
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "bicubic interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_bicubic2d,
                      .doc = "Images [N, C, ...] of output_size by bicubic interpolation.",
                      .derivatives = "self: upsample_bicubic2d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales_h, scales_w)");

void add_operators_convolution_from_im2col(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::im2col, stubs::max_pool1d, stubs::max_pool2d,
                        stubs::max_pool2d_with_indices, stubs::max_pool2d_with_indices_backward,
                        stubs::max_pool3d, stubs::max_pool3d_with_indices,
                        stubs::max_pool3d_with_indices_backward, stubs::max_unpool2d,
                        stubs::max_unpool3d, stubs::upsample_bicubic2d_vec,
                        stubs::upsample_bicubic2d>(dispatcher);
}

}  // namespace tenon
