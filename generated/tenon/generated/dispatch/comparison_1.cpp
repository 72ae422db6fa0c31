// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/logical_xor.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::ge_Tensor, .category = kCategory,
                      .doc = "Whether each element is at least other.");

TENON_DEFINE_OPERATOR(stubs::ge__Tensor, .category = kCategory,
                      .doc = "Whether each element is at least other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ge_out, stubs::ge_Tensor);

TENON_DEFINE_OPERATOR(stubs::ge_Scalar, .category = kCategory,
                      .doc = "Whether each element is at least other.");

TENON_DEFINE_OPERATOR(stubs::ge__Scalar, .category = kCategory,
                      .doc = "Whether each element is at least other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ge_Scalar_out, stubs::ge_Scalar);

TENON_DEFINE_OPERATOR(stubs::logical_xor, .category = kCategory,
                      .doc = "Whether exactly one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_xor_, .category = kCategory,
                      .doc = "Whether exactly one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_xor_out, stubs::logical_xor);

void add_operators_comparison_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::ge_Tensor, stubs::ge__Tensor, stubs::ge_out, stubs::ge_Scalar,
                        stubs::ge__Scalar, stubs::ge_Scalar_out, stubs::logical_xor,
                        stubs::logical_xor_, stubs::logical_xor_out>(dispatcher);
}

}  // namespace tenon
