// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_nan_to_num.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/nan_to_num.h"
#include "tenon/generated/ops/neg.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::logit,
                      .doc = "log(self / (1 - self)), of self limited to [eps, 1 - eps] where eps "
                      "is given.", .derivatives = "self: _logit_grad_self(grad, self, eps)");
TENON_DEFINE_VARIANT(stubs::logit_, stubs::logit);
TENON_DEFINE_VARIANT(stubs::logit_out, stubs::logit);

TENON_DEFINE_OPERATOR(stubs::_logit_grad_self, .doc = "The gradient of logit for self.",
                      .derivatives = "grad_output: _logit_grad_self(grad, self, eps)\nself: "
                      "_logit_grad_self_grad_self(grad, grad_output, self, eps)");

TENON_DEFINE_OPERATOR(stubs::_logit_grad_self_grad_self,
                      .doc = "The gradient of _logit_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::nan_to_num,
                      .doc = "Each element, or what stands for NaN (0) and the infinities (the "
                      "greatest and the least number).", .composite = true);
TENON_DEFINE_VARIANT(stubs::nan_to_num_, stubs::nan_to_num);
TENON_DEFINE_VARIANT(stubs::nan_to_num_out, stubs::nan_to_num);

TENON_DEFINE_OPERATOR(stubs::_nan_to_num,
                      .doc = "Each element, or what stands for NaN and the infinities.",
                      .derivatives = "self: _nan_to_num_grad_self(grad, self)");

TENON_DEFINE_OPERATOR(stubs::_nan_to_num_grad_self, .doc = "The gradient of _nan_to_num for self.",
                      .derivatives =
                      "grad_output: _nan_to_num_grad_self(grad, self)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::neg, .doc = "The negative of each element.",
                      .derivatives = "self: -grad");
TENON_DEFINE_VARIANT(stubs::neg_, stubs::neg);
TENON_DEFINE_VARIANT(stubs::neg_out, stubs::neg);

void add_operators_pointwise_unary_from_logit(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::logit, stubs::logit_, stubs::logit_out, stubs::_logit_grad_self,
                        stubs::_logit_grad_self_grad_self, stubs::nan_to_num, stubs::nan_to_num_,
                        stubs::nan_to_num_out, stubs::_nan_to_num, stubs::_nan_to_num_grad_self,
                        stubs::neg, stubs::neg_, stubs::neg_out>(dispatcher);
}

}  // namespace tenon
