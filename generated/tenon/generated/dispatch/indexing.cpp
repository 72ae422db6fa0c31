// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index.h"
#include "tenon/generated/ops/index_add.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::as_strided_scatter, .doc = "self with src in a window on its storage.",
                      .derivatives = "self: formulas::as_strided_scatter_backward(grad, "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)\nsrc: "
                      "formulas::as_strided_scatter_src_backward(grad, self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::diagonal_scatter,
                      .doc = "self with src on the diagonal of two dimensions.",
                      .derivatives = "self: formulas::diagonal_scatter_backward(grad, offset, "
                      "dim1, dim2)\nsrc: grad.diagonal(offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::diagonal_scatter_,
                      .doc = "Overwrites the diagonal of two dimensions with src.",
                      .derivatives = "self: formulas::diagonal_scatter_backward(grad, offset, "
                      "dim1, dim2)\nsrc: grad.diagonal(offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::gather,
                      .doc =
                      "For each element of index, the element of self at that index of a "
                      "dimension.",
                      .derivatives =
                      "self: formulas::gather_backward(grad, self.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::gather_out, stubs::gather);

TENON_DEFINE_OPERATOR(stubs::index_Tensor,
                      .doc = "The elements that tensors of integers or masks pick from dimensions, "
                      "as NumPy does; None stands for a whole one.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::index_add,
                      .doc = "self with alpha times the slices of source added at the indices of a "
                      "dimension.",
                      .derivatives = "self: grad\nsource: maybe_multiply(grad.index_select(dim, "
                      "index).reshape(source.sizes()), alpha)");
TENON_DEFINE_VARIANT(stubs::index_add_, stubs::index_add);

void add_operators_indexing(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::as_strided_scatter, stubs::diagonal_scatter,
                        stubs::diagonal_scatter_, stubs::gather, stubs::gather_out,
                        stubs::index_Tensor, stubs::index_add, stubs::index_add_>(dispatcher);
}

}  // namespace tenon
