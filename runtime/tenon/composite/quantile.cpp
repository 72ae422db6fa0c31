#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <tuple>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/sorting.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/sort.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/where.h"
#include "tenon/tensor/dimension.h"

namespace tenon::composite {
namespace {

struct QuantileCall {
  std::string_view op, interpolation;
  bool ignores_nan;
};

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

void check(const QuantileCall& call, const TensorBase& self) {
  TENON_CHECK(self.dtype() == DType::kFloat32 || self.dtype() == DType::kFloat64, DTypeError,
              call.op, ": expected self of float32 or float64, got ", self.dtype());
  TENON_CHECK(self.numel() > 0, ShapeError, call.op, ": expected elements, got sizes ",
              self.sizes());
  TENON_CHECK(is_one_of(call.interpolation, {"linear", "lower", "higher", "midpoint", "nearest"}),
              ValueError, call.op,
              ": expected an interpolation linear, lower, higher, midpoint or nearest, got ",
              call.interpolation);
}

/// Where in each sorted row the quantiles `q`, a vector, lie: [..., quantiles].
TensorBase ranks_of(const QuantileCall& call, const TensorBase& sorted, const TensorBase& q) {
  DimVector sizes = sorted.sizes();
  const int64_t last = sizes.back() - 1;
  sizes.back() = q.numel();
  if (call.ignores_nan) {
    const TensorBase numbers = ops::sum(ops::logical_not(ops::isnan(sorted)), -1, true);
    const TensorBase ranks = ops::mul(ops::sub(numbers, 1), q);
    return ops::masked_fill(ranks, ops::lt(ranks, 0), 0);  // of a row of NaN
  }
  // A NaN, which is the last one, is every quantile.
  const TensorBase has_nan = ops::isnan(ops::narrow(sorted, -1, last, 1));
  const TensorBase ranks = ops::mul(q, static_cast<double>(last));
  return ops::masked_fill(ops::expand(ranks, sizes), has_nan, static_cast<double>(last));
}

TensorBase at_ranks(const TensorBase& sorted, const TensorBase& ranks) {
  return ops::gather(sorted, -1, ops::to(ranks, DType::kInt64));
}

/// The elements of sorted rows at ranks, which may lie between two.
TensorBase values_at(const QuantileCall& call, const TensorBase& sorted, const TensorBase& ranks) {
  if (call.interpolation == "lower") return at_ranks(sorted, ops::floor(ranks));
  if (call.interpolation == "higher") return at_ranks(sorted, ops::ceil(ranks));
  if (call.interpolation == "nearest") return at_ranks(sorted, ops::round(ranks));
  const TensorBase places = ops::floor(ranks);
  const TensorBase below = at_ranks(sorted, places), above = at_ranks(sorted, ops::ceil(ranks));
  const TensorBase between = call.interpolation == "midpoint"
                                 ? ops::lerp(below, above, 0.5)
                                 : ops::lerp(below, above, ops::sub(ranks, places));
  // Two equal infinities have no difference.
  const TensorBase is_infinite = ops::logical_and(ops::isinf(below), ops::eq(below, above));
  return ops::where(is_infinite, below, between);
}

/// The sizes of a result, which begin with the number of quantiles where `q` has a dimension.
DimVector result_sizes(const TensorBase& self, const TensorBase& q, std::optional<int64_t> dim,
                       bool keepdim) {
  DimVector sizes(q.sizes());
  for (int64_t i = 0; i < self.dim(); ++i) {
    const bool reduced = !dim || i == *dim;
    if (!reduced || keepdim) sizes.push_back(reduced ? 1 : self.sizes()[i]);
  }
  return sizes;
}

/// Of `q` within [0, 1].
TensorBase quantiles(const QuantileCall& call, const TensorBase& self, const TensorBase& q,
                     std::optional<int64_t> dim, bool keepdim) {
  if (dim) dim = wrap_dimension(call.op, *dim, self.dim());
  const TensorBase own = recordable(self);
  const TensorBase rows =
      dim && self.dim() > 0 ? ops::movedim(own, *dim, -1) : ops::reshape(own, -1);
  const TensorBase sorted = std::get<0>(ops::sort(rows, -1));
  const TensorBase ranks = ranks_of(call, sorted, ops::reshape(q, -1));
  const TensorBase values = ops::movedim(values_at(call, sorted, ranks), -1, 0);
  return ops::reshape(values, result_sizes(self, q, dim, keepdim));
}

TensorBase of_tensor(const QuantileCall& call, const TensorBase& self, const TensorBase& q,
                     std::optional<int64_t> dim, bool keepdim) {
  check(call, self);
  TENON_CHECK(q.dtype() == self.dtype(), DTypeError, call.op, ": expected q of the dtype of self, ",
              self.dtype(), ", got ", q.dtype());
  TENON_CHECK(q.dim() <= 1, ShapeError, call.op,
              ": expected q to be a number or a vector, got sizes ", q.sizes());
  TENON_CHECK(q.device() == self.device(), DeviceError, call.op, ": expected q on the device ",
              "of self, ", self.device(), ", got ", q.device());
  return quantiles(call, self, ops::_in_interval(q, 0, 1, call.op, "elements of q"), dim, keepdim);
}

TensorBase of_number(const QuantileCall& call, const TensorBase& self, double q,
                     std::optional<int64_t> dim, bool keepdim) {
  check(call, self);
  TENON_CHECK(q >= 0 && q <= 1, ValueError, call.op, ": expected q in [0, 1], got ", q);
  const TensorBase number = ops::scalar_tensor(q, self.dtype(), std::nullopt, self.device());
  return quantiles(call, self, number, dim, keepdim);
}

}  // namespace

TensorBase quantile(const TensorBase& self, const TensorBase& q, std::optional<int64_t> dim,
                    bool keepdim, std::string_view interpolation) {
  return of_tensor({"quantile", interpolation, false}, self, q, dim, keepdim);
}

TensorBase quantile_scalar(const TensorBase& self, double q, std::optional<int64_t> dim,
                           bool keepdim, std::string_view interpolation) {
  return of_number({"quantile", interpolation, false}, self, q, dim, keepdim);
}

TensorBase nanquantile(const TensorBase& self, const TensorBase& q, std::optional<int64_t> dim,
                       bool keepdim, std::string_view interpolation) {
  return of_tensor({"nanquantile", interpolation, true}, self, q, dim, keepdim);
}

TensorBase nanquantile_scalar(const TensorBase& self, double q, std::optional<int64_t> dim,
                              bool keepdim, std::string_view interpolation) {
  return of_number({"nanquantile", interpolation, true}, self, q, dim, keepdim);
}

}  // namespace tenon::composite
