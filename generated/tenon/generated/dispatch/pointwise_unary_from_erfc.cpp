// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::erfc, .doc = "The complementary error function of each element.",
                      .derivatives = "self: _erf_grad_self(grad, self, -1.1283791670955126)");
TENON_DEFINE_VARIANT(stubs::erfc_, stubs::erfc);
TENON_DEFINE_VARIANT(stubs::erfc_out, stubs::erfc);

TENON_DEFINE_OPERATOR(stubs::erfinv,
                      .doc =
                      "The number whose erf is self, by Wichura's rational approximations AS 241.",
                      .derivatives = "self: grad * 0.88622692545275801 * (result * result).exp()");
TENON_DEFINE_VARIANT(stubs::erfinv_, stubs::erfinv);
TENON_DEFINE_VARIANT(stubs::erfinv_out, stubs::erfinv);

TENON_DEFINE_OPERATOR(stubs::exp, .doc = "e to the power of each element.",
                      .derivatives = "self: grad * result");
TENON_DEFINE_VARIANT(stubs::exp_, stubs::exp);
TENON_DEFINE_VARIANT(stubs::exp_out, stubs::exp);

TENON_DEFINE_OPERATOR(stubs::exp2, .doc = "Two to the power of each element.",
                      .derivatives =
                      "self: _addcmul_grad_tensor1(grad, result, 0.6931471805599453)");
TENON_DEFINE_VARIANT(stubs::exp2_, stubs::exp2);
TENON_DEFINE_VARIANT(stubs::exp2_out, stubs::exp2);

void add_operators_pointwise_unary_from_erfc(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::erfc, stubs::erfc_, stubs::erfc_out, stubs::erfinv, stubs::erfinv_,
                        stubs::erfinv_out, stubs::exp, stubs::exp_, stubs::exp_out, stubs::exp2,
                        stubs::exp2_, stubs::exp2_out>(dispatcher);
}

}  // namespace tenon
