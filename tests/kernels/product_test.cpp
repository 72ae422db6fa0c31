// Products of two matrices by loops: against sums in double on every CPU target, and each element
// the same sum wherever it stands.

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

/// As `matrix`, with columns that are contiguous.
Tensor turned(const Tensor& matrix) {
  return matrix.t().contiguous().t();
}

/// As `matrix`, with space between the rows.
Tensor spaced(const Tensor& matrix) {
  return cat({matrix, matrix}, 1).narrow(1, 0, matrix.size(1));
}

std::vector<Tensor> in_every_layout(const Tensor& matrix) {
  return {matrix, turned(matrix), spaced(matrix), spaced(matrix.t()).t()};
}

void check_product(int64_t m, int64_t n, int64_t k, DType dtype) {
  INFO(dtype << " " << m << " x " << n << " x " << k);
  const double tolerance = dtype == kFloat32 ? 2e-4 : 1e-12;
  const Tensor a = randn({m, k}, dtype), b = randn({k, n}, dtype), addend = randn({m, n}, dtype);
  const Tensor product =
      (a.to(kFloat64).view({m, 1, k}) * b.to(kFloat64).t().reshape({1, n, k})).sum(2);
  const Tensor with_addend = addend.to(kFloat64) * 0.5 + product * 2;
  const Tensor with_row = addend[0].to(kFloat64) + product;
  Tensor first;
  for (const Tensor& left : in_every_layout(a)) {
    for (const Tensor& right : in_every_layout(b)) {
      const Tensor found = left.mm(right);
      CHECK(found.to(kFloat64).allclose(product, tolerance, tolerance));
      if (!first.defined()) first = found;
      CHECK(found.equal(first));
      CHECK(addmm(addend, left, right, 0.5, 2)
                .to(kFloat64)
                .allclose(with_addend, tolerance, tolerance));
      CHECK(addmm(addend[0], left, right).to(kFloat64).allclose(with_row, tolerance, tolerance));
    }
  }
}

TEST_CASE("products of two matrices are right on every CPU target") {
  for_each_cpu_target([] {
    for (const DType dtype : {kFloat32, kFloat64}) {
      for (const int64_t m : {2, 3, 5, 6, 7, 8, 9, 17}) {
        for (const int64_t n : {8, 11, 16, 21, 64}) {
          for (const int64_t k : {37, 64, 130}) check_product(m, n, k, dtype);
        }
      }
      // Few rows of many columns, by panels of rows where the columns are contiguous.
      check_product(13, 64, 37, dtype);
      check_product(16, 75, 130, dtype);
      check_product(30, 121, 70, dtype);
      check_product(100, 9, 512, dtype);
      check_product(40, 50, 255, dtype);
      // Several blocks of columns, and of what is added up.
      check_product(9, 400, 30, dtype);
      check_product(35, 40, 1030, dtype);
      check_product(10, 390, 520, dtype);
    }
  });
}

TEST_CASE("an element of a product is the same sum wherever it stands") {
  for_each_cpu_target([] {
    const Tensor a = randn({29, 96}), b = randn({96, 75});
    const Tensor whole = a.mm(b);
    for (const int64_t first : {0, 1, 5, 16}) {
      for (const int64_t count : {2, 4, 7, 12}) {
        CHECK(a.narrow(0, first, count).mm(b).equal(whole.narrow(0, first, count)));
        CHECK(a.mm(b.narrow(1, first, count + 8)).equal(whole.narrow(1, first, count + 8)));
      }
    }
  });
}

TEST_CASE("columns of a first factor that lie far apart make no difference to sums") {
  for_each_cpu_target([] {
    for (const DType dtype : {kFloat32, kFloat64}) {
      const Tensor wide = randn({600, 1100}, dtype), b = randn({600, 90}, dtype);
      for (const int64_t m : {2, 7, 8, 9, 15, 16, 17, 25, 40}) {
        INFO(dtype << " " << m);
        // Few enough for the same loops in both layouts, and on every target.
        const Tensor far = wide.narrow(0, 0, 512).narrow(1, 3, m).t();
        const Tensor columns = b.narrow(0, 0, 512).narrow(1, 0, 70);
        CHECK(far.mm(columns).equal(far.contiguous().mm(columns)));
        const Tensor two_blocks = wide.narrow(1, 3, m).t();
        const double tolerance = dtype == kFloat32 ? 1e-4 : 1e-12;
        CHECK(two_blocks.mm(b).allclose(two_blocks.contiguous().mm(b), tolerance, tolerance));
      }
    }
  });
}

Tensor with_threads(int count, const Tensor& a, const Tensor& b) {
  const NumThreads threads(count);
  return a.mm(b);
}

TEST_CASE("products are right, and equal, with any number of threads", "[thread]") {
  // The last are split: some into parts of which each alone would be for other loops, others, with
  // vectors or few columns, by elements and not by products.
  constexpr int64_t kSizes[][3] = {{40, 50, 200},  {16, 256, 100}, {17, 16, 4096},   {16, 17, 4096},
                                   {33, 8, 4000},  {64, 65, 300},  {17, 130, 300},   {200, 90, 100},
                                   {50, 900, 700}, {256, 784, 1},  {1000, 1, 784},   {200, 1, 1500},
                                   {1, 256, 784},  {1, 17, 65536}, {17, 1, 1 << 17}, {5000, 5, 120},
                                   {130, 7, 1030}, {4, 5000, 120}, {2, 2, 100'000}};
  for_each_cpu_target([&] {
    for (const auto& [m, n, k] : kSizes) {
      for (const int turned : {0, 1, 2, 3}) {
        const DType dtype = (m + turned) % 2 == 0 ? kFloat32 : kFloat64;
        INFO(m << " x " << n << " x " << k << " " << turned << " " << dtype);
        const Tensor a = turned & 1 ? randn({k, m}, dtype).t() : randn({m, k}, dtype),
                     b = turned & 2 ? randn({n, k}, dtype).t() : randn({k, n}, dtype);
        const Tensor alone = with_threads(1, a, b);
        CHECK(alone.to(kFloat64).allclose(with_threads(1, a.to(kFloat64), b.to(kFloat64)), 1e-4,
                                          1e-2));
        for (const int threads : {2, 3, 4}) CHECK(with_threads(threads, a, b).equal(alone));
      }
    }
  });
}

TEST_CASE("NaN and infinities of both factors and of the addend arrive in a product") {
  Tensor a = ones({8, 32}), b = ones({32, 20}), addend = zeros({8, 20});
  a[1][3].fill_(NAN);
  b[5][19].fill_(INFINITY);
  addend[7][0].fill_(-INFINITY);
  const Tensor product = addmm(addend, a, b);
  CHECK(product[1].isnan().all().item<bool>());
  CHECK(product[0][19].item<float>() == INFINITY);
  CHECK(product[7][0].item<float>() == -INFINITY);
  CHECK(product[0][0].item<float>() == 32);
  CHECK(addmm(full({8, 20}, NAN), a, b, 0).isnan().sum().item<int64_t>() == 20);
}

}  // namespace
}  // namespace tenon::test
