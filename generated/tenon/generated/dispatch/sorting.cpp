// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_unique2.h"
#include "tenon/generated/ops/argsort.h"
#include "tenon/generated/ops/bincount.h"
#include "tenon/generated/ops/bucketize.h"
#include "tenon/generated/ops/count_nonzero.h"
#include "tenon/generated/ops/cummax.h"
#include "tenon/generated/ops/cummin.h"
#include "tenon/generated/ops/histc.h"
#include "tenon/generated/ops/isin.h"
#include "tenon/generated/ops/kthvalue.h"
#include "tenon/generated/ops/masked_select.h"
#include "tenon/generated/ops/median.h"
#include "tenon/generated/ops/mode.h"
#include "tenon/generated/ops/msort.h"
#include "tenon/generated/ops/nanmedian.h"
#include "tenon/generated/ops/nanquantile.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/quantile.h"
#include "tenon/generated/ops/searchsorted.h"
#include "tenon/generated/ops/sort.h"
#include "tenon/generated/ops/topk.h"
#include "tenon/generated/ops/unique_consecutive.h"
#include "tenon/generated/ops/unique_dim.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::argsort, "sorting",
                      .doc =
                      "The indices that put the elements of each slice of a dimension in order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::argsort_stable, "sorting",
                      .doc = "The same as argsort, which is stable whatever is asked for.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::bincount, "sorting",
                      .doc = "How often each number from 0 on is there, or the sum of the weights "
                      "of these elements.");

TENON_DEFINE_OPERATOR(stubs::bucketize_Tensor, "sorting",
                      .doc = "Between which of sorted boundaries each value lies.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::bucketize_Scalar, "sorting",
                      .doc = "Between which of sorted boundaries a number lies.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::count_nonzero, "sorting",
                      .doc = "How many elements are not 0, of each slice of a dimension or of all.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::count_nonzero_dim_IntList, "sorting",
                      .doc = "How many elements over dimensions are not 0.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cummax, "sorting",
                      .doc = "The greatest element of a dimension up to each index and the last "
                      "index of it; NaN from the first one on.",
                      .derivatives =
                      "self: formulas::gather_backward(grad, self.sizes(), dim, indices)");

TENON_DEFINE_OPERATOR(stubs::cummin, "sorting",
                      .doc = "The smallest element of a dimension up to each index and the last "
                      "index of it; NaN from the first one on.",
                      .derivatives =
                      "self: formulas::gather_backward(grad, self.sizes(), dim, indices)");

TENON_DEFINE_OPERATOR(stubs::histc, "sorting",
                      .doc = "How many elements lie in each of the equal parts of a range, by "
                      "default that of the elements.");

TENON_DEFINE_OPERATOR(stubs::isin_Tensor_Tensor, "sorting",
                      .doc =
                      "Whether each element is one of others, or with invert whether it is none.");

TENON_DEFINE_OPERATOR(stubs::kthvalue, "sorting",
                      .doc = "The k-th smallest element of each slice of a dimension, counted from "
                      "1, and its index.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::masked_select, "sorting",
                      .doc = "The elements for which a mask holds, both broadcast together, in "
                      "row-major order.",
                      .derivatives =
                      "self: formulas::masked_select_backward(grad, self.sizes(), mask)");

TENON_DEFINE_OPERATOR(stubs::median, "sorting",
                      .doc = "The middle element, the lower one of two; NaN where there is one, or "
                      "no element.",
                      .derivatives = "self: formulas::median_backward(grad, self, result)");

TENON_DEFINE_OPERATOR(stubs::median_dim, "sorting",
                      .doc = "The middle element of each slice of a dimension and its index; the "
                      "first NaN where there is one.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::mode, "sorting",
                      .doc = "The smallest of the most frequent elements of each slice of a "
                      "dimension, and its last index.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::msort, "sorting",
                      .doc = "The elements of each slice of the first dimension in order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::nanmedian, "sorting",
                      .doc =
                      "The middle one of the elements that are not NaN, or NaN where there is "
                      "none.",
                      .derivatives = "self: formulas::median_backward(grad, self, result)");

TENON_DEFINE_OPERATOR(stubs::nanmedian_dim, "sorting",
                      .doc = "The middle one of the elements of each slice of a dimension that are "
                      "not NaN, and its index.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::nanquantile, "sorting",
                      .doc = "The q-th quantiles of the elements that are not NaN, of each slice "
                      "of a dimension or of all.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nanquantile_scalar, "sorting",
                      .doc = "The q-th quantile of the elements that are not NaN, of each slice of "
                      "a dimension or of all.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nonzero, "sorting",
                      .doc = "The indices of the elements that are not 0, a row each.");

TENON_DEFINE_OPERATOR(stubs::quantile, "sorting",
                      .doc =
                      "The q-th quantiles of the elements, of each slice of a dimension or of all.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::quantile_scalar, "sorting",
                      .doc =
                      "The q-th quantile of the elements, of each slice of a dimension or of all.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::searchsorted_Tensor, "sorting",
                      .doc = "Where each value can stand in a sorted sequence, the first or on the "
                      "right the last such place.");

TENON_DEFINE_OPERATOR(stubs::searchsorted_Scalar, "sorting",
                      .doc = "Where a number can stand in a sorted sequence.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::sort, "sorting",
                      .doc = "The elements of each slice of a dimension in order, and their "
                      "indices; equal ones keep their order.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::sort_stable, "sorting",
                      .doc = "The same as sort, which is stable whatever is asked for.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, true)");

TENON_DEFINE_OPERATOR(stubs::topk, "sorting",
                      .doc = "The k greatest or smallest elements of each slice of a dimension in "
                      "order, and their indices.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, true)");

TENON_DEFINE_OPERATOR(stubs::_unique2, "sorting",
                      .doc = "The different elements in order, for each element which of them it "
                      "is, and how often each is there.");

TENON_DEFINE_OPERATOR(stubs::unique_consecutive, "sorting",
                      .doc = "The first of each run of equal elements, or slices; for each element "
                      "its run, and the lengths of runs.");

TENON_DEFINE_OPERATOR(stubs::unique_dim, "sorting",
                      .doc = "The different slices of a dimension in order, for each slice which "
                      "of them it is, and how often each is there.");

void add_operators_sorting(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::argsort, stubs::argsort_stable, stubs::bincount,
                        stubs::bucketize_Tensor, stubs::bucketize_Scalar, stubs::count_nonzero,
                        stubs::count_nonzero_dim_IntList, stubs::cummax, stubs::cummin,
                        stubs::histc, stubs::isin_Tensor_Tensor, stubs::kthvalue,
                        stubs::masked_select, stubs::median, stubs::median_dim, stubs::mode,
                        stubs::msort, stubs::nanmedian, stubs::nanmedian_dim, stubs::nanquantile,
                        stubs::nanquantile_scalar, stubs::nonzero, stubs::quantile,
                        stubs::quantile_scalar, stubs::searchsorted_Tensor,
                        stubs::searchsorted_Scalar, stubs::sort, stubs::sort_stable, stubs::topk,
                        stubs::_unique2, stubs::unique_consecutive, stubs::unique_dim>(dispatcher);
}

}  // namespace tenon
