#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace tenon {

/// The upper half of a float32: 8 exponent bits, 7 of mantissa. Arithmetic is done in float32 and
/// rounded to nearest even.
struct BFloat16 {
  uint16_t bits = 0;

  constexpr BFloat16() = default;
  constexpr BFloat16(float value) : bits(round(value)) {}  // NOLINT: converts like a float
  static constexpr BFloat16 from_bits(uint16_t bits) {
    BFloat16 result;
    result.bits = bits;
    return result;
  }
  constexpr operator float() const {  // NOLINT: converts like a float
    return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
  }

  static constexpr uint16_t round(float value) {
    const uint32_t word = std::bit_cast<uint32_t>(value);
    if ((word & 0x7fffffffu) > 0x7f800000u) return 0x7fc0;  // every NaN becomes the quiet one
    return static_cast<uint16_t>((word + 0x7fffu + ((word >> 16) & 1u)) >> 16);
  }
};

}  // namespace tenon

template <>
class std::numeric_limits<tenon::BFloat16> {
 public:
  static constexpr bool is_specialized = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_signed = true;
  static constexpr bool has_infinity = true;
  static constexpr bool has_quiet_NaN = true;
  static constexpr int digits = 8;
  static constexpr int min_exponent = -125;
  static constexpr tenon::BFloat16 min() { return tenon::BFloat16::from_bits(0x0080); }
  static constexpr tenon::BFloat16 max() { return tenon::BFloat16::from_bits(0x7f7f); }
  static constexpr tenon::BFloat16 lowest() { return tenon::BFloat16::from_bits(0xff7f); }
  static constexpr tenon::BFloat16 epsilon() { return tenon::BFloat16::from_bits(0x3c00); }
  static constexpr tenon::BFloat16 infinity() { return tenon::BFloat16::from_bits(0x7f80); }
  static constexpr tenon::BFloat16 quiet_NaN() { return tenon::BFloat16::from_bits(0x7fc0); }
};
