// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/ge.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::allclose, .doc = "Whether isclose holds for all elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::eq_Tensor, .doc = "Whether each element equals other.");

TENON_DEFINE_OPERATOR(stubs::eq__Tensor, .doc = "Whether each element equals other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::eq_out, stubs::eq_Tensor);

TENON_DEFINE_OPERATOR(stubs::eq_Scalar, .doc = "Whether each element equals other.");

TENON_DEFINE_OPERATOR(stubs::eq__Scalar, .doc = "Whether each element equals other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::eq_Scalar_out, stubs::eq_Scalar);

TENON_DEFINE_OPERATOR(stubs::equal,
                      .doc = "Whether two tensors have equal sizes and equal elements.");

TENON_DEFINE_OPERATOR(stubs::ge_Tensor, .doc = "Whether each element is at least other.");

TENON_DEFINE_OPERATOR(stubs::ge__Tensor, .doc = "Whether each element is at least other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ge_out, stubs::ge_Tensor);

TENON_DEFINE_OPERATOR(stubs::ge_Scalar, .doc = "Whether each element is at least other.");

TENON_DEFINE_OPERATOR(stubs::ge__Scalar, .doc = "Whether each element is at least other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ge_Scalar_out, stubs::ge_Scalar);

void add_operators_comparison(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::allclose, stubs::eq_Tensor, stubs::eq__Tensor, stubs::eq_out,
                        stubs::eq_Scalar, stubs::eq__Scalar, stubs::eq_Scalar_out, stubs::equal,
                        stubs::ge_Tensor, stubs::ge__Tensor, stubs::ge_out, stubs::ge_Scalar,
                        stubs::ge__Scalar, stubs::ge_Scalar_out>(dispatcher);
}

}  // namespace tenon
