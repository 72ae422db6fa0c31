// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::allclose, "comparison",
                      .doc = "Whether isclose holds for all elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::eq_Tensor, "comparison", .doc = "Whether each element equals other.");

TENON_DEFINE_OPERATOR(stubs::eq__Tensor, "comparison", .doc = "Whether each element equals other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::eq_out, stubs::eq_Tensor);

TENON_DEFINE_OPERATOR(stubs::eq_Scalar, "comparison", .doc = "Whether each element equals other.");

TENON_DEFINE_OPERATOR(stubs::eq__Scalar, "comparison", .doc = "Whether each element equals other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::eq_Scalar_out, stubs::eq_Scalar);

TENON_DEFINE_OPERATOR(stubs::equal, "comparison",
                      .doc = "Whether two tensors have equal sizes and equal elements.");

TENON_DEFINE_OPERATOR(stubs::ge_Tensor, "comparison",
                      .doc = "Whether each element is at least other.");

TENON_DEFINE_OPERATOR(stubs::ge__Tensor, "comparison",
                      .doc = "Whether each element is at least other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ge_out, stubs::ge_Tensor);

TENON_DEFINE_OPERATOR(stubs::ge_Scalar, "comparison",
                      .doc = "Whether each element is at least other.");

TENON_DEFINE_OPERATOR(stubs::ge__Scalar, "comparison",
                      .doc = "Whether each element is at least other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ge_Scalar_out, stubs::ge_Scalar);

TENON_DEFINE_OPERATOR(stubs::gt_Tensor, "comparison",
                      .doc = "Whether each element is greater than other.");

TENON_DEFINE_OPERATOR(stubs::gt__Tensor, "comparison",
                      .doc = "Whether each element is greater than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gt_out, stubs::gt_Tensor);

TENON_DEFINE_OPERATOR(stubs::gt_Scalar, "comparison",
                      .doc = "Whether each element is greater than other.");

TENON_DEFINE_OPERATOR(stubs::gt__Scalar, "comparison",
                      .doc = "Whether each element is greater than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gt_Scalar_out, stubs::gt_Scalar);

TENON_DEFINE_OPERATOR(stubs::isclose, "comparison",
                      .doc =
                      "Whether each element is near that of other, within atol + rtol * |other|.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::le_Tensor, "comparison",
                      .doc = "Whether each element is at most other.");

TENON_DEFINE_OPERATOR(stubs::le__Tensor, "comparison",
                      .doc = "Whether each element is at most other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::le_out, stubs::le_Tensor);

TENON_DEFINE_OPERATOR(stubs::le_Scalar, "comparison",
                      .doc = "Whether each element is at most other.");

TENON_DEFINE_OPERATOR(stubs::le__Scalar, "comparison",
                      .doc = "Whether each element is at most other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::le_Scalar_out, stubs::le_Scalar);

TENON_DEFINE_OPERATOR(stubs::logical_and, "comparison",
                      .doc = "Whether both elements are nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_and_, "comparison",
                      .doc = "Whether both elements are nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_and_out, stubs::logical_and);

TENON_DEFINE_OPERATOR(stubs::logical_or, "comparison",
                      .doc = "Whether at least one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_or_, "comparison",
                      .doc = "Whether at least one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_or_out, stubs::logical_or);

TENON_DEFINE_OPERATOR(stubs::logical_xor, "comparison",
                      .doc = "Whether exactly one of the elements is nonzero.");

TENON_DEFINE_OPERATOR(stubs::logical_xor_, "comparison",
                      .doc = "Whether exactly one of the elements is nonzero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_xor_out, stubs::logical_xor);

TENON_DEFINE_OPERATOR(stubs::lt_Tensor, "comparison",
                      .doc = "Whether each element is less than other.");

TENON_DEFINE_OPERATOR(stubs::lt__Tensor, "comparison",
                      .doc = "Whether each element is less than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lt_out, stubs::lt_Tensor);

TENON_DEFINE_OPERATOR(stubs::lt_Scalar, "comparison",
                      .doc = "Whether each element is less than other.");

TENON_DEFINE_OPERATOR(stubs::lt__Scalar, "comparison",
                      .doc = "Whether each element is less than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lt_Scalar_out, stubs::lt_Scalar);

TENON_DEFINE_OPERATOR(stubs::ne_Tensor, "comparison",
                      .doc = "Whether each element differs from other.");

TENON_DEFINE_OPERATOR(stubs::ne__Tensor, "comparison",
                      .doc = "Whether each element differs from other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ne_out, stubs::ne_Tensor);

TENON_DEFINE_OPERATOR(stubs::ne_Scalar, "comparison",
                      .doc = "Whether each element differs from other.");

TENON_DEFINE_OPERATOR(stubs::ne__Scalar, "comparison",
                      .doc = "Whether each element differs from other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::ne_Scalar_out, stubs::ne_Scalar);

void add_operators_comparison(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::allclose, stubs::eq_Tensor, stubs::eq__Tensor, stubs::eq_out,
                        stubs::eq_Scalar, stubs::eq__Scalar, stubs::eq_Scalar_out, stubs::equal,
                        stubs::ge_Tensor, stubs::ge__Tensor, stubs::ge_out, stubs::ge_Scalar,
                        stubs::ge__Scalar, stubs::ge_Scalar_out, stubs::gt_Tensor,
                        stubs::gt__Tensor, stubs::gt_out, stubs::gt_Scalar, stubs::gt__Scalar,
                        stubs::gt_Scalar_out, stubs::isclose, stubs::le_Tensor, stubs::le__Tensor,
                        stubs::le_out, stubs::le_Scalar, stubs::le__Scalar, stubs::le_Scalar_out,
                        stubs::logical_and, stubs::logical_and_, stubs::logical_and_out,
                        stubs::logical_or, stubs::logical_or_, stubs::logical_or_out,
                        stubs::logical_xor, stubs::logical_xor_, stubs::logical_xor_out,
                        stubs::lt_Tensor, stubs::lt__Tensor, stubs::lt_out, stubs::lt_Scalar,
                        stubs::lt__Scalar, stubs::lt_Scalar_out, stubs::ne_Tensor,
                        stubs::ne__Tensor, stubs::ne_out, stubs::ne_Scalar, stubs::ne__Scalar,
                        stubs::ne_Scalar_out>(dispatcher);
}

}  // namespace tenon
