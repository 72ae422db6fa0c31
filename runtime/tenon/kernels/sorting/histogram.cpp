#include <algorithm>
#include <cmath>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/sorting.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/sorting/checks.h"

namespace tenon::kernels {
namespace {

/// How many elements fall between two bounds, in bins of equal widths; ValueError unless the bounds
/// are finite. Equal ones stand for the least and the greatest element.
template <class T>
std::vector<int64_t> count_in_bins(const T* in, int64_t n, int64_t bins, T low, T high) {
  if (low == high && n > 0) {
    low = high = in[0];
    for (int64_t i = 0; i < n; ++i) {
      if (!(in[i] >= low)) low = in[i];
      if (!(in[i] <= high)) high = in[i];
      if (std::isnan(in[i])) break;
    }
  }
  if (low == high) low -= 1, high += 1;
  TENON_CHECK(std::isfinite(low) && std::isfinite(high), ValueError,
              "histc: expected a finite range, got [", double{low}, ", ", double{high},
              "]; give min and max, where elements are not finite");
  std::vector<int64_t> counts(static_cast<size_t>(bins));
  for (int64_t i = 0; i < n; ++i) {
    if (!(in[i] >= low && in[i] <= high)) continue;
    const T place = (in[i] - low) / (high - low) * static_cast<T>(bins);
    const bool is_last = !(place < static_cast<T>(bins - 1));
    ++counts[static_cast<size_t>(is_last ? bins - 1 : static_cast<int64_t>(place))];
  }
  return counts;
}

/// The length of the result of bincount; ValueError for a negative element, or one beyond int64.
int64_t bins_of(const TensorBase& self, const TensorBase& elements, int64_t minlength) {
  const auto* in = elements.const_data_ptr<int64_t>();
  int64_t greatest = -1;
  for (int64_t i = 0; i < elements.numel(); ++i) {
    TENON_CHECK(in[i] >= 0 || self.dtype() != DType::kUInt64, ValueError,
                "bincount: expected elements within int64, got ", static_cast<uint64_t>(in[i]));
    meta::check_number(in[i] >= 0, "bincount: expected no negative elements", in[i]);
    greatest = std::max(greatest, in[i]);
  }
  return std::max(saturating_add(greatest, 1), minlength);
}

}  // namespace

void histc(const TensorBase& self, int64_t bins, const Scalar& min, const Scalar& max,
           TensorBase& result) {
  const TensorBase input = readable(self, computed_dtype(self.dtype()));
  dispatch_computed(self.dtype(), [&]<class T>(T) {
    const std::vector<int64_t> counts =
        count_in_bins(input.const_data_ptr<T>(), input.numel(), bins, min.to<T>(), max.to<T>());
    const TensorBase computed = writable(result, input.dtype());
    std::ranges::transform(counts, computed.data_ptr<T>(),
                           [](int64_t count) { return static_cast<T>(count); });
    finish(computed, result);
  });
}

TensorBase bincount(const TensorBase& self, const TensorBase& weights, int64_t minlength) {
  meta::check_sizes(self.dim() == 1, "bincount: expected a vector", self.sizes());
  meta::check_dtype(is_integral(self.dtype()), "bincount: expected integers", self.dtype());
  if (weights.defined())
    meta::check_dtype(!weights.is_complex(), "bincount: expected real weights", weights.dtype());
  meta::check_number(minlength >= 0, "bincount: expected minlength to be at least 0", minlength);
  meta::check_sizes(!weights.defined() || weights.sizes() == self.sizes(),
                    "bincount: expected weights of the sizes of self",
                    weights.defined() ? weights.sizes() : self.sizes(), self.sizes());
  const TensorBase elements = to_dtype_contiguous(self, DType::kInt64);
  const auto* in = elements.const_data_ptr<int64_t>();
  const int64_t bins = bins_of(self, elements, minlength);
  if (!weights.defined()) {
    TensorBase result = make_tensor({bins}, DType::kInt64);
    auto* counts = std::fill_n(result.data_ptr<int64_t>(), bins, 0) - bins;
    for (int64_t i = 0; i < self.numel(); ++i) ++counts[in[i]];
    return result;
  }
  const bool is_single = weights.dtype() == DType::kFloat32;
  const TensorBase added = readable(weights, is_single ? DType::kFloat32 : DType::kFloat64);
  TensorBase result = make_tensor({bins}, added.dtype());
  dispatch_computed(added.dtype(), [&]<class T>(T) {
    const T* weight = added.const_data_ptr<T>();
    T* sums = std::fill_n(result.data_ptr<T>(), bins, T{0}) - bins;
    for (int64_t i = 0; i < self.numel(); ++i) sums[in[i]] += weight[i];
  });
  return result;
}

}  // namespace tenon::kernels
