// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::alias, .category = kCategory,
                      .doc = "A second tensor on the elements of self.",
                      .derivatives = "self: grad", .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::detach, .category = kCategory,
                      .doc = "The elements of self without its history.",
                      .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::broadcast_to, .category = kCategory,
                      .doc = "self expanded to the given sizes.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::select_int, .category = kCategory,
                      .doc = "self at one index of a dimension, which disappears.",
                      .derivatives =
                      "self: formulas::select_backward(grad, self.sizes(), dim, index)",
                      .view_inverse = "select_scatter(base, mutated_view, dim, index)");

TENON_DEFINE_OPERATOR(stubs::t, .category = kCategory,
                      .doc = "The transpose of a matrix; self if it has fewer dimensions.",
                      .derivatives = "self: grad.t()", .view_inverse = "mutated_view.t()");

TENON_DEFINE_OPERATOR(stubs::view_as, .category = kCategory,
                      .doc = "self viewed in the sizes of other.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reshape, .category = kCategory,
                      .doc =
                      "The elements of self in other sizes, a view where its strides allow it, "
                      "else a copy.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::unflatten_int, .category = kCategory,
                      .doc = "self with a dimension divided into several.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::t_, .category = kCategory, .doc = "Transposes the matrix self.",
                      .derivatives = "self: grad.t()");

void add_operators_view_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::alias, stubs::detach, stubs::broadcast_to, stubs::select_int,
                        stubs::t, stubs::view_as, stubs::reshape, stubs::unflatten_int, stubs::t_>(
                            dispatcher);
}

}  // namespace tenon
