#include "tenon/kernels/sorting/meta.h"

#include <algorithm>
#include <limits>

#include "tenon/base/check.h"
#include "tenon/kernels/creation/meta.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/sorting/checks.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/result_type.h"

namespace tenon::meta {
namespace {

std::tuple<TensorSpec, TensorSpec> with_indices(TensorSpec values) {
  TensorSpec indices = values;
  indices.dtype = DType::kInt64;
  return {std::move(values), std::move(indices)};
}

/// ValueError unless `k` is from `least` to the number of elements that `dim` has.
void check_count(std::string_view op, int64_t least, int64_t k, const TensorBase& self,
                 int64_t dim) {
  const int64_t n = at_dimension(self.sizes(), dim);
  TENON_CHECK(k >= least && k <= n, ValueError, op, ": expected k in [", least, ", ", n,
              "], as many elements as dimension ", dim, " has, got ", k);
}

/// ShapeError unless `sequence` is one, or has the sizes of `self` but for the last one.
void check_rows(const TensorBase& sequence, const TensorBase& self) {
  const int64_t rows = sequence.dim() - 1;
  const bool fits =
      rows == 0 ||
      (rows > 0 && self.dim() == rows + 1 &&
       std::equal(sequence.sizes().begin(), sequence.sizes().begin() + rows, self.sizes().begin()));
  check_sizes(fits,
              "searchsorted: expected a sequence of one dimension, or one for each row of self",
              sequence.sizes(), self.sizes());
}

void check_side(bool right, std::optional<std::string_view> side) {
  TENON_CHECK(!side || *side == "left" || *side == "right", ValueError,
              "searchsorted: expected side to be left or right, got ", side.value_or(""));
  TENON_CHECK(!right || !side || *side == "right", ValueError,
              "searchsorted: expected one side, got side left and right; leave out one of them");
}

void check_sorter(const TensorBase& sequence, const TensorBase& sorter) {
  if (!sorter.defined()) return;
  check_dtype(sorter.dtype() == DType::kInt64, "searchsorted: expected a sorter of int64",
              sorter.dtype());
  check_sizes(sorter.sizes() == sequence.sizes(),
              "searchsorted: expected a sorter of the sizes of the sequence", sorter.sizes(),
              sequence.sizes());
}

}  // namespace

std::tuple<TensorSpec, TensorSpec> sort(const TensorBase& self, int64_t dim) {
  check_ordered("sort", "self", self.dtype());
  wrap_dimension("sort", dim, self.dim());
  return with_indices(like(self, std::nullopt, std::nullopt, std::nullopt));
}

std::tuple<TensorSpec, TensorSpec> topk(const TensorBase& self, int64_t k, int64_t dim) {
  check_ordered("topk", "self", self.dtype());
  dim = wrap_dimension("topk", dim, self.dim());
  check_count("topk", 0, k, self, dim);
  TensorSpec values = spec_of(self);
  if (self.dim() > 0) values.sizes[dim] = k;
  return with_indices(std::move(values));
}

std::tuple<TensorSpec, TensorSpec> kthvalue(const TensorBase& self, int64_t k, int64_t dim,
                                            bool keepdim) {
  auto specs = extremum_dim("kthvalue", self, dim, keepdim);
  check_count("kthvalue", 1, k, self, wrap_dimension("kthvalue", dim, self.dim()));
  return specs;
}

TensorSpec median(std::string_view op, const TensorBase& self) {
  check_ordered(op, "self", self.dtype());
  TENON_CHECK(self.numel() > 0 || self.is_floating_point(), ShapeError, op,
              ": expected elements where there is no NaN, got ", self.dtype(), " of sizes ",
              self.sizes());
  return {{}, self.dtype(), self.device()};
}

std::tuple<TensorSpec, TensorSpec> cumulative(std::string_view op, const TensorBase& self,
                                              int64_t dim) {
  check_ordered(op, "self", self.dtype());
  wrap_dimension(op, dim, self.dim());
  return with_indices(spec_of(self));
}

TensorSpec searchsorted(const TensorBase& sorted_sequence, const TensorBase& self, bool out_int32,
                        bool right, std::optional<std::string_view> side,
                        const TensorBase& sorter) {
  check_ordered("searchsorted", "sorted_sequence", sorted_sequence.dtype());
  check_ordered("searchsorted", "self", self.dtype());
  result_type(sorted_sequence, self);  // DTypeError where they have none in common
  check_rows(sorted_sequence, self);
  check_side(right, side);
  check_sorter(sorted_sequence, sorter);
  const int64_t length = sorted_sequence.sizes().back();
  check_number(!out_int32 || length < std::numeric_limits<int32_t>::max(),
               "searchsorted: expected places that fit int32, or no out_int32", length);
  return {self.sizes(), out_int32 ? DType::kInt32 : DType::kInt64, self.device()};
}

TensorSpec isin(const TensorBase& elements, const TensorBase& test_elements) {
  check_ordered("isin", "elements", elements.dtype());
  check_ordered("isin", "test_elements", test_elements.dtype());
  result_type(elements, test_elements);  // the same
  return {elements.sizes(), DType::kBool, elements.device()};
}

TensorSpec histc(const TensorBase& self, int64_t bins, const Scalar& min, const Scalar& max) {
  check_floating("histc", self.dtype());
  check_number(bins > 0, "histc: expected at least one bin", bins);
  TENON_CHECK(min.toDouble() <= max.toDouble(), ValueError,
              "histc: expected min not to be greater than max, got ", min, " and ", max);
  return {{bins}, self.dtype(), self.device()};
}

}  // namespace tenon::meta
