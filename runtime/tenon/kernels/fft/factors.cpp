#include "tenon/kernels/fft/factors.h"

#include <algorithm>
#include <optional>

#include "tenon/base/check.h"
#include "tenon/kernels/fft/loops.h"

// fits in this file: factors of a length below kMostPoints, and four times that

namespace tenon::kernels {
namespace {

constexpr int64_t kMostPoints = int64_t{1} << 56;

/// Appends a factor as often as `n` has it, and divides `n` by that.
void take(int64_t factor, int64_t& n, std::vector<int64_t>& factors) {
  for (; n % factor == 0; n /= factor) factors.push_back(factor);
}

/// The radices of passes for `n`, if its prime factors are small enough. Powers of two come first:
/// after them the lanes fill vectors. The largest radix is the last, which needs no twiddles.
TENON_SMALL std::optional<std::vector<int64_t>> radices(int64_t n) {
  std::vector<int64_t> factors;
  int twos = 0;
  for (; n % 2 == 0; n /= 2) ++twos;
  if (twos == 1) factors.push_back(2);
  if (twos > 1) {
    const int fours = twos % 3 == 0 ? 0 : 3 - twos % 3;
    factors.assign(static_cast<size_t>((twos - 2 * fours) / 3), 8);
    factors.insert(factors.end(), static_cast<size_t>(fours), 4);
  }
  for (int64_t factor = 3; factor <= kMostFftRadix && factor * factor <= n; factor += 2)
    take(factor, n, factors);
  if (n > kMostFftRadix) return std::nullopt;
  if (n > 1) factors.push_back(n);
  return factors;
}

/// How long a pass takes, for each element, as measured; in units of that of radix 4.
double pass_cost(int64_t radix) {
  switch (radix) {
    case 2:
      return 0.8;
    case 3:
      return 0.9;
    case 4:
      return 1;
    case 5:
      return 1.2;
    case 7:
      return 1.6;
    case 8:
      return 1.4;
    default:
      return 1 + 0.12 * static_cast<double>(radix);
  }
}

TENON_SMALL double cost(int64_t n, const std::vector<int64_t>& factors) {
  double sum = 0;
  for (const int64_t radix : factors) sum += pass_cost(radix);
  return sum * static_cast<double>(n);
}

/// The length of at least `least` whose transform takes least time, among those with factors of 2,
/// 3 and 5.
TENON_SMALL FftFactors best_convolution(int64_t least) {
  FftFactors best;
  double best_cost = 0;
  for (int64_t fives = 1; fives < 4 * least && fives <= 125; fives *= 5) {
    for (int64_t threes = fives; threes < 4 * least && threes <= 243 * fives; threes *= 3) {
      int64_t length = threes;
      while (length < least) length *= 2;
      std::vector<int64_t> factors = *radices(length);
      const double found = cost(length, factors);
      if (best.convolution != 0 && found >= best_cost) continue;
      best = {std::move(factors), length};
      best_cost = found;
    }
  }
  return best;
}

}  // namespace

TENON_SMALL FftFactors fft_factors(int64_t n) {
  TENON_CHECK(n <= kMostPoints, OutOfMemoryError, "fft: no memory holds ", n, " points");
  std::optional<std::vector<int64_t>> direct = radices(n);
  const bool is_small =
      direct && (direct->empty() || *std::max_element(direct->begin(), direct->end()) <= 13);
  if (is_small) return {*std::move(direct), 0};
  FftFactors convolution = best_convolution(2 * n - 1);
  if (!direct) return convolution;
  // Two transforms, and products before, between and after them.
  const double around = 2 * static_cast<double>(convolution.convolution);
  const double convolved = 2 * cost(convolution.convolution, convolution.factors) + around;
  if (convolved < cost(n, *direct)) return convolution;
  return {*std::move(direct), 0};
}

}  // namespace tenon::kernels
