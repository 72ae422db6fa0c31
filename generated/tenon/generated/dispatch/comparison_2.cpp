// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

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

TENON_DEFINE_OPERATOR(stubs::le_Tensor, .category = kCategory,
                      .doc = "Whether each element is at most other.");

TENON_DEFINE_OPERATOR(stubs::le__Tensor, .category = kCategory,
                      .doc = "Whether each element is at most other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::le_out, stubs::le_Tensor);

TENON_DEFINE_OPERATOR(stubs::le_Scalar, .category = kCategory,
                      .doc = "Whether each element is at most other.");

TENON_DEFINE_OPERATOR(stubs::le__Scalar, .category = kCategory,
                      .doc = "Whether each element is at most other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::le_Scalar_out, stubs::le_Scalar);

TENON_DEFINE_OPERATOR(stubs::logical_and, .category = kCategory,
                      .doc = "Whether both elements are nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_and_, .category = kCategory,
                      .doc = "Whether both elements are nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_and_out, stubs::logical_and);

TENON_DEFINE_OPERATOR(stubs::equal, .category = kCategory,
                      .doc = "Whether two tensors have equal sizes and equal elements.");

TENON_DEFINE_OPERATOR(stubs::allclose, .category = kCategory,
                      .doc = "Whether isclose holds for all elements.", .composite = true);

void add_operators_comparison_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::eq_Tensor, stubs::eq__Tensor, stubs::eq_out, stubs::eq_Scalar,
                        stubs::eq__Scalar, stubs::eq_Scalar_out, stubs::ne_Tensor,
                        stubs::ne__Tensor, stubs::ne_out, stubs::ne_Scalar, stubs::ne__Scalar,
                        stubs::ne_Scalar_out, stubs::lt_Tensor, stubs::lt__Tensor, stubs::lt_out,
                        stubs::lt_Scalar, stubs::lt__Scalar, stubs::lt_Scalar_out, stubs::le_Tensor,
                        stubs::le__Tensor, stubs::le_out, stubs::le_Scalar, stubs::le__Scalar,
                        stubs::le_Scalar_out, stubs::logical_and, stubs::logical_and_,
                        stubs::logical_and_out, stubs::equal, stubs::allclose>(dispatcher);
}

}  // namespace tenon
