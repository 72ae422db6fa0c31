#pragma once

#include <type_traits>
#include <utility>

#include "tenon/base/complex.h"
#include "tenon/kernels/simd/elements.h"
#include "tenon/kernels/simd/math.h"

// Complex elements, as two vectors of their parts. Compiled once per CPU target, see Note [Code
// that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET {

/// As many elements of `Complex<P>` as a register holds parts. A comparison gives a mask over
/// parts' lanes.
template <class P>
struct Vec<Complex<P>> {
  using Element = Complex<P>;
  using Lane = Complex<P>;
  using Part = Vec<P>;
  static constexpr int kLanes = Part::kLanes;
  static constexpr bool kIsBool = false;
  static constexpr bool kIsFloating = false;

  Part real, imag;

  Vec() = default;
  TENON_ALWAYS_INLINE Vec(Part re, Part im) : real(re), imag(im) {}
  template <class S>
  requires std::is_arithmetic_v<S> TENON_ALWAYS_INLINE
  Vec(S value)  // NOLINT: a number stands for all lanes
      : real(value), imag(0) {}
  TENON_ALWAYS_INLINE Vec(Complex<P> value)  // NOLINT: a number stands for all lanes
      : real(value.real()), imag(value.imag()) {}

  TENON_ALWAYS_INLINE friend Vec operator+(Vec a, Vec b) {
    return {a.real + b.real, a.imag + b.imag};
  }
  TENON_ALWAYS_INLINE friend Vec operator-(Vec a, Vec b) {
    return {a.real - b.real, a.imag - b.imag};
  }
  TENON_ALWAYS_INLINE friend Vec operator*(Vec a, Vec b) {
    return {a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real};
  }
  /// As Complex divides.
  TENON_ALWAYS_INLINE friend Vec operator/(Vec a, Vec b) {
    const auto by_real = abs(b.real) >= abs(b.imag);
    const Part larger = where(by_real, b.real, b.imag), other = where(by_real, b.imag, b.real);
    const auto by_zero = larger == Part(0);
    const Part ratio = other / where(by_zero, Part(1), larger);
    const Part scale = larger + other * ratio;
    const Part re = where(by_real, a.real + a.imag * ratio, a.real * ratio + a.imag);
    const Part im = where(by_real, a.imag - a.real * ratio, a.imag * ratio - a.real);
    return {re / scale, im / scale};
  }
  TENON_ALWAYS_INLINE friend Vec operator-(Vec a) { return {-a.real, -a.imag}; }
  TENON_ALWAYS_INLINE friend Vec operator+(Vec a) { return a; }

  TENON_ALWAYS_INLINE friend Mask<P> operator==(Vec a, Vec b) {
    return (a.real == b.real) & (a.imag == b.imag);
  }
  TENON_ALWAYS_INLINE friend Mask<P> operator!=(Vec a, Vec b) { return !(a == b); }
};

template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> where(Mask<P> mask, Vec<Complex<P>> a,
                                          std::type_identity_t<Vec<Complex<P>>> b) {
  return {where(mask, a.real, b.real), where(mask, a.imag, b.imag)};
}

template <class P>
struct Elements<Complex<P>> {
  using V = Vec<Complex<P>>;
  static constexpr int64_t kBytes = 2 * kVectorBytes;

  TENON_ALWAYS_INLINE static V load(const void* source) {
    auto* bytes = static_cast<const char*>(source);
    return parts_of(Part::load(bytes), Part::load(bytes + kVectorBytes), kIndices);
  }
  TENON_ALWAYS_INLINE static V load(const void* source, int64_t n) {
    char part[kBytes] = {};
    copy_elements(part, static_cast<const char*>(source), n);
    return load(part);
  }
  TENON_ALWAYS_INLINE static void store(void* target, V value) {
    auto* bytes = static_cast<char*>(target);
    first_of(value, kIndices).store(bytes);
    second_of(value, kIndices).store(bytes + kVectorBytes);
  }
  TENON_ALWAYS_INLINE static void store(void* target, V value, int64_t n) {
    char part[kBytes];
    store(part, value);
    copy_elements(static_cast<char*>(target), part, n);
  }

 private:
  using Part = Vec<P>;
  static constexpr int kLanes = Part::kLanes;
  static constexpr std::make_integer_sequence<int, kLanes> kIndices = {};

