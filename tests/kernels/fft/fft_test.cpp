// Fourier transforms against sums in long double: relative errors in the 2-norm, in units of
// epsilon log2(n), of which the contract allows 4 and these tests 1.

#include <catch2/catch.hpp>
#include <cmath>
#include <thread>
#include <vector>

#include "tenon/base/error.h"
#include "tenon/kernels/fft/plan_cache.h"
#include "tests/kernels/fft/fft_support.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/memory_limit.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

using kernels::FftKind;
using kernels::FftRows;

constexpr double kTolerance = 1;

template <class T>
void check_lines(FftKind kind, int64_t n, int64_t lines, int64_t most_checked) {
  INFO("n " << n << ", kind " << static_cast<int>(kind) << ", bytes " << sizeof(T));
  const std::vector<T> in = random_numbers<T>(2 * n * lines, n);
  const std::vector<T> out = transformed(kind, n, lines, in);
  for (int64_t line = 0; line < lines; ++line) {
    const auto [values, places] = sums_of(slice(in, 2 * n * line, 2 * n), kind, most_checked);
    CHECK(error_of(slice(out, 2 * n * line, 2 * n), values, places, n) < kTolerance);
  }
}

TEMPLATE_TEST_CASE("a transform is the sum that it stands for, on every CPU target", "[fft]", float,
                   double) {
  for_each_cpu_target([] {
    for (const FftKind kind : {FftKind::kForward, FftKind::kInverse}) {
      for (int64_t n = 1; n <= 130; ++n) check_lines<TestType>(kind, n, 3, n);
      for (const int64_t n : {210, 256, 257, 360, 686, 1000, 1009, 1024, 1331, 2187}) {
        check_lines<TestType>(kind, n, 1, 200);
      }
    }
  });
}

TEMPLATE_TEST_CASE("long transforms are as exact as short ones", "[fft]", float, double) {
  for (const int64_t n : {4096, 10007, 16129, 65536, 99991, 100000}) {
    check_lines<TestType>(FftKind::kForward, n, 1, 20);
  }
}

TEMPLATE_TEST_CASE("the inverse of a transform gives back what it was made of", "[fft]", float,
                   double) {
  for (const int64_t n : {1, 2, 12, 31, 64, 127, 360, 1009, 2048, 3 * 1024, 10007, 1 << 17}) {
    INFO("n " << n);
    const std::vector<TestType> in = random_numbers<TestType>(2 * n, n);
    const auto spectrum = transformed(FftKind::kForward, n, 1, in);
    const auto back = transformed(FftKind::kInverse, n, 1, spectrum, 1.0 / n);
    CHECK(relative_difference(back, in) < 2 * kTolerance * unit_of<TestType>(n));
    // Parseval's theorem.
    CHECK(norm(spectrum) == Approx(norm(in) * std::sqrt(n)).epsilon(unit_of<TestType>(n)));
  }
}

TEST_CASE("a transform is linear, and a shift turns its values", "[fft]") {
  for (const int64_t n : {5, 48, 101, 211, 1000}) {
    INFO("n " << n);
    const auto x = random_numbers<double>(2 * n, 1), y = random_numbers<double>(2 * n, 2);
    std::vector<double> sum(x.size()), shifted(x.size()), expected(x.size());
    for (size_t i = 0; i < x.size(); ++i) sum[i] = 2 * x[i] - y[i];
    for (size_t i = 0; i < x.size(); ++i) shifted[(i + 2) % x.size()] = x[i];
    const auto of_x = transformed(FftKind::kForward, n, 1, x);
    const auto of_y = transformed(FftKind::kForward, n, 1, y);
    for (size_t i = 0; i < x.size(); ++i) expected[i] = 2 * of_x[i] - of_y[i];
    CHECK(relative_difference(transformed(FftKind::kForward, n, 1, sum), expected) < 1e-14);
    for (int64_t k = 0; k < n; ++k) {
      const auto turned = std::polar(1.0L, -2 * std::acos(-1.0L) * k / n) * complex_at(of_x, k);
      expected[2 * k] = static_cast<double>(turned.real());
      expected[2 * k + 1] = static_cast<double>(turned.imag());
    }
    CHECK(relative_difference(transformed(FftKind::kForward, n, 1, shifted), expected) < 1e-14);
  }
}

/// Transforms lines of real numbers to spectra, compares these, and turns them back.
template <class T>
void check_real(int64_t n, int64_t lines) {
  INFO("n " << n << ", lines " << lines << ", bytes " << sizeof(T));
  const std::vector<T> in = random_numbers<T>(n * lines, n);
  std::vector<T> as_complex(2 * in.size());
  for (size_t i = 0; i < in.size(); ++i) as_complex[2 * i] = in[i];
  const auto whole = transformed(FftKind::kForward, n, lines, as_complex);
  auto half = transformed(FftKind::kRealToComplex, n, lines, in);
  const int64_t kept = 2 * (n / 2 + 1);
  for (int64_t line = 0; line < lines; ++line) {
    const auto found = slice(half, kept * line, kept);
    CHECK(relative_difference(found, slice(whole, 2 * n * line, kept)) < 2 * unit_of<T>(n));
    CHECK(found[1] == 0);
    if (n % 2 == 0) CHECK(found.back() == 0);
    // What a symmetric spectrum has not.
    half[static_cast<size_t>(kept * line + 1)] = NAN;
    if (n % 2 == 0) half[static_cast<size_t>(kept * (line + 1) - 1)] = NAN;
  }
  const auto back = transformed(FftKind::kComplexToReal, n, lines, half, 1.0 / n);
  CHECK(relative_difference(back, in) < 2 * unit_of<T>(n));
}

