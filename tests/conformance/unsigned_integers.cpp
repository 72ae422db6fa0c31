// Arithmetic, order and conversions of uint16, uint32 and uint64 at the ends of their ranges,
// beside those of C++.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>

#include "tenon/tenon.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

template <class T>
std::vector<T> extremes() {
  constexpr T kMax = std::numeric_limits<T>::max();
  return {0, 1, 2, 7, 200, kMax / 2, kMax / 2 + 1, kMax - 1, kMax};
}

template <class T>
Tensor of(const std::vector<T>& elements) {
  return tenon::tensor(elements, dtype_of<T>);
}

template <class T>
std::vector<T> read(const TensorBase& tensor) {
  REQUIRE(tensor.dtype() == dtype_of<T>);
  const TensorBase dense = ops::contiguous(tensor);
  const T* data = dense.const_data_ptr<T>();
  return std::vector<T>(data, data + dense.numel());
}

/// All pairs of extremes.
template <class T>
std::pair<std::vector<T>, std::vector<T>> pairs() {
  std::vector<T> a, b;
  for (const T x : extremes<T>()) {
    for (const T y : extremes<T>()) a.push_back(x), b.push_back(y);
  }
  return {a, b};
}

template <class T, class Result>
void check_binary(const std::string& op, const std::function<Result(T, T)>& reference,
                  Stack others = {}) {
  const auto [a, b] = pairs<T>();
  Stack arguments{of(a), of(b)};
  arguments.insert(arguments.end(), others.begin(), others.end());
  std::vector<Result> expected;
  for (size_t i = 0; i < a.size(); ++i) expected.push_back(reference(a[i], b[i]));
  INFO(op << " of " << dtype_of<T>);
  CHECK(read<Result>(result_of(op, arguments)) == expected);
}

template <class T>
T power(T base, T exponent) {
  T result = 1;
  for (; exponent != 0; exponent = static_cast<T>(exponent >> 1)) {
    if ((exponent & 1) != 0) result = static_cast<T>(uint64_t{result} * base);
    base = static_cast<T>(uint64_t{base} * base);
  }
  return result;
}

TEMPLATE_TEST_CASE("unsigned arithmetic is that of C++", "[unsigned]", uint16_t, uint32_t,
                   uint64_t) {
  using T = TestType;
  constexpr int kBits = 8 * sizeof(T);
  check_binary<T, T>("add.Tensor", [](T a, T b) { return static_cast<T>(a + b); });
  check_binary<T, T>("sub.Tensor", [](T a, T b) { return static_cast<T>(a - b); });
  check_binary<T, T>("mul.Tensor", [](T a, T b) { return static_cast<T>(uint64_t{a} * b); });
  check_binary<T, T>("floor_divide",
                     [](T a, T b) { return b == 0 ? T{0} : static_cast<T>(a / b); });
  check_binary<T, T>("div.Tensor_mode",
                     [](T a, T b) { return b == 0 ? T{0} : static_cast<T>(a / b); }, {"trunc"});
  check_binary<T, T>("remainder.Tensor",
                     [](T a, T b) { return b == 0 ? T{0} : static_cast<T>(a % b); });
  check_binary<T, T>("pow.Tensor_Tensor", power<T>);
  check_binary<T, T>("gcd", [](T a, T b) { return std::gcd(a, b); });
  check_binary<T, T>("bitwise_and.Tensor", [](T a, T b) { return static_cast<T>(a & b); });
  check_binary<T, T>("bitwise_xor.Tensor", [](T a, T b) { return static_cast<T>(a ^ b); });
  check_binary<T, T>("bitwise_left_shift.Tensor",
                     [](T a, T b) { return b < kBits ? static_cast<T>(uint64_t{a} << b) : T{0}; });
  check_binary<T, T>("bitwise_right_shift.Tensor",
                     [](T a, T b) { return b < kBits ? static_cast<T>(a >> b) : T{0}; });
  check_binary<T, T>("maximum", [](T a, T b) { return std::max(a, b); });
  check_binary<T, T>("minimum", [](T a, T b) { return std::min(a, b); });
  check_binary<T, bool>("lt.Tensor", std::less<T>());
  check_binary<T, bool>("ge.Tensor", std::greater_equal<T>());
  check_binary<T, bool>("eq.Tensor", std::equal_to<T>());
}

