#pragma once

#include <cstdint>
#include <vector>

#include "tenon/base/dtype.h"
#include "tests/support/random_source.h"

namespace tenon::test {

/// Numbers and sizes of any kind, the extremes among them more often than chance would have it.
class RandomValues {
 public:
  explicit RandomValues(RandomSource& random) : random_(random) {}

  DType dtype();
  /// An int that no operator expects: extremes of int32 and int64, and their neighbours.
  int64_t extreme();
  /// A number with NaN, infinities and the bounds of float32 and float64 among the others.
  double number();
  /// A size of which no memory holds as many elements.
  int64_t huge_size();
  /// Sizes of any kind.
  std::vector<int64_t> sizes();

 private:
  RandomSource& random_;
};

}  // namespace tenon::test