TEST_CASE("spectra of real numbers are half of the complex ones, and turn back", "[fft]") {
  for_each_cpu_target([] {
    for (int64_t n = 1; n <= 130; ++n) {
      check_real<float>(n, 5);
      check_real<double>(n, 3);
    }
    for (const int64_t n : {256, 1000, 1009, 2018, 2187, 4096, 100000}) {
      check_real<float>(n, 1);
      check_real<double>(n, 1);
    }
  });
}

/// Lines of a tensor of `sizes`, whose dimension `dim` is transformed, from memory with strides to
/// a contiguous tensor with space between its elements, against each line by itself.
void check_layout(FftKind kind, const Layout& in, const Layout& out, int64_t n) {
  const bool reads_real = kind == FftKind::kRealToComplex;
  const bool writes_real = kind == FftKind::kComplexToReal;
  const auto memory = random_numbers<double>((reads_real ? 1 : 2) * in.extent(), 3);
  std::vector<double> result(static_cast<size_t>((writes_real ? 1 : 2) * out.extent()), 7.0);
  std::vector<double> expected = result;
  for_each_line(in, out, [&](int64_t from, int64_t to) {
    const int64_t points = reads_real || !writes_real ? n : n / 2 + 1;
    const auto line = read_line(memory, from, in.line_stride, points, reads_real);
    write_line(transformed(kind, n, 1, line), to, out.line_stride, writes_real, expected);
  });
  kernels::fft_rows(FftRows<double>{kind, n, 1, in.sizes, in.strides, out.strides, in.line_stride,
                                    out.line_stride, memory.data(), result.data()});
  CHECK(relative_difference(result, expected) < 1e-15);
  for (size_t i = 0; i < result.size(); ++i) {
    if (expected[i] == 7.0) CHECK(result[i] == 7.0);
  }
}

TEST_CASE("lines of any strides are transformed, and nothing between them is written", "[fft]") {
  for (const FftKind kind :
       {FftKind::kForward, FftKind::kInverse, FftKind::kRealToComplex, FftKind::kComplexToReal}) {
    for (const int64_t n : {1, 6, 9, 40, 97}) {
      INFO("n " << n << ", kind " << static_cast<int>(kind));
      for (const int64_t columns : {1, 2, 3, 8, 9, 37}) {
        check_layout(kind, {{columns}, {1}, columns, n}, {{columns}, {1}, columns, n}, n);
        check_layout(kind, {{columns}, {n}, 1, n}, {{columns}, {2}, 2 * columns, n}, n);
      }
      // The dimension in the middle, others exchanged, and one that is expanded.
      check_layout(kind, {{2, 5}, {5 * n, 1}, 5, n}, {{2, 5}, {1, 2}, 10, n}, n);
      check_layout(kind, {{2, 3, 1, 5}, {1, 2, 99, 6}, 30, n},
                   {{2, 3, 1, 5}, {15 * n, 5, 0, 1}, 15, n}, n);
      check_layout(kind, {{4, 3}, {0, n}, 1, n}, {{4, 3}, {3 * n, n}, 1, n}, n);
      check_layout(kind, {{3}, {1}, 0, n}, {{3}, {n}, 1, n}, n);
    }
  }
}

TEST_CASE("a transform may be in place", "[fft]") {
  for (const int64_t n : {1, 3, 4, 16, 32, 49, 60, 64, 128, 210, 256, 1009, 1024, 4096}) {
    INFO("n " << n);
    const auto in = random_numbers<double>(2 * n * 11, n);
    for (const bool is_column : {false, true}) {
      const int64_t sizes[] = {11}, strides[] = {is_column ? 1 : n};
      auto data = in, other = in;
      FftRows<double> rows{
          FftKind::kForward,  n,         0.5,         sizes, strides, strides, is_column ? 11 : 1,
          is_column ? 11 : 1, in.data(), other.data()};
      kernels::fft_rows(rows);
      rows.in = rows.out = data.data();
      kernels::fft_rows(rows);
      CHECK(data == other);
    }
  }
}

