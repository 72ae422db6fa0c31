#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace tenon {

/// IEEE 754's binary16: 5 exponent bits, 10 of mantissa. Arithmetic is done in float32 and rounded
/// to nearest even, in the same way on every processor; what F16C converts is converted alike.
struct Float16 {
  uint16_t bits = 0;

  constexpr Float16() = default;
  constexpr Float16(float value) : bits(round(value)) {}  // NOLINT: converts like a float
  static constexpr Float16 from_bits(uint16_t bits) {
    Float16 result;
    result.bits = bits;
    return result;
  }
  constexpr operator float() const {  // NOLINT: converts like a float
    const uint32_t sign = static_cast<uint32_t>(bits & 0x8000u) << 16;
    const uint32_t magnitude = bits & 0x7fffu;
    uint32_t word = (magnitude << 13) + kRebias;
    if (magnitude > 0x7c00u) {
      word = 0x7fc00000u | magnitude << 13;  // a NaN keeps its payload and becomes quiet
    } else if (magnitude == 0x7c00u) {
      word = 0x7f800000u;
    } else if (magnitude < 0x0400u) {
      // A subnormal is so many units of the last place of a number in [0.5, 1).
      word = std::bit_cast<uint32_t>(std::bit_cast<float>(kHalf | magnitude) - 0.5f);
    }
    return std::bit_cast<float>(sign | word);
  }

  /// 65520 and more become infinity.
  static constexpr uint16_t round(float value) {
    const uint32_t word = std::bit_cast<uint32_t>(value);
    const uint32_t magnitude = word & 0x7fffffffu;
    uint32_t result = (magnitude - kRebias + 0xfffu + (magnitude >> 13 & 1u)) >> 13;
    if (magnitude > 0x7f800000u) {
      result = 0x7e00u | (magnitude >> 13 & 0x3ffu);
    } else if (magnitude >= 0x477ff000u) {
      result = 0x7c00u;
    } else if (magnitude < 0x38800000u) {
      result = std::bit_cast<uint32_t>(std::bit_cast<float>(magnitude) + 0.5f) - kHalf;
    }
    return static_cast<uint16_t>((word >> 16 & 0x8000u) | result);
  }

 private:
  /// The difference of the exponents' biases, in a float32; 0.5, whose last place is the least
  /// subnormal: moving a number there rounds it.
  static constexpr uint32_t kRebias = 112u << 23, kHalf = 0x3f000000u;
};

}  // namespace tenon

template <>
class std::numeric_limits<tenon::Float16> {
 public:
  static constexpr bool is_specialized = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_signed = true;
  static constexpr bool has_infinity = true;
  static constexpr bool has_quiet_NaN = true;
  static constexpr int digits = 11;
  static constexpr int min_exponent = -13;
  static constexpr tenon::Float16 min() { return tenon::Float16::from_bits(0x0400); }
  static constexpr tenon::Float16 max() { return tenon::Float16::from_bits(0x7bff); }
  static constexpr tenon::Float16 lowest() { return tenon::Float16::from_bits(0xfbff); }
  static constexpr tenon::Float16 epsilon() { return tenon::Float16::from_bits(0x1400); }
  static constexpr tenon::Float16 infinity() { return tenon::Float16::from_bits(0x7c00); }
  static constexpr tenon::Float16 quiet_NaN() { return tenon::Float16::from_bits(0x7e00); }
};
