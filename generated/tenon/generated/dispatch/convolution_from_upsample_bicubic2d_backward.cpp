// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

namespace tenon {

constexpr std::string_view kCategory = "convolution";

TENON_DEFINE_OPERATOR(stubs::upsample_bicubic2d_backward,
                      .doc = "The gradient of upsample_bicubic2d for its input.",
                      .derivatives = "grad_output: upsample_bicubic2d(grad, output_size, "
                      "align_corners, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_bilinear2d_vec,
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "bilinear interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_bilinear2d,
                      .doc = "Images [N, C, ...] of output_size by bilinear interpolation.",
                      .derivatives = "self: upsample_bilinear2d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_bilinear2d_backward,
                      .doc = "The gradient of upsample_bilinear2d for its input.",
                      .derivatives = "grad_output: upsample_bilinear2d(grad, output_size, "
                      "align_corners, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_linear1d_vec,
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "linear interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_linear1d,
                      .doc = "Images [N, C, ...] of output_size by linear interpolation.",
                      .derivatives = "self: upsample_linear1d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_linear1d_backward,
                      .doc = "The gradient of upsample_linear1d for its input.",
                      .derivatives =
                      "grad_output: upsample_linear1d(grad, output_size, align_corners, scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest1d_vec,
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by the "
                      "nearest elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_nearest1d,
                      .doc = "Images [N, C, ...] of output_size by the nearest elements.",
                      .derivatives =
                      "self: upsample_nearest1d_backward(grad, output_size, self.sizes(), scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest1d_backward,
                      .doc = "The gradient of upsample_nearest1d for its input.",
                      .derivatives = "grad_output: upsample_nearest1d(grad, output_size, scales)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest2d_vec,
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by the "
                      "nearest elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_nearest2d,
                      .doc = "Images [N, C, ...] of output_size by the nearest elements.",
                      .derivatives = "self: upsample_nearest2d_backward(grad, output_size, "
                      "self.sizes(), scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest2d_backward,
                      .doc = "The gradient of upsample_nearest2d for its input.",
                      .derivatives =
                      "grad_output: upsample_nearest2d(grad, output_size, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest3d_vec,
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by the "
                      "nearest elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_nearest3d,
                      .doc = "Images [N, C, ...] of output_size by the nearest elements.",
                      .derivatives = "self: upsample_nearest3d_backward(grad, output_size, "
                      "self.sizes(), scales_d, scales_h, scales_w)");

TENON_DEFINE_OPERATOR(stubs::upsample_nearest3d_backward,
                      .doc = "The gradient of upsample_nearest3d for its input.",
                      .derivatives = "grad_output: upsample_nearest3d(grad, output_size, scales_d, "
                      "scales_h, scales_w)");

void add_operators_convolution_from_upsample_bicubic2d_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::upsample_bicubic2d_backward, stubs::upsample_bilinear2d_vec,
                        stubs::upsample_bilinear2d, stubs::upsample_bilinear2d_backward,
                        stubs::upsample_linear1d_vec, stubs::upsample_linear1d,
                        stubs::upsample_linear1d_backward, stubs::upsample_nearest1d_vec,
                        stubs::upsample_nearest1d, stubs::upsample_nearest1d_backward,
                        stubs::upsample_nearest2d_vec, stubs::upsample_nearest2d,
                        stubs::upsample_nearest2d_backward, stubs::upsample_nearest3d_vec,
                        stubs::upsample_nearest3d, stubs::upsample_nearest3d_backward>(dispatcher);
}

}  // namespace tenon
