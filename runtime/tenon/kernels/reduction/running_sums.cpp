#include "tenon/kernels/reduction/running_sums.h"

#include <type_traits>
#include <utility>

#include "tenon/kernels/simd/vec.h"

#if defined(TENON_SIMD_AVX512) || defined(TENON_SIMD_AVX2)
#include <immintrin.h>
#endif

// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// As many elements as a vector of totals has lanes.
template <class T, class Total>
TENON_ALWAYS_INLINE Vec<Total> load_widened(const T* in) {
  if constexpr (std::is_same_v<T, Total>) {
    return Vec<Total>::load(in);
  } else {
#if defined(TENON_SIMD_AVX512)
    return Vec<Total>(_mm512_cvtps_pd(_mm256_loadu_ps(in)));
#elif defined(TENON_SIMD_AVX2)
    return Vec<Total>(_mm256_cvtps_pd(_mm_loadu_ps(in)));
#else
    typedef T Half __attribute__((vector_size(kVectorBytes / 2)));
    Half half;
    __builtin_memcpy(&half, in, sizeof(half));
    return Vec<Total>(__builtin_convertvector(half, typename Vec<Total>::Raw));
#endif
  }
}
template <class T, class Total>
TENON_ALWAYS_INLINE void store_narrowed(T* out, Vec<Total> totals) {
  if constexpr (std::is_same_v<T, Total>) {
    totals.store(out);
  } else {
#if defined(TENON_SIMD_AVX512)
    _mm256_storeu_ps(out, _mm512_cvtpd_ps(totals.raw));
#elif defined(TENON_SIMD_AVX2)
    _mm_storeu_ps(out, _mm256_cvtpd_ps(totals.raw));
#else
    typedef T Half __attribute__((vector_size(kVectorBytes / 2)));
    const Half half = __builtin_convertvector(totals.raw, Half);
    __builtin_memcpy(out, &half, sizeof(half));
#endif
  }
}

#if defined(TENON_SIMD_AVX2)
/// Each lane with all before it. What crosses the middle of a register takes longer.
template <class V>
TENON_ALWAYS_INLINE V running_lanes(V value) {
  typedef double Lanes __attribute__((vector_size(kVectorBytes)));
  value += V((typename V::Raw)_mm256_unpacklo_pd(_mm256_setzero_pd(), (Lanes)value.raw));
  const __m256d lower_above = _mm256_permute2f128_pd((Lanes)value.raw, (Lanes)value.raw, 0x08);
  return value + V((typename V::Raw)_mm256_unpackhi_pd(lower_above, lower_above));
}
#else
/// The lanes moved up by `distance`, with zeros below.
template <int distance, class V, int... i>
TENON_ALWAYS_INLINE V moved_up(V value, std::integer_sequence<int, i...>) {
  return V(
      __builtin_shufflevector(value.raw, V(0).raw, (i < distance ? V::kLanes : i - distance)...));
}
/// Each lane with all before it.
template <class V, int distance = 1>
TENON_ALWAYS_INLINE V running_lanes(V value) {
  if constexpr (distance == V::kLanes) {
    return value;
  } else {
    const auto lanes = std::make_integer_sequence<int, V::kLanes>();
    return running_lanes<V, 2 * distance>(value + moved_up<distance>(value, lanes));
  }
}
#endif

template <class V, int... i>
TENON_ALWAYS_INLINE V last_lanes(V value, std::integer_sequence<int, i...>) {
  return V(__builtin_shufflevector(value.raw, value.raw, ((void)i, V::kLanes - 1)...));
}
template <class V>
TENON_ALWAYS_INLINE V last_lanes(V value) {
  return last_lanes(value, std::make_integer_sequence<int, V::kLanes>());
}

template <class T, class Total>
Total add_up(T* out, const T* in, int64_t n, Total total) {
  using V = Vec<Total>;
  constexpr bool kMayOverflow = std::is_same_v<T, double>;
  V before(total), lost(0);
  const auto load = [in](int64_t i) { return running_lanes(load_widened<T, Total>(in + i)); };
  const auto store = [&](int64_t i, V totals) {
    store_narrowed(out + i, totals);
    if (kMayOverflow) lost += totals * V(0);  // NaN, once one is not finite
  };
  int64_t i = 0;
  for (; i + 2 * V::kLanes <= n; i += 2 * V::kLanes) {
    const V first = load(i), second = load(i + V::kLanes) + last_lanes(first);
    store(i, before + first);
    store(i + V::kLanes, before + second);
    before += last_lanes(second);  // which alone waits for the elements before
  }
  if (i + V::kLanes <= n) {
    const V lanes = load(i);
    store(i, before + lanes);
    before += last_lanes(lanes);
    i += V::kLanes;
  }
  using Wrapping = std::conditional_t<std::is_integral_v<Total>, uint64_t, Total>;
  auto last = static_cast<Wrapping>(before.raw[0]);
  Total rest = 0;
  for (; i < n; ++i) {
    last += static_cast<Wrapping>(in[i]);
    out[i] = static_cast<T>(last);
    if (kMayOverflow) rest += static_cast<Total>(last) * 0;
  }
  if (!kMayOverflow) return static_cast<Total>(last);
  for (int lane = 0; lane < V::kLanes; ++lane) rest += lost.raw[lane];
  return static_cast<Total>(last) + rest;
}

}  // namespace

extern constexpr RunningSumTable running_sum_loops = {
    &add_up<float, double>, &add_up<double, double>, &add_up<int64_t, int64_t>};

}  // namespace tenon::kernels::TENON_CPU_TARGET
