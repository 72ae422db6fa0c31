// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::max, .doc = "The greatest of all elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_dim,
                      .doc =
                      "The greatest element over a dimension and the index of its first "
                      "occurrence.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::mean, .doc = "The mean of all elements.",
                      .derivatives = "self: formulas::mean_backward(grad, self.sizes(), "
                      "std::nullopt, false, self.dtype())");

TENON_DEFINE_OPERATOR(stubs::mean_dim, .doc = "The mean over dimensions.",
                      .derivatives = "self: formulas::mean_backward(grad, self.sizes(), dim, "
                      "keepdim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::mean_out, stubs::mean_dim);

TENON_DEFINE_OPERATOR(stubs::min, .doc = "The smallest of all elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::min_dim,
                      .doc =
                      "The smallest element over a dimension and the index of its first "
                      "occurrence.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::prod,
                      .doc = "The product of all elements; integers multiply in int64.",
                      .derivatives =
                      "self: formulas::prod_backward(grad, self, result, std::nullopt, false)");

TENON_DEFINE_OPERATOR(stubs::prod_dim_int,
                      .doc = "The product over a dimension; integers multiply in int64.",
                      .derivatives =
                      "self: formulas::prod_backward(grad, self, result, dim, keepdim)");

TENON_DEFINE_OPERATOR(stubs::std_correction,
                      .doc = "The square root of the variance over dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::sum, .doc = "The sum of all elements; integers add up in int64.",
                      .derivatives = "self: formulas::sum_backward(grad, self.sizes(), "
                      "std::nullopt, false, self.dtype())");

TENON_DEFINE_OPERATOR(stubs::sum_dim_IntList,
                      .doc = "The sum over dimensions; integers add up in int64.",
                      .derivatives =
                      "self: formulas::sum_backward(grad, self.sizes(), dim, keepdim, "
                      "self.dtype())");
TENON_DEFINE_VARIANT(stubs::sum_IntList_out, stubs::sum_dim_IntList);

TENON_DEFINE_OPERATOR(stubs::var_correction,
                      .doc = "The variance over dimensions; the divisor is the count less "
                      "correction, which is 1 unless given.",
                      .derivatives =
                      "self: formulas::var_backward(grad, self, dim, correction, keepdim)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_dim,
                      .doc = "The variance over dimensions; the divisor is one less than the count "
                      "where unbiased.", .composite = true);

void add_operators_reduction_from_max(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::max, stubs::max_dim, stubs::mean, stubs::mean_dim, stubs::mean_out,
                        stubs::min, stubs::min_dim, stubs::prod, stubs::prod_dim_int,
                        stubs::std_correction, stubs::sum, stubs::sum_dim_IntList,
                        stubs::sum_IntList_out, stubs::var_correction, stubs::var_dim>(dispatcher);
}

}  // namespace tenon
