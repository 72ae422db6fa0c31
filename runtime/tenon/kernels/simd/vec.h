#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/base/export.h"

// Note [Code that is compiled once per CPU target]: sources of vectorised loops are compiled with
// different instruction sets and TENON_CPU_TARGET naming a namespace for each. Everything in them
// lives in that namespace or is always inlined: an inline function of a shared header that the
// compiler kept out of line could be the copy that the linker picks for all targets, and then trap
// on an older machine. So these sources use no containers, no streams and no checks.
#ifndef TENON_CPU_TARGET
#define TENON_CPU_TARGET baseline
#endif

namespace tenon::kernels::TENON_CPU_TARGET {

#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#define TENON_SIMD_AVX512 1
inline constexpr int kVectorBytes = 64;
#elif defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#define TENON_SIMD_AVX2 1
inline constexpr int kVectorBytes = 32;
#else
inline constexpr int kVectorBytes = 16;
#endif

/// Whether loops over rows ask for those that follow ahead: faster where vectors are of 64 bytes,
/// slower or no faster with shorter ones.
inline constexpr bool kFetchesAhead = kVectorBytes == 64;

namespace detail {
template <class T>
struct LaneOf {
  using type = T;
};
template <>
struct LaneOf<bool> {
  using type = uint8_t;
};
/// The type that lanes are added in: unsigned for integers, which wrap around.
template <class Lane, bool is_integer = std::is_integral_v<Lane>>
struct SumOf {
  using type = Lane;
};
template <class Lane>
struct SumOf<Lane, true> {
  using type = std::make_unsigned_t<Lane>;
};
}  // namespace detail

template <class T>
struct Mask;

/// One register of elements of `T`, with arithmetic lane by lane. Integers wrap around. A lane of
/// `bool` is a byte of 0 or 1, for which `+` is or, `*` is and, `~` is not.
template <class T>
struct Vec {
  using Element = T;
  using Lane = typename detail::LaneOf<T>::type;
  typedef Lane Raw __attribute__((vector_size(kVectorBytes)));
  typedef typename detail::SumOf<Lane>::type Sums __attribute__((vector_size(kVectorBytes)));
  static constexpr int kLanes = kVectorBytes / static_cast<int>(sizeof(Lane));
  static constexpr bool kIsBool = std::is_same_v<T, bool>;
  static constexpr bool kIsFloating = std::is_floating_point_v<T>;

  Raw raw;

  Vec() = default;
  TENON_ALWAYS_INLINE Vec(Raw lanes) : raw(lanes) {}  // NOLINT: the register itself
  /// The value in every lane, converted as static_cast does.
  template <class S>
  requires std::is_arithmetic_v<S> TENON_ALWAYS_INLINE
  Vec(S value)  // NOLINT: a number stands for all lanes
      : raw(splat(static_cast<T>(value))) {}
  /// 1 where the mask is set, else 0.
  TENON_ALWAYS_INLINE explicit Vec(Mask<T> mask);

  TENON_ALWAYS_INLINE static Raw splat(Lane lane) { return lane - Raw{}; }  // keeps -0.0

  /// kVectorBytes from any address.
  TENON_ALWAYS_INLINE static Vec load(const void* source) {
    Vec result;
    __builtin_memcpy(&result.raw, source, kVectorBytes);
    return result;
  }
  TENON_ALWAYS_INLINE void store(void* target) const {
    __builtin_memcpy(target, &raw, kVectorBytes);
  }

#define TENON_VEC_OPERATOR(op)                               \
  TENON_ALWAYS_INLINE friend Vec operator op(Vec a, Vec b) { \
    return static_cast<Raw>(a.raw op b.raw);                 \
  }                                                          \
  TENON_ALWAYS_INLINE Vec& operator op##=(Vec b) {           \
    return *this = *this op b;                               \
  }

  TENON_VEC_OPERATOR(&)
  TENON_VEC_OPERATOR(|)
  TENON_VEC_OPERATOR(^)
#undef TENON_VEC_OPERATOR

