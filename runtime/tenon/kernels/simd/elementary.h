#pragma once

#include "tenon/kernels/simd/fused.h"
#include "tenon/kernels/simd/sleef.h"

// Elementary functions of float vectors that are inlined: a call of SLEEF costs a small tensor more
// than the arithmetic. exp is within 1 ulp, erf and tanh within 1.5. The last place may depend on
// the CPU target, as SLEEF's does. What is made of exp without rounding it before is in logistic.h
// and normal_distribution.h.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

/// The first coefficient, plus x times the second, plus x squared times the third, and so on.
template <class T>
TENON_ALWAYS_INLINE Vec<T> polynomial(Vec<T> x, std::type_identity_t<T> first) {
  (void)x;
  return first;
}
template <class T, class... Coefficients>
TENON_ALWAYS_INLINE Vec<T> polynomial(Vec<T> x, std::type_identity_t<T> first,
                                      Coefficients... others) {
  return multiply_add(polynomial(x, others...), x, first);
}

/// exp(x) - 1 for |x| of at most log(2) / 2 and a little: x and x squared times a polynomial, of
/// the least error (2^-58 for double), with one rounding that counts.
TENON_ALWAYS_INLINE Vec<float> exponential_excess(Vec<float> x) {
  const Vec<float> tail =
      polynomial(x, 0.5000000068037205f, 0.1666666586459369f, 0.04166629363488805f,
                 0.00833349767390641f, 0.001394475855394101f, 0.00019790243902422823f);
  return multiply_add(tail * x, x, x);
}
TENON_ALWAYS_INLINE Vec<double> exponential_excess(Vec<double> x) {
  const Vec<double> tail = polynomial(
      x, 0.500000000000001406, 0.166666666666667024, 0.0416666666665030204, 0.00833333333330507471,
      0.00138888889505550668, 0.000198412699219886631, 2.48014860281845777e-5,
      2.75572120920545354e-6, 2.76327530837574832e-7, 2.51191605311256049e-8);
  return multiply_add(tail * x, x, x);
}

/// exp(x) = (1 + excess) * 2^exponent, where the excess lies between -0.3 and 0.42 and the exponent
/// is a whole number; for |x| < 2^20. For numbers that are not the result is any.
template <class T>
struct SplitExponential {
  static constexpr bool kIsFloat = std::is_same_v<T, float>;
  static constexpr int kDigits = kIsFloat ? 23 : 52;  // that are stored
  static constexpr int kOne = kIsFloat ? 127 : 1023;  // the exponent of 1, as it is stored
  // Adding 1.5 * 2^kDigits leaves no place behind the point, and the whole number in the lowest
  // bits.
  static constexpr T kShift = static_cast<T>(kIsFloat ? 0x1.8p23 : 0x1.8p52);
  static constexpr T kLog2E = static_cast<T>(1.4426950408889634);
  // log(2) in two parts, of which the first has few enough bits for exact products.
  static constexpr T kLog2 = static_cast<T>(kIsFloat ? 0.693359375 : 0x1.62e42fefa38p-1);
  static constexpr T kLog2Rest =
      static_cast<T>(kIsFloat ? -2.12194440054690583e-4 : 5.4979230187083711747e-14);
  typedef std::conditional_t<kIsFloat, uint32_t, uint64_t> Lane;
  typedef Lane Bits __attribute__((vector_size(kVectorBytes)));  // those of NaN wrap around

  TENON_ALWAYS_INLINE explicit SplitExponential(Vec<T> x)
      : shifted(multiply_add(x, kLog2E, Vec<T>(kShift))), exponent(shifted - Vec<T>(kShift)) {
    excess = excess_beside(multiply_add(exponent, -kLog2, x));
  }
  /// Of x = a * b, which is not rounded where the target has an instruction for that.
  TENON_ALWAYS_INLINE SplitExponential(Vec<T> a, Vec<T> b)
      : shifted(multiply_add(a * b, kLog2E, Vec<T>(kShift))), exponent(shifted - Vec<T>(kShift)) {
    excess = excess_beside(multiply_add(a, b, exponent * Vec<T>(-kLog2)));
  }

  /// 2^exponent for exponents of which it is a normal number, and 0 for the next below; the lowest
  /// bits of an exponent are enough.
  TENON_ALWAYS_INLINE static Vec<T> power_of_two(Bits exponent) {
    return (typename Vec<T>::Raw)((exponent + Lane{kOne}) << kDigits);
  }
  /// The exponent in the lowest bits.
  TENON_ALWAYS_INLINE Bits exponent_bits() const { return (Bits)shifted.raw; }
  TENON_ALWAYS_INLINE Vec<T> fraction() const { return excess + Vec<T>(1); }

  Vec<T> shifted, exponent, excess;

 private:
  /// Where `x` is less than it was by the exponent times kLog2.
  TENON_ALWAYS_INLINE Vec<T> excess_beside(Vec<T> x) const {
    return exponential_excess(multiply_add(exponent, -kLog2Rest, x));
  }
};

/// exp(x) for x from -87 to 88.
TENON_ALWAYS_INLINE Vec<float> exp_within_range(Vec<float> x) {
  const SplitExponential<float> split(x);
  return split.fraction() * split.power_of_two(split.exponent_bits());
}

