// Functions of float32 and float64 against those of a higher precision, on every CPU target.

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <numbers>
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

/// Numbers at which functions have values of their own, or nearly so.
template <class T>
Tensor special_numbers() {
  using Limits = std::numeric_limits<T>;
  std::vector<T> values = {Limits::quiet_NaN()};
  for (const T value : {T{0}, T{1}, T{2}, Limits::denorm_min(), Limits::min() / 2, Limits::min(),
                        Limits::epsilon(), Limits::max(), Limits::infinity()}) {
    for (const T each : {value, -value}) values.push_back(each);
    for (const T each : {value, -value}) values.push_back(std::nextafter(each, T{0}));
  }
  return tensor(values, dtype_of<T>);
}

/// Numbers of all magnitudes, and as many where most functions are curved, where exp(x) is small,
/// and where it is not a normal number.
template <class T>
Tensor arguments(const Part& part) {
  const bool is_float = sizeof(T) == 4;
  if (is_float && part.count > 1) return numbers<T>(part);  // the parts are all that there are
  const double least = is_float ? -104.5 : -746, normal = is_float ? -86 : -708;
  return cat({special_numbers<T>(), numbers<T>(part), between<T>(-40, 40, part),
              between<T>(-2, 2, part), between<T>(least, -17, part),
              between<T>(least, normal, part)});
}

