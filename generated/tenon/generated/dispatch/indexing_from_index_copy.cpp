// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_fill.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::index_copy,
                      .doc = "self with the slices of source at the given indices of a dimension.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_copy_, stubs::index_copy);
TENON_DEFINE_VARIANT(stubs::index_copy_out, stubs::index_copy);

TENON_DEFINE_OPERATOR(stubs::index_fill_int_Scalar,
                      .doc = "self with a number at the given indices of a dimension.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_fill__int_Scalar, stubs::index_fill_int_Scalar);
TENON_DEFINE_VARIANT(stubs::index_fill_int_Scalar_out, stubs::index_fill_int_Scalar);

TENON_DEFINE_OPERATOR(stubs::index_select, .doc = "The slices of a dimension that index lists.",
                      .derivatives =
                      "self: formulas::index_select_backward(grad, self.sizes(), dim, index)");
TENON_DEFINE_VARIANT(stubs::index_select_out, stubs::index_select);

TENON_DEFINE_OPERATOR(stubs::masked_fill_Tensor,
                      .doc = "self with the element of a tensor without dimensions where the bool "
                      "mask holds.", .composite = true);
TENON_DEFINE_VARIANT(stubs::masked_fill__Tensor, stubs::masked_fill_Tensor);

TENON_DEFINE_OPERATOR(stubs::_masked_fill, .doc = "self with value where the bool mask holds.",
                      .derivatives =
                      "self: grad.masked_fill(mask, 0)\nvalue: _masked_fill_grad_value(grad, "
                      "mask)");
TENON_DEFINE_VARIANT(stubs::_masked_fill_, stubs::_masked_fill);

TENON_DEFINE_OPERATOR(stubs::_masked_fill_grad_value,
                      .doc = "The gradient of _masked_fill for value.",
                      .derivatives = "grad_output: _masked_fill_grad_value(grad, mask)");

TENON_DEFINE_OPERATOR(stubs::masked_fill_Scalar,
                      .doc = "self with a number where the bool mask holds.",
                      .derivatives = "self: grad.masked_fill(mask, 0)");
TENON_DEFINE_VARIANT(stubs::masked_fill__Scalar, stubs::masked_fill_Scalar);

void add_operators_indexing_from_index_copy(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::index_copy, stubs::index_copy_, stubs::index_copy_out,
                        stubs::index_fill_int_Scalar, stubs::index_fill__int_Scalar,
                        stubs::index_fill_int_Scalar_out, stubs::index_select,
                        stubs::index_select_out, stubs::masked_fill_Tensor,
                        stubs::masked_fill__Tensor, stubs::_masked_fill, stubs::_masked_fill_,
                        stubs::_masked_fill_grad_value, stubs::masked_fill_Scalar,
                        stubs::masked_fill__Scalar>(dispatcher);
}

}  // namespace tenon
