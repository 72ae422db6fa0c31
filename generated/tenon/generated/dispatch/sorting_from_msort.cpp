// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_unique2.h"
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

constexpr std::string_view kCategory = "sorting";

TENON_DEFINE_OPERATOR(stubs::msort,
                      .doc = "The elements of each slice of the first dimension in order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::nanmedian,
                      .doc =
                      "The middle one of the elements that are not NaN, or NaN where there is "
                      "none.",
                      .derivatives = "self: formulas::median_backward(grad, self, result)");

TENON_DEFINE_OPERATOR(stubs::nanmedian_dim,
                      .doc = "The middle one of the elements of each slice of a dimension that are "
                      "not NaN, and its index.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::nanquantile,
                      .doc = "The q-th quantiles of the elements that are not NaN, of each slice "
                      "of a dimension or of all.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nanquantile_scalar,
                      .doc = "The q-th quantile of the elements that are not NaN, of each slice of "
                      "a dimension or of all.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::nonzero,
                      .doc = "The indices of the elements that are not 0, a row each.");

TENON_DEFINE_OPERATOR(stubs::quantile,
                      .doc =
                      "The q-th quantiles of the elements, of each slice of a dimension or of all.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::quantile_scalar,
                      .doc =
                      "The q-th quantile of the elements, of each slice of a dimension or of all.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::searchsorted_Tensor,
                      .doc = "Where each value can stand in a sorted sequence, the first or on the "
                      "right the last such place.");

TENON_DEFINE_OPERATOR(stubs::searchsorted_Scalar,
                      .doc = "Where a number can stand in a sorted sequence.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::sort,
                      .doc = "The elements of each slice of a dimension in order, and their "
                      "indices; equal ones keep their order.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::sort_stable,
                      .doc = "The same as sort, which is stable whatever is asked for.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, true)");

TENON_DEFINE_OPERATOR(stubs::topk,
                      .doc = "The k greatest or smallest elements of each slice of a dimension in "
                      "order, and their indices.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, true)");

TENON_DEFINE_OPERATOR(stubs::_unique2,
                      .doc = "The different elements in order, for each element which of them it "
                      "is, and how often each is there.");

TENON_DEFINE_OPERATOR(stubs::unique_consecutive,
                      .doc = "The first of each run of equal elements, or slices; for each element "
                      "its run, and the lengths of runs.");

TENON_DEFINE_OPERATOR(stubs::unique_dim,
                      .doc = "The different slices of a dimension in order, for each slice which "
                      "of them it is, and how often each is there.");

void add_operators_sorting_from_msort(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::msort, stubs::nanmedian, stubs::nanmedian_dim, stubs::nanquantile,
                        stubs::nanquantile_scalar, stubs::nonzero, stubs::quantile,
                        stubs::quantile_scalar, stubs::searchsorted_Tensor,
                        stubs::searchsorted_Scalar, stubs::sort, stubs::sort_stable, stubs::topk,
                        stubs::_unique2, stubs::unique_consecutive, stubs::unique_dim>(dispatcher);
}

}  // namespace tenon
