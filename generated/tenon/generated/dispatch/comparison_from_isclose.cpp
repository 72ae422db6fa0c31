// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::isclose,
                      .doc =
                      "Whether each element is near that of other, within atol + rtol * |other|.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::le_Tensor, .doc = "Whether each element is at most other.");

TENON_DEFINE_OPERATOR(stubs::le__Tensor, .doc = "Whether each element is at most other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::le_out, stubs::le_Tensor);

TENON_DEFINE_OPERATOR(stubs::le_Scalar, .doc = "Whether each element is at most other.");

TENON_DEFINE_OPERATOR(stubs::le__Scalar, .doc = "Whether each element is at most other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::le_Scalar_out, stubs::le_Scalar);

TENON_DEFINE_OPERATOR(stubs::logical_and, .doc = "Whether both elements are nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_and_, .doc = "Whether both elements are nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_and_out, stubs::logical_and);

TENON_DEFINE_OPERATOR(stubs::logical_or, .doc = "Whether at least one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_or_, .doc = "Whether at least one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_or_out, stubs::logical_or);

void add_operators_comparison_from_isclose(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::isclose, stubs::le_Tensor, stubs::le__Tensor, stubs::le_out,
                        stubs::le_Scalar, stubs::le__Scalar, stubs::le_Scalar_out,
                        stubs::logical_and, stubs::logical_and_, stubs::logical_and_out,
                        stubs::logical_or, stubs::logical_or_, stubs::logical_or_out>(dispatcher);
}

}  // namespace tenon
