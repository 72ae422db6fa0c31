// Softmax of rows that are computed together: each is what it is alone, on every CPU target.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"

namespace tenon::test {
namespace {

TEST_CASE("the softmax of a row is the same wherever it stands") {
  for_each_cpu_target([] {
    for (const DType dtype : {kFloat32, kFloat64, kFloat16, kBFloat16}) {
      for (const int64_t columns : {1, 3, 8, 16, 33, 128, 129, 300}) {
        const Tensor x = randn({37, columns}).to(dtype) * 5;
        const Tensor whole = softmax(x, 1), logarithms = log_softmax(x, 1);
        for (const int64_t row : {0, 1, 15, 16, 31, 32, 36}) {
          INFO(dtype << " " << columns << " " << row);
          const Tensor alone = x.narrow(0, row, 1);
          CHECK(softmax(alone, 1).equal(whole.narrow(0, row, 1)));
          CHECK(log_softmax(alone, 1).equal(logarithms.narrow(0, row, 1)));
        }
      }
    }
  });
}

TEST_CASE("NaN and infinities of a row reach no other row's softmax") {
  Tensor x = randn({20, 7});
  const Tensor before = softmax(x, 1);
  x[3][2].fill_(NAN);
  x[17][6].fill_(INFINITY);
  const Tensor after = softmax(x, 1);
  for (const int64_t row : {0, 2, 4, 16, 18, 19}) CHECK(after[row].equal(before[row]));
  CHECK(after[3].isnan().all().item<bool>());
  CHECK(after[17][6].isnan().item<bool>());
}

}  // namespace
}  // namespace tenon::test