  TENON_ALWAYS_INLINE friend Vec operator+(Vec a, Vec b) {
    if constexpr (kIsBool)
      return a.raw | b.raw;
    else
      return (Raw)((Sums)a.raw + (Sums)b.raw);
  }
  TENON_ALWAYS_INLINE friend Vec operator-(Vec a, Vec b) {
    return (Raw)((Sums)a.raw - (Sums)b.raw);
  }
  TENON_ALWAYS_INLINE friend Vec operator*(Vec a, Vec b) {
    if constexpr (kIsBool)
      return a.raw & b.raw;
    else
      return (Raw)((Sums)a.raw * (Sums)b.raw);
  }
  /// Integers: cut off towards zero. Note [Integer division is total]: x / 0 is 0 with remainder
  /// 0, and the smallest number divided by -1 is itself: no argument traps.
  TENON_ALWAYS_INLINE friend Vec operator/(Vec a, Vec b) {
    if constexpr (kIsFloating) {
      return a.raw / b.raw;
    } else {
      const auto by_zero = b.raw == 0;
      auto unsafe = by_zero;
      if constexpr (std::is_signed_v<Lane>) unsafe |= b.raw == splat(Lane{-1});
      const Raw quotient = a.raw / (unsafe ? splat(1) : b.raw);
      const auto negated = (Raw)(Sums{} - (Sums)quotient);
      const Raw result = unsafe ? negated : quotient;
      return by_zero ? Raw{} : result;
    }
  }
  TENON_ALWAYS_INLINE friend Vec operator-(Vec a) {
    if constexpr (kIsFloating)
      return -a.raw;
    else
      return (Raw)(Sums{} - (Sums)a.raw);
  }
  TENON_ALWAYS_INLINE friend Vec operator+(Vec a) {
    return a;
  }
  TENON_ALWAYS_INLINE friend Vec operator~(Vec a) {
    if constexpr (kIsBool)
      return a.raw ^ splat(1);
    else
      return ~a.raw;
  }
  TENON_ALWAYS_INLINE Vec& operator+=(Vec b) {
    return *this = *this + b;
  }
  TENON_ALWAYS_INLINE Vec& operator-=(Vec b) {
    return *this = *this - b;
  }
  TENON_ALWAYS_INLINE Vec& operator*=(Vec b) {
    return *this = *this * b;
  }
  TENON_ALWAYS_INLINE Vec& operator/=(Vec b) {
    return *this = *this / b;
  }

  TENON_ALWAYS_INLINE friend Mask<T> operator==(Vec a, Vec b) {
    return {a.raw == b.raw};
  }
  TENON_ALWAYS_INLINE friend Mask<T> operator!=(Vec a, Vec b) {
    return {a.raw != b.raw};
  }
  TENON_ALWAYS_INLINE friend Mask<T> operator<(Vec a, Vec b) {
    return {a.raw < b.raw};
  }
  TENON_ALWAYS_INLINE friend Mask<T> operator<=(Vec a, Vec b) {
    return {a.raw <= b.raw};
  }
  TENON_ALWAYS_INLINE friend Mask<T> operator>(Vec a, Vec b) {
    return {a.raw > b.raw};
  }
  TENON_ALWAYS_INLINE friend Mask<T> operator>=(Vec a, Vec b) {
    return {a.raw >= b.raw};
  }
};

/// A truth value for each lane of a `Vec<T>`: all bits of a lane set, or none.
template <class T>
struct Mask {
  typedef decltype(typename Vec<T>::Raw{} < typename Vec<T>::Raw{}) Raw;
  Raw raw;

  TENON_ALWAYS_INLINE friend Mask operator&(Mask a, Mask b) { return {a.raw & b.raw}; }
  TENON_ALWAYS_INLINE friend Mask operator|(Mask a, Mask b) { return {a.raw | b.raw}; }
  TENON_ALWAYS_INLINE friend Mask operator^(Mask a, Mask b) { return {a.raw ^ b.raw}; }
  TENON_ALWAYS_INLINE friend Mask operator&&(Mask a, Mask b) { return a & b; }
  TENON_ALWAYS_INLINE friend Mask operator||(Mask a, Mask b) { return a | b; }
  TENON_ALWAYS_INLINE friend Mask operator~(Mask a) { return {~a.raw}; }
  TENON_ALWAYS_INLINE friend Mask operator!(Mask a) { return {~a.raw}; }
  TENON_ALWAYS_INLINE friend Mask operator==(Mask a, Mask b) { return {~(a.raw ^ b.raw)}; }
  TENON_ALWAYS_INLINE friend Mask operator!=(Mask a, Mask b) { return {a.raw ^ b.raw}; }
};

/// `a` in the lanes where the mask is set, `b` in the others.
template <class T>
TENON_ALWAYS_INLINE Vec<T> where(Mask<T> mask, Vec<T> a, std::type_identity_t<Vec<T>> b) {
  return static_cast<typename Vec<T>::Raw>(mask.raw ? a.raw : b.raw);
}

template <class T>
TENON_ALWAYS_INLINE Vec<T>::Vec(Mask<T> mask) : Vec(where(mask, Vec(T{1}), Vec(T{0}))) {}

/// The vector whose lanes are `function` of those of the arguments: for what has no vector
/// instruction.
template <class T, class Function, class... Vecs>
TENON_ALWAYS_INLINE Vec<T> map_lanes(Function function, Vec<T> first, Vecs... others) {
  Vec<T> result;
  for (int i = 0; i < Vec<T>::kLanes; ++i) result.raw[i] = function(first.raw[i], others.raw[i]...);
  return result;
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
