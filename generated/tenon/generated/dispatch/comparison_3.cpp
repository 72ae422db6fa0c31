// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/logical_or.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::gt_Tensor, .category = kCategory,
                      .doc = "Whether each element is greater than other.");

TENON_DEFINE_OPERATOR(stubs::gt__Tensor, .category = kCategory,
                      .doc = "Whether each element is greater than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gt_out, stubs::gt_Tensor);

TENON_DEFINE_OPERATOR(stubs::gt_Scalar, .category = kCategory,
                      .doc = "Whether each element is greater than other.");

TENON_DEFINE_OPERATOR(stubs::gt__Scalar, .category = kCategory,
                      .doc = "Whether each element is greater than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gt_Scalar_out, stubs::gt_Scalar);

TENON_DEFINE_OPERATOR(stubs::logical_or, .category = kCategory,
                      .doc = "Whether at least one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_or_, .category = kCategory,
                      .doc = "Whether at least one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_or_out, stubs::logical_or);

TENON_DEFINE_OPERATOR(stubs::isclose, .category = kCategory,
                      .doc =
                      "Whether each element is near that of other, within atol + rtol * |other|.",
                      .composite = true);

void add_operators_comparison_3(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::gt_Tensor, stubs::gt__Tensor, stubs::gt_out, stubs::gt_Scalar,
                        stubs::gt__Scalar, stubs::gt_Scalar_out, stubs::logical_or,
                        stubs::logical_or_, stubs::logical_or_out, stubs::isclose>(dispatcher);
}

}  // namespace tenon
