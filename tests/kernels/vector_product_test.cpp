// Products of a matrix and a vector: against sums in double on every CPU target, and each element
// the same sum wherever it stands.

#include <catch2/catch.hpp>
#include <cstring>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"

namespace tenon::test {
namespace {

/// The products of rows and of columns with a vector, each of a row-major and a turned matrix.
std::vector<Tensor> products(const Tensor& matrix, const Tensor& x, const Tensor& y) {
  const Tensor row = x.view({1, -1}), turned = matrix.t().contiguous().t();
  std::vector<Tensor> results;
  for (const Tensor& each : {matrix, turned}) {
    results.push_back(row.mm(each.t()));
    results.push_back(each.mm(x.view({-1, 1})));
    results.push_back(y.view({1, -1}).mm(each));
    results.push_back(addmm(y.view({1, -1}), row, each.t(), 0.5, 2));
  }
  return results;
}

/// Whether result `i` of `products` is a sum of rows, in which no CPU target fuses a product.
bool is_of_rows(size_t i) {
  return i < 4 ? i == 2 : i != 6;
}

TEST_CASE("products of a matrix and a vector are right on every CPU target") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const int64_t rows : {1, 2, 7, 8, 13, 64, 300}) {
      for (const int64_t columns : {1, 5, 16, 64, 75, 130, 600}) {
        INFO(dtype << " " << rows << " " << columns);
        const Tensor matrix = randn({rows, columns}, dtype), x = randn({columns}, dtype),
                     y = randn({rows}, dtype);
        const double tolerance = dtype == kFloat32 ? 1e-3 : 1e-11;
        const Tensor expected = (matrix.to(kFloat64) * x.to(kFloat64)).sum(1);
        const Tensor turned = (matrix.to(kFloat64) * y.to(kFloat64).view({-1, 1})).sum(0);
        std::vector<Tensor> first;
        for_each_cpu_target([&] {
          const std::vector<Tensor> found = products(matrix, x, y);
          if (first.empty()) first = found;
          for (size_t i = 0; i < found.size(); ++i) {
            if (i % 4 == 2) {
              CHECK(found[i].to(kFloat64).view({-1}).allclose(turned, tolerance, tolerance));
            } else if (i % 4 != 3) {
              CHECK(found[i].to(kFloat64).view({-1}).allclose(expected, tolerance, tolerance));
            }
            if (rows > 1 && columns > 1 && rows * columns <= 1 << 16 && is_of_rows(i)) {
              CHECK(found[i].equal(first[i]));
            }
          }
        });
      }
    }
  }
}

TEST_CASE("an element of a product with a vector is the same sum wherever it stands") {
  for_each_cpu_target([] {
    for (const DType dtype : {kFloat32, kFloat64}) {
      // Of so many that also a single row is for these loops.
      for (const int64_t columns : {592, 600, 1003}) {
        const Tensor matrix = randn({27, columns}, dtype), row = randn({1, columns}, dtype);
        const Tensor whole = row.mm(matrix.t());
        for (const int64_t first : {0, 1, 6, 19}) {
          for (const int64_t count : {1, 2, 3, 4, 8}) {
            INFO(dtype << " " << columns << " " << first << " " << count);
            CHECK(row.mm(matrix.narrow(0, first, count).t()).equal(whole.narrow(1, first, count)));
          }
        }
        // The same of sums of rows.
        const Tensor rows = matrix.t().contiguous(), sums = row.mm(rows);
        for (const int64_t first : {0, 1, 6}) {
          for (const int64_t count : {2, 7, 16, 19}) {
            INFO(dtype << " " << columns << " " << first << " " << count);
            CHECK(row.mm(rows.narrow(1, first, count)).equal(sums.narrow(1, first, count)));
          }
        }
      }
    }
  });
}

}  // namespace
}  // namespace tenon::test
