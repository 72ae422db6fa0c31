// Batches of products, of sizes that loops compute and that the BLAS does: beside products of
// float64 by three loops, one by one, and for any number of threads.

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/num_threads.h"

namespace tenon {
namespace {

/// Batches that lie in memory as they are, with transposed matrices, and with gaps.
std::vector<Tensor> laid_out(int64_t batch, int64_t rows, int64_t columns) {
  return {randn({batch, rows, columns}), randn({batch, columns, rows}).transpose(1, 2),
          randn({batch, rows, 2 * columns}).slice(2, 0, {}, 2),
          randn({1, rows, columns}).expand({batch, rows, columns})};
}

/// What may be added to [batch, m, n].
std::vector<Tensor> addends(int64_t batch, int64_t m, int64_t n) {
  return {randn({n}),           randn({m, 1}),    randn({batch, 1, n}),
          randn({batch, m, n}), randn({1, m, n}), randn({batch, n, m}).transpose(1, 2)};
}

Tensor wide(const Tensor& tensor) {
  return tensor.to(kFloat64);
}

/// beta * self + alpha * a * b by sums of float64 over products that are broadcast.
Tensor expected(const Tensor& self, const Tensor& a, const Tensor& b, double beta, double alpha) {
  const Tensor product = (wide(a).unsqueeze(3) * wide(b).unsqueeze(1)).sum({2});
  return beta * wide(self) + alpha * product;
}

TEST_CASE("baddbmm of every layout is the sum of products, for any number of threads") {
  const std::vector<std::vector<int64_t>> sizes = {
      {1, 33, 20, 40}, {2, 9, 65, 17}, {5, 40, 30, 24}, {3, 8, 600, 16}, {7, 2, 16, 100}};
  test::for_each_cpu_target([&] {
    for (const std::vector<int64_t>& of : sizes) {
      const int64_t batch = of[0], m = of[1], k = of[2], n = of[3];
      for (const Tensor& a : laid_out(batch, m, k)) {
        const Tensor b = laid_out(batch, k, n)[static_cast<size_t>(batch) % 4];
        for (const Tensor& self : addends(batch, m, n)) {
          for (const double beta : {0.0, 1.0, 0.5}) {
            INFO(IntArrayRef(of) << " a " << a.strides() << " self " << self.sizes() << " beta "
                                 << beta);
            const auto compute = [&](int threads) {
              const test::NumThreads used(threads);
              return baddbmm(self, a, b, beta, 1.5);
            };
            const Tensor one = compute(1);
            CHECK(allclose(wide(one), expected(self, a, b, beta, 1.5), 1e-5, 1e-4));
            CHECK(compute(2).equal(one));
            CHECK(compute(3).equal(one));
          }
        }
      }
    }
  });
}

TEST_CASE("a batch that is added to itself, and one of strided tensors") {
  const Tensor a = randn({4, 24, 40}), b = randn({4, 40, 16});
  for (const double beta : {1.0, -2.0}) {
    Tensor self = randn({4, 24, 16});
    const Tensor sum = expected(self, a, b, beta, 1);
    self.baddbmm_(a, b, beta);
    CHECK(allclose(wide(self), sum, 1e-5, 1e-4));
    Tensor strided = randn({4, 16, 24}).transpose(1, 2);
    const Tensor strided_sum = expected(strided, a, b, beta, 1);
    strided.baddbmm_(a, b, beta);
    CHECK(allclose(wide(strided), strided_sum, 1e-5, 1e-4));
  }
}

TEST_CASE("the products of a batch are those of its matrices") {
  // Of sizes that loops compute: each element is one sum in the order of k.
  const Tensor a = randn({6, 20, 50}), b = randn({6, 50, 24});
  for (const int threads : {1, 2}) {
    const test::NumThreads used(threads);
    const Tensor batch = bmm(a, b);
    for (int64_t i = 0; i < 6; ++i) {
      CHECK(batch.select(0, i).equal(mm(a.select(0, i), b.select(0, i))));
    }
  }
}

}  // namespace
}  // namespace tenon
