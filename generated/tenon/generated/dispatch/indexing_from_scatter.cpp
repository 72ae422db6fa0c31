// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/take_along_dim.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::scatter_src, "indexing",
                      .doc = "self with the elements of src at the given indices of a dimension.",
                      .derivatives = "self: grad.scatter(dim, index, 0)\nsrc: "
                      "formulas::scatter_source_backward(grad, src.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::scatter__src, stubs::scatter_src);

TENON_DEFINE_OPERATOR(stubs::scatter_value, "indexing",
                      .doc = "self with a number at the given indices of a dimension.",
                      .derivatives = "self: grad.scatter(dim, index, 0)");
TENON_DEFINE_VARIANT(stubs::scatter__value, stubs::scatter_value);

TENON_DEFINE_OPERATOR(stubs::scatter_add, "indexing",
                      .doc =
                      "self with the elements of src added at the given indices of a dimension.",
                      .derivatives = "self: grad\nsrc: formulas::scatter_source_backward(grad, "
                      "src.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::scatter_add_, stubs::scatter_add);

TENON_DEFINE_OPERATOR(stubs::scatter_reduce_two, "indexing",
                      .doc = "The sum, prod, mean, amax or amin of the elements of src at each "
                      "index of a dimension, with self's or without.",
                      .derivatives = "self, src: formulas::scatter_reduce_backward(grad, self, "
                      "dim, index, src, reduce, include_self, result, grad_input_mask)");
TENON_DEFINE_VARIANT(stubs::scatter_reduce__two, stubs::scatter_reduce_two);
TENON_DEFINE_VARIANT(stubs::scatter_reduce_two_out, stubs::scatter_reduce_two);

TENON_DEFINE_OPERATOR(stubs::select_scatter, "indexing",
                      .doc = "self with src at one index of a dimension.",
                      .derivatives = "self: formulas::select_scatter_backward(grad, dim, "
                      "index)\nsrc: grad.select(dim, index)");

TENON_DEFINE_OPERATOR(stubs::select_scatter_, "indexing",
                      .doc = "Overwrites one index of a dimension with src.",
                      .derivatives = "self: formulas::select_scatter_backward(grad, dim, "
                      "index)\nsrc: grad.select(dim, index)");

TENON_DEFINE_OPERATOR(stubs::slice_scatter, "indexing",
                      .doc = "self with src at the indices start, start + step, … before end of a "
                      "dimension.",
                      .derivatives = "self: formulas::slice_scatter_backward(grad, dim, start, "
                      "end, step)\nsrc: grad.slice(dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::slice_scatter_, "indexing",
                      .doc = "Overwrites the indices start, start + step, … before end of a "
                      "dimension with src.",
                      .derivatives = "self: formulas::slice_scatter_backward(grad, dim, start, "
                      "end, step)\nsrc: grad.slice(dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::take_along_dim, "indexing",
                      .doc = "The elements of self at the indices of a dimension, or of self as "
                      "one dimension; the others broadcast.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::tril, "indexing", .doc = "Matrices with 0 above a diagonal.",
                      .derivatives = "self: grad.tril(diagonal)");
TENON_DEFINE_VARIANT(stubs::tril_, stubs::tril);
TENON_DEFINE_VARIANT(stubs::tril_out, stubs::tril);

TENON_DEFINE_OPERATOR(stubs::triu, "indexing", .doc = "Matrices with 0 below a diagonal.",
                      .derivatives = "self: grad.triu(diagonal)");
TENON_DEFINE_VARIANT(stubs::triu_, stubs::triu);
TENON_DEFINE_VARIANT(stubs::triu_out, stubs::triu);

void add_operators_indexing_from_scatter(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::scatter_src, stubs::scatter__src, stubs::scatter_value,
                        stubs::scatter__value, stubs::scatter_add, stubs::scatter_add_,
                        stubs::scatter_reduce_two, stubs::scatter_reduce__two,
                        stubs::scatter_reduce_two_out, stubs::select_scatter,
                        stubs::select_scatter_, stubs::slice_scatter, stubs::slice_scatter_,
                        stubs::take_along_dim, stubs::tril, stubs::tril_, stubs::tril_out,
                        stubs::triu, stubs::triu_, stubs::triu_out>(dispatcher);
}

}  // namespace tenon
