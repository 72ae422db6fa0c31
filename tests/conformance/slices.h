#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "tests/support/tensors.h"

namespace tenon::test {

// What tests of operators over slices of a dimension compute themselves.

/// The elements of each slice along `dim`, in row-major order of the other dimensions.
inline std::vector<std::vector<double>> slices_of(const TensorBase& tensor, int64_t dim) {
  if (tensor.dim() == 0) return {{at(tensor, {})}};
  const auto d = static_cast<size_t>(dim < 0 ? dim + tensor.dim() : dim);
  Index sizes(tensor.sizes().begin(), tensor.sizes().end());
  const int64_t length = std::exchange(sizes[d], 1);
  std::vector<std::vector<double>> slices;
  for (Index index : indices_of(sizes)) {
    std::vector<double>& slice = slices.emplace_back();
    for (int64_t i = 0; i < length; ++i) index[d] = i, slice.push_back(at(tensor, index));
  }
  return slices;
}

/// Whether `a` comes before `b` where NaN is greater than all numbers.
inline bool is_before(double a, double b) {
  return std::isnan(b) ? !std::isnan(a) : a < b;
}

/// The indices that put a slice in order, those of equal elements as they were.
inline std::vector<size_t> order_of(const std::vector<double>& slice, bool descending = false) {
  std::vector<size_t> order(slice.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::stable_sort(order, [&](size_t i, size_t j) {
    return descending ? is_before(slice[j], slice[i]) : is_before(slice[i], slice[j]);
  });
  return order;
}

}  // namespace tenon::test
