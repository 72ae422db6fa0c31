// Functions of float32 that are the vectors' own, on every CPU target, against those of doubles.

#include <bit>
#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/effort.h"
#include "tests/support/ulps.h"

namespace tenon::test {
namespace {

/// Also of zero.
bool keeps_sign(float found, double expected) {
  return std::isnan(expected) || std::signbit(found) == std::signbit(expected);
}

/// Every `step`th float, from the one whose bits are 0 on.
Tensor floats(uint32_t step) {
  const int64_t count = (int64_t{1} << 32) / step;
  Tensor result = empty({count}, kFloat32);
  auto* values = result.data_ptr<float>();
  for (int64_t i = 0; i < count; ++i) {
    values[i] = std::bit_cast<float>(static_cast<uint32_t>(i) * step);
  }
  return result;
}

void check(const char* name, Tensor (*function)(const Tensor&), double (*reference)(double),
           double bound) {
  const Tensor x = floats(static_cast<uint32_t>(effort(30011, 61))), y = function(x);
  for (int64_t i = 0; i < x.numel(); ++i) {
    const float argument = x.data_ptr<float>()[i], found = y.data_ptr<float>()[i];
    const double expected = reference(argument);
    if (is_near<float>(found, expected, bound) && keeps_sign(found, expected)) continue;
    INFO(name << "(" << argument << ") is " << found << ", expected " << expected);
    CHECK(false);
  }
}

TEST_CASE("exp, erf and tanh of floats are right to 1.5 places in the last digit") {
  for_each_cpu_target([] {
    check(
        "exp", [](const Tensor& x) { return exp(x); }, [](double x) { return std::exp(x); }, 1);
    check(
        "erf", [](const Tensor& x) { return erf(x); }, [](double x) { return std::erf(x); }, 1.5);
    check(
        "tanh", [](const Tensor& x) { return tanh(x); }, [](double x) { return std::tanh(x); },
        1.5);
  });
}

}  // namespace
}  // namespace tenon::test
