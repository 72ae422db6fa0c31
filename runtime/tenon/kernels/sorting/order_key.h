#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "tenon/base/bfloat16.h"

namespace tenon::kernels {

/// An unsigned integer as wide as `value`, which is ordered as values are: all NaNs are equal and
/// come after all numbers, and -0 equals 0.
template <class T>
constexpr auto order_key(T value) {
  if constexpr (std::same_as<T, bool>) {
    return static_cast<uint8_t>(value);
  } else if constexpr (std::unsigned_integral<T>) {
    return value;
  } else if constexpr (std::is_integral_v<T>) {
    using Key = std::make_unsigned_t<T>;
    return static_cast<Key>(static_cast<Key>(value) ^ (Key{1} << (sizeof(T) * 8 - 1)));
  } else {
    using Key = std::conditional_t<sizeof(T) == 2, uint16_t,
                                   std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>>;
    constexpr Key kSign = Key{1} << (sizeof(T) * 8 - 1);
    constexpr Key kInfinity = std::bit_cast<Key>(std::numeric_limits<T>::infinity());
    const Key bits = std::bit_cast<Key>(value);
    if ((bits & static_cast<Key>(~kSign)) > kInfinity) return std::numeric_limits<Key>::max();
    if (bits == kSign) return kSign;
    return static_cast<Key>(bits & kSign ? ~bits : bits | kSign);
  }
}

}  // namespace tenon::kernels
