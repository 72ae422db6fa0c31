// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/count_nonzero.h"
#include "tenon/generated/ops/cummax.h"
#include "tenon/generated/ops/cummin.h"
#include "tenon/generated/ops/histc.h"
#include "tenon/generated/ops/isin.h"
#include "tenon/generated/ops/kthvalue.h"
#include "tenon/generated/ops/masked_select.h"
#include "tenon/generated/ops/median.h"

namespace tenon {

constexpr std::string_view kCategory = "sorting";

TENON_DEFINE_OPERATOR(stubs::count_nonzero,
                      .doc = "How many elements are not 0, of each slice of a dimension or of all.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::count_nonzero_dim_IntList,
                      .doc = "How many elements over dimensions are not 0.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cummax,
                      .doc = "The greatest element of a dimension up to each index and the last "
                      "index of it; NaN from the first one on.",
                      .derivatives =
                      "self: formulas::gather_backward(grad, self.sizes(), dim, indices)");

TENON_DEFINE_OPERATOR(stubs::cummin,
                      .doc = "The smallest element of a dimension up to each index and the last "
                      "index of it; NaN from the first one on.",
                      .derivatives =
                      "self: formulas::gather_backward(grad, self.sizes(), dim, indices)");

TENON_DEFINE_OPERATOR(stubs::histc,
                      .doc = "How many elements lie in each of the equal parts of a range, by "
                      "default that of the elements.");

TENON_DEFINE_OPERATOR(stubs::isin_Tensor_Tensor,
                      .doc =
                      "Whether each element is one of others, or with invert whether it is none.");

TENON_DEFINE_OPERATOR(stubs::kthvalue,
                      .doc = "The k-th smallest element of each slice of a dimension, counted from "
                      "1, and its index.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::masked_select,
                      .doc = "The elements for which a mask holds, both broadcast together, in "
                      "row-major order.",
                      .derivatives =
                      "self: formulas::masked_select_backward(grad, self.sizes(), mask)");

TENON_DEFINE_OPERATOR(stubs::median,
                      .doc = "The middle element, the lower one of two; NaN where there is one, or "
                      "no element.",
                      .derivatives = "self: formulas::median_backward(grad, self, result)");

TENON_DEFINE_OPERATOR(stubs::median_dim,
                      .doc = "The middle element of each slice of a dimension and its index; the "
                      "first NaN where there is one.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

void add_operators_sorting_from_count_nonzero(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::count_nonzero, stubs::count_nonzero_dim_IntList, stubs::cummax,
                        stubs::cummin, stubs::histc, stubs::isin_Tensor_Tensor, stubs::kthvalue,
                        stubs::masked_select, stubs::median, stubs::median_dim>(dispatcher);
}

}  // namespace tenon
