#include "tenon/base/float16.h"

#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"
#include "tests/support/cpu_targets.h"

namespace tenon {
namespace {

constexpr int kCount = 0x10000;

/// The value by IEEE 754's definition; not of a NaN.
double value_of(int bits) {
  const int exponent = bits >> 10 & 0x1f, mantissa = bits & 0x3ff;
  const double magnitude = exponent == 0x1f ? INFINITY
                           : exponent == 0  ? std::ldexp(mantissa, -24)
                                            : std::ldexp(mantissa + 1024, exponent - 25);
  return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}

bool is_nan(int bits) {
  return (bits & 0x7fff) > 0x7c00;
}

/// The nearest float16, of two the even one.
double rounded(double value) {
  if (!std::isfinite(value) || value == 0) return value;
  const double unit = std::ldexp(1, std::max(std::ilogb(value), -14) - 10);
  const double nearest = std::nearbyint(value / unit) * unit;
  return std::abs(nearest) > 65504 ? std::copysign(INFINITY, value) : nearest;
}

/// Numbers of every exponent, with ties and their neighbours.
std::vector<float> numbers() {
  std::vector<float> result = {0.0f, -0.0f, INFINITY, -INFINITY, 65519.996f, 65520.0f, -65520.0f};
  for (int bits = 0; bits < 0x7c00; ++bits) {
    const auto low = static_cast<float>(value_of(bits));
    const auto high = bits == 0x7bff ? 65536.0f : static_cast<float>(value_of(bits + 1));
    const float tie = (low + high) / 2;
    for (const float x : {tie, std::nextafter(tie, low), std::nextafter(tie, high)}) {
      result.push_back(x);
      result.push_back(-x);
    }
  }
  std::mt19937 engine(7);
  for (int i = 0; i < 100'000; ++i) {
    const auto x = std::bit_cast<float>(static_cast<uint32_t>(engine()));
    if (!std::isnan(x)) result.push_back(x);
  }
  return result;
}

TEST_CASE("float16 has the values of IEEE 754", "[float16]") {
  for (int bits = 0; bits < kCount; ++bits) {
    const Float16 half = Float16::from_bits(static_cast<uint16_t>(bits));
    const auto value = static_cast<float>(half);
    if (is_nan(bits)) {
      CHECK(std::isnan(value));
      CHECK(Float16(value).bits == (bits | 0x200));  // quiet, with its payload
    } else {
      REQUIRE(value == value_of(bits));
      REQUIRE(std::signbit(value) == ((bits & 0x8000) != 0));
      REQUIRE(Float16(value).bits == bits);
    }
  }
}

TEST_CASE("float16 rounds to the nearest, ties to even", "[float16]") {
  for (const float x : numbers()) {
    INFO(x);
    REQUIRE(static_cast<float>(Float16(x)) == rounded(x));
  }
}

TEST_CASE("tensors are converted to float16 and back as numbers are", "[float16]") {
  const std::vector<float> given = numbers();
  const auto count = static_cast<int64_t>(given.size());
  test::for_each_cpu_target([&] {
    // Dense, strided and repeated elements.
    for (const int64_t stride : {1, 3}) {
      TensorBase floats = make_tensor_strided({count}, {stride}, DType::kFloat32);
      for (int64_t i = 0; i < count; ++i) floats.data_ptr<float>()[i * stride] = given[i];
      TensorBase halves = make_tensor_strided({count}, {4 - stride}, DType::kFloat16);
      kernels::copy_into(floats, halves);
      for (int64_t i = 0; i < count; ++i) {
        const Float16 half = halves.const_data_ptr<Float16>()[i * (4 - stride)];
        if (half.bits != Float16(given[i]).bits) FAIL(given[i]);
      }
      TensorBase every = make_tensor_strided({kCount}, {stride}, DType::kFloat16);
      for (int i = 0; i < kCount; ++i) {
        every.data_ptr<Float16>()[i * stride] = Float16::from_bits(static_cast<uint16_t>(i));
      }
      const TensorBase widened = kernels::to_dtype_contiguous(every, DType::kFloat32);
      for (int i = 0; i < kCount; ++i) {
        const float expected = Float16::from_bits(static_cast<uint16_t>(i));
        const float got = widened.const_data_ptr<float>()[i];
        if (std::bit_cast<uint32_t>(got) != std::bit_cast<uint32_t>(expected)) FAIL(i);
      }
    }
  });
}

}  // namespace
}  // namespace tenon
