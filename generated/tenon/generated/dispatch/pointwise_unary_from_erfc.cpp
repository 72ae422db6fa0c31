// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/frac.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/isneginf.h"
#include "tenon/generated/ops/isposinf.h"
#include "tenon/generated/ops/isreal.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::erfc, "pointwise_unary",
                      .doc = "The complementary error function of each element.",
                      .derivatives = "self: _erf_grad_self(grad, self, -1.1283791670955126)");
TENON_DEFINE_VARIANT(stubs::erfc_, stubs::erfc);
TENON_DEFINE_VARIANT(stubs::erfc_out, stubs::erfc);

TENON_DEFINE_OPERATOR(stubs::erfinv, "pointwise_unary",
                      .doc =
                      "The number whose erf is self, by Wichura's rational approximations AS 241.",
                      .derivatives = "self: grad * 0.88622692545275801 * (result * result).exp()");
TENON_DEFINE_VARIANT(stubs::erfinv_, stubs::erfinv);
TENON_DEFINE_VARIANT(stubs::erfinv_out, stubs::erfinv);

TENON_DEFINE_OPERATOR(stubs::exp, "pointwise_unary", .doc = "e to the power of each element.",
                      .derivatives = "self: grad * result");
TENON_DEFINE_VARIANT(stubs::exp_, stubs::exp);
TENON_DEFINE_VARIANT(stubs::exp_out, stubs::exp);

TENON_DEFINE_OPERATOR(stubs::exp2, "pointwise_unary", .doc = "Two to the power of each element.",
                      .derivatives =
                      "self: _addcmul_grad_tensor1(grad, result, 0.6931471805599453)");
TENON_DEFINE_VARIANT(stubs::exp2_, stubs::exp2);
TENON_DEFINE_VARIANT(stubs::exp2_out, stubs::exp2);

TENON_DEFINE_OPERATOR(stubs::expm1, "pointwise_unary",
                      .doc = "e to the power of each element, minus 1, accurate near 0.",
                      .derivatives = "self: _expm1_grad_self(grad, result)");
TENON_DEFINE_VARIANT(stubs::expm1_, stubs::expm1);
TENON_DEFINE_VARIANT(stubs::expm1_out, stubs::expm1);

TENON_DEFINE_OPERATOR(stubs::_expm1_grad_self, "pointwise_unary",
                      .doc = "The gradient of expm1 for self.",
                      .derivatives =
                      "grad_output: _expm1_grad_self(grad, output)\noutput: grad * grad_output");

TENON_DEFINE_OPERATOR(stubs::floor, "pointwise_unary",
                      .doc = "The largest integer not above each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::floor_, stubs::floor);
TENON_DEFINE_VARIANT(stubs::floor_out, stubs::floor);

TENON_DEFINE_OPERATOR(stubs::frac, "pointwise_unary",
                      .doc = "What stands behind the point of each element, with its sign.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::frac_, stubs::frac);
TENON_DEFINE_VARIANT(stubs::frac_out, stubs::frac);

TENON_DEFINE_OPERATOR(stubs::isfinite, "pointwise_unary",
                      .doc = "Whether each element is neither infinite nor NaN.");

TENON_DEFINE_OPERATOR(stubs::isinf, "pointwise_unary", .doc = "Whether each element is infinite.");

TENON_DEFINE_OPERATOR(stubs::isnan, "pointwise_unary",
                      .doc = "Whether each element is not a number.");

TENON_DEFINE_OPERATOR(stubs::isneginf, "pointwise_unary",
                      .doc = "Whether each element is minus infinity.");
TENON_DEFINE_VARIANT(stubs::isneginf_out, stubs::isneginf);

TENON_DEFINE_OPERATOR(stubs::isposinf, "pointwise_unary",
                      .doc = "Whether each element is infinity.");
TENON_DEFINE_VARIANT(stubs::isposinf_out, stubs::isposinf);

TENON_DEFINE_OPERATOR(stubs::isreal, "pointwise_unary",
                      .doc = "Whether each element has no imaginary part; true of real numbers.",
                      .composite = true);

void add_operators_pointwise_unary_from_erfc(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::erfc, stubs::erfc_, stubs::erfc_out, stubs::erfinv, stubs::erfinv_,
                        stubs::erfinv_out, stubs::exp, stubs::exp_, stubs::exp_out, stubs::exp2,
                        stubs::exp2_, stubs::exp2_out, stubs::expm1, stubs::expm1_,
                        stubs::expm1_out, stubs::_expm1_grad_self, stubs::floor, stubs::floor_,
                        stubs::floor_out, stubs::frac, stubs::frac_, stubs::frac_out,
                        stubs::isfinite, stubs::isinf, stubs::isnan, stubs::isneginf,
                        stubs::isneginf_out, stubs::isposinf, stubs::isposinf_out, stubs::isreal>(
      dispatcher);
}

}  // namespace tenon
