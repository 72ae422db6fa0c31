#pragma once

#include <cstdint>

#include "tenon/kernels/fft/transform.h"

namespace tenon::kernels {

/// Where a few lines of `FftRows` begin, in T from the beginning of the memory.
struct FftLines {
  static constexpr int64_t kMost = 32;

  int64_t count = 0;
  int64_t in[kMost];
  int64_t out[kMost];
};

/// Copies lines to a buffer of `lanes` transforms, as loops.h has them, and back. The buffer is
/// what the complex transform takes and gives: of real numbers, where n is even, pairs as complex
/// ones; where it is odd, complex ones without imaginary parts, and symmetric spectra as a whole.
template <class T>
void gather_lines(const FftRows<T>& rows, const FftLines& lines, int64_t lanes, T* buffer);
template <class T>
void scatter_lines(const FftRows<T>& rows, const FftLines& lines, int64_t lanes, const T* buffer);

extern template void gather_lines(const FftRows<float>&, const FftLines&, int64_t, float*);
extern template void gather_lines(const FftRows<double>&, const FftLines&, int64_t, double*);
extern template void scatter_lines(const FftRows<float>&, const FftLines&, int64_t, const float*);
extern template void scatter_lines(const FftRows<double>&, const FftLines&, int64_t, const double*);

}  // namespace tenon::kernels
