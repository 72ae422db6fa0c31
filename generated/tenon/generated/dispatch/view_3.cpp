// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/view.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::as_strided, .category = kCategory,
                      .doc = "A window on the storage of self, which must lie inside it.",
                      .derivatives =
                      "self: formulas::as_strided_backward(grad, self.sizes(), self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)",
                      .view_inverse =
                      "as_strided_scatter(base, mutated_view, size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::narrow, .category = kCategory,
                      .doc = "length indices of a dimension from start.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::unbind_int, .category = kCategory,
                      .doc = "self at every index of a dimension.",
                      .derivatives = "self: formulas::unbind_backward(grads, self.sizes(), dim)",
                      .view_inverse =
                      "select_scatter(base, mutated_view, dim, mutated_view_index)");

TENON_DEFINE_OPERATOR(stubs::chunk, .category = kCategory,
                      .doc = "At most chunks parts of a dimension, of equal size but for the last.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::squeeze, .category = kCategory,
                      .doc = "self without its dimensions of size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_dim, .category = kCategory,
                      .doc = "self without a dimension, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_dims, .category = kCategory,
                      .doc = "self without those of the given dimensions that have size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::diagonal, .category = kCategory,
                      .doc =
                      "The diagonal of two dimensions as a last dimension; offset counts above the "
                      "main one.",
                      .derivatives =
                      "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)",
                      .view_inverse = "diagonal_scatter(base, mutated_view, offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::view, .category = kCategory,
                      .doc =
                      "The elements of self in other sizes, where its strides allow it; one size "
                      "may be -1.", .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_, .category = kCategory,
                      .doc = "Removes the dimensions of size 1 from self.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze__dim, .category = kCategory,
                      .doc = "Removes a dimension from self, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())");

void add_operators_view_3(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::as_strided, stubs::narrow, stubs::unbind_int, stubs::chunk,
                        stubs::squeeze, stubs::squeeze_dim, stubs::squeeze_dims, stubs::diagonal,
                        stubs::view, stubs::squeeze_, stubs::squeeze__dim>(dispatcher);
}

}  // namespace tenon
