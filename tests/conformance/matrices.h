#pragma once

#include <cmath>

#include "tests/support/samples.h"
#include "tests/support/tensors.h"

namespace tenon::test {

/// Random matrices with `shift` added to their diagonals: for 4 and a few rows they are far from
/// singular.
inline TensorBase shifted(const Index& sizes, double shift = 4) {
  std::vector<double> values = elements(uniform(IntArrayRef(sizes)));
  const int64_t columns = sizes.back(), rows = sizes[sizes.size() - 2];
  for (size_t i = 0; i < values.size(); ++i) {
    const int64_t place = static_cast<int64_t>(i) % (rows * columns);
    if (place / columns == place % columns) values[i] += shift;
  }
  return tensor(IntArrayRef(sizes), values);
}

/// Numbers of which no sums are equal.
inline TensorBase uneven(const Index& sizes) {
  std::vector<double> values = elements(uniform(IntArrayRef(sizes)));
  for (size_t i = 0; i < values.size(); ++i) {
    values[i] += 0.3 * std::sin(1.7 * static_cast<double>(i * i));
  }
  return tensor(IntArrayRef(sizes), values);
}

/// Symmetric matrices that are positive definite, with eigenvalues that are not close.
inline TensorBase symmetric(const Index& sizes) {
  std::vector<double> values = elements(uniform(IntArrayRef(sizes), -0.5, 0.5));
  const int64_t n = sizes.back();
  for (size_t from = 0; n > 0 && from < values.size(); from += static_cast<size_t>(n * n)) {
    const auto place = [&](int64_t i, int64_t j) { return from + static_cast<size_t>(i * n + j); };
    for (int64_t i = 0; i < n; ++i) {
      values[place(i, i)] = 2.0 * static_cast<double>(i + 1) + values[place(i, i)];
      for (int64_t j = 0; j < i; ++j) values[place(j, i)] = values[place(i, j)];
    }
  }
  return tensor(IntArrayRef(sizes), values);
}

/// The matrix of whole numbers with a row that is the sum of the others.
inline TensorBase singular() {
  return tensor({3, 3}, {1, 2, 3, 4, 5, 6, 5, 7, 9});
}

}  // namespace tenon::test