  TENON_ALWAYS_INLINE static void copy_elements(char* to, const char* from, int64_t n) {
    for (int64_t i = 0; i < n; ++i, to += sizeof(Complex<P>), from += sizeof(Complex<P>)) {
      __builtin_memcpy(to, from, sizeof(Complex<P>));
    }
  }
  // Parts lie by turns in memory.
  template <int... i>
  TENON_ALWAYS_INLINE static V parts_of(Part first, Part second, std::integer_sequence<int, i...>) {
    return {Part(__builtin_shufflevector(first.raw, second.raw, 2 * i...)),
            Part(__builtin_shufflevector(first.raw, second.raw, (2 * i + 1)...))};
  }
  template <int... i>
  TENON_ALWAYS_INLINE static Part first_of(V value, std::integer_sequence<int, i...>) {
    return Part(
        __builtin_shufflevector(value.real.raw, value.imag.raw, (i / 2 + i % 2 * kLanes)...));
  }
  template <int... i>
  TENON_ALWAYS_INLINE static Part second_of(V value, std::integer_sequence<int, i...>) {
    return Part(__builtin_shufflevector(value.real.raw, value.imag.raw,
                                        (kLanes / 2 + i / 2 + i % 2 * kLanes)...));
  }
};

template <class P>
struct MaskElements<Complex<P>> : MaskElements<P> {};

// Functions of pointwise expressions.

template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> conj(Vec<Complex<P>> z) {
  return {z.real, -z.imag};
}
template <class P>
TENON_ALWAYS_INLINE Mask<P> isnan(Vec<Complex<P>> z) {
  return isnan(z.real) | isnan(z.imag);
}
template <class P>
TENON_ALWAYS_INLINE Mask<P> isinf(Vec<Complex<P>> z) {
  return isinf(z.real) | isinf(z.imag);
}
template <class P>
TENON_ALWAYS_INLINE Mask<P> isfinite(Vec<Complex<P>> z) {
  return isfinite(z.real) & isfinite(z.imag);
}
/// The magnitude, without overflow on the way.
template <class P>
TENON_ALWAYS_INLINE Vec<P> abs(Vec<Complex<P>> z) {
  return hypot(z.real, z.imag);
}
/// In radians, from -π to π.
template <class P>
TENON_ALWAYS_INLINE Vec<P> angle(Vec<Complex<P>> z) {
  return atan2(z.imag, z.real);
}
/// The number of magnitude 1 in the direction of `z`; 0 of 0.
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> sgn(Vec<Complex<P>> z) {
  const Vec<P> magnitude = abs(z);
  const auto is_zero = magnitude == Vec<P>(0);
  const Vec<P> divisor = where(is_zero, Vec<P>(1), magnitude);
  return {z.real / divisor, z.imag / divisor};
}
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> reciprocal(Vec<Complex<P>> z) {
  return Vec<Complex<P>>(1) / z;
}

namespace detail {
/// Calls a function of C's complex numbers, `C`, for each lane. Out of line, since its calls take
/// longer.
template <class C, class P>
#if defined(__clang__)
[[gnu::noinline]]
#else
[[gnu::noinline, gnu::noclone]]
#endif
void map_complex(P* real, P* imag, C (*function)(C)) {
#pragma GCC unroll 1
  for (int i = 0; i < Vec<P>::kLanes; ++i) {
    C value;
    __real__ value = real[i];
    __imag__ value = imag[i];
    value = function(value);
    real[i] = __real__ value;
    imag[i] = __imag__ value;
  }
}
template <class C, class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> map_complex(Vec<Complex<P>> z, C (*function)(C)) {
  P real[Vec<P>::kLanes], imag[Vec<P>::kLanes];
  z.real.store(real);
  z.imag.store(imag);
  map_complex(real, imag, function);
  return {Vec<P>::load(real), Vec<P>::load(imag)};
}

// Of C's complex numbers `C`, which has no such functions; computed in float64.

template <class C>
C of_parts(double real, double imag) {
  C z;
  using Part = std::remove_reference_t<decltype(__real__ z)>;
  __real__ z = static_cast<Part>(real);
  __imag__ z = static_cast<Part>(imag);
  return z;
}
/// Real where the argument is.
template <class C>
C expm1_of(C z) {
  const double x = __real__ z, y = __imag__ z, half = __builtin_sin(y / 2);
  return of_parts<C>(__builtin_expm1(x) * __builtin_cos(y) - 2 * half * half,
                     y == 0 ? y : __builtin_exp(x) * __builtin_sin(y));
}
template <class C>
C log1p_of(C z) {
  const double x = __real__ z, y = __imag__ z;
  const double more = x * (2 + x) + y * y;  // the square of the magnitude of 1 + z, less 1
  const double real = more > -0.5 && more < 1 ? __builtin_log1p(more) / 2
                                              : __builtin_log(__builtin_hypot(1 + x, y));
  return of_parts<C>(real, __builtin_atan2(y, 1 + x));
}
}  // namespace detail

