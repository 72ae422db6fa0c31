// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select_scatter.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::index_select, .category = kCategory,
                      .doc = "The slices of a dimension that index lists.",
                      .derivatives =
                      "self: formulas::index_select_backward(grad, self.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::index_select_out, stubs::index_select);

TENON_DEFINE_OPERATOR(stubs::select_scatter, .category = kCategory,
                      .doc = "self with src at one index of a dimension.",
                      .derivatives =
                      "self: formulas::select_scatter_backward(grad, dim, index)\nsrc: "
                      "grad.select(dim, index)");

TENON_DEFINE_OPERATOR(stubs::diagonal_scatter, .category = kCategory,
                      .doc = "self with src on the diagonal of two dimensions.",
                      .derivatives =
                      "self: formulas::diagonal_scatter_backward(grad, offset, dim1, dim2)\nsrc: "
                      "grad.diagonal(offset, dim1, dim2)");

TENON_DEFINE_OPERATOR(stubs::gather, .category = kCategory,
                      .doc =
                      "For each element of index, the element of self at that index of a "
                      "dimension.",
                      .derivatives =
                      "self: formulas::gather_backward(grad, self.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::gather_out, stubs::gather);

TENON_DEFINE_OPERATOR(stubs::scatter_add, .category = kCategory,
                      .doc =
                      "self with the elements of src added at the given indices of a dimension.",
                      .derivatives =
                      "self: grad\nsrc: formulas::scatter_source_backward(grad, src.sizes(), dim, "
                      "index)");
TENON_DEFINE_VARIANT(stubs::scatter_add_, stubs::scatter_add);

void add_operators_indexing_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::index_select, stubs::index_select_out, stubs::select_scatter,
                        stubs::diagonal_scatter, stubs::gather, stubs::gather_out,
                        stubs::scatter_add, stubs::scatter_add_>(dispatcher);
}

}  // namespace tenon
