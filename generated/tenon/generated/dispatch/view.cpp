// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::alias, .category = kCategory,
                      .doc = "A second tensor on the elements of self.",
                      .derivatives = "self: grad", .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::as_strided, .category = kCategory,
                      .doc = "A window on the storage of self, which must lie inside it.",
                      .derivatives =
                      "self: formulas::as_strided_backward(grad, self.sizes(), self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)",
                      .view_inverse =
                      "as_strided_scatter(base, mutated_view, size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::broadcast_to, .category = kCategory,
                      .doc = "self expanded to the given sizes.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::chunk, .category = kCategory,
                      .doc = "At most chunks parts of a dimension, of equal size but for the last.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::detach, .category = kCategory,
                      .doc = "The elements of self without its history.",
                      .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::diagonal, .category = kCategory,
                      .doc =
                      "The diagonal of two dimensions as a last dimension; offset counts above the "
                      "main one.",
                      .derivatives =
                      "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)",
                      .view_inverse = "diagonal_scatter(base, mutated_view, offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::expand, .category = kCategory,
                      .doc =
                      "self with dimensions of size 1 repeated without copying; -1 keeps a size.",
                      .derivatives = "self: sum_to(grad, self.sizes())",
                      .view_inverse = "formulas::expand_inverse(base, mutated_view)");

void add_operators_view(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::alias, stubs::as_strided, stubs::broadcast_to, stubs::chunk,
                        stubs::detach, stubs::diagonal, stubs::expand>(dispatcher);
}

}  // namespace tenon
