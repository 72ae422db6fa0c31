// Functions at arguments near the bounds of their dtypes, against <cmath> in long double, with
// every instruction set of this machine.

#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/tenon.h"
#include "tenon/tensor/readable.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/random_source.h"
#include "tests/support/ulps.h"

namespace tenon::test {
namespace {

using Real = long double;

/// Ordinary numbers, and others of every magnitude up to the greatest, side by side.
template <class T>
std::vector<T> arguments() {
  const bool is_double = std::is_same_v<T, double>;
  std::vector<T> result;
  const auto add = [&](double x) {
    for (const double each : {x, -x}) result.push_back(static_cast<T>(each));
  };
  for (double x = 0; x < 8; x += 0.37) add(x);
  for (double x = is_double ? 700 : 86; x < (is_double ? 711 : 90); x += 0.04) add(x);
  for (int i = 0; i < (is_double ? 308 : 38); ++i) add(1.7 * std::pow(10.0, i));
  for (const double x : {1e-30, 1e-7, 0.999999, 1.000001, 3.0e38}) add(x);
  add(static_cast<double>(std::numeric_limits<float>::max()));
  if (is_double) add(std::numeric_limits<double>::max());
  return result;
}

template <class T>
void check_function(const char* name, const std::function<Tensor(const Tensor&)>& function,
                    Real (*reference)(Real), double ulps) {
  const Tensor input =
      tensor(arguments<std::conditional_t<std::is_same_v<T, double>, double, float>>(),
             TensorOptions(DType::kFloat64))
          .to(dtype_of<T>);
  const Tensor result = function(input).to(DType::kFloat64);
  const Tensor given = input.to(DType::kFloat64);
  const auto* x = readable(given).const_data_ptr<double>();
  const auto* y = readable(result).const_data_ptr<double>();
  for (int64_t i = 0; i < input.numel(); ++i) {
    const Real expected = reference(x[i]);
    INFO(name << "(" << x[i] << ") in " << dtype_of<T> << " is " << y[i] << ", expected "
              << static_cast<double>(expected));
    if (!is_near<T>(y[i], expected, ulps)) CHECK(false);
  }
}

void check_everywhere(const char* name, const std::function<Tensor(const Tensor&)>& function,
                      Real (*reference)(Real), double ulps = 2) {
  for_each_cpu_target([&] {
    check_function<float>(name, function, reference, ulps);
    check_function<double>(name, function, reference, ulps);
    check_function<Float16>(name, function, reference, ulps);
    check_function<BFloat16>(name, function, reference, ulps);
  });
}

Tensor gradient_of(const std::function<Tensor(const Tensor&)>& function, const Tensor& x) {
  const Tensor input = x.detach().clone().set_requires_grad(true);
  const Tensor result = function(input);
  return autograd::grad({result}, {input}, {ones_like(result)})[0];
}

}  // namespace

TEST_CASE("hyperbolic functions and log1p are finite wherever their values are",
          "[extreme_values]") {
  check_everywhere(
      "sinh", [](const Tensor& x) { return x.sinh(); }, std::sinh);
  check_everywhere(
      "cosh", [](const Tensor& x) { return x.cosh(); }, std::cosh);
  check_everywhere(
      "asinh", [](const Tensor& x) { return x.asinh(); }, std::asinh);
  check_everywhere(
      "acosh", [](const Tensor& x) { return x.acosh(); }, std::acosh);
  check_everywhere(
      "log1p", [](const Tensor& x) { return x.log1p(); }, std::log1p);
}

TEST_CASE("gradients of inverse functions are accurate over the whole range", "[extreme_values]") {
  const auto check = [](const char* name, const std::function<Tensor(const Tensor&)>& function,
                        Real (*slope)(Real)) {
    check_everywhere(
        name, [&](const Tensor& x) { return gradient_of(function, x); }, slope, 4);
  };
  check(
      "asinh'", [](const Tensor& x) { return x.asinh(); },
      [](Real x) { return 1 / std::sqrt(x * x + 1); });
  check(
      "acosh'", [](const Tensor& x) { return x.clamp_min(1).acosh(); },
      [](Real x) { return x < 1 ? 0 : 1 / std::sqrt((x - 1) * (x + 1)); });
  check(
      "asin'", [](const Tensor& x) { return x.asin(); },
      [](Real x) { return 1 / std::sqrt((1 - x) * (1 + x)); });
  check(
      "acos'", [](const Tensor& x) { return x.acos(); },
      [](Real x) { return -1 / std::sqrt((1 - x) * (1 + x)); });
  check(
      "atanh'", [](const Tensor& x) { return x.clamp(-1, 1).atanh(); },
      [](Real x) { return std::fabs(x) > 1 ? 0 : 1 / ((1 - x) * (1 + x)); });
}

namespace {

/// Also of NaN and of the sign of zero.
template <class T>
bool is_same(T a, T b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

template <class T>
void check_remainders() {
  RandomSource random(1);
  std::vector<T> dividends = {static_cast<T>(3.4e38), static_cast<T>(1e38)};
  std::vector<T> divisors = {static_cast<T>(0.5), static_cast<T>(1e-5)};
  const int least = std::numeric_limits<T>::min_exponent - 10;
  const int most = std::numeric_limits<T>::max_exponent;
  const auto number = [&](int from, int to) {
    const int exponent = from + static_cast<int>(random.unit() * (to - from));
    return std::ldexp(static_cast<T>((1 + random.unit()) * (random.chance(0.5) ? 1 : -1)),
                      exponent);
  };
  for (int i = 0; i < 4000; ++i) {
    dividends.push_back(i % 2 ? number(0, 10) : number(least, most - 1));
    divisors.push_back(i % 2 ? number(-8, 3) : number(least, most - 1));
  }
  // Vectors of none but small quotients, many of them next to a whole number.
  for (int i = 0; i < 8000; ++i) {
    const T divisor = number(-8, 3),
            multiple = divisor * static_cast<T>(random.between(-3000, 3000));
    const T beside = std::nextafter(multiple, number(0, 10));
    const std::vector<T> of = {multiple, beside, number(-12, 10), std::copysign(T{0}, divisor)};
    dividends.push_back(random.one_of(of));
    divisors.push_back(divisor);
  }
  constexpr T kInfinity = std::numeric_limits<T>::infinity();
  for (const T dividend : {T(2.5), T(-2.5), T(-0.0), kInfinity, T(NAN)})
    for (const T divisor : {T(0), kInfinity, -kInfinity, T(NAN), T(2)})
      for (int lane = 0; lane < 16; ++lane) {
        dividends.push_back(dividend);
        divisors.push_back(divisor);
      }
  const auto options = TensorOptions(dtype_of<T>);
  const Tensor a = tensor(dividends, options), b = tensor(divisors, options);
  const Tensor rests = a.fmod(b), moduli = a.remainder(b);
  for (size_t i = 0; i < dividends.size(); ++i) {
    const T rest = std::fmod(dividends[i], divisors[i]);
    const bool turns = rest != 0 && (rest < 0) != (divisors[i] < 0);
    INFO("of " << dividends[i] << " and " << divisors[i]);
    CHECK(is_same(readable(rests).const_data_ptr<T>()[i], rest));
    CHECK(is_same(readable(moduli).const_data_ptr<T>()[i], turns ? rest + divisors[i] : rest));
  }
}

}  // namespace

TEST_CASE("fmod and remainder are exact, however large the quotient", "[extreme_values]") {
  for_each_cpu_target([] {
    check_remainders<float>();
    check_remainders<double>();
    const Tensor a = tensor({3.0e38, 7.5}).to(DType::kBFloat16), b = full_like(a, 1.75);
    const Tensor rests = a.fmod(b).to(DType::kFloat32);
    const auto first = static_cast<float>(readable(a).const_data_ptr<BFloat16>()[0]);
    CHECK(readable(rests).const_data_ptr<float>()[0] == std::fmod(first, 1.75F));
    CHECK(readable(rests).const_data_ptr<float>()[1] == 0.5F);
  });
}

TEST_CASE("a number beyond int64 is refused for integers, before anything is written",
          "[extreme_values]") {
  for (const DType dtype : {DType::kInt64, DType::kUInt8}) {
    const Tensor x = zeros({3}, TensorOptions(dtype));
    for (const double number : {1e30, -1e30, 0x1p63}) {
      INFO(number << " for " << dtype);
      CHECK_THROWS_AS(add(x, x, number), ValueError);
      CHECK_THROWS_AS(x.add_(x, number), ValueError);
      CHECK_THROWS_AS(x.fill_(number), ValueError);
      CHECK_THROWS_AS(full({2}, number, TensorOptions(dtype)), ValueError);
      CHECK_THROWS_AS(x.scatter_(0, tensor({1}), number), ValueError);
    }
    CHECK_THROWS_AS(x.fill_(std::nan("")), ValueError);
    CHECK(x.eq(0).all().item<bool>());
  }
  const Tensor narrow = ones({3}, TensorOptions(DType::kUInt8));
  CHECK(add(narrow, narrow, 300.0).eq(1 + 300 - 256).all().item<bool>());
  CHECK(full({2}, -1.0, TensorOptions(DType::kUInt8)).eq(255).all().item<bool>());
  CHECK(narrow.fill_(300.7).eq(44).all().item<bool>());
  const Tensor y = zeros({2}, TensorOptions(DType::kInt64));
  CHECK(y.fill_(-0x1p63).eq(std::numeric_limits<int64_t>::min()).all().item<bool>());
}

}  // namespace tenon::test
