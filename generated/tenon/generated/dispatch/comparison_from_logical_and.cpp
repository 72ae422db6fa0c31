// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::logical_and, .category = kCategory,
                      .doc = "Whether both elements are nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_and_, .category = kCategory,
                      .doc = "Whether both elements are nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_and_out, stubs::logical_and);

TENON_DEFINE_OPERATOR(stubs::logical_or, .category = kCategory,
                      .doc = "Whether at least one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_or_, .category = kCategory,
                      .doc = "Whether at least one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_or_out, stubs::logical_or);

TENON_DEFINE_OPERATOR(stubs::logical_xor, .category = kCategory,
                      .doc = "Whether exactly one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_xor_, .category = kCategory,
                      .doc = "Whether exactly one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_xor_out, stubs::logical_xor);

TENON_DEFINE_OPERATOR(stubs::lt_Tensor, .category = kCategory,
                      .doc = "Whether each element is less than other.");

TENON_DEFINE_OPERATOR(stubs::lt__Tensor, .category = kCategory,
                      .doc = "Whether each element is less than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lt_out, stubs::lt_Tensor);

TENON_DEFINE_OPERATOR(stubs::lt_Scalar, .category = kCategory,
                      .doc = "Whether each element is less than other.");

TENON_DEFINE_OPERATOR(stubs::lt__Scalar, .category = kCategory,
                      .doc = "Whether each element is less than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lt_Scalar_out, stubs::lt_Scalar);

void add_operators_comparison_from_logical_and(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::logical_and, stubs::logical_and_, stubs::logical_and_out,
                        stubs::logical_or, stubs::logical_or_, stubs::logical_or_out,
                        stubs::logical_xor, stubs::logical_xor_, stubs::logical_xor_out,
                        stubs::lt_Tensor, stubs::lt__Tensor, stubs::lt_out, stubs::lt_Scalar,
                        stubs::lt__Scalar, stubs::lt_Scalar_out>(dispatcher);
}

}  // namespace tenon
