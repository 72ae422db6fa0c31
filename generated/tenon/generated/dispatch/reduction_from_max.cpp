// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/nanmean.h"
#include "tenon/generated/ops/nansum.h"
#include "tenon/generated/ops/prod.h"

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

TENON_DEFINE_OPERATOR(stubs::nanmean, .doc = "The mean over dimensions of what is not NaN.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::nanmean_out, stubs::nanmean);

TENON_DEFINE_OPERATOR(stubs::nansum, .doc = "The sum over dimensions of what is not NaN.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::nansum_out, stubs::nansum);

TENON_DEFINE_OPERATOR(stubs::prod,
                      .doc = "The product of all elements; integers multiply in int64.",
                      .derivatives =
                      "self: formulas::prod_backward(grad, self, result, std::nullopt, false)");

TENON_DEFINE_OPERATOR(stubs::prod_dim_int,
                      .doc = "The product over a dimension; integers multiply in int64.",
                      .derivatives =
                      "self: formulas::prod_backward(grad, self, result, dim, keepdim)");

void add_operators_reduction_from_max(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::max, stubs::max_dim, stubs::mean, stubs::mean_dim, stubs::mean_out,
                        stubs::min, stubs::min_dim, stubs::nanmean, stubs::nanmean_out,
                        stubs::nansum, stubs::nansum_out, stubs::prod, stubs::prod_dim_int>(
      dispatcher);
}

}  // namespace tenon
