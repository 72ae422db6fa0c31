// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_nan_to_num.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/nan_to_num.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sgn.h"
#include "tenon/generated/ops/sigmoid.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::log, "pointwise_unary",
                      .doc = "The natural logarithm of each element.",
                      .derivatives = "self: grad / self");
TENON_DEFINE_VARIANT(stubs::log_, stubs::log);
TENON_DEFINE_VARIANT(stubs::log_out, stubs::log);

TENON_DEFINE_OPERATOR(stubs::log10, "pointwise_unary",
                      .doc = "The logarithm to base 10 of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, self, 0.4342944819032518)");
TENON_DEFINE_VARIANT(stubs::log10_, stubs::log10);
TENON_DEFINE_VARIANT(stubs::log10_out, stubs::log10);

TENON_DEFINE_OPERATOR(stubs::log1p, "pointwise_unary",
                      .doc = "The natural logarithm of 1 plus each element, accurate near 0.",
                      .derivatives = "self: _log1p_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::log1p_, stubs::log1p);
TENON_DEFINE_VARIANT(stubs::log1p_out, stubs::log1p);

TENON_DEFINE_OPERATOR(stubs::_log1p_grad_self, "pointwise_unary",
                      .doc = "The gradient of log1p for self.",
                      .derivatives = "grad_output: _log1p_grad_self(grad, self)\nself: "
                      "_log1p_grad_self_grad_self(grad, grad_output, self, -1)");

TENON_DEFINE_OPERATOR(stubs::_log1p_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _log1p_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::log2, "pointwise_unary",
                      .doc = "The logarithm to base 2 of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, self, 1.4426950408889634)");
TENON_DEFINE_VARIANT(stubs::log2_, stubs::log2);
TENON_DEFINE_VARIANT(stubs::log2_out, stubs::log2);

TENON_DEFINE_OPERATOR(stubs::logical_not, "pointwise_unary",
                      .doc = "Whether each element is zero.");

TENON_DEFINE_OPERATOR(stubs::logical_not_, "pointwise_unary",
                      .doc = "Whether each element is zero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_not_out, stubs::logical_not);

TENON_DEFINE_OPERATOR(stubs::logit, "pointwise_unary",
                      .doc = "log(self / (1 - self)), of self limited to [eps, 1 - eps] where eps "
                      "is given.", .derivatives = "self: _logit_grad_self(grad, self, eps)");
TENON_DEFINE_VARIANT(stubs::logit_, stubs::logit);
TENON_DEFINE_VARIANT(stubs::logit_out, stubs::logit);

TENON_DEFINE_OPERATOR(stubs::_logit_grad_self, "pointwise_unary",
                      .doc = "The gradient of logit for self.",
                      .derivatives = "grad_output: _logit_grad_self(grad, self, eps)\nself: "
                      "_logit_grad_self_grad_self(grad, grad_output, self, eps)");

TENON_DEFINE_OPERATOR(stubs::_logit_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _logit_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::nan_to_num, "pointwise_unary",
                      .doc = "Each element, or what stands for NaN (0) and the infinities (the "
                      "greatest and the least number).", .composite = true);
TENON_DEFINE_VARIANT(stubs::nan_to_num_, stubs::nan_to_num);
TENON_DEFINE_VARIANT(stubs::nan_to_num_out, stubs::nan_to_num);

TENON_DEFINE_OPERATOR(stubs::_nan_to_num, "pointwise_unary",
                      .doc = "Each element, or what stands for NaN and the infinities.",
                      .derivatives = "self: _nan_to_num_grad_self(grad, self)");

TENON_DEFINE_OPERATOR(stubs::_nan_to_num_grad_self, "pointwise_unary",
                      .doc = "The gradient of _nan_to_num for self.",
                      .derivatives =
                      "grad_output: _nan_to_num_grad_self(grad, self)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::neg, "pointwise_unary", .doc = "The negative of each element.",
                      .derivatives = "self: -grad");
TENON_DEFINE_VARIANT(stubs::neg_, stubs::neg);
TENON_DEFINE_VARIANT(stubs::neg_out, stubs::neg);

TENON_DEFINE_OPERATOR(stubs::reciprocal, "pointwise_unary", .doc = "One divided by each element.",
                      .derivatives = "self: _reciprocal_grad_self(grad, result, -1)");
TENON_DEFINE_VARIANT(stubs::reciprocal_, stubs::reciprocal);
TENON_DEFINE_VARIANT(stubs::reciprocal_out, stubs::reciprocal);

TENON_DEFINE_OPERATOR(stubs::_reciprocal_grad_self, "pointwise_unary",
                      .doc = "The gradient of reciprocal for self.",
                      .derivatives = "grad_output: _reciprocal_grad_self(grad, output, "
                      "scale)\noutput: _tanh_backward_grad_output(grad, grad_output, output, 2 * "
                      "scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::round, "pointwise_unary",
                      .doc = "The integer nearest to each element, the even one of two.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::round_, stubs::round);
TENON_DEFINE_VARIANT(stubs::round_out, stubs::round);

TENON_DEFINE_OPERATOR(stubs::rsqrt, "pointwise_unary",
                      .doc = "One divided by the square root of each element.",
                      .derivatives = "self: _rsqrt_grad_self(grad, result, -0.5)");
TENON_DEFINE_VARIANT(stubs::rsqrt_, stubs::rsqrt);
TENON_DEFINE_VARIANT(stubs::rsqrt_out, stubs::rsqrt);

TENON_DEFINE_OPERATOR(stubs::_rsqrt_grad_self, "pointwise_unary",
                      .doc = "The gradient of rsqrt for self.",
                      .derivatives = "grad_output: _rsqrt_grad_self(grad, output, scale)\noutput: "
                      "_reciprocal_grad_self(grad * grad_output, output, 3 * scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::sgn, "pointwise_unary",
                      .doc =
                      "Each element divided by its magnitude, 0 for 0; of real numbers the sign.",
                      .derivatives = "self: formulas::sgn_backward(grad, self, result)");
TENON_DEFINE_VARIANT(stubs::sgn_, stubs::sgn);
TENON_DEFINE_VARIANT(stubs::sgn_out, stubs::sgn);

TENON_DEFINE_OPERATOR(stubs::sigmoid, "pointwise_unary",
                      .doc = "The logistic function of each element.",
                      .derivatives = "self: sigmoid_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::sigmoid_, stubs::sigmoid);
TENON_DEFINE_VARIANT(stubs::sigmoid_out, stubs::sigmoid);

void add_operators_pointwise_unary_from_log(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::log, stubs::log_, stubs::log_out, stubs::log10, stubs::log10_,
                        stubs::log10_out, stubs::log1p, stubs::log1p_, stubs::log1p_out,
                        stubs::_log1p_grad_self, stubs::_log1p_grad_self_grad_self, stubs::log2,
                        stubs::log2_, stubs::log2_out, stubs::logical_not, stubs::logical_not_,
                        stubs::logical_not_out, stubs::logit, stubs::logit_, stubs::logit_out,
                        stubs::_logit_grad_self, stubs::_logit_grad_self_grad_self,
                        stubs::nan_to_num, stubs::nan_to_num_, stubs::nan_to_num_out,
                        stubs::_nan_to_num, stubs::_nan_to_num_grad_self, stubs::neg, stubs::neg_,
                        stubs::neg_out, stubs::reciprocal, stubs::reciprocal_,
                        stubs::reciprocal_out, stubs::_reciprocal_grad_self, stubs::round,
                        stubs::round_, stubs::round_out, stubs::rsqrt, stubs::rsqrt_,
                        stubs::rsqrt_out, stubs::_rsqrt_grad_self, stubs::sgn, stubs::sgn_,
                        stubs::sgn_out, stubs::sigmoid, stubs::sigmoid_, stubs::sigmoid_out>(
      dispatcher);
}

}  // namespace tenon
