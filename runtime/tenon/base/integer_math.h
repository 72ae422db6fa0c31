#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

/// Arithmetic on sizes, strides, offsets and windows that a caller chose, which may be anything.
///
/// Note [Products of sizes]: a raw product or sum is written only where nothing can make it too
/// large: of indices and strides within a tensor that has elements, whose span the factory has
/// checked, or of sizes whose product counts elements that are in memory. Everywhere else one of
/// these functions says what happens. tools/check_products.py finds the products of sizes that are
/// neither; how one is marked that cannot overflow stands there.
namespace tenon {

/// The product modulo 2^64: for strides of dimensions that nobody steps along.
constexpr int64_t wrapping_multiply(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
}
constexpr int64_t wrapping_add(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}
constexpr int64_t wrapping_subtract(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) - static_cast<uint64_t>(b));
}

/// The sum and the product of elements: integers wrap around as in vectors, floats are rounded.
template <class T>
constexpr T add_elements(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
  else
    return static_cast<T>(a + b);
}
template <class T>
constexpr T multiply_elements(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
  else
    return static_cast<T>(a * b);
}

/// The sum, or the bound that it lies beyond: for sizes that are checked afterwards.
constexpr int64_t saturating_add(int64_t a, int64_t b) {
  int64_t sum = 0;
  if (!__builtin_add_overflow(a, b, &sum)) return sum;
  return a < 0 ? std::numeric_limits<int64_t>::min() : std::numeric_limits<int64_t>::max();
}
constexpr int64_t saturating_subtract(int64_t a, int64_t b) {
  int64_t difference = 0;
  if (!__builtin_sub_overflow(a, b, &difference)) return difference;
  return a < 0 ? std::numeric_limits<int64_t>::min() : std::numeric_limits<int64_t>::max();
}

/// The product, or the bound that it lies beyond.
constexpr int64_t saturating_multiply(int64_t a, int64_t b) {
  int64_t product = 0;
  if (!__builtin_mul_overflow(a, b, &product)) return product;
  return (a < 0) != (b < 0) ? std::numeric_limits<int64_t>::min()
                            : std::numeric_limits<int64_t>::max();
}

/// The product of sizes, none of which is negative; 0 where one is, or the greatest int64. For
/// estimates of work: what is compared with a size, or becomes one, is a CheckedInt.
template <class Sizes>
constexpr int64_t saturating_product(const Sizes& sizes) {
  int64_t product = 1;
  for (const int64_t size : sizes) product = saturating_multiply(product, size);
  return product;
}

/// a / b rounded down, and rounded up, for any `a` and a positive `b`.
constexpr int64_t floor_divide(int64_t a, int64_t b) {
  return a / b - (a % b < 0);
}
constexpr int64_t ceil_divide(int64_t a, int64_t b) {
  return a / b + (a % b > 0);
}

/// a * b / c rounded down, for `a` and `b` that are not negative and a positive `c`, where the
/// quotient fits, whether or not the product does.
constexpr int64_t multiply_divide(int64_t a, int64_t b, int64_t c) {
  __extension__ typedef unsigned __int128 Wide;
  return static_cast<int64_t>(static_cast<Wide>(a) * static_cast<Wide>(b) / static_cast<Wide>(c));
}

/// An integer that remembers whether it, or one that it was made from, did not fit into 64 bits: a
/// formula over sizes is written as it stands in the books, and asked once what came of it.
class CheckedInt {
 public:
  constexpr CheckedInt(int64_t value) : value_(value) {}  // NOLINT: an integer is one that fits

  constexpr bool fits() const { return fits_; }
  /// Meaningless unless it fits.
  constexpr int64_t value() const { return value_; }
  constexpr int64_t value_or(int64_t otherwise) const { return fits_ ? value_ : otherwise; }

  constexpr CheckedInt& operator+=(CheckedInt other) {
    const bool overflows = __builtin_add_overflow(value_, other.value_, &value_);
    return keep(overflows, other);
  }
  constexpr CheckedInt& operator-=(CheckedInt other) {
    const bool overflows = __builtin_sub_overflow(value_, other.value_, &value_);
    return keep(overflows, other);
  }
  constexpr CheckedInt& operator*=(CheckedInt other) {
    const bool overflows = __builtin_mul_overflow(value_, other.value_, &value_);
    return keep(overflows, other);
  }
  friend constexpr CheckedInt operator+(CheckedInt a, CheckedInt b) { return a += b; }
  friend constexpr CheckedInt operator-(CheckedInt a, CheckedInt b) { return a -= b; }
  friend constexpr CheckedInt operator*(CheckedInt a, CheckedInt b) { return a *= b; }

 private:
  constexpr CheckedInt& keep(bool overflows, CheckedInt other) {
    fits_ = fits_ && other.fits_ && !overflows;
    return *this;
  }

  int64_t value_;
  bool fits_ = true;
};

}  // namespace tenon
