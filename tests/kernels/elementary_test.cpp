// Functions of float32 that are the vectors' own, on every CPU target, against those of doubles.

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/kernels/simd/cpu_target.h"
#include "tenon/tenon.h"
#include "tests/support/effort.h"

namespace tenon::test {
namespace {

using kernels::CpuTarget;

/// How far `found` is from `expected`, in units of the last place that a float has there.
double distance(float found, double expected) {
  if (std::isnan(expected)) return std::isnan(found) ? 0 : HUGE_VAL;
  const auto rounded = static_cast<float>(expected);
  if (found == rounded) return std::signbit(found) == std::signbit(rounded) ? 0 : HUGE_VAL;
  if (std::isinf(found) || std::isinf(rounded) || std::isnan(found)) return HUGE_VAL;
  int exponent = 0;
  std::frexp(expected, &exponent);
  return std::abs(found - expected) / std::ldexp(1.0, std::max(exponent - 24, -149));
}

/// Every `step`th float, from the one whose bits are 0 on.
Tensor floats(uint32_t step) {
  const int64_t count = (int64_t{1} << 32) / step;
  Tensor result = empty({count}, kFloat32);
  auto* values = result.data_ptr<float>();
  for (int64_t i = 0; i < count; ++i)
    values[i] = std::bit_cast<float>(static_cast<uint32_t>(i) * step);
  return result;
}

void check(const char* name, Tensor (*function)(const Tensor&), double (*reference)(double),
           double bound) {
  const Tensor x = floats(static_cast<uint32_t>(effort(30011, 61))), y = function(x);
  double worst = 0;
  float at = 0;
  for (int64_t i = 0; i < x.numel(); ++i) {
    const float argument = x.data_ptr<float>()[i];
    const double found = distance(y.data_ptr<float>()[i], reference(argument));
    if (found > worst) worst = found, at = argument;
  }
  INFO(name << " of " << at);
  CHECK(worst <= bound);
}

TEST_CASE("exp, erf and tanh of floats are right to 1.5 places in the last digit") {
  const CpuTarget active = kernels::cpu_target();
  for (int target = 0; target < kernels::kCpuTargetCount; ++target) {
    if (!kernels::cpu_target_is_supported(static_cast<CpuTarget>(target))) continue;
    kernels::set_cpu_target(static_cast<CpuTarget>(target));
    INFO(kernels::cpu_target_name(static_cast<CpuTarget>(target)));
    check(
        "exp", [](const Tensor& x) { return exp(x); }, [](double x) { return std::exp(x); }, 1);
    check(
        "erf", [](const Tensor& x) { return erf(x); }, [](double x) { return std::erf(x); }, 1.5);
    check(
        "tanh", [](const Tensor& x) { return tanh(x); }, [](double x) { return std::tanh(x); },
        1.5);
  }
  kernels::set_cpu_target(active);
}

}  // namespace
}  // namespace tenon::test
