// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/scatter.h"

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

void add_operators_indexing_from_scatter(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::scatter_src, stubs::scatter__src, stubs::scatter_value,
                        stubs::scatter__value>(dispatcher);
}

}  // namespace tenon
