// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/linear_algebra/vector_product_loops.h"

#include <type_traits>

#include "tenon/kernels/linear_algebra/product_lanes.h"
#include "tenon/kernels/simd/lanes.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

template <class T>
using Four __attribute__((vector_size(4 * sizeof(T)))) = T;

/// 16 bytes that add up to what the lanes do.
template <class T>
TENON_ALWAYS_INLINE auto narrowed_sums(const Lanes<T>& lanes) {
  if constexpr (Lanes<T>::kParts == 4) {
    return narrowed((lanes.parts[0] + lanes.parts[2] + (lanes.parts[1] + lanes.parts[3])).raw);
  } else if constexpr (Lanes<T>::kParts == 2) {
    return narrowed((lanes.parts[0] + lanes.parts[1]).raw);
  } else {
    return narrowed(lanes.parts[0].raw);
  }
}

/// The sums of each of four.
TENON_ALWAYS_INLINE void add_up(const Lanes<float>* lanes, Four<float>& sums) {
  const auto a = narrowed_sums(lanes[0]), b = narrowed_sums(lanes[1]), c = narrowed_sums(lanes[2]),
             d = narrowed_sums(lanes[3]);
  const auto of_a_and_b =
      __builtin_shufflevector(a, b, 0, 4, 1, 5) + __builtin_shufflevector(a, b, 2, 6, 3, 7);
  const auto of_c_and_d =
      __builtin_shufflevector(c, d, 0, 4, 1, 5) + __builtin_shufflevector(c, d, 2, 6, 3, 7);
  sums = __builtin_shufflevector(of_a_and_b, of_c_and_d, 0, 1, 4, 5) +
         __builtin_shufflevector(of_a_and_b, of_c_and_d, 2, 3, 6, 7);
}
TENON_ALWAYS_INLINE void add_up(const Lanes<double>* lanes, Four<double>& sums) {
  for (int i = 0; i < 4; i += 2) {
    const auto a = narrowed_sums(lanes[i]), b = narrowed_sums(lanes[i + 1]);
    const auto both = __builtin_shufflevector(a, b, 0, 2) + __builtin_shufflevector(a, b, 1, 3);
    __builtin_memcpy(reinterpret_cast<char*>(&sums) + i * sizeof(double), &both, sizeof(both));
  }
}

/// Stores the results from `first` on of sums that are a vector.
template <class T, class Sums>
TENON_ALWAYS_INLINE void store_finished(const Sums& sums, const ProductEpilogue<T>& epilogue,
                                        int64_t first, T* y) {
  Sums result = {}, second;
  if (epilogue.addend) __builtin_memcpy(&result, epilogue.addend + first, sizeof(Sums));
  result = result + epilogue.alpha * sums;
  if (epilogue.second) {
    __builtin_memcpy(&second, epilogue.second + first, sizeof(Sums));
    result = result + second;
  }
  if (epilogue.rectifies) result = result <= 0 ? Sums{} : result;
  __builtin_memcpy(y + first, &result, sizeof(Sums));
}

#if defined(TENON_SIMD_AVX512)
/// The results from `first` on of eight sums, as `add_up` has them: each addition is of halves of
/// several.
TENON_ALWAYS_INLINE void store_eight(const Lanes<float>* lanes,
                                     const ProductEpilogue<float>& epilogue, int64_t first,
                                     float* y) {
  using Raw = Vec<float>::Raw;
  Raw two[4], four[2];
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    const Raw a = lanes[2 * i].parts[0].raw, b = lanes[2 * i + 1].parts[0].raw;
    two[i] =
        __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23) +
        __builtin_shufflevector(a, b, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
  }
#pragma GCC unroll 2
  for (int i = 0; i < 2; ++i) {
    const Raw a = two[2 * i], b = two[2 * i + 1];
    four[i] =
        __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27) +
        __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
  }
  const Raw a = four[0], b = four[1];
  const Raw pairs =
      __builtin_shufflevector(a, b, 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29) +
      __builtin_shufflevector(a, b, 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31);
  const auto sums = __builtin_shufflevector(pairs, pairs, 0, 4, 8, 12, 2, 6, 10, 14) +
                    __builtin_shufflevector(pairs, pairs, 1, 5, 9, 13, 3, 7, 11, 15);
  store_finished(sums, epilogue, first, y);
}
#endif

/// Adds to each of `rows` sums the products of the columns from `first` on, which fill no lanes.
template <class T>
[[gnu::noinline]] void add_rest(int rows, int64_t first, int64_t columns, const T* a,
                                int64_t leading, const T* x, T* sums) {
  for (int i = 0; i < rows; ++i, a += leading) {
    for (int64_t p = first; p < columns; ++p) sums[i] += a[p] * x[p];
  }
}

/// Rows of matrices of more bytes are fetched ahead.
constexpr int64_t kFirstCache = 1 << 15;

