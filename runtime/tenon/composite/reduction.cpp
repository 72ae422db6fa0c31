#include <algorithm>
#include <utility>

#include "tenon/base/broadcast.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/type_promotion.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/reduction.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/reduced_dimensions.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::composite {

TensorBase var(const TensorBase& self, std::optional<IntArrayRef> dim,
               const std::optional<Scalar>& correction, bool keepdim) {
  check_inexact("var", self.dtype());
  const auto mask = reduced_dims("var", dim, self.dim());
  double count = 1;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (mask[i]) count *= static_cast<double>(self.sizes()[i]);
  }
  const TensorBase difference = ops::sub(self, ops::mean(self, dim, /*keepdim=*/true));
  const TensorBase centred = self.is_complex() ? ops::abs(difference) : difference;
  const TensorBase squares = ops::sum(ops::mul(centred, centred), dim, keepdim);
  return ops::div(squares, std::max(count - correction.value_or(1).toDouble(), 0.0));
}

namespace {

/// Whether any or all of the elements over dimensions hold, one dimension after the other.
template <class OverAll, class OverOne>
TensorBase truth(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                 bool keepdim, const OverAll& over_all, const OverOne& over_one) {
  if (!dim && !keepdim) return over_all(self);
  const auto mask = reduced_dims(op, dim, self.dim());
  TensorBase result = self;
  if (dim && dim->empty()) return ops::ne(self, 0);  // over none, as libtorch has it
  for (int64_t i = self.dim(); i-- > 0;) {
    if (mask[i]) result = over_one(result, i);
  }
  return result.dtype() == DType::kBool ? result : ops::ne(result, 0);
}

}  // namespace

TensorBase any_dims(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim) {
  return truth(
      "any", self, dim, keepdim, [](const TensorBase& all) { return ops::any(all); },
      [&](const TensorBase& part, int64_t i) { return ops::any(part, i, keepdim); });
}

TensorBase all_dims(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim) {
  return truth(
      "all", self, dim, keepdim, [](const TensorBase& all) { return ops::all(all); },
      [&](const TensorBase& part, int64_t i) { return ops::all(part, i, keepdim); });
}

std::tuple<TensorBase, TensorBase> var_mean(const TensorBase& self, std::optional<IntArrayRef> dim,
                                            const std::optional<Scalar>& correction, bool keepdim) {
  check_inexact("var_mean", self.dtype());
  return {ops::var(self, dim, correction, keepdim), ops::mean(self, dim, keepdim)};
}

std::tuple<TensorBase, TensorBase> std_mean(const TensorBase& self, std::optional<IntArrayRef> dim,
                                            const std::optional<Scalar>& correction, bool keepdim) {
  check_inexact("std_mean", self.dtype());
  return {ops::std(self, dim, correction, keepdim), ops::mean(self, dim, keepdim)};
}

namespace {

/// The sizes of `y` without a dimension.
DimVector sizes_without(const TensorBase& y, int64_t dim) {
  DimVector sizes = y.sizes();
  sizes.erase(dim);
  return sizes;
}

void check_samples(const TensorBase& y) {
  TENON_CHECK(y.dtype() != DType::kBool, DTypeError,
              "trapezoid: expected samples y that are numbers, got bool");
}

/// Two neighbours of each pair along a dimension, without the first and without the last.
std::pair<TensorBase, TensorBase> neighbours(const TensorBase& samples, int64_t dim) {
  const int64_t pairs = samples.size(dim) - 1;
  const TensorBase viewed = recordable(samples);
  return {ops::slice(viewed, dim, 0, pairs, 1), ops::slice(viewed, dim, 1, pairs + 1, 1)};
}

/// Places as many as the dimensions of `y`: one for each sample, or one for each of its slices.
TensorBase places_of_samples(const TensorBase& x, const TensorBase& y, int64_t dim) {
  TENON_CHECK(x.dtype() != DType::kBool, DTypeError,
              "trapezoid: expected places x that are numbers, got bool");
  TENON_CHECK(x.dim() > 0, ShapeError, "trapezoid: expected places x with dimensions, got none");
  DimVector sizes = x.sizes();
  if (x.dim() == 1) {
    sizes = DimVector(y.dim(), 1);
    sizes[dim] = x.numel();
  }
  while (static_cast<int64_t>(sizes.size()) < y.dim()) sizes.insert(0, 1);
  DimVector common = sizes;
  const int64_t place = dim + static_cast<int64_t>(sizes.size()) - y.dim();
  TENON_CHECK(sizes[place] == y.size(dim) && broadcast_into(common, y.sizes()), ShapeError,
              "trapezoid: expected a place for each sample along dimension ", dim, " of y ",
              y.sizes(), ", got x of sizes ", x.sizes());
  return ops::reshape(recordable(x), sizes);
}

}  // namespace

TensorBase trapezoid_x(const TensorBase& y, const TensorBase& x, int64_t dim) {
  check_samples(y);
  dim = existing_dimension("trapezoid", dim, y.dim());
  const TensorBase places = places_of_samples(x, y, dim);
  if (y.size(dim) == 0) {
    return ops::zeros(sizes_without(y, dim), promote_types(y.dtype(), x.dtype()), {}, y.device());
  }
  const auto [left, right] = neighbours(y, dim);
  const int64_t from_the_end = dim - y.dim();
  const auto [before, after] = neighbours(places, from_the_end);
  const TensorBase areas = ops::mul(ops::add(left, right), ops::sub(after, before));
  return ops::div(ops::sum(areas, from_the_end), 2);
}

TensorBase trapezoid_dx(const TensorBase& y, const Scalar& dx, int64_t dim) {
  check_samples(y);
  dim = existing_dimension("trapezoid", dim, y.dim());
  if (y.size(dim) == 0) return ops::zeros(sizes_without(y, dim), y.dtype(), {}, y.device());
  const auto [left, right] = neighbours(y, dim);
  return ops::mul(ops::sum(ops::add(left, right), dim), dx.toDouble() / 2);
}

}  // namespace tenon::composite