TEMPLATE_TEST_CASE("numbers wrap around as elements do", "[unsigned]", uint16_t, uint32_t,
                   uint64_t) {
  using T = TestType;
  const Tensor x = of(extremes<T>());
  std::vector<T> less;
  std::vector<bool> last;
  for (const T value : extremes<T>()) {
    less.push_back(static_cast<T>(value - 3));
    last.push_back(value == std::numeric_limits<T>::max());
  }
  CHECK(read<T>(x + -3) == less);
  CHECK(read<T>(x - 3) == less);
  CHECK(read<T>(add(x, x, -1)) == std::vector<T>(less.size(), 0));
  const Tensor equal = x == -1;
  for (size_t i = 0; i < last.size(); ++i) {
    CHECK(equal[static_cast<int64_t>(i)].template item<bool>() == last[i]);
  }
  CHECK(read<T>(full({2}, -1, dtype_of<T>)) == std::vector<T>(2, std::numeric_limits<T>::max()));
}

TEMPLATE_TEST_CASE("the order of unsigned elements is theirs", "[unsigned]", uint16_t, uint32_t,
                   uint64_t) {
  using T = TestType;
  std::vector<T> values = extremes<T>();
  std::vector<T> turned(values.rbegin(), values.rend());
  std::rotate(turned.begin(), turned.begin() + 3, turned.end());
  const Tensor x = of(turned);
  const auto greatest = std::max_element(turned.begin(), turned.end());
  const auto least = std::min_element(turned.begin(), turned.end());
  CHECK(read<T>(std::get<0>(sort(x))) == values);
  CHECK(read<T>(amax(x)) == std::vector<T>{*greatest});
  CHECK(read<T>(amin(x)) == std::vector<T>{*least});
  CHECK(argmax(x).template item<int64_t>() == greatest - turned.begin());
  CHECK(argmin(x).template item<int64_t>() == least - turned.begin());
  const auto [largest, place] = max(x, 0);
  CHECK(read<T>(largest) == std::vector<T>{*greatest});
  CHECK(place.template item<int64_t>() == greatest - turned.begin());
  CHECK(read<T>(std::get<0>(topk(x, 3))) == std::vector<T>(values.rbegin(), values.rbegin() + 3));
  CHECK(read<T>(std::get<0>(_unique2(cat({x, x})))) == values);
  CHECK(searchsorted(of(values), of(values)).equal(arange(int64_t(values.size()))));
  const Tensor image = x.reshape({1, 3, 3});
  CHECK(read<T>(std::get<0>(max_pool2d_with_indices(image, {3, 3}))) == std::vector<T>{*greatest});
  CHECK(clamp(x, of(std::vector<T>{T(2)}), of(std::vector<T>{values[6]}))
            .equal(of(std::vector<T>([&] {
              std::vector<T> bounded;
              for (const T value : turned) bounded.push_back(std::clamp(value, T(2), values[6]));
              return bounded;
            }()))));
}

TEMPLATE_TEST_CASE("unsigned totals", "[unsigned]", uint16_t, uint32_t, uint64_t) {
  using T = TestType;
  const Tensor x = of(extremes<T>());
  uint64_t sum = 0;
  std::vector<uint64_t> sums;
  for (const T value : extremes<T>()) sums.push_back(sum += value);
  const DType expected = dtype_of<T> == kUInt64 ? kUInt64 : kInt64;
  CHECK(x.sum().dtype() == expected);
  CHECK(x.sum().to(kUInt64).template item<uint64_t>() == sum);
  CHECK(read<uint64_t>(cumsum(x, 0).to(kUInt64)) == sums);
  CHECK(read<T>(x.sum(dtype_of<T>)) == std::vector<T>{static_cast<T>(sum)});
  CHECK(x.any().template item<bool>());
  CHECK_FALSE(x.all().template item<bool>());
  CHECK(read<T>(matmul(x, x)).size() == 1);
  T product = 0;
  for (const T value : extremes<T>()) product = static_cast<T>(product + uint64_t{value} * value);
  CHECK(read<T>(matmul(x, x))[0] == product);
  CHECK(read<T>(matmul(x.reshape({3, 3}), ones({3}, dtype_of<T>))).size() == 3);
}

