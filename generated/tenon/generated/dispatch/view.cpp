// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/alias_copy.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_copy.h"
#include "tenon/generated/ops/atleast_1d.h"
#include "tenon/generated/ops/atleast_2d.h"
#include "tenon/generated/ops/atleast_3d.h"
#include "tenon/generated/ops/broadcast_tensors.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/detach_copy.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_copy.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expand_copy.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/imag.h"
#include "tenon/generated/ops/meshgrid.h"
#include "tenon/generated/ops/moveaxis.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/permute_copy.h"
#include "tenon/generated/ops/real.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::alias, "view", .doc = "A second tensor on the elements of self.",
                      .derivatives = "self: grad", .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::alias_copy, "view", .doc = "What alias gives, as a copy.",
                      .derivatives = "self: grad");

TENON_DEFINE_OPERATOR(stubs::alias_inverse, "view",
                      .doc = "What base is after a write to what alias makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::as_strided, "view",
                      .doc = "A window on the storage of self, which must lie inside it.",
                      .derivatives = "self: formulas::as_strided_backward(grad, self.sizes(), "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)",
                      .view_inverse =
                      "as_strided_scatter(base, mutated_view, size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::as_strided_copy, "view", .doc = "What as_strided gives, as a copy.",
                      .derivatives = "self: formulas::as_strided_backward(grad, self.sizes(), "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::as_strided_inverse, "view",
                      .doc = "What base is after a write to what as_strided makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::as_strided_, "view",
                      .doc = "Makes self a window on its storage, which must lie inside it.",
                      .derivatives = "self: formulas::as_strided_backward(grad, self.sizes(), "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::atleast_1d, "view",
                      .doc = "self, as a vector of one element where it has no dimensions.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::atleast_2d, "view",
                      .doc = "self, as a matrix with dimensions of size 1 in front where it has "
                      "fewer than two.", .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::atleast_3d, "view",
                      .doc = "self with at least three dimensions; a vector becomes the second of "
                      "them, a matrix the first two.", .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::broadcast_tensors, "view",
                      .doc = "The tensors broadcast to the sizes of all.", .composite = true,
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::broadcast_to, "view", .doc = "self expanded to the given sizes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::chunk, "view",
                      .doc = "At most chunks parts of a dimension, of equal size but for the last.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::detach, "view", .doc = "The elements of self without its history.",
                      .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::detach_copy, "view", .doc = "What detach gives, as a copy.");

TENON_DEFINE_OPERATOR(stubs::detach_inverse, "view",
                      .doc = "What base is after a write to what detach makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::diagonal, "view",
                      .doc = "The diagonal of two dimensions as a last dimension; offset counts "
                      "above the main one.",
                      .derivatives =
                      "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)",
                      .view_inverse = "diagonal_scatter(base, mutated_view, offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::diagonal_copy, "view", .doc = "What diagonal gives, as a copy.",
                      .derivatives =
                      "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::diagonal_inverse, "view",
                      .doc = "What base is after a write to what diagonal makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::expand, "view",
                      .doc =
                      "self with dimensions of size 1 repeated without copying; -1 keeps a size.",
                      .derivatives = "self: sum_to(grad, self.sizes())",
                      .view_inverse = "formulas::expand_inverse(base, mutated_view)");

TENON_DEFINE_OPERATOR(stubs::expand_copy, "view", .doc = "What expand gives, as a copy.",
                      .derivatives = "self: sum_to(grad, self.sizes())");

TENON_DEFINE_OPERATOR(stubs::expand_inverse, "view",
                      .doc = "What base is after a write to what expand makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::expand_as, "view", .doc = "self expanded to the sizes of other.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::flatten_using_ints, "view",
                      .doc = "self with the dimensions from start_dim to end_dim made one.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::imag, "view", .doc = "The imaginary parts of complex numbers.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::meshgrid, "view",
                      .doc = "For each vector its elements along its own dimension of a grid; the "
                      "first is the first dimension.", .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::meshgrid_indexing, "view",
                      .doc = "For each vector its elements along its own dimension of a grid; by "
                      "'xy' the first is the second dimension.", .composite = true,
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::moveaxis_int, "view",
                      .doc = "self with one dimension moved to another place.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::moveaxis_intlist, "view",
                      .doc =
                      "self with dimensions moved to other places; the others stay in their order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::movedim_int, "view",
                      .doc = "self with one dimension moved to another place.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::movedim_intlist, "view",
                      .doc =
                      "self with dimensions moved to other places; the others stay in their order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::narrow, "view", .doc = "length indices of a dimension from start.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::permute, "view",
                      .doc = "Dimension i of the result is dimension dims[i] of self.",
                      .derivatives = "self: formulas::permute_backward(grad, dims)",
                      .view_inverse = "formulas::permute_backward(mutated_view, dims)");

TENON_DEFINE_OPERATOR(stubs::permute_copy, "view", .doc = "What permute gives, as a copy.",
                      .derivatives = "self: formulas::permute_backward(grad, dims)");

TENON_DEFINE_OPERATOR(stubs::permute_inverse, "view",
                      .doc = "What base is after a write to what permute makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::real, "view",
                      .doc = "The real parts of complex numbers; a view of all of a real tensor.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::reshape, "view",
                      .doc = "The elements of self in other sizes, a view where its strides allow "
                      "it, else a copy.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reshape_as, "view",
                      .doc = "The elements of self in the sizes of other.", .composite = true);

void add_operators_view(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::alias, stubs::alias_copy, stubs::alias_inverse, stubs::as_strided,
                        stubs::as_strided_copy, stubs::as_strided_inverse, stubs::as_strided_,
                        stubs::atleast_1d, stubs::atleast_2d, stubs::atleast_3d,
                        stubs::broadcast_tensors, stubs::broadcast_to, stubs::chunk, stubs::detach,
                        stubs::detach_copy, stubs::detach_inverse, stubs::diagonal,
                        stubs::diagonal_copy, stubs::diagonal_inverse, stubs::expand,
                        stubs::expand_copy, stubs::expand_inverse, stubs::expand_as,
                        stubs::flatten_using_ints, stubs::imag, stubs::meshgrid,
                        stubs::meshgrid_indexing, stubs::moveaxis_int, stubs::moveaxis_intlist,
                        stubs::movedim_int, stubs::movedim_intlist, stubs::narrow, stubs::permute,
                        stubs::permute_copy, stubs::permute_inverse, stubs::real, stubs::reshape,
                        stubs::reshape_as>(dispatcher);
}

}  // namespace tenon
