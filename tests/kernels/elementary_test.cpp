// Functions of float32 and float64 against those of a higher precision, on every CPU target.

#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/effort.h"
#include "tests/support/ulps.h"

namespace tenon::test {
namespace {

/// Also of zero.
template <class T>
bool keeps_sign(T found, long double expected) {
  return std::isnan(expected) || std::signbit(found) == std::signbit(expected);
}

/// So many numbers, spread over all that there are: their bits are equally far apart.
template <class T>
Tensor numbers(int64_t count) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  const Bits step = ~Bits{0} / static_cast<Bits>(count);
  Tensor result = empty({count}, dtype_of<T>);
  for (int64_t i = 0; i < count; ++i) {
    result.data_ptr<T>()[i] = std::bit_cast<T>(static_cast<Bits>(i) * step);
  }
  return result;
}

/// Numbers of all magnitudes, and as many where most functions are curved.
template <class T>
Tensor arguments() {
  const int64_t count = effort(sizeof(T) == 4 ? 100003 : 50021, 50000017);
  return cat({numbers<T>(count), linspace(-40, 40, count, dtype_of<T>),
              linspace(-2, 2, count, dtype_of<T>)});
}

using Reference = long double (*)(long double);

/// Calls `is_right(x, found, expected)` for each element.
template <class T, class Check>
void check_each(const char* name, Tensor (*function)(const Tensor&), Reference reference,
                const Check& is_right) {
  const Tensor x = arguments<T>();
  std::vector<long double> expected;
  for (int64_t i = 0; i < x.numel(); ++i) expected.push_back(reference(x.data_ptr<T>()[i]));
  for_each_cpu_target([&] {
    const Tensor y = function(x);
    for (int64_t i = 0; i < x.numel(); ++i) {
      const T argument = x.data_ptr<T>()[i], found = y.data_ptr<T>()[i];
      if (is_right(argument, found, expected[i])) continue;
      INFO(name << "(" << argument << ") is " << found << ", expected " << expected[i]);
      CHECK(false);
    }
  });
}

void check(const char* name, Tensor (*function)(const Tensor&), Reference reference, double floats,
           double doubles) {
  const auto within = [](double ulps) {
    return [ulps]<class T>(T, T found, long double expected) {
      return is_near<T>(found, expected, ulps) && keeps_sign(found, expected);
    };
  };
  check_each<float>(name, function, reference, within(floats));
  check_each<double>(name, function, reference, within(doubles));
}

long double logistic(long double x) {
  return 1 / (1 + std::exp(-x));
}
long double normal_cdf(long double x) {
  return std::erfc(-x * std::sqrt(0.5L)) / 2;
}

TEST_CASE("exp, log, erf and tanh are right to a place and a half in the last digit") {
  check(
      "exp", [](const Tensor& x) { return exp(x); }, [](long double x) { return std::exp(x); }, 1,
      1);
  check(
      "log", [](const Tensor& x) { return log(x); }, [](long double x) { return std::log(x); }, 1,
      1);
  check(
      "erf", [](const Tensor& x) { return erf(x); }, [](long double x) { return std::erf(x); }, 1.5,
      1.5);
  check(
      "tanh", [](const Tensor& x) { return tanh(x); }, [](long double x) { return std::tanh(x); },
      1.5, 1.5);
}

TEST_CASE("sigmoid is right to two places and a half in the last digit, however small it is") {
  check(
      "sigmoid", [](const Tensor& x) { return sigmoid(x); }, logistic, 2.5, 2.5);
}

TEST_CASE("silu is right to three places and a half in the last digit") {
  const auto is_right = []<class T>(T x, T found, long double expected) {
    if (std::isinf(x) && x < 0) return std::isnan(found);
    // A sigmoid that is no normal number has few digits.
    const auto least = static_cast<long double>(std::numeric_limits<T>::denorm_min());
    return is_near<T>(found, expected, 3.5) || std::abs(found - expected) <= std::abs(x) * least;
  };
  const auto reference = [](long double x) { return x * logistic(x); };
  check_each<float>(
      "silu", [](const Tensor& x) { return silu(x); }, reference, is_right);
  check_each<double>(
      "silu", [](const Tensor& x) { return silu(x); }, reference, is_right);
}

TEST_CASE("gelu is right to two and a half places in the last digit from -1 on, below nearly 0") {
  const auto is_right = []<class T>(T x, T found, long double expected) {
    if (std::isinf(x) && x < 0) return std::isnan(found);
    const double ulps = sizeof(T) == 4 ? 2.6 : 2;
    if (!(x < -1)) return is_near<T>(found, expected, ulps) && keeps_sign(found, expected);
    return std::abs(found - expected) <=
           2 * std::numeric_limits<T>::epsilon() * std::abs(static_cast<long double>(x));
  };
  const auto reference = [](long double x) { return x * normal_cdf(x); };
  check_each<float>(
      "gelu", [](const Tensor& x) { return gelu(x); }, reference, is_right);
  check_each<double>(
      "gelu", [](const Tensor& x) { return gelu(x); }, reference, is_right);
}

}  // namespace
}  // namespace tenon::test
