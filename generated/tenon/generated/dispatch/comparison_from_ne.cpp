// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::ne_Tensor, .category = kCategory,
                      .doc = "Whether each element differs from other.");

TENON_DEFINE_OPERATOR(stubs::ne__Tensor, .category = kCategory,
                      .doc = "Whether each element differs from other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ne_out, stubs::ne_Tensor);

TENON_DEFINE_OPERATOR(stubs::ne_Scalar, .category = kCategory,
                      .doc = "Whether each element differs from other.");

TENON_DEFINE_OPERATOR(stubs::ne__Scalar, .category = kCategory,
                      .doc = "Whether each element differs from other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ne_Scalar_out, stubs::ne_Scalar);

void add_operators_comparison_from_ne(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::ne_Tensor, stubs::ne__Tensor, stubs::ne_out, stubs::ne_Scalar,
                        stubs::ne__Scalar, stubs::ne_Scalar_out>(dispatcher);
}

}  // namespace tenon
