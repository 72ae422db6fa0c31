// How far sums and means of floats may be from the exact ones, on every CPU target.

#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/num_threads.h"
#include "tests/support/same_bits.h"

namespace tenon::test {
namespace {

/// The greatest relative difference of elements from `expected`.
double error(const Tensor& found, double expected) {
  return ((found.to(kFloat64) - expected).abs().max() / std::abs(expected)).item<double>();
}

TEST_CASE("sums of equal floats are rounded once, however they lie in memory") {
  for_each_cpu_target([] {
    for (const float term : {0.1f, 1.0f / 3, -7.3e-5f}) {
      const double exact = term;
      for (const int64_t n : {1, 7, 100, 317, 4099, 40009, 1000000}) {
        INFO(n << " terms of " << term);
        CHECK(error(full({n}, term).sum(), exact * n) <= 1e-7);
        CHECK(error(full({n}, term).mean(), exact) <= 1e-7);
        CHECK(error(full({n, 3}, term).select(1, 1).sum(), exact * n) <= 1e-7);
        CHECK(error(full({3, n}, term).sum(1), exact * n) <= 1e-7);
        CHECK(error(full({n, 37}, term).sum(0), exact * n) <= 1e-7);
        CHECK(error(full({n, 3}, term).mean(0), exact) <= 1e-7);
      }
      CHECK(error(full({31, 45, 67}, term).sum({0, 2}), exact * 31 * 67) <= 1e-7);
    }
  });
}

TEST_CASE("sums of floats of one sign are right to two places in the last digit") {
  for_each_cpu_target([] {
    manual_seed(3);
    const Tensor x = rand({1009, 1013}), exact = x.to(kFloat64);
    const auto most = [](const Tensor& found, const Tensor& expected) {
      return ((found.to(kFloat64) - expected) / expected).abs().max().item<double>();
    };
    CHECK(most(x.sum(), exact.sum()) <= 0x1p-22);
    CHECK(most(x.sum(0), exact.sum(0)) <= 0x1p-22);
    CHECK(most(x.sum(1), exact.sum(1)) <= 0x1p-22);
    CHECK(most(x.t().slice(0, 0, 1013, 3).mean(1), exact.t().slice(0, 0, 1013, 3).mean(1)) <=
          0x1p-22);
  });
}

TEST_CASE("sums of equal doubles are right to a few places in the last digit") {
  for_each_cpu_target([] {
    const auto n = int64_t{1000000};
    CHECK(error(full({n}, 0.1, kFloat64).sum() / 0.1, 1e6) <= 1e-14);
    CHECK(error(full({n, 5}, 0.1, kFloat64).sum(0) / 0.1, 1e6) <= 1e-14);
  });
}

TEST_CASE("sums have the same bits for any number of threads") {
  for_each_cpu_target([] {
    for (const DType dtype : {kFloat32, kFloat64, kBFloat16}) {
      manual_seed(4);
      const Tensor x = randn({700, 611}).to(dtype);
      const auto sums = [&] {
        return std::vector<Tensor>{x.sum(),
                                   x.mean(),
                                   x.sum(0),
                                   x.sum(1),
                                   x.t().mean(0),
                                   x.slice(1, 0, 611, 2).sum(),
                                   x.prod(1),
                                   x.amax({0, 1}),
                                   x.amin({0}),
                                   x.t().sum(),
                                   x.select(1, 3).sum()};
      };
      const NumThreads one(1);
      const std::vector<Tensor> expected = sums();
      for (const int threads : {2, 3, 5}) {
        const NumThreads several(threads);
        const std::vector<Tensor> found = sums();
        for (size_t i = 0; i < found.size(); ++i) {
          INFO(dtype << ", " << threads << " threads, sum " << i);
          CHECK(has_same_bits(found[i], expected[i]));
        }
      }
    }
  });
}

}  // namespace
}  // namespace tenon::test
