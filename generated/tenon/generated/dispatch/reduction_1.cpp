// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/var.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::mean, .category = kCategory, .doc = "The mean of all elements.",
                      .derivatives =
                      "self: formulas::mean_backward(grad, self.sizes(), std::nullopt, false, "
                      "self.dtype())");

TENON_DEFINE_OPERATOR(stubs::mean_dim, .category = kCategory, .doc = "The mean over dimensions.",
                      .derivatives =
                      "self: formulas::mean_backward(grad, self.sizes(), dim, keepdim, "
                      "self.dtype())");
TENON_DEFINE_VARIANT(stubs::mean_out, stubs::mean_dim);

TENON_DEFINE_OPERATOR(stubs::amin, .category = kCategory,
                      .doc =
                      "The smallest element over dimensions, NaN if there is one; ties share the "
                      "gradient equally.",
                      .derivatives =
                      "self: formulas::extremum_backward(grad, self, result, dim, keepdim)");
TENON_DEFINE_VARIANT(stubs::amin_out, stubs::amin);

TENON_DEFINE_OPERATOR(stubs::min, .category = kCategory, .doc = "The smallest of all elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::min_dim, .category = kCategory,
                      .doc =
                      "The smallest element over a dimension and the index of its first "
                      "occurrence.",
                      .derivatives =
                      "self: formulas::value_selecting_backward(grad, self.sizes(), dim, indices, "
                      "keepdim)");

TENON_DEFINE_OPERATOR(stubs::argmax, .category = kCategory,
                      .doc =
                      "The index of the first greatest element, over a dimension or in row-major "
                      "order.");

TENON_DEFINE_OPERATOR(stubs::any, .category = kCategory, .doc = "Whether any element is nonzero.");

TENON_DEFINE_OPERATOR(stubs::any_dim, .category = kCategory,
                      .doc = "Whether any element over a dimension is nonzero.");

TENON_DEFINE_OPERATOR(stubs::var_correction, .category = kCategory,
                      .doc =
                      "The variance over dimensions; the divisor is the count less correction, "
                      "which is 1 unless given.",
                      .derivatives =
                      "self: formulas::var_backward(grad, self, dim, correction, keepdim)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_dim, .category = kCategory,
                      .doc =
                      "The variance over dimensions; the divisor is one less than the count where "
                      "unbiased.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::std_correction, .category = kCategory,
                      .doc = "The square root of the variance over dimensions.", .composite = true);

void add_operators_reduction_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::mean, stubs::mean_dim, stubs::mean_out, stubs::amin, stubs::amin_out,
                        stubs::min, stubs::min_dim, stubs::argmax, stubs::any, stubs::any_dim,
                        stubs::var_correction, stubs::var_dim, stubs::std_correction>(dispatcher);
}

}  // namespace tenon
