// Powers at equal distances, the places of triangles, and powers of vectors.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr int64_t kMost = std::numeric_limits<int64_t>::max();

Samples sequence_samples() {
  return {
      {"logspace", {0, 3, 4}},
      {"logspace", {-1.5, 2, 5, 2.0, DType::kFloat64}},
      {"logspace", {0, 1, 0}},
      {"logspace", {2, 5, 1, 3.0, DType::kInt32}},
      {"tril_indices", {3, 4}},
      {"tril_indices", {4, 2, -2, DType::kInt32}},
      {"tril_indices", {0, 5, 2}},
      {"triu_indices", {3, 4}},
      {"triu_indices", {4, 2, -2, DType::kInt32}},
      {"triu_indices", {3, 3, 7}},
      {"linalg_vander", {uniform({4})}},
      {"linalg_vander", {uniform({2, 3}), 2}},
      {"linalg_vander", {vector({0, 1, -2}), 4}},
      {"linalg_vander", {uniform({}), 3}},
      {"linalg_vander", {integers({3}, -3, 4, DType::kInt32), 3}},
      {"linalg_vander", {uniform({2, 0}), 3}},
      {"vander", {uniform({3})}},
      {"vander", {uniform({3}), 4, true}},
      {"vander", {integers({3}, -3, 4, DType::kInt32), 1}},
      {"vander", {uniform({3}), 0, true}},
      {"vander", {uniform({0})}},
  };
}
const SampleRegistration registration(&sequence_samples);

TEST_CASE("logspace has the powers of linspace", "[creation]") {
  CHECK_THAT(result_of("logspace", {0, 3, 4}), Near({{4}, {1, 10, 100, 1000}}));
  CHECK_THAT(result_of("logspace", {3, -1, 5, 2.0}), Near({{5}, {8, 4, 2, 1, 0.5}}));
  CHECK_THAT(
      result_of("logspace", {0, 40, 3, 10.0, DType::kInt32}),
      Near({{3}, {1, std::numeric_limits<int32_t>::max(), std::numeric_limits<int32_t>::max()}}));
  const Expected roots = generate({7}, [](const Index& i) { return std::pow(5, -1 + i[0] / 3.0); });
  CHECK_THAT(result_of("logspace", {-1, 1, 7, 5.0, DType::kFloat64}), Near(roots, 1e-14));
}

TEST_CASE("the places of triangles", "[creation]") {
  for (const auto& [rows, columns] : {std::pair{3, 4}, {4, 2}, {1, 1}, {0, 3}, {3, 0}, {5, 5}}) {
    for (int64_t offset = -6; offset <= 6; ++offset) {
      std::vector<double> lower[2], upper[2];
      for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
          if (column <= row + offset) lower[0].push_back(row), lower[1].push_back(column);
          if (column >= row + offset) upper[0].push_back(row), upper[1].push_back(column);
        }
      }
      const auto joined = [](std::vector<double>* parts) {
        Expected expected{{2, static_cast<int64_t>(parts[0].size())}, parts[0]};
        expected.elements.insert(expected.elements.end(), parts[1].begin(), parts[1].end());
        return expected;
      };
      INFO(rows << " x " << columns << ", " << offset);
      CHECK_THAT(result_of("tril_indices", {rows, columns, offset}), Near(joined(lower)));
      CHECK_THAT(result_of("triu_indices", {rows, columns, offset}), Near(joined(upper)));
    }
  }
}

TEST_CASE("few places of matrices that nobody has memory for", "[creation]") {
  CHECK_THAT(result_of("tril_indices", {kMost, kMost, 1 - kMost}),
             Near({{2, 1}, {static_cast<double>(kMost - 1), 0}}));
  CHECK_THAT(result_of("triu_indices", {kMost, 2}), Near({{2, 3}, {0, 0, 1, 0, 1, 1}}));
  CHECK_THAT(result_of("triu_indices", {kMost, kMost, kMost - 1}),
             Near({{2, 1}, {0, static_cast<double>(kMost - 1)}}));
  CHECK_THAT(result_of("triu_indices", {3, 3, kMost}), Near({{2, 0}, {}}));
  CHECK_THAT(result_of("tril_indices", {3, 3, -kMost - 1}), Near({{2, 0}, {}}));
}

TEST_CASE("linalg_vander has the powers of each element", "[linear_algebra]") {
  CHECK_THAT(result_of("linalg_vander", {vector({1, 2, -3}), 4}),
             Near({{3, 4}, {1, 1, 1, 1, 1, 2, 4, 8, 1, -3, 9, -27}}));
  CHECK_THAT(result_of("vander", {vector({1, 2, -3})}),
             Near({{3, 3}, {1, 1, 1, 4, 2, 1, 9, -3, 1}}));
  CHECK_THAT(result_of("vander", {vector({1, 2}), 1}), Near({{2, 1}, {1, 1}}));
  const TensorBase whole = integers({2, 3}, -4, 5, DType::kInt16);
  CHECK_THAT(result_of("linalg_vander", {whole}), Near(generate({2, 3, 3}, [&](const Index& i) {
               return std::pow(at(whole, {i[0], i[1]}), static_cast<double>(i[2]));
             })));
}

TEST_CASE("sequences that cannot be are errors", "[creation]") {
  check_bad_calls({
      {"logspace", {0, 1, -1}, ErrorCode::kValue, "-1"},
      {"tril_indices", {-1, 2}, ErrorCode::kValue, "-1"},
      {"triu_indices", {2, -3}, ErrorCode::kValue, "-3"},
      {"tril_indices", {2, 2, 0, DType::kBool}, ErrorCode::kDType, "bool"},
      {"tril_indices", {kMost, kMost}, ErrorCode::kOutOfMemory, "9223372036854775807"},
      {"triu_indices", {kMost, kMost, -kMost}, ErrorCode::kOutOfMemory, "9223372036854775807"},
      {"vander", {booleans({3})}, ErrorCode::kDType, "bool"},
      {"vander", {uniform({3}), -1}, ErrorCode::kValue, "-1"},
      {"vander", {uniform({2, 3})}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_vander", {booleans({3})}, ErrorCode::kDType, "bool"},
      {"linalg_vander", {uniform({3}), 1}, ErrorCode::kValue, "1"},
      {"linalg_vander", {uniform({})}, ErrorCode::kValue, "1"},
  });
}

}  // namespace
}  // namespace tenon::test
