// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_index_positions.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/index_put.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/masked_scatter.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::_index_positions,
                      .doc = "Where broadcast indices of the dimensions dim look in these as one, "
                      "counted from the end if < 0. Errors name the caller.");

TENON_DEFINE_OPERATOR(stubs::index_put,
                      .doc = "self with values where index reads, or with their sum there.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_put_, stubs::index_put);

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

TENON_DEFINE_OPERATOR(stubs::masked_scatter,
                      .doc =
                      "self with the elements of source, in order, where the bool mask holds.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::masked_scatter_, stubs::masked_scatter);
TENON_DEFINE_VARIANT(stubs::masked_scatter_out, stubs::masked_scatter);

void add_operators_indexing_from_index_positions(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_index_positions, stubs::index_put, stubs::index_put_,
                        stubs::index_select, stubs::index_select_out, stubs::masked_fill_Tensor,
                        stubs::masked_fill__Tensor, stubs::_masked_fill, stubs::_masked_fill_,
                        stubs::_masked_fill_grad_value, stubs::masked_fill_Scalar,
                        stubs::masked_fill__Scalar, stubs::masked_scatter, stubs::masked_scatter_,
                        stubs::masked_scatter_out>(dispatcher);
}

}  // namespace tenon
