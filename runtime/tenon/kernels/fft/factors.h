#pragma once

#include <cstdint>
#include <vector>

namespace tenon::kernels {

/// How a transform of `n` points is computed. With `convolution` 0, by passes of the radices
/// `factors`, whose product is `n`. Else as a convolution of that many points, as Bluestein found;
/// the factors are those of the convolution.
struct FftFactors {
  std::vector<int64_t> factors;
  int64_t convolution = 0;
};

/// The cheaper way for n > 0; std::bad_alloc, and OutOfMemoryError for an `n` that no memory holds.
FftFactors fft_factors(int64_t n);

}  // namespace tenon::kernels
