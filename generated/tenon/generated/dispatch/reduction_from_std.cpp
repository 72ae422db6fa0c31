// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/std_mean.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/trapezoid.h"
#include "tenon/generated/ops/var.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::std_correction,
                      .doc = "The square root of the variance over dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::std_mean_correction,
                      .doc = "The standard deviation and the mean over dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sum, .doc = "The sum of all elements; integers add up in int64.",
                      .derivatives = "self: formulas::sum_backward(grad, self.sizes(), "
                      "std::nullopt, false, self.dtype())");

TENON_DEFINE_OPERATOR(stubs::sum_dim_IntList,
                      .doc = "The sum over dimensions; integers add up in int64.",
                      .derivatives =
                      "self: formulas::sum_backward(grad, self.sizes(), dim, keepdim, "
                      "self.dtype())");
TENON_DEFINE_VARIANT(stubs::sum_IntList_out, stubs::sum_dim_IntList);

TENON_DEFINE_OPERATOR(stubs::trapezoid_x,
                      .doc = "The integral along a dimension of samples y at places x, by the "
                      "trapezoidal rule.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::trapezoid_dx,
                      .doc = "The integral along a dimension of samples y at distances dx, by the "
                      "trapezoidal rule.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_correction,
                      .doc = "The variance over dimensions; the divisor is the count less "
                      "correction, which is 1 unless given.",
                      .derivatives =
                      "self: formulas::var_backward(grad, self, dim, correction, keepdim)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_dim,
                      .doc = "The variance over dimensions; the divisor is one less than the count "
                      "where unbiased.", .composite = true);

void add_operators_reduction_from_std(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::std_correction, stubs::std_mean_correction, stubs::sum,
                        stubs::sum_dim_IntList, stubs::sum_IntList_out, stubs::trapezoid_x,
                        stubs::trapezoid_dx, stubs::var_correction, stubs::var_dim>(dispatcher);
}

}  // namespace tenon
