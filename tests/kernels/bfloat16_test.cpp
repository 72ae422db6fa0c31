// What is computed of bfloat16 is what is computed of float32, rounded: for every number, and for
// arrays of any length, on every CPU target.

#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"

namespace tenon::test {
namespace {

constexpr int64_t kAll = 0x10000;

using Compute = std::function<Tensor(const Tensor& x, const Tensor& y)>;

/// One copy of the arithmetic in a loop, or two; one operand or two; with a scalar.
const std::vector<Compute> kOperators = {
    [](const Tensor& x, const Tensor&) { return x.exp(); },
    [](const Tensor& x, const Tensor&) { return x.sqrt(); },
    [](const Tensor& x, const Tensor&) { return x.relu(); },
    [](const Tensor& x, const Tensor&) { return x * 3; },
    [](const Tensor& x, const Tensor& y) { return x + y; },
    [](const Tensor& x, const Tensor& y) { return maximum(x, y); },
};

/// All that there are, NaN among them; by `factor`, which is odd, in another order.
Tensor all_numbers(uint16_t factor) {
  Tensor result = empty({kAll}, kBFloat16);
  auto* const bits = static_cast<uint16_t*>(result.data_ptr());
  for (int64_t i = 0; i < kAll; ++i) bits[i] = static_cast<uint16_t>(i * factor);
  return result;
}

/// How many are not the rounded ones; any NaN is one.
int64_t wrong(const Tensor& computed, const Tensor& exact) {
  const auto* const got = static_cast<const uint16_t*>(computed.data_ptr());
  const auto* const x = exact.data_ptr<float>();
  int64_t count = 0;
  for (int64_t i = 0; i < exact.numel(); ++i) {
    const auto rounded = std::bit_cast<uint16_t>(BFloat16(x[i]));
    const bool is_nan = (got[i] & 0x7fff) > 0x7f80;
    count += std::isnan(x[i]) ? !is_nan : got[i] != rounded;
  }
  return count;
}

TEST_CASE("operators of bfloat16 compute as of float32 and round, for every number") {
  const Tensor x = all_numbers(1), y = all_numbers(40503);
  for_each_cpu_target([&] {
    for (const Compute& compute : kOperators) {
      INFO("operator " << &compute - kOperators.data());
      CHECK(wrong(compute(x, y), compute(x.to(kFloat32), y.to(kFloat32))) == 0);
    }
  });
}

TEST_CASE("arrays of bfloat16 of any length are computed, and nothing beside them") {
  const Tensor all = linspace(-2, 2, 100, kFloat32).to(kBFloat16);
  for_each_cpu_target([&] {
    for (int64_t length = 1; length < 98; ++length) {
      INFO(length);
      const Tensor x = all.narrow(0, 1, length);
      for (const Compute& compute : kOperators) {
        const Tensor y = all.narrow(0, 2, length);
        CHECK(wrong(compute(x, y), compute(x.to(kFloat32), y.to(kFloat32))) == 0);
      }
      Tensor whole = all.clone();
      whole.narrow(0, 1, length).mul_(3).exp_();
      CHECK(whole.narrow(0, 1, length).equal((x * 3).exp()));
      CHECK(whole.narrow(0, 0, 1).equal(all.narrow(0, 0, 1)));
      const int64_t left = 100 - length - 1;
      CHECK(whole.narrow(0, length + 1, left).equal(all.narrow(0, length + 1, left)));
    }
  });
}

}  // namespace
}  // namespace tenon::test