// `x`, or the limit where it is beyond; NaN if `x` is. Instructions of two operands give the second
// where one is NaN, and take half the time of a comparison and a choice.
#if defined(TENON_SIMD_AVX512)
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) \
  return {                                                 \
    _mm512_##extremum##_##suffix(limit.raw, x.raw)         \
  }
#elif defined(TENON_SIMD_AVX2)
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) \
  return {                                                 \
    _mm256_##extremum##_##suffix(limit.raw, x.raw)         \
  }
#elif defined(__x86_64__)
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) \
  return {                                                 \
    _mm_##extremum##_##suffix(limit.raw, x.raw)            \
  }
#else
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) return where(otherwise, limit, x)
#endif
TENON_ALWAYS_INLINE Vec<float> at_most(Vec<float> x, Vec<float> limit) {
  TENON_LIMIT(min, ps, limit, x, x > limit);
}
TENON_ALWAYS_INLINE Vec<double> at_most(Vec<double> x, Vec<double> limit) {
  TENON_LIMIT(min, pd, limit, x, x > limit);
}
TENON_ALWAYS_INLINE Vec<float> at_least(Vec<float> x, Vec<float> limit) {
  TENON_LIMIT(max, ps, limit, x, x < limit);
}
TENON_ALWAYS_INLINE Vec<double> at_least(Vec<double> x, Vec<double> limit) {
  TENON_LIMIT(max, pd, limit, x, x < limit);
}
#undef TENON_LIMIT

template <class T>
struct SignAndMagnitude {
  using Bits = typename Mask<T>::Raw;

  TENON_ALWAYS_INLINE explicit SignAndMagnitude(Vec<T> x)
      : sign((Bits)x.raw & (Bits)Vec<T>(-0.0f).raw),
        magnitude((typename Vec<T>::Raw)((Bits)x.raw ^ sign)) {}
  /// `value`, which is not negative, with the sign.
  TENON_ALWAYS_INLINE Vec<T> with_sign(Vec<T> value) const {
    return (typename Vec<T>::Raw)((Bits)value.raw | sign);
  }

  Bits sign;
  Vec<T> magnitude;
};

}  // namespace detail

TENON_ALWAYS_INLINE Vec<float> exp(Vec<float> x) {
  // Beyond these, exp(x) is infinite, or zero.
  const detail::SplitExponential<float> split(detail::at_least(detail::at_most(x, 89.0f), -104.5f));
#if defined(TENON_SIMD_AVX512)
  return {_mm512_scalef_ps(split.fraction().raw, split.exponent.raw)};
#else
  // In two steps, since neither 2^128 nor 2^-127 and less is a normal number; the first is exact.
  using Bits = detail::SplitExponential<float>::Bits;
  const Bits exponent = split.exponent_bits() - (Bits)Vec<float>(split.kShift).raw;
  const Bits half = (Bits)((Mask<float>::Raw)exponent >> 1);
  return split.fraction() * split.power_of_two(half) * split.power_of_two(exponent - half);
#endif
}

TENON_ALWAYS_INLINE Vec<float> erf(Vec<float> x) {
  const detail::SignAndMagnitude of_x(x);
  // x times a polynomial in its square.
  const Vec<float> square = x * x;
  const Vec<float> near = multiply_add(
      detail::polynomial(square, 0.1283791495553618f, -0.37612493684847725f, 0.11281816157098787f,
                         -0.026766616037975588f, 0.004993180082310061f, -0.0005990853279327496f),
      x, x);
  // 1 less erfc, of whose logarithm there is a polynomial as far as erf(x) is not 1.
  const Vec<float> bounded = detail::at_most(of_x.magnitude, 4.0f);
  const Vec<float> logarithm =
      detail::polynomial(bounded, -0.0001985545194588493f, -1.127663734131462f,
                         -0.6372022687164236f, -0.10391402847479969f, 0.022218452900513275f,
                         -0.0030410934486535535f, 0.00019572072857187983f);
  const Vec<float> far = Vec<float>(1.0f) - detail::exp_within_range(logarithm);
  return where(of_x.magnitude < Vec<float>(0.921875f), near, of_x.with_sign(far));
}

TENON_ALWAYS_INLINE Vec<float> tanh(Vec<float> x) {
  const detail::SignAndMagnitude of_x(x);
  // x times a polynomial in its square.
  const Vec<float> square = x * x;
  const Vec<float> near = multiply_add(
      detail::polynomial(square, -0.3333328194194685f, 0.13331442196821697f, -0.053739714995581014f,
                         0.020639087004130245f, -0.005704986770437626f) *
          square,
      x, x);
  // From exp(2x), as far as tanh(x) is not 1.
  const Vec<float> bounded = detail::at_most(of_x.magnitude, 10.0f);
  const Vec<float> one(1.0f);
  const Vec<float> far =
      one - Vec<float>(2.0f) / (detail::exp_within_range(bounded + bounded) + one);
  return where(of_x.magnitude < Vec<float>(0.625f), near, of_x.with_sign(far));
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
