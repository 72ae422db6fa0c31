#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include "tenon/base/bfloat16.h"
#include "tenon/kernels/simd/vec.h"

// What a reduction does with two elements, and in which types. Compiled once per CPU target, see
// Note [Code that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET {

/// The type of totals.
template <class T>
struct Accumulation {
  using Total = int64_t;
};
template <>
struct Accumulation<BFloat16> {
  using Total = double;
};
template <>
struct Accumulation<float> : Accumulation<BFloat16> {};
template <>
struct Accumulation<double> : Accumulation<BFloat16> {};

template <class T>
TENON_ALWAYS_INLINE T widen(T value) {
  return value;
}
TENON_ALWAYS_INLINE float widen(BFloat16 value) {
  const uint32_t bits = static_cast<uint32_t>(value.bits) << 16;
  float result;
  __builtin_memcpy(&result, &bits, sizeof(result));
  return result;
}

template <class T>
constexpr T lowest() {
  if constexpr (std::is_floating_point_v<T>)
    return -__builtin_inf();
  else
    return std::numeric_limits<T>::min();
}
template <class T>
constexpr T highest() {
  if constexpr (std::is_floating_point_v<T>)
    return __builtin_inf();
  else
    return std::numeric_limits<T>::max();
}

struct Sum {
  static constexpr bool kIsExact = false;  // of floats
  template <class T>
  static constexpr T identity() {
    return 0;
  }
  template <class T>
  TENON_ALWAYS_INLINE static T step(T total, T value) {
    if constexpr (std::is_integral_v<T>)  // wraps around
      return static_cast<T>(static_cast<uint64_t>(total) + static_cast<uint64_t>(value));
    else
      return total + value;
  }
};

struct Product {
  static constexpr bool kIsExact = false;  // of floats
  template <class T>
  static constexpr T identity() {
    return 1;
  }
  template <class T>
  TENON_ALWAYS_INLINE static T step(T total, T value) {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(static_cast<uint64_t>(total) * static_cast<uint64_t>(value));
    else
      return total * value;
  }
};

// The comparisons keep a NaN once it is there.
struct Maximum {
  static constexpr bool kIsExact = true;  // of floats
  template <class T>
  static constexpr T identity() {
    return lowest<T>();
  }
  template <class T>
  TENON_ALWAYS_INLINE static T step(T total, T value) {
    return (value > total) | (value != value) ? value : total;
  }
  template <class T>
  TENON_ALWAYS_INLINE static Vec<T> step(Vec<T> total, Vec<T> value) {
    return where((value > total) | (value != value), value, total);
  }
};

struct Minimum {
  static constexpr bool kIsExact = true;  // of floats
  template <class T>
  static constexpr T identity() {
    return highest<T>();
  }
  template <class T>
  TENON_ALWAYS_INLINE static T step(T total, T value) {
    return (value < total) | (value != value) ? value : total;
  }
  template <class T>
  TENON_ALWAYS_INLINE static Vec<T> step(Vec<T> total, Vec<T> value) {
    return where((value < total) | (value != value), value, total);
  }
};

}  // namespace tenon::kernels::TENON_CPU_TARGET
