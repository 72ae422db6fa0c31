// Reductions of rows that are read at several places in turn, on every CPU target: no element is
// left out, and none counts twice.

#include <catch2/catch.hpp>
#include <limits>
#include <utility>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

constexpr int64_t kLengths[] = {1023,  1024,  1087,  2048,  4099, 8192,
                                10007, 16384, 20011, 32768, 40009};
constexpr DType kNumbers[] = {kUInt8,   kInt8,     kInt16,   kInt32,  kInt64,
                              kFloat16, kBFloat16, kFloat32, kFloat64};

/// Places near the ends of each part of a row, whatever the parts are.
std::vector<int64_t> places(int64_t length) {
  std::vector<int64_t> result;
  for (int64_t eighth = 0; eighth < 8; ++eighth) {
    for (const int64_t more : {0, 1, 31, 64, 127}) result.push_back(length * eighth / 8 + more);
  }
  for (const int64_t less : {1, 2, 8, 33, 65}) result.push_back(length - less);
  return result;
}

TEST_CASE("a sum has each element once") {
  for_each_cpu_target([] {
    for (const DType dtype : kNumbers) {
      for (const int64_t length : kLengths) {
        INFO(dtype << ", " << length);
        const bool is_exact = dtype != kFloat16 && dtype != kBFloat16;  // the sum fits
        CHECK(zeros({length}, dtype).sum().item<double>() == 0);
        if (is_exact)
          CHECK(ones({length}, dtype).sum().item<double>() == static_cast<double>(length));
        const Tensor row = zeros({length}, dtype);
        for (const int64_t place : places(length)) {
          row.select(0, place).fill_(3);
          CHECK(row.sum().item<double>() == 3);
          row.select(0, place).fill_(0);
        }
      }
    }
  });
}

TEST_CASE("the sum of a row has the same bits whatever rows are around it", "[thread]") {
  // As much as is read from memory, in rows of so many bytes, and what is one row less of four.
  constexpr int64_t kBytes = int64_t{9} << 20;
  for (const DType dtype : kNumbers) {
    for (const int64_t row_bytes : {1000, 1024, 5032, 65528, 65536}) {
      const int64_t length = row_bytes / element_size(dtype), rows = kBytes / row_bytes / 2 | 1;
      // With as many digits as the dtype has, so that sums depend on their order.
      const Tensor all =
          (randn({2, rows, length + 3}, kFloat64).exp() * 50).remainder(97).to(dtype);
      const Tensor narrow = all.slice(2, 2, length + 2), turned = narrow.transpose(0, 1);
      INFO(dtype << ", " << rows << " rows of " << length);
      for_each_cpu_target([&] {
        const NumThreads two(2);
        const Tensor sums = narrow.sum(2), turned_sums = turned.sum(2);
        CHECK(turned_sums.equal(sums.transpose(0, 1)));
        bool are_equal = true;
        for (int64_t i = 0; i < 2 * rows; i += rows < 500 ? 1 : 37) {
          const Tensor row = narrow.select(0, i % 2).select(0, i / 2);
          are_equal &= sums.select(0, i % 2).select(0, i / 2).equal(row.sum());
        }
        CHECK(are_equal);
        const NumThreads one(1);
        CHECK(narrow.sum(2).equal(sums));
      });
    }
  }
}

TEST_CASE("a sum down columns has each row once") {
  for_each_cpu_target([] {
    for (const DType dtype : kNumbers) {
      for (int64_t rows = 1; rows < 42; ++rows) {
        INFO(dtype << ", " << rows << " rows");
        const Tensor matrix = zeros({rows, 37}, dtype);
        CHECK(ones({rows, 37}, dtype).sum(0).eq(rows).all().item<bool>());
        for (int64_t row = 0; row < rows; ++row) {
          matrix.select(0, row).fill_(3);
          CHECK(matrix.sum(0).eq(3).all().item<bool>());
          matrix.select(0, row).fill_(0);
        }
      }
    }
  });
}

/// Whether each reduction down the columns of a matrix of `rows` equal rows is that of the column.
bool has_own_totals(const Tensor& row, int64_t rows, bool with_gaps) {
  const int64_t columns = row.numel();
  const Tensor all = full({rows, columns + (with_gaps ? 3 : 0)}, 100, row.options());
  const Tensor matrix = all.slice(1, 0, columns);
  matrix.copy_(row.expand({rows, columns}));
  bool right = matrix.sum(0).equal((row * rows).to(matrix.sum(0).dtype()));
  right &= matrix.amax(0).equal(row) && matrix.amin(0).equal(row);
  matrix.slice(0, 0, rows - 1).fill_(1);
  return right && matrix.prod(0).eq(row).all().item<bool>();
}

TEST_CASE("each column has its own total") {
  for_each_cpu_target([] {
    for (const DType dtype : kNumbers) {
      for (const int64_t rows : {1, 7, 29}) {
        for (int64_t columns = 1; columns < 70; ++columns) {
          INFO(dtype << ", " << rows << " rows of " << columns);
          const Tensor row = arange(columns).remainder(4).to(dtype) + 1;
          CHECK(has_own_totals(row, rows, /*with_gaps=*/false));
          CHECK(has_own_totals(row, rows, /*with_gaps=*/true));
        }
      }
    }
  });
}

TEST_CASE("reductions down columns are equal for any number of threads", "[thread]") {
  for (const DType dtype : {kBFloat16, kFloat32, kFloat64}) {
    for (const auto& [rows, columns] : {std::pair{316, 316}, {5000, 5}, {700, 60}, {700, 3000}}) {
      INFO(dtype << ", " << rows << " rows of " << columns);
      // With as many digits as the dtype has, so that sums depend on their order.
      const Tensor matrix = randn({rows, columns}).to(dtype).exp();
      const NumThreads one(1);
      const Tensor sums = matrix.sum(0), most = matrix.amax(0);
      for (const int threads : {2, 5}) {
        const NumThreads several(threads);
        CHECK(matrix.sum(0).equal(sums));
        CHECK(matrix.amax(0).equal(most));
      }
    }
  }
}

TEST_CASE("an extreme, a product and the truth of a row see each element") {
  for_each_cpu_target([] {
    for (const DType dtype : kNumbers) {
      for (const int64_t length : kLengths) {
        INFO(dtype << ", " << length);
        const Tensor row = ones({length}, dtype);
        for (const int64_t place : places(length)) {
          const Tensor element = row.select(0, place);
          element.fill_(2);
          CHECK(row.max().item<double>() == 2);
          CHECK(row.prod().item<double>() == 2);
          element.fill_(0);
          CHECK(row.min().item<double>() == 0);
          CHECK_FALSE(row.all().item<bool>());
          element.fill_(1);
        }
        CHECK(row.all().item<bool>());
      }
    }
  });
}

TEST_CASE("NaN anywhere in a long row is its extreme") {
  for_each_cpu_target([] {
    for (const DType dtype : {kFloat16, kBFloat16, kFloat32, kFloat64}) {
      for (const int64_t length : kLengths) {
        const Tensor row = zeros({length}, dtype);
        for (const int64_t place : places(length)) {
          row.select(0, place).fill_(std::numeric_limits<double>::quiet_NaN());
          CHECK(row.max().isnan().item<bool>());
          CHECK(row.min().isnan().item<bool>());
          row.select(0, place).fill_(0);
        }
      }
    }
  });
}

}  // namespace
}  // namespace tenon::test
