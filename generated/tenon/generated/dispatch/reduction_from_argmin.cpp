// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::argmin, .category = kCategory,
                      .doc =
                      "The index of the first smallest element, over a dimension or in row-major "
                      "order.");

TENON_DEFINE_OPERATOR(stubs::cumsum, .category = kCategory,
                      .doc = "The sums of the elements of a dimension up to each index.",
                      .derivatives = "self: formulas::cumsum_backward(grad, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::cumsum_out, stubs::cumsum);

TENON_DEFINE_OPERATOR(stubs::logsumexp, .category = kCategory,
                      .doc =
                      "The logarithm of the sum of exponentials over dimensions, without overflow.",
                      .derivatives =
                      "self: formulas::logsumexp_backward(grad, self, result, dim, keepdim)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max, .category = kCategory, .doc = "The greatest of all elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_dim, .category = kCategory,
                      .doc =
                      "The greatest element over a dimension and the index of its first "
                      "occurrence.",
                      .derivatives =
                      "self: formulas::value_selecting_backward(grad, self.sizes(), dim, indices, "
                      "keepdim)");

TENON_DEFINE_OPERATOR(stubs::mean, .category = kCategory, .doc = "The mean of all elements.",
                      .derivatives =
                      "self: formulas::mean_backward(grad, self.sizes(), std::nullopt, false, "
                      "self.dtype())");

TENON_DEFINE_OPERATOR(stubs::mean_dim, .category = kCategory, .doc = "The mean over dimensions.",
                      .derivatives =
                      "self: formulas::mean_backward(grad, self.sizes(), dim, keepdim, "
                      "self.dtype())");
TENON_DEFINE_VARIANT(stubs::mean_out, stubs::mean_dim);

TENON_DEFINE_OPERATOR(stubs::min, .category = kCategory, .doc = "The smallest of all elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::min_dim, .category = kCategory,
                      .doc =
                      "The smallest element over a dimension and the index of its first "
                      "occurrence.",
                      .derivatives =
                      "self: formulas::value_selecting_backward(grad, self.sizes(), dim, indices, "
                      "keepdim)");

void add_operators_reduction_from_argmin(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::argmin, stubs::cumsum, stubs::cumsum_out, stubs::logsumexp,
                        stubs::max, stubs::max_dim, stubs::mean, stubs::mean_dim, stubs::mean_out,
                        stubs::min, stubs::min_dim>(dispatcher);
}

}  // namespace tenon