/// What is next to multiples of a quarter of a turn, and other numbers as far out as sin and cos
/// are computed without SLEEF, and a little farther.
template <class T>
Tensor arguments_of_sine(const Part& part) {
  const double most = sizeof(T) == 4 ? 0x1.1p17 : 0x1.1p31;
  const auto quarter = std::numbers::pi_v<long double> / 2;
  Tensor quarters = empty({part.elements}, dtype_of<T>);
  const double step = most / static_cast<double>(quarter) / static_cast<double>(part.elements);
  for (int64_t i = 0; i < part.elements; ++i) {
    const auto place = static_cast<double>(i) + static_cast<double>(part.index) / part.count;
    const long double turns = std::round(place * std::max(1.0, step));
    quarters.data_ptr<T>()[i] = static_cast<T>(i % 2 == 0 ? turns * quarter : -turns * quarter);
  }
  return cat({quarters, between<T>(-most, most, part), between<T>(-1000, 1000, part)});
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
                const Check& is_right, Tensor (*make_arguments)(const Part&) = arguments<T>) {
  using Higher = std::conditional_t<sizeof(T) == 4, double, long double>;
  for (const Part& part : parts<T>()) {
    const Tensor x = make_arguments(part);
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

TEST_CASE("expm1 is right to two places in the last digit") {
  check(
      "expm1", [](const Tensor& x) { return expm1(x); }, [](auto x) { return std::expm1(x); }, 2);
}

TEST_CASE("exp and log are right to a place in the last digit, log1p to one and a half") {
  check(
      "exp", [](const Tensor& x) { return exp(x); }, [](auto x) { return std::exp(x); }, 1);
  check(
      "log", [](const Tensor& x) { return log(x); }, [](auto x) { return std::log(x); }, 1);
  check(
      "log1p", [](const Tensor& x) { return log1p(x); }, [](auto x) { return std::log1p(x); }, 1.5);
}

TEST_CASE("erf and tanh are right to a place and a half in the last digit") {
  check(
      "erf", [](const Tensor& x) { return erf(x); }, [](auto x) { return std::erf(x); }, 1.5);
  check(
      "tanh", [](const Tensor& x) { return tanh(x); }, [](auto x) { return std::tanh(x); }, 1.5);
}

TEST_CASE("sin and cos are right to two places in the last digit, however far out") {
  const auto is_right = []<class T>(T, T found, long double expected) {
    return is_near<T>(found, expected, 2) && keeps_sign(found, expected);
  };
  const auto check_both = [&](const char* name, Tensor (*function)(const Tensor&),
                              const auto& reference) {
    check(name, function, reference, 2);
    if (parts<float>().size() == 1)  // or there were all already
      check_each<float>(name, function, reference, is_right, arguments_of_sine<float>);
    check_each<double>(name, function, reference, is_right, arguments_of_sine<double>);
  };
  check_both(
      "sin", [](const Tensor& x) { return sin(x); }, [](auto x) { return std::sin(x); });
  check_both(
      "cos", [](const Tensor& x) { return cos(x); }, [](auto x) { return std::cos(x); });
}

template <class T>
void check_hypot(double ulps) {
  for (const Part& part : parts<T>()) {
    const Tensor x = arguments<T>(part);
    for (const Tensor& y : {x.flip(0), x * 0.75, ones_like(x), full_like(x, -INFINITY)}) {
      for_each_cpu_target([&] {
        const Tensor found = hypot(x, y);
        for (int64_t i = 0; i < x.numel(); ++i) {
          const long double a = x.data_ptr<T>()[i], b = y.data_ptr<T>()[i];
          const long double expected = std::hypot(a, b);
          const T value = found.data_ptr<T>()[i];
          if (is_near<T>(value, expected, ulps) && keeps_sign(value, expected)) continue;
          INFO("hypot(" << a << ", " << b << ") is " << value << ", expected " << expected);
          CHECK(false);
        }
      });
    }
  }
}

TEST_CASE("hypot is right to half a place of float32, and to one of float64") {
  check_hypot<float>(0.5 + 0x1p-28);
  check_hypot<double>(1);
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
    // Of float the distribution is right to 2^-25, and the result is rounded.
    const long double units = sizeof(T) == sizeof(float) ? 0.25L + 0.0625L : 2;
    return std::abs(found - expected) <=
           units * std::numeric_limits<T>::epsilon() * std::abs(static_cast<long double>(x));
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

/// Of every bit, but for NaN.
bool is_same(const Tensor& a, const Tensor& b) {
  const Tensor same = a.eq(b).logical_and(a.signbit().eq(b.signbit()));
  return same.logical_or(a.isnan().logical_and(b.isnan())).all().item<bool>();
}

template <class T>
void check_places(const char* name, Tensor (*function)(const Tensor&)) {
  // Ordinary numbers beside those that take another branch, each of which is alone in its vector
  // or not.
  constexpr int64_t kOrdinary = 70;
  const Tensor ordinary = linspace(-30, 30, kOrdinary, dtype_of<T>);
  const Tensor special = special_numbers<T>(), x = cat({ordinary, special, ordinary.abs()});
  for_each_cpu_target([&] {
    const Tensor whole = function(x);
    for (int64_t i = 0; i < x.numel(); ++i) {
      INFO(name << " of " << x.data_ptr<T>()[i]);
      CHECK(is_same(function(x.slice(0, i, i + 1)), whole.slice(0, i, i + 1)));
      CHECK(is_same(function(x[i].expand({kOrdinary})), whole[i].expand({kOrdinary})));
    }
    for (int64_t i = 0; i < special.numel(); ++i) {
      INFO(name << " beside " << special.data_ptr<T>()[i]);
      const Tensor mixed = cat({special.slice(0, i, i + 1), ordinary});
      CHECK(is_same(function(mixed).slice(0, 1), whole.slice(0, 0, kOrdinary)));
    }
  });
}

TEST_CASE("a result does not depend on the place of its argument, nor on its neighbours") {
#define TENON_CHECK_PLACES(name)                                              \
  check_places<float>(#name, [](const Tensor& x) { return tenon::name(x); }); \
  check_places<double>(#name, [](const Tensor& x) { return tenon::name(x); })
  TENON_CHECK_PLACES(exp);
  TENON_CHECK_PLACES(expm1);
  TENON_CHECK_PLACES(log);
  TENON_CHECK_PLACES(log1p);
  TENON_CHECK_PLACES(tanh);
  TENON_CHECK_PLACES(erf);
  TENON_CHECK_PLACES(sin);
  TENON_CHECK_PLACES(cos);
  TENON_CHECK_PLACES(sigmoid);
  TENON_CHECK_PLACES(silu);
  TENON_CHECK_PLACES(gelu);
#undef TENON_CHECK_PLACES
}

}  // namespace
}  // namespace tenon::test
