// Bilinear products, and rows of an embedding whose norms are limited.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples bilinear_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"bilinear", {x({3, 2}), x({3, 4}), x({5, 2, 4}), x({5})}},
      {"bilinear", {x({2, 3, 2}), x({2, 3, 1}), x({2, 2, 1})}},
      {"bilinear", {x({2}), x({3}), x({4, 2, 3})}},
      {"bilinear", {x({0, 2}), x({0, 3}), x({4, 2, 3})}},
      {"embedding_renorm",
       {x({4, 3}), vector({0, 2, 2}, DType::kInt64), 1.0, 2.0},
       {.gradient = false}},
      {"embedding_renorm_",
       {x({4, 3}), vector({0, 2, 2}, DType::kInt64), 1.0, 2.0},
       {.gradient = false}},
      {"embedding_renorm_", {x({4, 3}), integers({2, 2}, 0, 4), 0.5, 1.0}, {.gradient = false}},
      {"embedding_renorm_",
       {x({4, 3}), integers({0}, 0, 4, DType::kInt32), 0.5, 1.0},
       {.gradient = false}},
  };
}
const SampleRegistration registration(&bilinear_samples);

TEST_CASE("bilinear is a product with both inputs for each output", "[neural]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase a = cast(uniform({2, 3, 4}), dtype), b = cast(uniform({2, 3, 2}), dtype);
    const TensorBase weight = cast(uniform({5, 4, 2}), dtype), bias = cast(uniform({5}), dtype);
    const auto element = [&](const Index& i) {
      double sum = at(bias, {i[2]});
      for (const Index& k : indices_of({4, 2})) {
        sum +=
            at(a, {i[0], i[1], k[0]}) * at(weight, {i[2], k[0], k[1]}) * at(b, {i[0], i[1], k[1]});
      }
      return sum;
    };
    CHECK_THAT(result_of("bilinear", {a, b, weight, bias}),
               Near(generate({2, 3, 5}, element), 8 * tolerance_of(dtype)));
  }
}

TEST_CASE("embedding_renorm_ shortens the rows that indices name", "[neural]") {
  for (const double order : {1.0, 2.0}) {
    const TensorBase weight = tensor({3, 2}, {3, 4, 0.1, 0.2, 6, 8}),
                     before = cast(weight, DType::kFloat64);
    result_of("embedding_renorm_", {weight, tensor({1, 3}, {0, 1, 0}, DType::kInt64), 2.0, order});
    CHECK_THAT(weight, Near(generate({3, 2},
                                     [&](const Index& i) {
                                       const double norm = order == 1 ? 7 : 5;
                                       return at(before, i) * (i[0] == 0 ? 2 / norm : 1);
                                     }),
                            1e-6));
    CHECK(std::hypot(at(weight, {0, 0}), at(weight, {0, 1})) <= 2);
  }
}

TEST_CASE("embedding_renorm_ leaves a row with NaN alone", "[neural]") {
  const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
  for (const double order : {2.0, infinity, -infinity}) {
    const TensorBase weight = tensor({2, 2}, {5, nan, nan, 5});
    result_of("embedding_renorm_", {weight, vector({0, 1}, DType::kInt64), 1.0, order});
    CHECK_THAT(weight, Near({{2, 2}, {5, nan, nan, 5}}));
  }
}

TEST_CASE("bilinear and embedding_renorm_ refuse what does not fit", "[neural]") {
  const TensorBase a = uniform({3, 2}), b = uniform({3, 4}), w = uniform({5, 2, 4});
  const TensorBase index = vector({0, 1}, DType::kInt64);
  check_bad_calls({
      {"bilinear", {a, uniform({2, 4}), w}, ErrorCode::kShape, "[2, 4]"},
      {"bilinear", {scalar(1), scalar(1), w}, ErrorCode::kShape, "[]"},
      {"bilinear", {a, b, uniform({5, 4, 2})}, ErrorCode::kShape, "[5, 4, 2]"},
      {"bilinear", {a, b, w, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"bilinear", {a, b, cast(w, DType::kFloat32)}, ErrorCode::kDType, "float32"},
      {"bilinear", {integers({3, 2}, 0, 3), b, w}, ErrorCode::kDType, "input1"},
      {"embedding_renorm_", {uniform({3}), index, 1.0, 2.0}, ErrorCode::kShape, "[3]"},
      {"embedding_renorm_", {a, uniform({2}), 1.0, 2.0}, ErrorCode::kDType, "float64"},
      {"embedding_renorm_", {a, vector({3}, DType::kInt64), 1.0, 2.0}, ErrorCode::kIndex, "3"},
      {"embedding_renorm_", {a, index, 1.0, std::nan("")}, ErrorCode::kValue, "NaN"},
      {"embedding_renorm_", {a, index, 1.0, 0.0}, ErrorCode::kValue, "got 0"},
      {"embedding_renorm_",
       {make_tensor_strided({4, 3}, {0, 1}, DType::kFloat64), make_tensor({0}, DType::kInt64), 1.0,
        2.0},
       ErrorCode::kValue,
       "strides [0, 1]"},
  });
}

}  // namespace
}  // namespace tenon::test
