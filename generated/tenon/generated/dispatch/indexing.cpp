// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::as_strided_scatter, .category = kCategory,
                      .doc = "self with src in a window on its storage.",
                      .derivatives =
                      "self: formulas::as_strided_scatter_backward(grad, self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)\nsrc: "
                      "formulas::as_strided_scatter_src_backward(grad, self.strides(), "
                      "self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::diagonal_scatter, .category = kCategory,
                      .doc = "self with src on the diagonal of two dimensions.",
                      .derivatives =
                      "self: formulas::diagonal_scatter_backward(grad, offset, dim1, dim2)\nsrc: "
                      "grad.diagonal(offset, dim1, dim2)");

void add_operators_indexing(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::as_strided_scatter, stubs::diagonal_scatter>(dispatcher);
}

}  // namespace tenon
