// Discrete Fourier transforms, against sums by their definition in long double.

#include <catch2/catch.hpp>
#include <cmath>
#include <complex>
#include <functional>
#include <numbers>

#include "tenon/tenon.h"
#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/device.h"
#include "tests/support/reference.h"
#include "tools/promises/elements.h"

namespace tenon::test {
namespace {

using Number = std::complex<long double>;

TensorBase z(IntArrayRef sizes) {
  return complex_uniform(sizes);
}

Samples fft_samples() {
  Samples samples = {
      {"_fft_c2c", {z({2, 3}), ints({1}), 0, true}},
      {"_fft_c2c", {z({2, 3, 4}), ints({0, 2}), 1, false}},
      {"_fft_c2c", {z({2, 3}), ints({}), 2, true}},
      {"_fft_r2c", {uniform({2, 5}), ints({1}), 0, true}},
      {"_fft_r2c", {uniform({2, 4}), ints({1, 0}), 1, true}},
      {"_fft_r2c", {uniform({3, 4}), ints({0, 1}), 2, false}},
      {"_fft_c2r", {z({2, 3}), ints({1}), 0, 5}},
      {"_fft_c2r", {z({2, 3}), ints({1}), 1, 4}},
      {"_fft_c2r", {z({3, 3}), ints({0, 1}), 2, 4}},
      {"fft_fft", {z({2, 3}), 4, 0}},
      {"fft_fft", {integers({4}, 0, 5)}, {.gradient = false}},
      {"fft_fftfreq", {5, 0.5, DType::kFloat64}},
      {"fft_rfftfreq", {6, 0.5, DType::kFloat64}},
      {"fft_fftshift", {z({2, 3})}},
      {"fft_ifftshift", {uniform({3, 4}), ints({1})}},
      {"fft_irfftn", {z({2, 3}), ints({2, 5}), none(), "ortho"}},
      {"fft_rfftn", {uniform({2, 3, 4}), ints({2, -1})}},
      {"fft_fftn", {uniform({2, 3}), ints({3, 2}), ints({1, 0})}},
  };
  for (const char* op : {"fft_fft", "fft_ifft", "fft_irfft", "fft_hfft"}) {
    samples.push_back({op, {z({2, 3})}});
    samples.push_back({op, {uniform({3, 2}), 2, 0, "forward"}});
  }
  for (const char* op : {"fft_rfft", "fft_ihfft"}) {
    samples.push_back({op, {uniform({2, 3})}});
    samples.push_back({op, {uniform({3, 2}), 5, 0, "ortho"}});
  }
  for (const char* op :
       {"fft_fft2", "fft_ifft2", "fft_irfft2", "fft_fftn", "fft_ifftn", "fft_irfftn"}) {
    samples.push_back({op, {z({2, 2, 3})}});
  }
  for (const char* op : {"fft_rfft2", "fft_rfftn"}) samples.push_back({op, {uniform({2, 2, 3})}});
  return samples;
}
const SampleRegistration samples(fft_samples);

std::vector<Number> numbers(const TensorBase& tensor) {
  const auto elements = complex_elements(tensor);
  return {elements.begin(), elements.end()};
}

/// The sums by which a transform is defined, of one line.
std::vector<Number> transformed(const std::vector<Number>& line, bool forward, long double scale) {
  const size_t n = line.size();
  std::vector<Number> result(n);
  for (size_t k = 0; k < n; ++k) {
    for (size_t j = 0; j < n; ++j) {
      const long double turns = static_cast<long double>(j * k % n) / static_cast<long double>(n);
      const long double angle = 2 * std::numbers::pi_v<long double> * turns;
      result[k] += line[j] * Number(std::cos(angle), forward ? -std::sin(angle) : std::sin(angle));
    }
    result[k] *= scale;
  }
  return result;
}

void check_near(const TensorBase& actual, const std::vector<Number>& expected, double tolerance) {
  const std::vector<Number> found = numbers(actual);
  REQUIRE(found.size() == expected.size());
  long double largest = 1;
  for (const Number& each : expected) largest = std::max(largest, std::abs(each));
  for (size_t i = 0; i < found.size(); ++i) {
    INFO("element " << i << ": " << found[i] << ", expected " << expected[i]);
    CHECK(std::abs(found[i] - expected[i]) <= tolerance * largest);
  }
}

long double scale_of(const char* norm, size_t n, bool forward) {
  const std::string_view name = norm;
  const auto count = static_cast<long double>(n);
  if (name == "ortho") return 1 / std::sqrt(count);
  return (name == "forward") == forward ? 1 / count : 1;
}

std::vector<Number> resized(std::vector<Number> line, int64_t n) {
  line.resize(static_cast<size_t>(n));
  return line;
}

/// The whole spectrum of real numbers, of its first half.
std::vector<Number> whole(std::vector<Number> half, int64_t n) {
  half.resize(static_cast<size_t>(n / 2 + 1));
  half[0] = half[0].real();
  if (n % 2 == 0) half.back() = half.back().real();
  for (auto k = static_cast<int64_t>(half.size()); k < n; ++k) {
    half.push_back(std::conj(half[static_cast<size_t>(n - k)]));
  }
  return half;
}

}  // namespace

TEST_CASE("transforms of one line, against their sums", "[fft]") {
  for (const int64_t own : {1, 2, 3, 5, 8, 12, 17}) {
    for (const int64_t n : {1, 2, 3, 4, 7, 10, 16, 31}) {
      for (const char* norm : {"backward", "ortho", "forward"}) {
        INFO(own << " elements, n = " << n << ", norm " << norm);
        const auto count = static_cast<size_t>(n);
        const TensorBase complex = z({own}), real = uniform({own});
        const auto c = resized(numbers(complex), n), r = resized(numbers(real), n);
        const auto check = [&](const char* op, const TensorBase& x, std::vector<Number> expected) {
          INFO(op);
          check_near(result_of(op, {x, n, -1, norm}), expected, 1e-14);
        };
        const long double there = scale_of(norm, count, true), back = scale_of(norm, count, false);
        check("fft_fft", complex, transformed(c, true, there));
        check("fft_ifft", complex, transformed(c, false, back));
        check("fft_fft", real, transformed(r, true, there));
        check("fft_ifft", real, transformed(r, false, back));
        check("fft_rfft", real, resized(transformed(r, true, there), n / 2 + 1));
        check("fft_ihfft", real, resized(transformed(r, false, back), n / 2 + 1));
        const auto spectrum = whole(numbers(complex), n);
        check("fft_irfft", complex, transformed(spectrum, false, back));
        std::vector<Number> conjugated = spectrum;
        for (Number& each : conjugated) each = std::conj(each);
        check("fft_hfft", complex, transformed(conjugated, false, there));
      }
    }
  }
}

TEST_CASE("transforms over several dimensions are one after the other", "[fft]") {
  const TensorBase x = z({3, 4, 5});
  const TensorBase both = result_of("fft_fftn", {x, none(), ints({0, 2})});
  const TensorBase one = result_of("fft_fft", {result_of("fft_fft", {x, none(), 0}), none(), 2});
  CHECK(same(both, one, 1e-13));
  CHECK(same(result_of("fft_ifftn", {both, none(), ints({0, 2})}), x, 1e-13));
  const TensorBase real = uniform({3, 4, 6});
  const TensorBase half = result_of("fft_rfftn", {real});
  CHECK(half.sizes() == IntArrayRef({3, 4, 4}));
  CHECK(same(half, result_of("slice.Tensor", {result_of("fft_fftn", {real}), -1, 0, 4}), 1e-13));
  CHECK(same(result_of("fft_irfftn", {half, ints({3, 4, 6})}), real, 1e-13));
  CHECK(same(result_of("fft_irfft2", {result_of("fft_rfft2", {real})}), real, 1e-13));
}

TEST_CASE("a transform of any layout", "[fft]") {
  const TensorBase x = z({4, 6, 5}), turned = transposed_storage(x);
  for (const int64_t dim : {0, 1, 2}) {
    CHECK(same(result_of("fft_fft", {turned, none(), dim}), result_of("fft_fft", {x, none(), dim}),
               1e-13));
  }
  const TensorBase row = z({1, 6}), expanded = result_of("expand", {row, ints({3, 6})});
  CHECK(same(result_of("fft_fft", {expanded, none(), 0}),
             result_of("fft_fft", {result_of("clone", {expanded}), none(), 0}), 1e-13));
}

TEST_CASE("frequencies, and where they stand", "[fft]") {
  const auto frequencies = [](const char* op, int64_t n, double d) {
    return elements(result_of(op, {n, d, DType::kFloat64}));
  };
  CHECK(frequencies("fft_fftfreq", 5, 1) == std::vector{0.0, 0.2, 0.4, -0.4, -0.2});
  CHECK(frequencies("fft_fftfreq", 4, 0.5) == std::vector{0.0, 0.5, -1.0, -0.5});
  CHECK(frequencies("fft_rfftfreq", 4, 0.5) == std::vector{0.0, 0.5, 1.0});
  for (const int64_t n : {1, 4, 5}) {
    const TensorBase f = result_of("fft_fftfreq", {n, 1.0, DType::kFloat64});
    const TensorBase shifted = result_of("fft_fftshift", {f});
    CHECK(std::ranges::is_sorted(elements(shifted)));
    CHECK(same(result_of("fft_ifftshift", {shifted}), f));
  }
}

TEST_CASE("a transform in float32 is one in float64, rounded", "[fft]") {
  const TensorBase x = z({3, 360});
  const TensorBase narrow = result_of("_to_copy", {x, DType::kComplex64});
  const TensorBase result = result_of("fft_fft", {narrow});
  CHECK(result.dtype() == DType::kComplex64);
  check_near(result, numbers(result_of("fft_fft", {x})), 1e-6);
  CHECK(result_of("fft_rfft", {uniform({4})}).dtype() == DType::kComplex128);
  CHECK(result_of("fft_rfft", {cast(uniform({4}), DType::kFloat32)}).dtype() == DType::kComplex64);
  CHECK(result_of("fft_fft", {integers({4}, 0, 9)}).dtype() == DType::kComplex64);
}

TEST_CASE("malformed transforms", "[fft]") {
  const TensorBase x = uniform({2, 3}), c = z({2, 3});
  const TensorBase half = cast(x, DType::kFloat16);
  check_bad_calls({
      {"fft_fft", {half}, ErrorCode::kDType, "float16"},
      {"fft_fft", {x, 0}, ErrorCode::kValue, "0"},
      {"fft_fft", {x, -3}, ErrorCode::kValue, "-3"},
      {"fft_fft", {x, none(), 2}, ErrorCode::kIndex, "2"},
      {"fft_fft", {uniform({})}, ErrorCode::kIndex, "without"},
      {"fft_fft", {x, none(), -1, "twice"}, ErrorCode::kValue, "twice"},
      {"fft_fft", {uniform({2, 0})}, ErrorCode::kValue, "0"},
      {"fft_ifft", {half}, ErrorCode::kDType, "float16"},
      {"fft_rfft", {c}, ErrorCode::kDType, "complex128"},
      {"fft_rfft", {x, -1}, ErrorCode::kValue, "-1"},
      {"fft_ihfft", {c}, ErrorCode::kDType, "complex128"},
      {"fft_irfft", {c, 0}, ErrorCode::kValue, "0"},
      {"fft_irfft", {z({2, 1})}, ErrorCode::kValue, "0"},
      {"fft_hfft", {c, -2}, ErrorCode::kValue, "-2"},
      {"fft_fftn", {c, ints({1, 2, 3})}, ErrorCode::kShape, "3"},
      {"fft_fftn", {c, ints({1, 2}), ints({0})}, ErrorCode::kShape, "[1, 2]"},
      {"fft_fftn", {c, none(), ints({0, 0})}, ErrorCode::kValue, "0"},
      {"fft_rfftn", {c}, ErrorCode::kDType, "complex128"},
      {"fft_rfftn", {x, none(), ints({})}, ErrorCode::kValue, "none"},
      {"fft_irfftn", {c, none(), ints({})}, ErrorCode::kValue, "none"},
      {"fft_irfftn", {c, ints({2, 0})}, ErrorCode::kValue, "0"},
      {"fft_fft2", {z({3})}, ErrorCode::kIndex, "-2"},
      {"fft_fftfreq", {0}, ErrorCode::kValue, "0"},
      {"fft_fftfreq", {4, 1.0, DType::kInt64}, ErrorCode::kDType, "int64"},
      {"fft_rfftfreq", {-1}, ErrorCode::kValue, "-1"},
      {"fft_fftshift", {x, ints({3})}, ErrorCode::kIndex, "3"},
      {"_fft_c2c", {x, ints({0}), 0, true}, ErrorCode::kDType, "float64"},
      {"_fft_c2c", {c, ints({0, 0}), 0, true}, ErrorCode::kValue, "0"},
      {"_fft_c2c", {c, ints({0}), 3, true}, ErrorCode::kValue, "3"},
      {"_fft_c2c", {z({2, 0}), ints({1}), 0, true}, ErrorCode::kShape, "[2, 0]"},
      {"_fft_r2c", {c, ints({0}), 0, true}, ErrorCode::kDType, "complex128"},
      {"_fft_r2c", {x, ints({}), 0, true}, ErrorCode::kValue, "none"},
      {"_fft_c2r", {x, ints({0}), 0, 2}, ErrorCode::kDType, "float64"},
      {"_fft_c2r", {c, ints({1}), 0, 6}, ErrorCode::kShape, "6"},
      {"_fft_c2r", {c, ints({1}), 0, int64_t{1} << 62}, ErrorCode::kShape, "4611686018427387904"},
  });
}

TEST_CASE("a line with more elements than 64 bits can count twice", "[fft]") {
  const Tensor half = Tensor(z({1})).expand({(int64_t{1} << 62) + 2});
  CHECK_THROWS_AS(fft_irfft(half), OutOfMemoryError);
  CHECK_THROWS_AS(fft_hfft(half), OutOfMemoryError);
}

}  // namespace tenon::test
