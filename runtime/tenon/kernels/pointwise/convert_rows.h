#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/kernels/pointwise/convert_element.h"
#include "tenon/kernels/pointwise/convert_loops.h"
#include "tenon/kernels/simd/lanes.h"

// How rows of elements of one type become rows of another, of any steps. Compiled once per CPU
// target, see Note [Code that is compiled once per CPU target].

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

template <class To, class From>
TENON_ALWAYS_INLINE void convert_row(To* __restrict out, const From* __restrict in, int64_t n) {
  for (int64_t i = 0; i < n; ++i) out[i] = convert<To>(in[i]);
}

template <class To, class From>
// fits below: elements in memory
TENON_ALWAYS_INLINE void convert_strided_row(char* __restrict out, int64_t out_step,
                                             const char* __restrict in, int64_t in_step,
                                             int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    *reinterpret_cast<To*>(out + i * out_step) =
        convert<To>(*reinterpret_cast<const From*>(in + i * in_step));
  }
}

/// Every other element, in vectors: those of a part of complex numbers, and of x[::2].
template <class T>
TENON_ALWAYS_INLINE void copy_every_other(T* __restrict out, const T* __restrict in, int64_t n) {
  constexpr int kLanes = kVectorBytes / sizeof(T);
  typedef T V __attribute__((vector_size(kVectorBytes)));
  // What is read ends before another element that is asked for.
  for (; n > kLanes; n -= kLanes, in += 2 * kLanes, out += kLanes) {
    V first, second;
    __builtin_memcpy(&first, in, sizeof(first));
    __builtin_memcpy(&second, in + kLanes, sizeof(second));
    const V even = every_other(first, second);
    __builtin_memcpy(out, &even, sizeof(even));
  }
  for (int64_t i = 0; i < n; ++i) out[i] = in[2 * i];
}

/// Rows of elements that lie apart, several elements in a turn. Out of line, since short rows need
/// less before their loop.
template <class T>
[[gnu::noinline]] void copy_apart(void* out, const void* in, const RowSteps& steps) {
  constexpr int64_t kSize = sizeof(T);
  const int64_t n = steps.n, out_step = steps.out_step, in_step = steps.in_step;
  const bool every_other = in_step == 2 * kSize && out_step == kSize;
  auto* to = static_cast<char*>(out);
  auto* from = static_cast<const char*>(in);
  for (int64_t row = 0; row < steps.rows; ++row) {
    if (every_other) {
      copy_every_other(reinterpret_cast<T*>(to), reinterpret_cast<const T*>(from), n);
    } else {
#pragma GCC unroll 4
      for (int64_t i = 0; i < n; ++i) {
        __builtin_memcpy(to + i * out_step, from + i * in_step, sizeof(T));
      }
    }
    to += steps.out_row_step;
    from += steps.in_row_step;
  }
}

template <class To, class From>
TENON_ALWAYS_INLINE void convert_any_row(char* to, int64_t out_step, const char* from,
                                         int64_t in_step, int64_t n) {
  constexpr int64_t kOut = sizeof(To);
  constexpr int64_t kIn = sizeof(From);
  if (out_step == kOut && in_step == kIn) {
    convert_row(reinterpret_cast<To*>(to), reinterpret_cast<const From*>(from), n);
  } else if (out_step == kOut && in_step == 0) {
    const To value = convert<To>(*reinterpret_cast<const From*>(from));
    for (int64_t i = 0; i < n; ++i) reinterpret_cast<To*>(to)[i] = value;
  } else {
    convert_strided_row<To, From>(to, out_step, from, in_step, n);
  }
}

/// Calls `copy(to, out_step, from, in_step, n)` for each line of elements.
template <class Copy>
TENON_ALWAYS_INLINE void for_each_line(void* out, const void* in, const RowSteps& steps,
                                       Copy copy) {
  auto* to = static_cast<char*>(out);
  auto* from = static_cast<const char*>(in);
  // Many short rows are copied column by column, which has fewer loops to enter.
  const bool by_columns = steps.n < 16 && steps.n < steps.rows;
  const int64_t outer = by_columns ? steps.n : steps.rows;
  const int64_t inner = by_columns ? steps.rows : steps.n;
  const int64_t out_step = by_columns ? steps.out_row_step : steps.out_step;
  const int64_t in_step = by_columns ? steps.in_row_step : steps.in_step;
  const int64_t out_outer_step = by_columns ? steps.out_step : steps.out_row_step;
  const int64_t in_outer_step = by_columns ? steps.in_step : steps.in_row_step;
  for (int64_t i = 0; i < outer; ++i) {
    copy(to, out_step, from, in_step, inner);
    to += out_outer_step;
    from += in_outer_step;
  }
}

template <class To, class From>
[[gnu::noinline, gnu::noclone]] void convert_rows(void* out, const void* in,
                                                  const RowSteps& steps) {
  if constexpr (std::is_same_v<To, From> && std::is_integral_v<To>) {
    constexpr int64_t kSize = sizeof(To), kLongRow = 16;
    if (steps.n >= kLongRow && steps.in_step != kSize && steps.in_step != 0) [[unlikely]]
      return copy_apart<To>(out, in, steps);
  }
  for_each_line(out, in, steps, convert_any_row<To, From>);
}

}  // namespace
}  // namespace tenon::kernels::TENON_CPU_TARGET
