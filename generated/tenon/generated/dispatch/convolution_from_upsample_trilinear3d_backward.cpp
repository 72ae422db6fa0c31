// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/upsample_trilinear3d_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "convolution";

TENON_DEFINE_OPERATOR(stubs::upsample_trilinear3d_backward,
                      .doc = "The gradient of upsample_trilinear3d for its input.",
                      .derivatives = "grad_output: upsample_trilinear3d(grad, output_size, "
                      "align_corners, scales_d, scales_h, scales_w)");

void add_operators_convolution_from_upsample_trilinear3d_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::upsample_trilinear3d_backward>(dispatcher);
}

}  // namespace tenon
