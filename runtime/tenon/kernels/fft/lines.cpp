#include "tenon/kernels/fft/lines.h"

#include <algorithm>

// fits in this file: lines in memory, and buffers

namespace tenon::kernels {
namespace {

/// Whether lines lie side by side, `step` apart.
bool are_adjacent(const int64_t* starts, int64_t count, int64_t step) {
  for (int64_t i = 1; i < count; ++i) {
    if (starts[i] != starts[0] + i * step) return false;
  }
  return true;
}

/// Complex numbers of lines that lie `stride` apart, from or to rows of lanes.
template <class T, class Copy>
void for_each_complex(const int64_t* starts, int64_t count, int64_t n, int64_t stride,
                      int64_t lanes, const Copy& copy) {
  if (are_adjacent(starts, count, 2)) {
    for (int64_t j = 0; j < n; ++j) {
      const int64_t memory = starts[0] + 2 * j * stride, row = 2 * j * lanes;
      for (int64_t i = 0; i < 2 * count; ++i) copy(memory + i, row + i);
    }
    return;
  }
  for (int64_t q = 0; q < count; ++q) {
    for (int64_t j = 0; j < n; ++j) {
      const int64_t memory = starts[q] + 2 * j * stride, place = 2 * (j * lanes + q);
      copy(memory, place);
      copy(memory + 1, place + 1);
    }
  }
}

/// Real numbers that are the parts of complex ones in turn; the number of them is even.
template <class T, class Copy>
void for_each_real(const int64_t* starts, int64_t count, int64_t n, int64_t stride, int64_t lanes,
                   const Copy& copy) {
  if (are_adjacent(starts, count, 1)) {
    for (int64_t j = 0; j < n; ++j) {
      const int64_t memory = starts[0] + j * stride, row = (j / 2) * 2 * lanes + j % 2;
      for (int64_t q = 0; q < count; ++q) copy(memory + q, row + 2 * q);
    }
    return;
  }
  for (int64_t q = 0; q < count; ++q) {
    for (int64_t j = 0; j < n; j += 2) {
      const int64_t memory = starts[q] + j * stride, place = j * lanes + 2 * q;
      copy(memory, place);
      copy(memory + stride, place + 1);
    }
  }
}

/// Real numbers that are complex ones by themselves.
template <class T>
void gather_odd_real(const FftRows<T>& rows, const FftLines& lines, int64_t lanes, T* buffer) {
  for (int64_t q = 0; q < lines.count; ++q) {
    const T* in = rows.in + lines.in[q];
    T* out = buffer + 2 * q;
    for (int64_t j = 0; j < rows.n; ++j) {
      out[2 * j * lanes] = in[j * rows.in_stride];
      out[2 * j * lanes + 1] = 0;
    }
  }
}

template <class T>
void scatter_odd_real(const FftRows<T>& rows, const FftLines& lines, int64_t lanes,
                      const T* buffer) {
  for (int64_t q = 0; q < lines.count; ++q) {
    const T* in = buffer + 2 * q;
    T* out = rows.out + lines.out[q];
    for (int64_t j = 0; j < rows.n; ++j) out[j * rows.out_stride] = in[2 * j * lanes];
  }
}

/// The whole of spectra that are symmetric.
template <class T>
void gather_odd_spectra(const FftRows<T>& rows, const FftLines& lines, int64_t lanes, T* buffer) {
  for (int64_t q = 0; q < lines.count; ++q) {
    const T* in = rows.in + lines.in[q];
    T* out = buffer + 2 * q;
    out[0] = in[0];
    out[1] = 0;
    for (int64_t k = 1; k <= rows.n / 2; ++k) {
      const T real = in[2 * k * rows.in_stride], imag = in[2 * k * rows.in_stride + 1];
      T *low = out + 2 * k * lanes, *high = out + 2 * (rows.n - k) * lanes;
      low[0] = high[0] = real;
      low[1] = imag;
      high[1] = -imag;
    }
  }
}

}  // namespace

template <class T>
void gather_lines(const FftRows<T>& rows, const FftLines& lines, int64_t lanes, T* buffer) {
  const T* in = rows.in;
  const auto copy = [&](int64_t memory, int64_t place) { buffer[place] = in[memory]; };
  const bool is_odd = rows.n % 2 == 1;
  if (rows.kind == FftKind::kRealToComplex) {
    if (is_odd) return gather_odd_real(rows, lines, lanes, buffer);
    return for_each_real<T>(lines.in, lines.count, rows.n, rows.in_stride, lanes, copy);
  }
  const bool is_spectrum = rows.kind == FftKind::kComplexToReal;
  if (is_spectrum && is_odd) return gather_odd_spectra(rows, lines, lanes, buffer);
  const int64_t n = is_spectrum ? rows.n / 2 + 1 : rows.n;
  for_each_complex<T>(lines.in, lines.count, n, rows.in_stride, lanes, copy);
}

template <class T>
void scatter_lines(const FftRows<T>& rows, const FftLines& lines, int64_t lanes, const T* buffer) {
  T* out = rows.out;
  const auto copy = [&](int64_t memory, int64_t place) { out[memory] = buffer[place]; };
  if (rows.kind == FftKind::kComplexToReal) {
    if (rows.n % 2 == 1) return scatter_odd_real(rows, lines, lanes, buffer);
    return for_each_real<T>(lines.out, lines.count, rows.n, rows.out_stride, lanes, copy);
  }
  const bool is_spectrum = rows.kind == FftKind::kRealToComplex;
  const int64_t n = is_spectrum ? rows.n / 2 + 1 : rows.n;
  for_each_complex<T>(lines.out, lines.count, n, rows.out_stride, lanes, copy);
  if (!is_spectrum) return;
  // The sum of real numbers, whose imaginary part a convolution gives as about zero.
  for (int64_t q = 0; q < lines.count; ++q) out[lines.out[q] + 1] = 0;
}

template void gather_lines(const FftRows<float>&, const FftLines&, int64_t, float*);
template void gather_lines(const FftRows<double>&, const FftLines&, int64_t, double*);
template void scatter_lines(const FftRows<float>&, const FftLines&, int64_t, const float*);
template void scatter_lines(const FftRows<double>&, const FftLines&, int64_t, const double*);

}  // namespace tenon::kernels
