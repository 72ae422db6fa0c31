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
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::alias, .doc = "A second tensor on the elements of self.",
                      .derivatives = "self: grad", .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::as_strided,
                      .doc = "A window on the storage of self, which must lie inside it.",
                      .derivatives = "self: formulas::as_strided_backward(grad, self.sizes(), "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)",
                      .view_inverse =
                      "as_strided_scatter(base, mutated_view, size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::broadcast_to, .doc = "self expanded to the given sizes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::chunk,
                      .doc = "At most chunks parts of a dimension, of equal size but for the last.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::detach, .doc = "The elements of self without its history.",
                      .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::diagonal,
                      .doc = "The diagonal of two dimensions as a last dimension; offset counts "
                      "above the main one.",
                      .derivatives =
                      "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)",
                      .view_inverse = "diagonal_scatter(base, mutated_view, offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::expand,
                      .doc =
                      "self with dimensions of size 1 repeated without copying; -1 keeps a size.",
                      .derivatives = "self: sum_to(grad, self.sizes())",
                      .view_inverse = "formulas::expand_inverse(base, mutated_view)");

TENON_DEFINE_OPERATOR(stubs::expand_as, .doc = "self expanded to the sizes of other.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::flatten_using_ints,
                      .doc = "self with the dimensions from start_dim to end_dim made one.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::movedim_int, .doc = "self with one dimension moved to another place.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::narrow, .doc = "length indices of a dimension from start.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::permute,
                      .doc = "Dimension i of the result is dimension dims[i] of self.",
                      .derivatives = "self: formulas::permute_backward(grad, dims)",
                      .view_inverse = "formulas::permute_backward(mutated_view, dims)");

TENON_DEFINE_OPERATOR(stubs::reshape,
                      .doc = "The elements of self in other sizes, a view where its strides allow "
                      "it, else a copy.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reshape_as, .doc = "The elements of self in the sizes of other.",
                      .composite = true);

void add_operators_view(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::alias, stubs::as_strided, stubs::broadcast_to, stubs::chunk,
                        stubs::detach, stubs::diagonal, stubs::expand, stubs::expand_as,
                        stubs::flatten_using_ints, stubs::movedim_int, stubs::narrow,
                        stubs::permute, stubs::reshape, stubs::reshape_as>(dispatcher);
}

}  // namespace tenon
