#pragma once

#include "tests/support/reference.h"

namespace tenon::test {

/// The values of a loss's argument `reduction`.
inline constexpr int64_t kNone = 0, kMean = 1, kSum = 2;

inline TensorBase probabilities(IntArrayRef sizes) {
  return uniform(sizes, 0.05, 0.95);
}

/// The losses of elements put together as a reduction says.
inline Expected reduce(const Expected& losses, int64_t reduction, double divisor) {
  if (reduction == kNone) return losses;
  double sum = 0;
  for (const double loss : losses.elements) sum += loss;
  return {{}, {reduction == kSum ? sum : sum / divisor}};
}
inline Expected reduce(const Expected& losses, int64_t reduction) {
  return reduce(losses, reduction, static_cast<double>(losses.elements.size()));
}

}  // namespace tenon::test
