// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logcumsumexp.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/nanmean.h"
#include "tenon/generated/ops/nansum.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/std_mean.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/trapezoid.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/var_mean.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::all, "reduction", .doc = "Whether all elements are nonzero.");

TENON_DEFINE_OPERATOR(stubs::all_dim, "reduction",
                      .doc = "Whether all elements over a dimension are nonzero.");

TENON_DEFINE_OPERATOR(stubs::all_dims, "reduction",
                      .doc = "Whether all elements over dimensions are nonzero.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::all_dims_out, stubs::all_dims);

TENON_DEFINE_OPERATOR(stubs::amax, "reduction",
                      .doc = "The greatest element over dimensions, NaN if there is one; ties "
                      "share the gradient equally.",
                      .derivatives =
                      "self: formulas::extremum_backward(grad, self, result, dim, keepdim)");
TENON_DEFINE_VARIANT(stubs::amax_out, stubs::amax);

TENON_DEFINE_OPERATOR(stubs::amin, "reduction",
                      .doc = "The smallest element over dimensions, NaN if there is one; ties "
                      "share the gradient equally.",
                      .derivatives =
                      "self: formulas::extremum_backward(grad, self, result, dim, keepdim)");
TENON_DEFINE_VARIANT(stubs::amin_out, stubs::amin);

TENON_DEFINE_OPERATOR(stubs::any, "reduction", .doc = "Whether any element is nonzero.");

TENON_DEFINE_OPERATOR(stubs::any_dim, "reduction",
                      .doc = "Whether any element over a dimension is nonzero.");

TENON_DEFINE_OPERATOR(stubs::any_dims, "reduction",
                      .doc = "Whether any element over dimensions is nonzero.", .composite = true);
TENON_DEFINE_VARIANT(stubs::any_dims_out, stubs::any_dims);

TENON_DEFINE_OPERATOR(stubs::argmax, "reduction",
                      .doc = "The index of the first greatest element, over a dimension or in "
                      "row-major order.");

TENON_DEFINE_OPERATOR(stubs::argmin, "reduction",
                      .doc = "The index of the first smallest element, over a dimension or in "
                      "row-major order.");

TENON_DEFINE_OPERATOR(stubs::cumprod, "reduction",
                      .doc = "The products of the elements of a dimension up to each index.",
                      .derivatives = "self: formulas::cumprod_backward(grad, self, result, dim)");
TENON_DEFINE_VARIANT(stubs::cumprod_, stubs::cumprod);
TENON_DEFINE_VARIANT(stubs::cumprod_out, stubs::cumprod);

TENON_DEFINE_OPERATOR(stubs::cumsum, "reduction",
                      .doc = "The sums of the elements of a dimension up to each index.",
                      .derivatives = "self: formulas::cumsum_backward(grad, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::cumsum_, stubs::cumsum);
TENON_DEFINE_VARIANT(stubs::cumsum_out, stubs::cumsum);

TENON_DEFINE_OPERATOR(stubs::logcumsumexp, "reduction",
                      .doc = "The logarithms of the sums of exponentials of a dimension up to each "
                      "index, without overflow.",
                      .derivatives =
                      "self: formulas::logcumsumexp_backward(grad, self, result, dim)");
TENON_DEFINE_VARIANT(stubs::logcumsumexp_out, stubs::logcumsumexp);

TENON_DEFINE_OPERATOR(stubs::logsumexp, "reduction",
                      .doc =
                      "The logarithm of the sum of exponentials over dimensions, without overflow.",
                      .derivatives =
                      "self: formulas::logsumexp_backward(grad, self, result, dim, keepdim)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max, "reduction", .doc = "The greatest of all elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::max_dim, "reduction",
                      .doc =
                      "The greatest element over a dimension and the index of its first "
                      "occurrence.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::mean, "reduction", .doc = "The mean of all elements.",
                      .derivatives = "self: formulas::mean_backward(grad, self.sizes(), "
                      "std::nullopt, false, self.dtype())");

TENON_DEFINE_OPERATOR(stubs::mean_dim, "reduction", .doc = "The mean over dimensions.",
                      .derivatives = "self: formulas::mean_backward(grad, self.sizes(), dim, "
                      "keepdim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::mean_out, stubs::mean_dim);

TENON_DEFINE_OPERATOR(stubs::min, "reduction", .doc = "The smallest of all elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::min_dim, "reduction",
                      .doc =
                      "The smallest element over a dimension and the index of its first "
                      "occurrence.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

TENON_DEFINE_OPERATOR(stubs::nanmean, "reduction",
                      .doc = "The mean over dimensions of what is not NaN.", .composite = true);
TENON_DEFINE_VARIANT(stubs::nanmean_out, stubs::nanmean);

TENON_DEFINE_OPERATOR(stubs::nansum, "reduction",
                      .doc = "The sum over dimensions of what is not NaN.", .composite = true);
TENON_DEFINE_VARIANT(stubs::nansum_out, stubs::nansum);

TENON_DEFINE_OPERATOR(stubs::prod, "reduction",
                      .doc = "The product of all elements; integers multiply in int64.",
                      .derivatives =
                      "self: formulas::prod_backward(grad, self, result, std::nullopt, false)");

TENON_DEFINE_OPERATOR(stubs::prod_dim_int, "reduction",
                      .doc = "The product over a dimension; integers multiply in int64.",
                      .derivatives =
                      "self: formulas::prod_backward(grad, self, result, dim, keepdim)");

TENON_DEFINE_OPERATOR(stubs::std_correction, "reduction",
                      .doc = "The square root of the variance over dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::std_mean_correction, "reduction",
                      .doc = "The standard deviation and the mean over dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sum, "reduction",
                      .doc = "The sum of all elements; integers add up in int64.",
                      .derivatives = "self: formulas::sum_backward(grad, self.sizes(), "
                      "std::nullopt, false, self.dtype())");

TENON_DEFINE_OPERATOR(stubs::sum_dim_IntList, "reduction",
                      .doc = "The sum over dimensions; integers add up in int64.",
                      .derivatives =
                      "self: formulas::sum_backward(grad, self.sizes(), dim, keepdim, "
                      "self.dtype())");
TENON_DEFINE_VARIANT(stubs::sum_IntList_out, stubs::sum_dim_IntList);

TENON_DEFINE_OPERATOR(stubs::trapezoid_x, "reduction",
                      .doc = "The integral along a dimension of samples y at places x, by the "
                      "trapezoidal rule.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::trapezoid_dx, "reduction",
                      .doc = "The integral along a dimension of samples y at distances dx, by the "
                      "trapezoidal rule.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_correction, "reduction",
                      .doc = "The variance over dimensions; the divisor is the count less "
                      "correction, which is 1 unless given.",
                      .derivatives =
                      "self: formulas::var_backward(grad, self, dim, correction, keepdim)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_dim, "reduction",
                      .doc = "The variance over dimensions; the divisor is one less than the count "
                      "where unbiased.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_mean_correction, "reduction",
                      .doc = "The variance and the mean over dimensions.", .composite = true);

void add_operators_reduction(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::all, stubs::all_dim, stubs::all_dims, stubs::all_dims_out,
                        stubs::amax, stubs::amax_out, stubs::amin, stubs::amin_out, stubs::any,
                        stubs::any_dim, stubs::any_dims, stubs::any_dims_out, stubs::argmax,
                        stubs::argmin, stubs::cumprod, stubs::cumprod_, stubs::cumprod_out,
                        stubs::cumsum, stubs::cumsum_, stubs::cumsum_out, stubs::logcumsumexp,
                        stubs::logcumsumexp_out, stubs::logsumexp, stubs::max, stubs::max_dim,
                        stubs::mean, stubs::mean_dim, stubs::mean_out, stubs::min, stubs::min_dim,
                        stubs::nanmean, stubs::nanmean_out, stubs::nansum, stubs::nansum_out,
                        stubs::prod, stubs::prod_dim_int, stubs::std_correction,
                        stubs::std_mean_correction, stubs::sum, stubs::sum_dim_IntList,
                        stubs::sum_IntList_out, stubs::trapezoid_x, stubs::trapezoid_dx,
                        stubs::var_correction, stubs::var_dim, stubs::var_mean_correction>(
      dispatcher);
}

}  // namespace tenon