TEST_CASE("a line of NaN leaves the others as they are", "[fft]") {
  for (const int64_t n : {5, 12, 64, 67, 211}) {
    for (const FftKind kind : {FftKind::kForward, FftKind::kRealToComplex}) {
      const int64_t size = kind == FftKind::kForward ? 2 * n : n;
      const int64_t out_size = kind == FftKind::kForward ? 2 * n : 2 * (n / 2 + 1);
      auto in = random_numbers<float>(size * 9, n);
      const auto clean = transformed(kind, n, 9, in);
      in[static_cast<size_t>(size * 4)] = NAN;
      const auto found = transformed(kind, n, 9, in);
      for (int64_t line = 0; line < 9; ++line) {
        INFO("n " << n << ", line " << line);
        const auto values = slice(found, out_size * line, out_size);
        if (line == 4)
          CHECK(std::isnan(values[0]));
        else
          CHECK(values == slice(clean, out_size * line, out_size));
      }
    }
  }
}

template <class T>
void check_position(FftKind kind, int64_t n) {
  INFO("n " << n << ", kind " << static_cast<int>(kind) << ", bytes " << sizeof(T));
  constexpr int64_t kLines = 23;
  const int64_t in_size = kind == FftKind::kForward         ? 2 * n
                          : kind == FftKind::kRealToComplex ? n
                                                            : 2 * (n / 2 + 1);
  const auto in = random_numbers<T>(in_size * kLines, n);
  const auto together = transformed(kind, n, kLines, in);
  const auto out_size = static_cast<int64_t>(together.size()) / kLines;
  for (int64_t line = 0; line < kLines; ++line) {
    const auto alone = transformed(kind, n, 1, slice(in, in_size * line, in_size));
    CHECK(alone == slice(together, out_size * line, out_size));
  }
}

TEST_CASE("the transform of a line has the same bits wherever it stands", "[fft]") {
  for_each_cpu_target([] {
    for (const FftKind kind :
         {FftKind::kForward, FftKind::kRealToComplex, FftKind::kComplexToReal}) {
      for (const int64_t n : {2, 6, 7, 15, 18, 34, 49, 54, 64, 66, 121, 127, 250, 298, 1009}) {
        check_position<float>(kind, n);
        check_position<double>(kind, n);
      }
    }
  });
}

TEST_CASE("nothing is done without lines", "[fft]") {
  const int64_t sizes[] = {3, 0}, strides[] = {1, 1};
  kernels::fft_rows(
      FftRows<double>{FftKind::kForward, 8, 1, sizes, strides, strides, 1, 1, nullptr, nullptr});
}

TEST_CASE("results do not depend on the number of threads", "[fft][thread]") {
  for (const int64_t n : {7, 16, 100, 1024, 1009}) {
    INFO("n " << n);
    const auto in = random_numbers<double>(2 * n * 301, n);
    const NumThreads alone(1);
    const auto expected = transformed(FftKind::kForward, n, 301, in);
    for (const int threads : {2, 3, 4}) {
      const NumThreads several(threads);
      CHECK(transformed(FftKind::kForward, n, 301, in) == expected);
    }
  }
}

TEST_CASE("several threads transform at once, with plans that come and go", "[fft][thread]") {
  kernels::clear_fft_plans();
  std::vector<std::vector<double>> expected;
  for (int64_t n = 1; n <= 40; ++n) {
    expected.push_back(transformed(FftKind::kForward, n, 4, random_numbers<double>(8 * n, n)));
  }
  std::vector<int> wrong(4);
  std::vector<std::thread> threads;
  for (int& count : wrong) {
    threads.emplace_back([&] {
      for (int64_t i = 0; i < 400; ++i) {
        const int64_t n = 1 + i * 7 % 40;
        const auto in = random_numbers<double>(8 * n, n);
        const auto found = transformed(FftKind::kForward, n, 4, in);
        count += found != expected[static_cast<size_t>(n - 1)];
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == std::vector<int>(4));
}

TEST_CASE("plans are kept, 16 of each type", "[fft]") {
  kernels::clear_fft_plans();
  const auto first = kernels::count_cached_fft_plans();
  CHECK(first == 0);
  for (int repeat = 0; repeat < 3; ++repeat) {
    transformed(FftKind::kForward, 24, 1, std::vector<double>(48));
    CHECK(kernels::count_cached_fft_plans() == 1);
  }
  transformed(FftKind::kForward, 24, 1, std::vector<float>(48));
  transformed(FftKind::kRealToComplex, 24, 1, std::vector<float>(24));
  CHECK(kernels::count_cached_fft_plans() == 3);
  for (int64_t n = 1; n <= 40; ++n)
    transformed(FftKind::kForward, n, 1, std::vector<double>(2 * n));
  CHECK(kernels::count_cached_fft_plans() == 18);
}

TEST_CASE("a transform without memory has written nothing", "[fft]") {
  constexpr int64_t kPoints = 1 << 16;
  const std::vector<double> in(2 * kPoints, 1.0);
  std::vector<double> out(2 * kPoints, 7.0);
  const MemoryLimit limit(1 << 10);
  const FftRows<double> rows{FftKind::kForward, kPoints,   1, {}, {}, {}, 1, 1,
                             in.data(),         out.data()};
  CHECK_THROWS_AS(kernels::fft_rows(rows), OutOfMemoryError);
  CHECK(out == std::vector<double>(2 * kPoints, 7.0));
}

}  // namespace
}  // namespace tenon::test