template <int rows, class T>
TENON_ALWAYS_INLINE void add_inner_products(int64_t columns, const T* a, int64_t leading,
                                            bool is_far, const T* x,
                                            const ProductEpilogue<T>& epilogue, int64_t first,
                                            T* y) {
  constexpr int kAtOnce = rows < 4 ? 4 : rows;
  Lanes<T> sums[kAtOnce];
  for (Lanes<T>& sum : sums) sum = Lanes<T>::zeros();
  int64_t p = 0;
  for (; p + Lanes<T>::kCount <= columns; p += Lanes<T>::kCount) {
    const auto of_x = Lanes<T>::load(x + p);
#pragma GCC unroll 8
    for (int i = 0; i < rows; ++i) {
      if (kFetchesAhead && is_far) __builtin_prefetch(a + (i + 3 * rows) * leading + p);
      sums[i].add_fused_product(Lanes<T>::load(a + i * leading + p), of_x);
    }
  }
#if defined(TENON_SIMD_AVX512)
  if constexpr (rows == 8 && std::is_same_v<T, float>) {
    if (p == columns) return store_eight(sums, epilogue, first, y);
  }
#endif
#pragma GCC unroll 2
  for (int i = 0; i < kAtOnce; i += 4) {
    Four<T> four;
    add_up(sums + i, four);
    constexpr int kUsed = rows < 4 ? rows : 4;
    if (p < columns) {
      T each[4];
      __builtin_memcpy(each, &four, sizeof(four));
      add_rest(kUsed, p, columns, a + i * leading, leading, x, each);
      __builtin_memcpy(&four, each, sizeof(four));
    }
    if constexpr (kUsed == 4) {
      store_finished(four, epilogue, first + i, y);
    } else {
      for (int k = 0; k < kUsed; ++k) y[first + k] = finished(four[k], epilogue, first + k);
    }
  }
}

template <class T>
void with_rows(int64_t rows, int64_t columns, const T* a, int64_t leading, const T* x,
               const ProductEpilogue<T>& given, T* y) {
  const ProductEpilogue<T> epilogue = given;  // which no store changes
  const bool is_far = rows * leading > kFirstCache / int64_t{sizeof(T)};
  int64_t i = 0;
  const auto add = [&](auto count) __attribute__((always_inline)) {
    constexpr int kRows = decltype(count)::value;
    add_inner_products<kRows>(columns, a + i * leading, leading, is_far, x, epilogue, i, y);
    i += kRows;
  };
  // Eight sums are in registers where there are 32 of these.
  if constexpr (kVectorBytes == 64) {
    while (i + 8 <= rows) add(std::integral_constant<int, 8>{});
  }
  while (i + 4 <= rows) add(std::integral_constant<int, 4>{});
  if (i + 3 <= rows) return add(std::integral_constant<int, 3>{});
  if (i + 2 <= rows) return add(std::integral_constant<int, 2>{});
  if (i < rows) add(std::integral_constant<int, 1>{});
}

/// `groups` groups of lanes of the columns from `first` on.
template <int groups, class T>
TENON_ALWAYS_INLINE void add_columns(int64_t rows, const T* a, int64_t leading, const T* x,
                                     const ProductEpilogue<T>& epilogue, int64_t first, T* y) {
  Lanes<T> sums[groups];
  for (Lanes<T>& sum : sums) sum = Lanes<T>::zeros();
  a += first;
  for (int64_t p = 0; p < rows; ++p, a += leading) {
    const typename Lanes<T>::V by(x[p]);
#pragma GCC unroll 4
    for (int i = 0; i < groups; ++i) {
      sums[i].add_product(Lanes<T>::load(a + i * Lanes<T>::kCount), by);
    }
  }
#pragma GCC unroll 4
  for (int i = 0; i < groups; ++i) {
    const int64_t at = first + i * Lanes<T>::kCount;
    finished(sums[i], epilogue, at).store(y + at);
  }
}

template <class T>
void of_rows(int64_t rows, int64_t columns, const T* a, int64_t leading, const T* x,
             const ProductEpilogue<T>& given, T* y) {
  constexpr int kCount = Lanes<T>::kCount;
  const ProductEpilogue<T> epilogue = given;  // which no store changes
  int64_t j = 0;
  for (; j + 4 * kCount <= columns; j += 4 * kCount) {
    add_columns<4>(rows, a, leading, x, epilogue, j, y);
  }
  for (; j + kCount <= columns; j += kCount) {
    add_columns<1>(rows, a, leading, x, epilogue, j, y);
  }
  for (; j < columns; ++j) {
    T sum = 0;
    for (int64_t p = 0; p < rows; ++p) sum += a[p * leading + j] * x[p];
    y[j] = finished(sum, epilogue, j);
  }
}

}  // namespace

extern constexpr VectorProductTable vector_product_loops = {{&with_rows<float>, &of_rows<float>},
                                                            {&with_rows<double>, &of_rows<double>}};

}  // namespace tenon::kernels::TENON_CPU_TARGET