// With the values of C's Annex G at infinities and branch cuts.
#define TENON_COMPLEX_FUNCTION(name, of_float, of_double)                    \
  TENON_ALWAYS_INLINE Vec<Complex64> name(Vec<Complex64> z) {                \
    __extension__ typedef __complex__ float C;                               \
    return detail::map_complex<C>(z, [](C x) -> C { return of_float(x); });  \
  }                                                                          \
  TENON_ALWAYS_INLINE Vec<Complex128> name(Vec<Complex128> z) {              \
    __extension__ typedef __complex__ double C;                              \
    return detail::map_complex<C>(z, [](C x) -> C { return of_double(x); }); \
  }
TENON_COMPLEX_FUNCTION(exp, __builtin_cexpf, __builtin_cexp)
TENON_COMPLEX_FUNCTION(log, __builtin_clogf, __builtin_clog)
TENON_COMPLEX_FUNCTION(sqrt, __builtin_csqrtf, __builtin_csqrt)
TENON_COMPLEX_FUNCTION(sin, __builtin_csinf, __builtin_csin)
TENON_COMPLEX_FUNCTION(cos, __builtin_ccosf, __builtin_ccos)
TENON_COMPLEX_FUNCTION(tan, __builtin_ctanf, __builtin_ctan)
TENON_COMPLEX_FUNCTION(asin, __builtin_casinf, __builtin_casin)
TENON_COMPLEX_FUNCTION(acos, __builtin_cacosf, __builtin_cacos)
TENON_COMPLEX_FUNCTION(atan, __builtin_catanf, __builtin_catan)
TENON_COMPLEX_FUNCTION(sinh, __builtin_csinhf, __builtin_csinh)
TENON_COMPLEX_FUNCTION(cosh, __builtin_ccoshf, __builtin_ccosh)
TENON_COMPLEX_FUNCTION(tanh, __builtin_ctanhf, __builtin_ctanh)
TENON_COMPLEX_FUNCTION(asinh, __builtin_casinhf, __builtin_casinh)
TENON_COMPLEX_FUNCTION(acosh, __builtin_cacoshf, __builtin_cacosh)
TENON_COMPLEX_FUNCTION(atanh, __builtin_catanhf, __builtin_catanh)
TENON_COMPLEX_FUNCTION(expm1, detail::expm1_of, detail::expm1_of)
TENON_COMPLEX_FUNCTION(log1p, detail::log1p_of, detail::log1p_of)
#undef TENON_COMPLEX_FUNCTION

template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> rsqrt(Vec<Complex<P>> z) {
  return reciprocal(sqrt(z));
}
/// Part by part: a product of complex numbers makes NaN of infinite ones.
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> scaled(Vec<Complex<P>> z, Vec<P> factor) {
  return {z.real * factor, z.imag * factor};
}
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> log2(Vec<Complex<P>> z) {
  return scaled(log(z), Vec<P>(1.44269504088896340736));
}
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> log10(Vec<Complex<P>> z) {
  return scaled(log(z), Vec<P>(0.43429448190325182765));
}
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> sigmoid(Vec<Complex<P>> z) {
  return reciprocal(Vec<Complex<P>>(1) + exp(-z));
}
/// The root of the sum of squares, without overflow on the way.
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> hypot(Vec<Complex<P>> a, Vec<Complex<P>> b) {
  const Vec<P> greatest = max(abs(a), abs(b));
  const Vec<P> scale = where((greatest == Vec<P>(0)) | isinf(greatest), Vec<P>(1), greatest);
  const Vec<Complex<P>> x{a.real / scale, a.imag / scale}, y{b.real / scale, b.imag / scale};
  return scaled(sqrt(x * x + y * y), scale);
}
/// 1 for an exponent of 0, else 0 for a base of 0; NaN of 0 for exponents without a positive real
/// part.
template <class P>
TENON_ALWAYS_INLINE Vec<Complex<P>> pow(Vec<Complex<P>> base, Vec<Complex<P>> exponent) {
  const Vec<Complex<P>> zero(0), one(1);
  const auto of_zero = (base == zero) & (exponent.real > Vec<P>(0));
  const Vec<Complex<P>> power = exp(exponent * log(where(base == zero, one, base)));
  const Vec<Complex<P>> nan(__builtin_nan(""));
  return where(exponent == zero, one, where(of_zero, zero, where(base == zero, nan, power)));
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
