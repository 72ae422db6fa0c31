#include "tenon/base/saturating_cast.h"

#include <catch2/catch.hpp>
#include <cstdint>

namespace tenon {
namespace {

TEMPLATE_TEST_CASE("saturating_cast truncates, and stays within the integers that there are", "",
                   int8_t, uint8_t, int16_t, int32_t, int64_t) {
  using Limits = std::numeric_limits<TestType>;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  CHECK(saturating_cast<TestType>(2.9) == 2);
  CHECK(saturating_cast<TestType>(-2.9) == (std::is_signed_v<TestType> ? TestType(-2) : 0));
  for (const double beyond : {static_cast<double>(Limits::max()), 1e19, kInfinity}) {
    CHECK(saturating_cast<TestType>(beyond) == Limits::max());
  }
  for (const double beyond : {static_cast<double>(Limits::min()), -1e19, -kInfinity}) {
    CHECK(saturating_cast<TestType>(beyond) == Limits::min());
  }
  CHECK(saturating_cast<TestType>(std::numeric_limits<double>::quiet_NaN()) == 0);
}

}  // namespace
}  // namespace tenon
