// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_index_positions.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_fill.h"
#include "tenon/generated/ops/index_put.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/masked_scatter.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::as_strided_scatter, "indexing",
                      .doc = "self with src in a window on its storage.",
                      .derivatives = "self: formulas::as_strided_scatter_backward(grad, "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)\nsrc: "
                      "formulas::as_strided_scatter_src_backward(grad, self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::diagonal_scatter, "indexing",
                      .doc = "self with src on the diagonal of two dimensions.",
                      .derivatives = "self: formulas::diagonal_scatter_backward(grad, offset, "
                      "dim1, dim2)\nsrc: grad.diagonal(offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::diagonal_scatter_, "indexing",
                      .doc = "Overwrites the diagonal of two dimensions with src.",
                      .derivatives = "self: formulas::diagonal_scatter_backward(grad, offset, "
                      "dim1, dim2)\nsrc: grad.diagonal(offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::gather, "indexing",
                      .doc =
                      "For each element of index, the element of self at that index of a "
                      "dimension.",
                      .derivatives =
                      "self: formulas::gather_backward(grad, self.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::gather_out, stubs::gather);

TENON_DEFINE_OPERATOR(stubs::index_Tensor, "indexing",
                      .doc = "The elements that tensors of integers or masks pick from dimensions, "
                      "as NumPy does; None stands for a whole one.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::index_add, "indexing",
                      .doc = "self with alpha times the slices of source added at the indices of a "
                      "dimension.",
                      .derivatives = "self: grad\nsource: maybe_multiply(grad.index_select(dim, "
                      "index).reshape(source.sizes()), alpha)");
TENON_DEFINE_VARIANT(stubs::index_add_, stubs::index_add);

TENON_DEFINE_OPERATOR(stubs::index_copy, "indexing",
                      .doc = "self with the slices of source at the given indices of a dimension.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_copy_, stubs::index_copy);
TENON_DEFINE_VARIANT(stubs::index_copy_out, stubs::index_copy);

TENON_DEFINE_OPERATOR(stubs::index_fill_int_Scalar, "indexing",
                      .doc = "self with a number at the given indices of a dimension.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_fill__int_Scalar, stubs::index_fill_int_Scalar);
TENON_DEFINE_VARIANT(stubs::index_fill_int_Scalar_out, stubs::index_fill_int_Scalar);

TENON_DEFINE_OPERATOR(stubs::_index_positions, "indexing",
                      .doc = "Where broadcast indices of the dimensions dim look in these as one, "
                      "counted from the end if < 0. Errors name the caller.");

TENON_DEFINE_OPERATOR(stubs::index_put, "indexing",
                      .doc = "self with values where index reads, or with their sum there.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_put_, stubs::index_put);

TENON_DEFINE_OPERATOR(stubs::index_select, "indexing",
                      .doc = "The slices of a dimension that index lists.",
                      .derivatives =
                      "self: formulas::index_select_backward(grad, self.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::index_select_out, stubs::index_select);

TENON_DEFINE_OPERATOR(stubs::masked_fill_Tensor, "indexing",
                      .doc = "self with the element of a tensor without dimensions where the bool "
                      "mask holds.", .composite = true);
TENON_DEFINE_VARIANT(stubs::masked_fill__Tensor, stubs::masked_fill_Tensor);

TENON_DEFINE_OPERATOR(stubs::_masked_fill, "indexing",
                      .doc = "self with value where the bool mask holds.",
                      .derivatives =
                      "self: grad.masked_fill(mask, 0)\nvalue: _masked_fill_grad_value(grad, "
                      "mask)");
TENON_DEFINE_VARIANT(stubs::_masked_fill_, stubs::_masked_fill);

TENON_DEFINE_OPERATOR(stubs::_masked_fill_grad_value, "indexing",
                      .doc = "The gradient of _masked_fill for value.",
                      .derivatives = "grad_output: _masked_fill_grad_value(grad, mask)");

TENON_DEFINE_OPERATOR(stubs::masked_fill_Scalar, "indexing",
                      .doc = "self with a number where the bool mask holds.",
                      .derivatives = "self: grad.masked_fill(mask, 0)");
TENON_DEFINE_VARIANT(stubs::masked_fill__Scalar, stubs::masked_fill_Scalar);

TENON_DEFINE_OPERATOR(stubs::masked_scatter, "indexing",
                      .doc =
                      "self with the elements of source, in order, where the bool mask holds.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::masked_scatter_, stubs::masked_scatter);
TENON_DEFINE_VARIANT(stubs::masked_scatter_out, stubs::masked_scatter);

void add_operators_indexing(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::as_strided_scatter, stubs::diagonal_scatter,
                        stubs::diagonal_scatter_, stubs::gather, stubs::gather_out,
                        stubs::index_Tensor, stubs::index_add, stubs::index_add_, stubs::index_copy,
                        stubs::index_copy_, stubs::index_copy_out, stubs::index_fill_int_Scalar,
                        stubs::index_fill__int_Scalar, stubs::index_fill_int_Scalar_out,
                        stubs::_index_positions, stubs::index_put, stubs::index_put_,
                        stubs::index_select, stubs::index_select_out, stubs::masked_fill_Tensor,
                        stubs::masked_fill__Tensor, stubs::_masked_fill, stubs::_masked_fill_,
                        stubs::_masked_fill_grad_value, stubs::masked_fill_Scalar,
                        stubs::masked_fill__Scalar, stubs::masked_scatter, stubs::masked_scatter_,
                        stubs::masked_scatter_out>(dispatcher);
}

}  // namespace tenon
