#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tenon::kernels {

/// The numbers exp(-2 pi i k / n) for one n, each within 0.51 units in the last place of a double:
/// products of two numbers from tables of about sqrt(n), in more precision where the machine has
/// it. Angles are reduced as integers, to at most pi / 4.
class RootsOfUnity {
 public:
  /// For 0 < n < 2^60; std::bad_alloc.
  explicit RootsOfUnity(int64_t n);

  /// Writes the root of any 0 <= k < n, real part first.
  template <class T>
  void write(int64_t k, T* target) const {
    const Root &high = high_[static_cast<size_t>(k >> bits_)],
               &low = low_[static_cast<size_t>(k & ((int64_t{1} << bits_) - 1))];
    target[0] = static_cast<T>(high.real * low.real - high.imag * low.imag);
    target[1] = static_cast<T>(high.real * low.imag + high.imag * low.real);
  }

 private:
  struct Root {
    long double real, imag;
  };
  static Root root(int64_t k, int64_t n);

  int bits_ = 0;  // of the places in low_
  std::vector<Root> high_, low_;
};

}  // namespace tenon::kernels
