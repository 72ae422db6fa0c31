#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/base/dtype.h"
#include "tenon/kernels/simd/vec.h"

// What one element of a dtype becomes in another, by types that no arithmetic promotes. Compiled
// once per CPU target, see Note [Code that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

struct BoolByte {
  uint8_t byte;
};

/// The elements of a dtype, as the conversions read them; none of 16 bits with a fraction.
template <DType dtype>
struct ElementOf;
#define TENON_ELEMENT_OF(dtype, T) \
  template <>                      \
  struct ElementOf<dtype> {        \
    using type = T;                \
  }
TENON_ELEMENT_OF(DType::kUInt8, uint8_t);
TENON_ELEMENT_OF(DType::kInt8, int8_t);
TENON_ELEMENT_OF(DType::kInt16, int16_t);
TENON_ELEMENT_OF(DType::kInt32, int32_t);
TENON_ELEMENT_OF(DType::kInt64, int64_t);
TENON_ELEMENT_OF(DType::kBool, BoolByte);
TENON_ELEMENT_OF(DType::kFloat32, float);
TENON_ELEMENT_OF(DType::kFloat64, double);
TENON_ELEMENT_OF(DType::kUInt16, uint16_t);
TENON_ELEMENT_OF(DType::kUInt32, uint32_t);
TENON_ELEMENT_OF(DType::kUInt64, uint64_t);
#undef TENON_ELEMENT_OF

template <class From>
TENON_ALWAYS_INLINE auto widen(From value) {
  if constexpr (std::is_same_v<From, BoolByte>) {
    return static_cast<uint8_t>(value.byte != 0);
  } else {
    return value;
  }
}

/// 1 or 0, chosen by their bits: of a byte that becomes a number the compiler makes no vectors.
template <class To>
TENON_ALWAYS_INLINE To choose_one(bool is_one) {
  using Bits = std::conditional_t<sizeof(To) == 4, uint32_t, uint64_t>;
  return __builtin_bit_cast(To, is_one ? __builtin_bit_cast(Bits, To{1}) : Bits{0});
}

template <class To, class From>
TENON_ALWAYS_INLINE To convert(From from) {
  const auto value = widen(from);
  using Value = std::remove_const_t<decltype(value)>;
  if constexpr (std::is_same_v<To, From>) {
    return from;
  } else if constexpr (std::is_same_v<From, BoolByte> && std::is_floating_point_v<To>) {
    return choose_one<To>(value != 0);
  } else if constexpr (std::is_same_v<To, BoolByte>) {
    return {static_cast<uint8_t>(value != Value{})};
  } else if constexpr (std::is_floating_point_v<Value> && std::is_integral_v<To> &&
                       sizeof(To) < 4) {
    return static_cast<To>(static_cast<int32_t>(value));  // wraps, as wider integers do
  } else if constexpr (std::is_floating_point_v<Value> && std::is_same_v<To, uint64_t>) {
    return value < Value(0x1p63) ? static_cast<To>(static_cast<int64_t>(value))
                                 : static_cast<To>(value);
  } else {
    return static_cast<To>(value);
  }
}

}  // namespace
}  // namespace tenon::kernels::TENON_CPU_TARGET
