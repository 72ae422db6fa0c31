#include "tenon/base/integer_math.h"

#include <array>
#include <catch2/catch.hpp>
#include <random>

#include "tenon/base/allocator.h"

namespace tenon {
namespace {

__extension__ typedef __int128 Wide;

constexpr int64_t kMin = std::numeric_limits<int64_t>::min();
constexpr int64_t kMax = std::numeric_limits<int64_t>::max();

bool fits(Wide value) {
  return value >= kMin && value <= kMax;
}
int64_t saturated(Wide value) {
  return value < kMin ? kMin : value > kMax ? kMax : static_cast<int64_t>(value);
}
int64_t wrapped(Wide value) {
  return static_cast<int64_t>(static_cast<uint64_t>(value));
}

/// Pairs of the numbers at which arithmetic goes wrong, and of others of every magnitude.
template <class Function>
void for_each_pair(const Function& function) {
  constexpr std::array<int64_t, 15> kEdges = {
      0,    1,        2,    3,        -1,       -2,      -3, int64_t{1} << 31, int64_t{1} << 32,
      kMax, kMax - 1, kMin, kMin + 1, kMax / 2, kMin / 2};
  for (const int64_t a : kEdges) {
    for (const int64_t b : kEdges) function(a, b);
  }
  std::mt19937_64 random(7);
  for (int i = 0; i < 20000; ++i) {
    const auto number = [&] { return static_cast<int64_t>(random()) >> random() % 64; };
    const int64_t a = number();
    function(a, number());
  }
}

TEST_CASE("wrapping arithmetic is that of the integers modulo 2^64") {
  for_each_pair([](int64_t a, int64_t b) {
    REQUIRE(wrapping_add(a, b) == wrapped(Wide{a} + b));
    REQUIRE(wrapping_subtract(a, b) == wrapped(Wide{a} - b));
    REQUIRE(wrapping_multiply(a, b) == wrapped(Wide{a} * b));
  });
}

TEST_CASE("saturating arithmetic stops at the bounds of int64") {
  for_each_pair([](int64_t a, int64_t b) {
    REQUIRE(saturating_add(a, b) == saturated(Wide{a} + b));
    REQUIRE(saturating_subtract(a, b) == saturated(Wide{a} - b));
    REQUIRE(saturating_multiply(a, b) == saturated(Wide{a} * b));
  });
}

TEST_CASE("quotients are rounded down or up whatever the signs and sizes") {
  for_each_pair([](int64_t a, int64_t b) {
    if (b <= 0) return;
    const int64_t down = floor_divide(a, b), up = ceil_divide(a, b);
    REQUIRE(Wide{down} * b <= a);
    REQUIRE((Wide{down} + 1) * b > a);
    REQUIRE(Wide{up} * b >= a);
    REQUIRE((Wide{up} - 1) * b < a);
  });
}

TEST_CASE("a product is divided without being cut to 64 bits") {
  std::mt19937_64 random(8);
  for_each_pair([&](int64_t a, int64_t b) {
    if (a < 0 || b < 0) return;
    const int64_t c = static_cast<int64_t>(random() >> 1 >> random() % 63) | 1;
    const Wide quotient = Wide{a} * b / c;
    if (fits(quotient)) REQUIRE(multiply_divide(a, b, c) == static_cast<int64_t>(quotient));
  });
}

TEST_CASE("a CheckedInt fits exactly when every integer on the way to it does") {
  for_each_pair([](int64_t a, int64_t b) {
    const auto agrees = [](CheckedInt checked, Wide exact) {
      REQUIRE(checked.fits() == fits(exact));
      if (fits(exact)) REQUIRE(checked.value() == static_cast<int64_t>(exact));
      REQUIRE(checked.value_or(-5) == (fits(exact) ? checked.value() : -5));
    };
    agrees(CheckedInt(a) + b, Wide{a} + b);
    agrees(CheckedInt(a) - b, Wide{a} - b);
    agrees(CheckedInt(a) * b, Wide{a} * b);
    const bool every = fits(Wide{a} * b) && fits(Wide{a} * b + a) && fits(Wide{a} * b + a - b);
    REQUIRE((CheckedInt(a) * b + a - b).fits() == every);
    REQUIRE((b - (CheckedInt(a) * b + a)).fits() ==
            (fits(Wide{a} * b) && fits(Wide{a} * b + a) && fits(b - (Wide{a} * b + a))));
  });
}

TEST_CASE("bytes of elements are counted exactly or refused") {
  for_each_pair([](int64_t numel, int64_t which) {
    if (numel < 0) return;
    const auto dtype = static_cast<DType>(static_cast<uint64_t>(which) % kDTypeCount);
    const Wide exact = Wide{numel} * element_size(dtype);
    if (fits(exact)) {
      REQUIRE(checked_nbytes(numel, dtype) == static_cast<int64_t>(exact));
      REQUIRE(checked_nbytes(IntArrayRef(numel), dtype) == static_cast<int64_t>(exact));
    } else {
      REQUIRE_THROWS_AS(checked_nbytes(numel, dtype), OutOfMemoryError);
      REQUIRE_THROWS_AS(checked_nbytes(IntArrayRef(numel), dtype), OutOfMemoryError);
    }
  });
}

}  // namespace
}  // namespace tenon
