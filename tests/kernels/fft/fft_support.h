#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <random>
#include <utility>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/kernels/fft/transform.h"

// Complex numbers are pairs of T in vectors of T.

namespace tenon::test {

using LongComplex = std::complex<long double>;

template <class T>
std::vector<T> random_numbers(int64_t count, int64_t seed) {
  std::mt19937 generator(static_cast<uint32_t>(seed));
  std::normal_distribution<double> normal;
  std::vector<T> numbers(static_cast<size_t>(count));
  for (T& number : numbers) number = static_cast<T>(normal(generator));
  return numbers;
}

template <class T>
std::vector<T> slice(const std::vector<T>& numbers, int64_t begin, int64_t count) {
  return {numbers.begin() + begin, numbers.begin() + begin + count};
}

template <class T>
LongComplex complex_at(const std::vector<T>& numbers, int64_t place) {
  return {numbers[static_cast<size_t>(2 * place)], numbers[static_cast<size_t>(2 * place + 1)]};
}

/// Transforms lines that lie in memory one after the other.
template <class T>
std::vector<T> transformed(kernels::FftKind kind, int64_t n, int64_t lines,
                           const std::vector<T>& in, double scale = 1) {
  using kernels::FftKind;
  const int64_t half = n / 2 + 1;
  const int64_t in_strides[] = {kind == FftKind::kComplexToReal ? half : n};
  const int64_t out_strides[] = {kind == FftKind::kRealToComplex ? half : n};
  const int64_t parts = kind == FftKind::kComplexToReal ? 1 : 2;
  std::vector<T> out(static_cast<size_t>(parts * out_strides[0] * lines));
  kernels::fft_rows(kernels::FftRows<T>{kind, n, scale, IntArrayRef(&lines, 1), in_strides,
                                        out_strides, 1, 1, in.data(), out.data()});
  return out;
}

/// The transform of one line by its definition, at places that lie evenly, at most `most`.
template <class T>
std::pair<std::vector<LongComplex>, std::vector<int64_t>> sums_of(const std::vector<T>& line,
                                                                  kernels::FftKind kind,
                                                                  int64_t most) {
  const auto n = static_cast<int64_t>(line.size() / 2);
  const long double turn = (kind == kernels::FftKind::kInverse ? 2 : -2) * std::acos(-1.0L);
  std::vector<LongComplex> roots, values;
  for (int64_t k = 0; k < n; ++k) roots.push_back(std::polar(1.0L, turn * k / n));
  std::vector<int64_t> places;
  for (int64_t i = 0; i < std::min(n, most); ++i) places.push_back(i * n / std::min(n, most));
  for (const int64_t k : places) {
    LongComplex sum = 0;
    for (int64_t j = 0; j < n; ++j) sum += complex_at(line, j) * roots[j * k % n];
    values.push_back(sum);
  }
  return {values, places};
}

/// What the errors of transforms are counted in: epsilon log2(n).
template <class T>
double unit_of(int64_t n) {
  return std::numeric_limits<T>::epsilon() * std::max(1.0, std::log2(static_cast<double>(n)));
}

/// The error of a line at some places, relative and in the 2-norm, in that unit.
template <class T>
double error_of(const std::vector<T>& line, const std::vector<LongComplex>& values,
                const std::vector<int64_t>& places, int64_t n) {
  long double errors = 0, squares = 0;
  for (size_t i = 0; i < places.size(); ++i) {
    errors += std::norm(complex_at(line, places[i]) - values[i]);
    squares += std::norm(values[i]);
  }
  return static_cast<double>(std::sqrt(errors / squares)) / unit_of<T>(n);
}

template <class T>
double norm(const std::vector<T>& numbers) {
  long double squares = 0;
  for (const long double number : numbers) squares += number * number;
  return static_cast<double>(std::sqrt(squares));
}

template <class T>
double relative_difference(const std::vector<T>& found, const std::vector<T>& expected) {
  std::vector<double> differences;
  for (size_t i = 0; i < expected.size(); ++i) {
    differences.push_back(static_cast<double>(found[i]) - static_cast<double>(expected[i]));
  }
  return norm(differences) / norm(expected);
}

/// Lines of `points` elements in memory.
struct Layout {
  DimVector sizes, strides;
  int64_t line_stride, points;

  /// How many elements the memory must have.
  int64_t extent() const {
    int64_t last = (points - 1) * line_stride;
    for (size_t d = 0; d < sizes.size(); ++d) last += (sizes[d] - 1) * strides[d];
    return last + 1;
  }
};

/// Calls `function(from, to)` with the places where each line begins in two layouts.
template <class Function>
void for_each_line(const Layout& in, const Layout& out, const Function& function) {
  DimVector index(in.sizes.size());
  for (;;) {
    int64_t from = 0, to = 0;
    for (size_t d = 0; d < index.size(); ++d) {
      from += index[d] * in.strides[d];
      to += index[d] * out.strides[d];
    }
    function(from, to);
    size_t d = index.size();
    while (d > 0 && ++index[d - 1] == in.sizes[d - 1]) index[--d] = 0;
    if (d == 0) return;
  }
}

inline std::vector<double> read_line(const std::vector<double>& memory, int64_t from,
                                     int64_t stride, int64_t points, bool is_real) {
  std::vector<double> line;
  for (int64_t j = 0; j < points; ++j) {
    const auto place = static_cast<size_t>(from + j * stride);
    line.push_back(memory[is_real ? place : 2 * place]);
    if (!is_real) line.push_back(memory[2 * place + 1]);
  }
  return line;
}

inline void write_line(const std::vector<double>& line, int64_t to, int64_t stride, bool is_real,
                       std::vector<double>& memory) {
  const size_t parts = is_real ? 1 : 2;
  for (size_t j = 0; j < line.size() / parts; ++j) {
    const auto place = static_cast<size_t>(to) + j * static_cast<size_t>(stride);
    for (size_t part = 0; part < parts; ++part)
      memory[parts * place + part] = line[parts * j + part];
  }
}

}  // namespace tenon::test
