// What counts as the same value.

#include "tools/promises/values.h"

#include <catch2/catch.hpp>
#include <limits>

#include "tenon/tenon.h"

namespace tenon::tools {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// One pair of each type that a value can hold, and of each way in which two can differ.
TEST_CASE("Values of one type are the same where they hold the same", "[promises]") {
  const Value different[][2] = {
      {tensor({1.0, 2.0}), tensor({1.0, 3.0})},
      {tensor({1.0, 2.0}), tensor({1.0, 2.0}, kDouble)},
      {zeros({2, 1}), zeros({1, 2})},
      {std::vector<Tensor>{zeros({2})}, std::vector<Tensor>{zeros({2}), zeros({2})}},
      {std::vector<Tensor>{zeros({2})}, std::vector<Tensor>{ones({2})}},
      {int64_t{1} << 60, (int64_t{1} << 60) + 1},
      {1.5, 2.5},
      {true, false},
      {kFloat, kDouble},
      {Device(kCPU), Device(kMeta)},
      {MemoryFormat::Contiguous, MemoryFormat::Preserve},
      {"mean", "sum"},
      {std::vector<int64_t>{1, 2}, std::vector<int64_t>{1, 3}},
      {std::vector<int64_t>{1, 2}, std::vector<int64_t>{1}},
      {std::vector<double>{1, 2}, std::vector<double>{1, 3}},
      {std::vector<bool>{true}, std::vector<bool>{false}},
      {Value(), 0},
  };
  for (const auto& [a, b] : different) {
    CAPTURE(a.type_name(), b.type_name());
    CHECK(same(a, a));
    CHECK(same(b, b));
    CHECK_FALSE(same(a, b));
    CHECK_FALSE(same(b, a));
  }
}

TEST_CASE("A tolerance is relative and absolute, and no infinity is near a number", "[promises]") {
  const auto check = [](double a, double b, bool expected) {
    CAPTURE(a, b);
    CHECK(same(Value(a), Value(b), 0.01) == expected);
    CHECK(same(Value(tensor({a})), Value(tensor({b})), 0.01) == expected);
    CHECK(same(Value(std::vector<double>{a}), Value(std::vector<double>{b}), 0.01) == expected);
  };
  check(0, 0.009, true);
  check(0, 0.02, false);
  check(1000, 1009, true);
  check(1000, 1020, false);
  check(kNaN, kNaN, true);
  check(kNaN, 1, false);
  check(1, kNaN, false);
  check(kInfinity, kInfinity, true);
  check(kInfinity, -kInfinity, false);
  check(kInfinity, 1, false);
  check(1, kInfinity, false);
}

}  // namespace
}  // namespace tenon::tools
