// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_copy.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expand_copy.h"
#include "tenon/generated/ops/flatten.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::diagonal,
                      .doc = "The diagonal of two dimensions as a last dimension; offset counts "
                      "above the main one.",
                      .derivatives =
                      "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)",
                      .view_inverse = "diagonal_scatter(base, mutated_view, offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::diagonal_copy, .doc = "What diagonal gives, as a copy.",
                      .derivatives =
                      "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::diagonal_inverse,
                      .doc = "What base is after a write to what diagonal makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::expand,
                      .doc =
                      "self with dimensions of size 1 repeated without copying; -1 keeps a size.",
                      .derivatives = "self: sum_to(grad, self.sizes())",
                      .view_inverse = "formulas::expand_inverse(base, mutated_view)");

TENON_DEFINE_OPERATOR(stubs::expand_copy, .doc = "What expand gives, as a copy.",
                      .derivatives = "self: sum_to(grad, self.sizes())");

TENON_DEFINE_OPERATOR(stubs::expand_inverse,
                      .doc = "What base is after a write to what expand makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::expand_as, .doc = "self expanded to the sizes of other.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::flatten_using_ints,
                      .doc = "self with the dimensions from start_dim to end_dim made one.",
                      .composite = true);

void add_operators_view_from_diagonal(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::diagonal, stubs::diagonal_copy, stubs::diagonal_inverse,
                        stubs::expand, stubs::expand_copy, stubs::expand_inverse, stubs::expand_as,
                        stubs::flatten_using_ints>(dispatcher);
}

}  // namespace tenon
