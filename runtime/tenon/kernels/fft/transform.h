#pragma once

#include <cstdint>

#include "tenon/base/array_ref.h"
#include "tenon/base/export.h"

namespace tenon::kernels {

enum class FftKind : uint8_t {
  kForward,        // n complex numbers to n, with factors exp(-2 pi i j k / n)
  kInverse,        // the same with exp(+2 pi i j k / n)
  kRealToComplex,  // n real numbers to the first n / 2 + 1 of their forward transform
  kComplexToReal,  // n / 2 + 1 complex numbers, the first of a spectrum that is symmetric, to the n
                   // real ones of its inverse transform
};

/// Lines of a tensor, and what they are transformed to. All strides are in elements of what they
/// step over, real or complex numbers of T; complex ones are pairs, real part first.
template <class T>
struct FftRows {
  FftKind kind;
  /// How many points: of the real numbers, where one side is real.
  int64_t n;
  /// Results are multiplied by it.
  double scale;
  /// The dimensions that are not transformed, at most 64 that are not of size 1.
  IntArrayRef sizes, in_strides, out_strides;
  /// Along the lines.
  int64_t in_stride, out_stride;
  const T* in;
  T* out;
};

/// Transforms every line, in several threads where it is worth it. Imaginary parts that a symmetric
/// spectrum has not (of the first number, and for an even `n` of the last one) are ignored. Strides
/// of `in` may be 0. `out` is `in` with the same strides, for transforms of complex numbers only,
/// or does not overlap it. On one CPU target a line's results have the same bits wherever it
/// stands, for any strides and number of threads. Everything that is allocated is there before the
/// first result is written: std::bad_alloc or OutOfMemoryError.
TENON_API void fft_rows(const FftRows<float>& rows);
TENON_API void fft_rows(const FftRows<double>& rows);

}  // namespace tenon::kernels
