// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d_backward.h"
#include "tenon/generated/ops/adaptive_avg_pool1d.h"
#include "tenon/generated/ops/adaptive_avg_pool2d.h"
#include "tenon/generated/ops/adaptive_avg_pool3d.h"
#include "tenon/generated/ops/adaptive_max_pool1d.h"
#include "tenon/generated/ops/adaptive_max_pool2d.h"
#include "tenon/generated/ops/adaptive_max_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_max_pool3d.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::adaptive_avg_pool1d, "convolution",
                      .doc = "The means of output_size windows that cover the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_adaptive_avg_pool2d, "convolution",
                      .doc = "The means of output_size windows that cover the last two dimensions.",
                      .derivatives = "self: _adaptive_avg_pool2d_backward(grad, self)");

TENON_DEFINE_OPERATOR(stubs::adaptive_avg_pool2d, "convolution",
                      .doc = "The means of output_size windows that cover the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_adaptive_avg_pool2d_backward, "convolution",
                      .doc = "The gradient of _adaptive_avg_pool2d for its input.",
                      .derivatives = "grad_output: "
                      "formulas::adaptive_avg_pool2d_double_backward(grad, grad_output.size(-2), "
                      "grad_output.size(-1))");

TENON_DEFINE_OPERATOR(stubs::_adaptive_avg_pool3d, "convolution",
                      .doc =
                      "The means of output_size windows that cover the last three dimensions.",
                      .derivatives = "self: _adaptive_avg_pool3d_backward(grad, self)");

TENON_DEFINE_OPERATOR(stubs::adaptive_avg_pool3d, "convolution",
                      .doc =
                      "The means of output_size windows that cover the last three dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_adaptive_avg_pool3d_backward, "convolution",
                      .doc = "The gradient of _adaptive_avg_pool3d for its input.",
                      .derivatives = "grad_output: "
                      "formulas::adaptive_avg_pool3d_double_backward(grad, grad_output.size(-3), "
                      "grad_output.size(-2), grad_output.size(-1))");

TENON_DEFINE_OPERATOR(stubs::adaptive_max_pool1d, "convolution",
                      .doc = "The largest elements of output_size windows that cover the last "
                      "dimension, and their indices.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::adaptive_max_pool2d, "convolution",
                      .doc = "The largest elements of output_size windows that cover the last two "
                      "dimensions, and their indices in the input plane.",
                      .derivatives = "self: adaptive_max_pool2d_backward(grad, self, result1)");

TENON_DEFINE_OPERATOR(stubs::adaptive_max_pool2d_backward, "convolution",
                      .doc = "The gradient of adaptive_max_pool2d for its input.",
                      .derivatives =
                      "grad_output: formulas::max_pool2d_double_backward(grad, indices)");

TENON_DEFINE_OPERATOR(stubs::adaptive_max_pool3d, "convolution",
                      .doc = "The largest elements of output_size windows that cover the last "
                      "three dimensions, and their indices in the input volume.",
                      .derivatives = "self: adaptive_max_pool3d_backward(grad, self, result1)");

void add_operators_convolution(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::adaptive_avg_pool1d, stubs::_adaptive_avg_pool2d,
                        stubs::adaptive_avg_pool2d, stubs::_adaptive_avg_pool2d_backward,
                        stubs::_adaptive_avg_pool3d, stubs::adaptive_avg_pool3d,
                        stubs::_adaptive_avg_pool3d_backward, stubs::adaptive_max_pool1d,
                        stubs::adaptive_max_pool2d, stubs::adaptive_max_pool2d_backward,
                        stubs::adaptive_max_pool3d>(dispatcher);
}

}  // namespace tenon
