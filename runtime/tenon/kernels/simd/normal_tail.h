#pragma once

#include "tenon/kernels/simd/fused.h"

#if defined(TENON_SIMD_AVX512)
#include <immintrin.h>

// The probability of what is farther out than a magnitude on one side of the normal distribution,
// of float vectors, by polynomials of pieces: two registers hold a coefficient of all of them, in
// which one instruction looks up sixteen lanes. Half of the operations of an exponential function.

namespace tenon::kernels::TENON_CPU_TARGET::detail {

/// Magnitude i / kPerUnit is in the middle of piece i.
struct NormalTailPieces {
  static constexpr int kPieces = 32, kTerms = 5;
  static constexpr float kPerUnit = 5.6875f;

  /// 1/2 - exp(-t^2 / 2) / sqrt(2 pi) * (t + t^3 / 3 + t^5 / (3 * 5) + ...), right to 2^-49 of 1.
  static constexpr double tail_of(double t) {
    const double square = t * t;
    // exp of a thousandth, whose square is taken ten times.
    double density = 1, term = 1;
    for (int i = 1; i < 12; ++i) density += term *= square / -2048 / i;
    for (int i = 0; i < 10; ++i) density *= density;
    double sum = 0;
    term = t;
    for (int i = 3; term > 1e-20 || term < -1e-20; i += 2) {
      sum += term;
      term *= square / i;
    }
    return 0.5 - 0.39894228040143268 * density * sum;
  }

  /// Polynomials in the distance from the middle, of which a piece has a half on each side, that
  /// meet the function in Chebyshev's points: right to 2^-28.
  constexpr NormalTailPieces() {
    constexpr double kPoints[kTerms] = {-0.47552825814757677, -0.29389262614623656, 0,
                                        0.29389262614623656, 0.47552825814757677};
    for (int piece = 0; piece < kPieces; ++piece) {
      double difference[kTerms] = {}, polynomial[kTerms] = {};
      for (int i = 0; i < kTerms; ++i) difference[i] = tail_of((piece + kPoints[i]) / kPerUnit);
      for (int order = 1; order < kTerms; ++order) {
        for (int i = kTerms - 1; i >= order; --i) {
          difference[i] = (difference[i] - difference[i - 1]) / (kPoints[i] - kPoints[i - order]);
        }
      }
      for (int i = kTerms - 1; i >= 0; --i) {
        for (int power = kTerms - 1; power > 0; --power) {
          polynomial[power] = polynomial[power - 1] - kPoints[i] * polynomial[power];
        }
        polynomial[0] = difference[i] - kPoints[i] * polynomial[0];
      }
      for (int i = 0; i < kTerms; ++i) terms[i][piece] = static_cast<float>(polynomial[i]);
    }
  }

  alignas(64) float terms[kTerms][kPieces] = {};
};

inline constexpr NormalTailPieces kNormalTail;

/// For t of at most 5.5; beyond any number, and NaN for NaN.
TENON_ALWAYS_INLINE Vec<float> normal_tail(Vec<float> t) {
  // Adding it leaves the piece in the lowest bits.
  const Vec<float> shift(0x1.8p23f), per_unit(NormalTailPieces::kPerUnit);
  const Vec<float> shifted = multiply_add(t, per_unit, shift);
  const Vec<float> distance = multiply_add(t, per_unit, shift - shifted);
  const auto term = [&](int i) {
    const float* const pieces = kNormalTail.terms[i];
    return Vec<float>(_mm512_permutex2var_ps(
        _mm512_load_ps(pieces), _mm512_castps_si512(shifted.raw), _mm512_load_ps(pieces + 16)));
  };
  Vec<float> sum = term(NormalTailPieces::kTerms - 1);
#pragma GCC unroll 4
  for (int i = NormalTailPieces::kTerms - 2; i >= 0; --i) {
    sum = multiply_add(sum, distance, term(i));
  }
  return sum;
}

}  // namespace tenon::kernels::TENON_CPU_TARGET::detail
#endif
