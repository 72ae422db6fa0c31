// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::logical_xor, .doc = "Whether exactly one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_xor_, .doc = "Whether exactly one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_xor_out, stubs::logical_xor);

TENON_DEFINE_OPERATOR(stubs::lt_Tensor, .doc = "Whether each element is less than other.");

TENON_DEFINE_OPERATOR(stubs::lt__Tensor, .doc = "Whether each element is less than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lt_out, stubs::lt_Tensor);

TENON_DEFINE_OPERATOR(stubs::lt_Scalar, .doc = "Whether each element is less than other.");

TENON_DEFINE_OPERATOR(stubs::lt__Scalar, .doc = "Whether each element is less than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lt_Scalar_out, stubs::lt_Scalar);

TENON_DEFINE_OPERATOR(stubs::ne_Tensor, .doc = "Whether each element differs from other.");

TENON_DEFINE_OPERATOR(stubs::ne__Tensor, .doc = "Whether each element differs from other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ne_out, stubs::ne_Tensor);

TENON_DEFINE_OPERATOR(stubs::ne_Scalar, .doc = "Whether each element differs from other.");

TENON_DEFINE_OPERATOR(stubs::ne__Scalar, .doc = "Whether each element differs from other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ne_Scalar_out, stubs::ne_Scalar);

void add_operators_comparison_from_logical_xor(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::logical_xor, stubs::logical_xor_, stubs::logical_xor_out,
                        stubs::lt_Tensor, stubs::lt__Tensor, stubs::lt_out, stubs::lt_Scalar,
                        stubs::lt__Scalar, stubs::lt_Scalar_out, stubs::ne_Tensor,
                        stubs::ne__Tensor, stubs::ne_out, stubs::ne_Scalar, stubs::ne__Scalar,
                        stubs::ne_Scalar_out>(dispatcher);
}

}  // namespace tenon
