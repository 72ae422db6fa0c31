#include "tenon/kernels/fft/roots_of_unity.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "tenon/base/export.h"

namespace tenon::kernels {

TENON_SMALL RootsOfUnity::RootsOfUnity(int64_t n) {
  while ((int64_t{1} << (2 * bits_)) < n) ++bits_;
  const int64_t step = int64_t{1} << bits_;
  low_.reserve(static_cast<size_t>(step));
  for (int64_t k = 0; k < std::min(step, n); ++k) low_.push_back(root(k, n));
  high_.reserve(static_cast<size_t>((n - 1) / step + 1));
  for (int64_t k = 0; k < n; k += step) high_.push_back(root(k, n));
}

RootsOfUnity::Root RootsOfUnity::root(int64_t k, int64_t n) {
  constexpr long double kQuarterPi = 0.785398163397448309615660845819875721L;
  int64_t eighths = 8 * k;  // of 1 / n of a turn; n of them are an eighth of a turn
  const bool is_lower = eighths > 4 * n;
  if (is_lower) eighths = 8 * n - eighths;
  const bool is_left = eighths > 2 * n;
  if (is_left) eighths = 4 * n - eighths;
  const bool is_steep = eighths > n;
  if (is_steep) eighths = 2 * n - eighths;
  const long double angle =
      kQuarterPi * static_cast<long double>(eighths) / static_cast<long double>(n);
  long double cosine = std::cos(angle), sine = std::sin(angle);
  if (is_steep) std::swap(cosine, sine);
  return {is_left ? -cosine : cosine, is_lower ? sine : -sine};
}

}  // namespace tenon::kernels
