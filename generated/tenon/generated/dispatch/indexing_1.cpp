// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::index_add, .category = kCategory,
                      .doc =
                      "self with alpha times the slices of source added at the indices of a "
                      "dimension.",
                      .derivatives =
                      "self: grad\nsource: maybe_multiply(grad.index_select(dim, "
                      "index).reshape(source.sizes()), alpha)");
TENON_DEFINE_VARIANT(stubs::index_add_, stubs::index_add);

TENON_DEFINE_OPERATOR(stubs::masked_fill_Tensor, .category = kCategory,
                      .doc =
                      "self with value where the bool mask holds; a tensor of it has no "
                      "dimensions.",
                      .derivatives =
                      "self: grad.masked_fill(mask, 0)\nvalue: "
                      "grad.masked_fill(mask.logical_not(), 0)");
TENON_DEFINE_VARIANT(stubs::masked_fill__Tensor, stubs::masked_fill_Tensor);

TENON_DEFINE_OPERATOR(stubs::masked_fill_Scalar, .category = kCategory,
                      .doc =
                      "self with value where the bool mask holds; a tensor of it has no "
                      "dimensions.", .derivatives = "self: grad.masked_fill(mask, 0)");
TENON_DEFINE_VARIANT(stubs::masked_fill__Scalar, stubs::masked_fill_Scalar);

TENON_DEFINE_OPERATOR(stubs::tril, .category = kCategory,
                      .doc = "Matrices with 0 above a diagonal.",
                      .derivatives = "self: grad.tril(diagonal)");
TENON_DEFINE_VARIANT(stubs::tril_, stubs::tril);
TENON_DEFINE_VARIANT(stubs::tril_out, stubs::tril);

TENON_DEFINE_OPERATOR(stubs::triu, .category = kCategory,
                      .doc = "Matrices with 0 below a diagonal.",
                      .derivatives = "self: grad.triu(diagonal)");
TENON_DEFINE_VARIANT(stubs::triu_, stubs::triu);
TENON_DEFINE_VARIANT(stubs::triu_out, stubs::triu);

TENON_DEFINE_OPERATOR(stubs::slice_scatter, .category = kCategory,
                      .doc =
                      "self with src at the indices start, start + step, … before end of a "
                      "dimension.",
                      .derivatives =
                      "self: formulas::slice_scatter_backward(grad, dim, start, end, step)\nsrc: "
                      "grad.slice(dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::as_strided_scatter, .category = kCategory,
                      .doc = "self with src in a window on its storage.",
                      .derivatives =
                      "self: formulas::as_strided_scatter_backward(grad, self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)\nsrc: "
                      "formulas::as_strided_scatter_src_backward(grad, self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::scatter_src, .category = kCategory,
                      .doc = "self with the elements of src at the given indices of a dimension.",
                      .derivatives =
                      "self: grad.scatter(dim, index, 0)\nsrc: "
                      "formulas::scatter_source_backward(grad, src.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::scatter__src, stubs::scatter_src);

TENON_DEFINE_OPERATOR(stubs::scatter_value, .category = kCategory,
                      .doc = "self with a number at the given indices of a dimension.",
                      .derivatives = "self: grad.scatter(dim, index, 0)");
TENON_DEFINE_VARIANT(stubs::scatter__value, stubs::scatter_value);

void add_operators_indexing_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::index_add, stubs::index_add_, stubs::masked_fill_Tensor,
                        stubs::masked_fill__Tensor, stubs::masked_fill_Scalar,
                        stubs::masked_fill__Scalar, stubs::tril, stubs::tril_, stubs::tril_out,
                        stubs::triu, stubs::triu_, stubs::triu_out, stubs::slice_scatter,
                        stubs::as_strided_scatter, stubs::scatter_src, stubs::scatter__src,
                        stubs::scatter_value, stubs::scatter__value>(dispatcher);
}

}  // namespace tenon
