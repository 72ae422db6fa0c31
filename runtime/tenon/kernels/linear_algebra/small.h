#pragma once

#include <concepts>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "tenon/base/dtype.h"

// fits in this file: elements in memory

namespace tenon::kernels {

/// The type in which sums of products of `T` are kept: integers wrap around, so they are unsigned.
template <class T>
using Accumulator = std::conditional_t<ReducedFloatingPoint<T>, float,
                                       std::conditional_t<std::integral<T>, uint64_t, T>>;

/// A matrix at any strides.
template <class T>
struct Strided {
  const T* data;
  int64_t row_stride, column_stride;
};

namespace detail {

/// The most elements of b that are turned.
inline constexpr int64_t kTurned = 256;

template <class T>
void store(T* c, Accumulator<T> product, Accumulator<T> alpha, Accumulator<T> beta) {
  Accumulator<T> value = alpha * product;
  if (beta != Accumulator<T>(0)) value += beta * static_cast<Accumulator<T>>(*c);
  *c = static_cast<T>(value);
}

/// The columns [begin, n) of one row of c.
template <class T>
void small_row(int64_t begin, int64_t n, int64_t k, T alpha, const T* a, int64_t a_stride,
               Strided<T> b, T beta, T* c) {
  using Sum = Accumulator<T>;
  for (int64_t j = begin; j < n; ++j) {
    Sum sum = 0;
    for (int64_t p = 0; p < k; ++p) {
      sum += static_cast<Sum>(a[p * a_stride]) *
             static_cast<Sum>(b.data[p * b.row_stride + j * b.column_stride]);
    }
    store<T>(c + j, sum, static_cast<Sum>(alpha), static_cast<Sum>(beta));
  }
}

/// The columns of `Rows` rows of c that fill whole groups of four, where rows of b are contiguous;
/// returns how many they are.
template <int Rows, std::floating_point T>
int64_t small_rows_by_four(int64_t n, int64_t k, T alpha, Strided<T> a, Strided<T> b, T beta,
                           T* c) {
  typedef T Four __attribute__((vector_size(4 * sizeof(T))));
  int64_t j = 0;
  for (; j + 4 <= n; j += 4) {
    Four sums[Rows] = {}, row;
    for (int64_t p = 0; p < k; ++p) {
      std::memcpy(&row, b.data + p * b.row_stride + j, sizeof(Four));
#pragma GCC unroll 4
      for (int i = 0; i < Rows; ++i) {
        sums[i] += a.data[i * a.row_stride + p * a.column_stride] * row;
      }
    }
#pragma GCC unroll 4
    for (int i = 0; i < Rows; ++i) {
      sums[i] *= alpha;
      if (beta != T(0)) {
        std::memcpy(&row, c + i * n + j, sizeof(Four));
        sums[i] += beta * row;
      }
      std::memcpy(c + i * n + j, &sums[i], sizeof(Four));
    }
  }
  return j;
}

}  // namespace detail

/// c = alpha * a * b + beta * c by plain loops, where `c` is row-major and, for beta 0, not read.
/// For floats and integers of any width; integers wrap around.
template <class T>
void small_gemm(int64_t m, int64_t n, int64_t k, T alpha, Strided<T> a, Strided<T> b, T beta,
                T* c) {
  int64_t i = 0;
  const auto rows = [&]<int Rows>(std::integral_constant<int, Rows>) {
    for (; i + Rows <= m; i += Rows) {
      int64_t done = 0;
      const Strided<T> part{a.data + i * a.row_stride, a.row_stride, a.column_stride};
      if constexpr (std::floating_point<T>) {
        if (b.column_stride == 1) {
          done = detail::small_rows_by_four<Rows>(n, k, alpha, part, b, beta, c + i * n);
        }
      }
      for (int64_t row = i; done < n && row < i + Rows; ++row) {
        detail::small_row(done, n, k, alpha, a.data + row * a.row_stride, a.column_stride, b, beta,
                          c + row * n);
      }
    }
  };
  rows(std::integral_constant<int, 4>{});
  rows(std::integral_constant<int, 1>{});
}

/// The same for any `b`: a transposed one is turned once, rather than read across its rows for
/// every row of a.
template <class T>
[[gnu::noinline]] void small_gemm_turned(int64_t m, int64_t n, int64_t k, T alpha, Strided<T> a,
                                         Strided<T> b, T beta, T* c) {
  T rows[detail::kTurned];
  if (m == 1 || n < 4 || k * n > detail::kTurned) {
    return small_gemm(m, n, k, alpha, a, b, beta, c);
  }
  for (int64_t p = 0; p < k; ++p) {
    const T* from = b.data + p * b.row_stride;
    for (int64_t j = 0; j < n; ++j) rows[p * n + j] = from[j * b.column_stride];
  }
  small_gemm(m, n, k, alpha, a, {rows, n, 1}, beta, c);
}

}  // namespace tenon::kernels
