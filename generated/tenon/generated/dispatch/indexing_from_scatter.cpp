// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::scatter_src,
                      .doc = "self with the elements of src at the given indices of a dimension.",
                      .derivatives = "self: grad.scatter(dim, index, 0)\nsrc: "
                      "formulas::scatter_source_backward(grad, src.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::scatter__src, stubs::scatter_src);

TENON_DEFINE_OPERATOR(stubs::scatter_value,
                      .doc = "self with a number at the given indices of a dimension.",
                      .derivatives = "self: grad.scatter(dim, index, 0)");
TENON_DEFINE_VARIANT(stubs::scatter__value, stubs::scatter_value);

TENON_DEFINE_OPERATOR(stubs::scatter_add,
                      .doc =
                      "self with the elements of src added at the given indices of a dimension.",
                      .derivatives = "self: grad\nsrc: formulas::scatter_source_backward(grad, "
                      "src.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::scatter_add_, stubs::scatter_add);

TENON_DEFINE_OPERATOR(stubs::select_scatter, .doc = "self with src at one index of a dimension.",
                      .derivatives = "self: formulas::select_scatter_backward(grad, dim, "
                      "index)\nsrc: grad.select(dim, index)");

TENON_DEFINE_OPERATOR(stubs::select_scatter_,
                      .doc = "Overwrites one index of a dimension with src.",
                      .derivatives = "self: formulas::select_scatter_backward(grad, dim, "
                      "index)\nsrc: grad.select(dim, index)");

TENON_DEFINE_OPERATOR(stubs::slice_scatter,
                      .doc = "self with src at the indices start, start + step, … before end of a "
                      "dimension.",
                      .derivatives = "self: formulas::slice_scatter_backward(grad, dim, start, "
                      "end, step)\nsrc: grad.slice(dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::slice_scatter_,
                      .doc = "Overwrites the indices start, start + step, … before end of a "
                      "dimension with src.",
                      .derivatives = "self: formulas::slice_scatter_backward(grad, dim, start, "
                      "end, step)\nsrc: grad.slice(dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::tril, .doc = "Matrices with 0 above a diagonal.",
                      .derivatives = "self: grad.tril(diagonal)");
TENON_DEFINE_VARIANT(stubs::tril_, stubs::tril);
TENON_DEFINE_VARIANT(stubs::tril_out, stubs::tril);

TENON_DEFINE_OPERATOR(stubs::triu, .doc = "Matrices with 0 below a diagonal.",
                      .derivatives = "self: grad.triu(diagonal)");
TENON_DEFINE_VARIANT(stubs::triu_, stubs::triu);
TENON_DEFINE_VARIANT(stubs::triu_out, stubs::triu);

void add_operators_indexing_from_scatter(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::scatter_src, stubs::scatter__src, stubs::scatter_value,
                        stubs::scatter__value, stubs::scatter_add, stubs::scatter_add_,
                        stubs::select_scatter, stubs::select_scatter_, stubs::slice_scatter,
                        stubs::slice_scatter_, stubs::tril, stubs::tril_, stubs::tril_out,
                        stubs::triu, stubs::triu_, stubs::triu_out>(dispatcher);
}

}  // namespace tenon
