// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::allclose, .category = kCategory,
                      .doc = "Whether isclose holds for all elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::eq_Tensor, .category = kCategory,
                      .doc = "Whether each element equals other.");

TENON_DEFINE_OPERATOR(stubs::eq__Tensor, .category = kCategory,
                      .doc = "Whether each element equals other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::eq_out, stubs::eq_Tensor);

TENON_DEFINE_OPERATOR(stubs::eq_Scalar, .category = kCategory,
                      .doc = "Whether each element equals other.");

TENON_DEFINE_OPERATOR(stubs::eq__Scalar, .category = kCategory,
                      .doc = "Whether each element equals other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::eq_Scalar_out, stubs::eq_Scalar);

void add_operators_comparison(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::allclose, stubs::eq_Tensor, stubs::eq__Tensor, stubs::eq_out,
                        stubs::eq_Scalar, stubs::eq__Scalar, stubs::eq_Scalar_out>(dispatcher);
}

}  // namespace tenon
