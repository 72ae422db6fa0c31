// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/upsample_trilinear3d.h"

namespace tenon {

constexpr std::string_view kCategory = "convolution";

TENON_DEFINE_OPERATOR(stubs::upsample_trilinear3d_vec,
                      .doc = "Images [N, C, ...] of output_size, or scale_factors as large, by "
                      "trilinear interpolation.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::upsample_trilinear3d,
                      .doc = "Images [N, C, ...] of output_size by trilinear interpolation.",
                      .derivatives = "self: upsample_trilinear3d_backward(grad, output_size, "
                      "self.sizes(), align_corners, scales_d, scales_h, scales_w)");

void add_operators_convolution_from_upsample_trilinear3d(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::upsample_trilinear3d_vec, stubs::upsample_trilinear3d>(dispatcher);
}

}  // namespace tenon