template <class To, class From>
void check_conversion() {
  // What both hold, and of integers also what wraps.
  std::vector<From> values;
  for (const double value : {0.0, 1.0, 200.0, 30000.0, 65535.0, 3e9, 9e15, 0x1.fp63}) {
    const bool fits = value <= static_cast<double>(std::numeric_limits<From>::max());
    if (!fits ||
        (!std::is_same_v<To, bool> && value > static_cast<double>(std::numeric_limits<To>::max()) &&
         !(std::is_integral_v<From> && std::is_integral_v<To>)))
      continue;
    values.push_back(static_cast<From>(value));
  }
  std::vector<To> expected;
  for (const From value : values) expected.push_back(static_cast<To>(value));
  INFO(dtype_of<From> << " to " << dtype_of<To>);
  CHECK(read<To>(of(values).to(dtype_of<To>)) == expected);
  const Tensor strided = of(values).repeat({2, 1}).t();
  CHECK(read<To>(strided.to(dtype_of<To>).select(1, 1)) == expected);
}
template <class To, class... From>
void check_conversions() {
  (check_conversion<To, From>(), ...);
  (check_conversion<From, To>(), ...);
}

TEMPLATE_TEST_CASE("unsigned elements become others as in C++", "[unsigned]", uint16_t, uint32_t,
                   uint64_t) {
  check_conversions<TestType, uint8_t, int8_t, int16_t, int32_t, int64_t, uint16_t, uint32_t,
                    uint64_t, float, double>();
  const Tensor x = of(extremes<TestType>());
  CHECK(x.to(kComplex128).to(kFloat64).equal(x.to(kFloat64)));
  CHECK(x.to(kBFloat16).equal(x.to(kFloat32).to(kBFloat16)));
  CHECK(x.to(kFloat16).equal(x.to(kFloat32).to(kFloat16)));
  CHECK(x.to(kBool).equal(x != 0));
}

TEST_CASE("an element beyond int64 is no Scalar", "[unsigned]") {
  const uint64_t greatest = std::numeric_limits<uint64_t>::max();
  const Tensor x = of(std::vector<uint64_t>{greatest});
  CHECK(x.item<uint64_t>() == greatest);
  CHECK((x / 2).item<double>() == 0x1p63);
  CHECK((x >> 1).item<int64_t>() == std::numeric_limits<int64_t>::max());
  CHECK_THROWS_WITH(x.item(), Catch::Contains("item: expected an element within int64") &&
                                  Catch::Contains("18446744073709551615"));
  CHECK_THROWS_AS(Scalar(greatest), ValueError);
  CHECK_THROWS_WITH(ones({1}) * greatest, Catch::Contains("18446744073709551615"));
}

TEST_CASE("an element beyond int64 is told as it is", "[unsigned]") {
  CHECK_THROWS_WITH(bincount(of<uint64_t>({1, std::numeric_limits<uint64_t>::max()})),
                    Catch::Contains("bincount") && Catch::Contains("18446744073709551615"));
}

TEST_CASE("uint64 and signed integers have no dtype in common", "[unsigned]") {
  const Tensor x = ones({2}, kUInt64), y = ones({2}, kInt8);
  CHECK_THROWS_WITH(x + y, Catch::Contains("add: ") && Catch::Contains("uint64 and int8"));
  CHECK_THROWS_WITH(cat({x, y}), Catch::Contains("cat: ") && Catch::Contains("convert one"));
  CHECK((x + 1).dtype() == kUInt64);
  CHECK((x + ones({}, kInt64)).dtype() == kUInt64);
  CHECK((x + ones({2}, kUInt8)).dtype() == kUInt64);
  CHECK((x + 0.5).dtype() == kFloat32);
  CHECK((ones({2}, kUInt16) + y).dtype() == kInt32);
  CHECK((ones({2}, kUInt32) + y).dtype() == kInt64);
  CHECK((ones({2}, kUInt32) + ones({2}, kInt64)).dtype() == kInt64);
}

}  // namespace
}  // namespace tenon::test
