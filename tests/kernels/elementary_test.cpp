// Functions of float32 and float64 against those of a higher precision, on every CPU target.

#include <algorithm>
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

/// Which of so many parts of all arguments; each part is spread over the whole range.
struct Part {
  int64_t index, count, elements;
};

/// Numbers whose bits are equally far apart over all that there are, so of every magnitude;
/// together the parts have as many numbers as they have elements.
template <class T>
Tensor numbers(const Part& part) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  // fits: far below 2^63
  const auto count = static_cast<uint64_t>(part.count * part.elements);
  const uint64_t step = static_cast<uint64_t>(~Bits{0}) / count + 1;
  Tensor result = empty({part.elements}, dtype_of<T>);
  for (int64_t i = 0; i < part.elements; ++i) {
    const auto place = static_cast<uint64_t>(i * part.count + part.index);  // fits: below the above
    result.data_ptr<T>()[i] = std::bit_cast<T>(static_cast<Bits>(place * step));
  }
  return result;
}

/// As many numbers between two others.
template <class T>
Tensor between(double from, double to, const Part& part) {
  const double step = (to - from) / static_cast<double>(part.elements);
  const double shift = step * static_cast<double>(part.index) / static_cast<double>(part.count);
  return linspace(from + shift, to - step + shift, part.elements, dtype_of<T>);
}

/// Numbers of all magnitudes, and as many where most functions are curved, where exp(x) is small,
/// and where it is not a normal number.
template <class T>
Tensor arguments(const Part& part) {
  const bool is_float = sizeof(T) == 4;
  if (is_float && part.count > 1) return numbers<T>(part);  // the parts are all that there are
  const double least = is_float ? -104.5 : -746, normal = is_float ? -86 : -708;
  return cat({numbers<T>(part), between<T>(-40, 40, part), between<T>(-2, 2, part),
              between<T>(least, -17, part), between<T>(least, normal, part)});
}

/// With full effort every float32, and 50 million numbers of float64 in each range.
template <class T>
std::vector<Part> parts() {
  const int64_t count = effort(1, sizeof(T) == 4 ? 4096 : 48);
  const int64_t elements = effort(sizeof(T) == 4 ? 100003 : 50021, int64_t{1} << 20);
  std::vector<Part> result;
  for (int64_t i = 0; i < count; ++i) result.push_back({i, count, elements});
  return result;
}

/// Also of zero.
template <class T>
bool keeps_sign(T found, long double expected) {
  return std::isnan(expected) || std::signbit(found) == std::signbit(expected);
}

/// Calls `is_right(x, found, expected)` for each element. `reference` computes in double for
/// float32, and in long double for float64.
template <class T, class Reference, class Check>
void check_each(const char* name, Tensor (*function)(const Tensor&), const Reference& reference,
                const Check& is_right) {
  using Higher = std::conditional_t<sizeof(T) == 4, double, long double>;
  for (const Part& part : parts<T>()) {
    const Tensor x = arguments<T>(part);
    std::vector<Higher> expected;
    for (int64_t i = 0; i < x.numel(); ++i)
      expected.push_back(reference(static_cast<Higher>(x.data_ptr<T>()[i])));
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
}

/// Of both dtypes: within so many ulp of the reference, with its sign.
template <class Reference>
void check(const char* name, Tensor (*function)(const Tensor&), const Reference& reference,
           double ulps) {
  const auto is_right = [ulps]<class T>(T, T found, long double expected) {
    return is_near<T>(found, expected, ulps) && keeps_sign(found, expected);
  };
  check_each<float>(name, function, reference, is_right);
  check_each<double>(name, function, reference, is_right);
}

/// Right also where exp(x) is small, or overflows.
template <class Real>
Real logistic(Real x) {
  const Real decay = std::exp(-std::abs(x));
  return (x < 0 ? decay : 1) / (1 + decay);
}
template <class Real>
Real normal_cdf(Real x) {
  return std::erfc(-x * std::sqrt(static_cast<Real>(0.5))) / 2;
}

TEST_CASE("exp and log are right to a place in the last digit") {
  check(
      "exp", [](const Tensor& x) { return exp(x); }, [](auto x) { return std::exp(x); }, 1);
  check(
      "log", [](const Tensor& x) { return log(x); }, [](auto x) { return std::log(x); }, 1);
}

TEST_CASE("erf and tanh are right to a place and a half in the last digit") {
  check(
      "erf", [](const Tensor& x) { return erf(x); }, [](auto x) { return std::erf(x); }, 1.5);
  check(
      "tanh", [](const Tensor& x) { return tanh(x); }, [](auto x) { return std::tanh(x); }, 1.5);
}

TEST_CASE("sigmoid is right to two places in the last digit, however small it is") {
  check(
      "sigmoid", [](const Tensor& x) { return sigmoid(x); }, [](auto x) { return logistic(x); }, 2);
}

TEST_CASE("silu is right to two places in the last digit, however small it is") {
  check(
      "silu", [](const Tensor& x) { return silu(x); }, [](auto x) { return x * logistic(x); }, 2);
}

TEST_CASE("gelu is right to two places in the last digit from -1 on, below nearly 0") {
  const auto is_right = []<class T>(T x, T found, long double expected) {
    if (std::isinf(x) && x < 0) return std::isnan(found);
    if (!(x < -1)) return is_near<T>(found, expected, 2) && keeps_sign(found, expected);
    return std::abs(found - expected) <=
           2 * std::numeric_limits<T>::epsilon() * std::abs(static_cast<long double>(x));
  };
  const auto reference = [](auto x) { return x * normal_cdf(x); };
  check_each<float>(
      "gelu", [](const Tensor& x) { return gelu(x); }, reference, is_right);
  check_each<double>(
      "gelu", [](const Tensor& x) { return gelu(x); }, reference, is_right);
}

TEST_CASE("gelu of float64 keeps its digits below -1, where it is next to nothing") {
  const auto reference = [](auto x) { return x * normal_cdf(x); };
  const auto is_right = [](double x, double found, long double expected) {
    const bool is_told = x < -1 && std::abs(expected) >= std::numeric_limits<double>::min();
    return !is_told || is_near<double>(found, expected, std::max(32.0, x * x));
  };
  check_each<double>(
      "gelu", [](const Tensor& x) { return gelu(x); }, reference, is_right);
}

TEST_CASE("a result does not depend on the place of its argument") {
  constexpr int64_t kMost = 70;
  for (const DType dtype : {DType::kFloat32, DType::kFloat64}) {
    const Tensor x = linspace(-30, 30, kMost, dtype);
    for (Tensor (*function)(const Tensor&) :
         {+[](const Tensor& y) { return sigmoid(y); }, +[](const Tensor& y) { return silu(y); },
          +[](const Tensor& y) { return gelu(y); }}) {
      for_each_cpu_target([&] {
        const Tensor whole = function(x);
        for (int64_t i = 0; i < kMost; ++i)
          CHECK(function(x.slice(0, i, i + 1)).eq(whole.slice(0, i, i + 1)).all().item<bool>());
      });
    }
  }
}

}  // namespace
}  // namespace tenon::test
