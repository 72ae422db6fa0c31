// Products of matrices and vectors, against three loops.

#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/tensor/readable.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

void add_products(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(samples.end(),
                 {
                     {"mm", {x({2, 3}), x({3, 4})}},
                     {"mm", {transposed_storage(x({5, 3})), x({3, 2})}},
                     {"mm", {x({2, 0}), x({0, 3})}},
                     {"mm", {x({0, 2}), x({2, 3})}},
                     {"mm", {integers({2, 3}, -5, 6), integers({3, 2}, -5, 6)}},
                     {"mm", {cast(x({9, 17}), DType::kFloat32), cast(x({17, 8}), DType::kFloat32)}},
                     {"mm", {cast(x({3, 5}), DType::kBFloat16), cast(x({5, 2}), DType::kBFloat16)}},
                     {"bmm", {x({2, 3, 4}), x({2, 4, 2})}},
                     {"bmm", {transposed_storage(x({2, 3, 4})), x({2, 4, 1})}},
                     {"bmm", {x({0, 3, 4}), x({0, 4, 2})}},
                     {"bmm", {integers({2, 2, 2}, -5, 6), integers({2, 2, 3}, -5, 6)}},
                     {"mv", {x({3, 4}), x({4})}},
                     {"mv", {transposed_storage(x({3, 4})), x({4})}},
                     {"mv", {x({3, 0}), x({0})}},
                     {"dot", {x({5}), x({5})}},
                     {"dot", {x({0}), x({0})}},
                     {"dot", {integers({4}, -5, 6), integers({4}, -5, 6)}},
                     {"outer", {x({3}), x({2})}},
                     {"outer", {x({0}), x({2})}},
                     {"outer", {integers({2}, 0, 5), cast(x({2}), DType::kFloat32)}},
                 });
}

void add_composed(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(
      samples.end(),
      {
          {"addmm", {x({2, 4}), x({2, 3}), x({3, 4})}},
          {"addmm", {x({4}), x({2, 3}), x({3, 4}), 0.5, 2}},
          {"addmm", {x({}), x({2, 3}), transposed_storage(x({3, 4})), -1.5, 0.25}},
          {"addmm", {x({2, 2}), x({2, 0}), x({0, 2}), 0.5}},
          {"addmm",
           {integers({2, 2}, -5, 6), integers({2, 3}, -5, 6), integers({3, 2}, -5, 6), 2, 3}},
          {"baddbmm", {x({2, 3, 2}), x({2, 3, 4}), x({2, 4, 2})}},
          {"baddbmm", {x({3, 1}), x({2, 3, 4}), x({2, 4, 2}), 0.5, 2}},
          {"matmul", {x({3}), x({3})}},
          {"matmul", {x({2, 3}), x({3})}},
          {"matmul", {x({3}), x({3, 2})}},
          {"matmul", {x({2, 3}), x({3, 2})}},
          {"matmul", {x({2, 3, 4}), x({4, 2})}},
          {"matmul", {x({2, 3, 4}), x({4})}},
          {"matmul", {x({4}), x({2, 4, 3})}},
          {"matmul", {x({3, 4}), x({2, 4, 2})}},
          {"matmul", {x({2, 1, 3, 4}), x({3, 4, 2})}},
          {"matmul", {x({0, 3, 4}), x({4, 2})}},
          {"linear", {x({2, 3}), x({4, 3}), x({4})}},
          {"linear", {x({2, 3}), x({4, 3})}},
          {"linear", {x({3}), x({4, 3}), x({4})}},
          {"linear", {x({2, 2, 3}), x({4, 3}), x({4})}},
          {"linear", {cast(x({5, 7}), DType::kFloat32), cast(x({3, 7}), DType::kFloat32)}},
      });
}

Samples linear_algebra_samples() {
  Samples samples;
  add_products(samples);
  add_composed(samples);
  return samples;
}
const SampleRegistration registration(&linear_algebra_samples);

/// The product at one index of two tensors whose last two dimensions are matrices.
double product_at(const TensorBase& a, const TensorBase& b, const Index& batch, int64_t row,
                  int64_t column) {
  double sum = 0;
  for (int64_t k = 0; k < a.size(-1); ++k) {
    Index left = batch, right = batch;
    left.insert(left.end(), {row, k});
    right.insert(right.end(), {k, column});
    sum += at(a, left) * at(b, right);
  }
  return sum;
}
Expected product(const TensorBase& left, const TensorBase& right) {
  const TensorBase a = readable(left), b = readable(right);
  return generate({a.size(0), b.size(1)},
                  [&](const Index& i) { return product_at(a, b, {}, i[0], i[1]); });
}

double tolerance(DType dtype, int64_t terms) {
  return tolerance_of(dtype) * std::sqrt(static_cast<double>(terms));
}

TEST_CASE("mm multiplies matrices of any sizes and strides", "[linear_algebra]") {
  const std::array<int64_t, 3> shapes[] = {{1, 1, 1},     {2, 3, 4},   {5, 1, 7},
                                           {1, 64, 1},    {17, 33, 9}, {64, 64, 64},
                                           {130, 70, 33}, {3, 300, 5}, {31, 2, 257}};
  for (const auto& [m, k, n] : shapes) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase a = cast(uniform({m, k}), dtype), b = cast(uniform({k, n}), dtype);
      INFO(dtype << " " << m << "x" << k << "x" << n);
      const Expected expected = product(a, b);
      CHECK_THAT(result_of("mm", {a, b}), Near(expected, tolerance(dtype, k)));
      CHECK_THAT(result_of("mm", {transposed_storage(a), b}), Near(expected, tolerance(dtype, k)));
      CHECK_THAT(result_of("mm", {a, transposed_storage(b)}), Near(expected, tolerance(dtype, k)));
      CHECK_THAT(result_of("mm", {transposed_storage(a), transposed_storage(b)}),
                 Near(expected, tolerance(dtype, k)));
    }
  }
}

TEST_CASE("mm of integers wraps around and has no rounding", "[linear_algebra]") {
  const TensorBase a = integers({4, 5}, -50, 50, DType::kInt32),
                   b = integers({5, 3}, -50, 50, DType::kInt32);
  CHECK_THAT(result_of("mm", {a, b}), Near(product(a, b)));
  CHECK(result_of("mm", {a, b}).dtype() == DType::kInt32);
  CHECK_THAT(
      result_of("mm", {tensor({1, 1}, {100}, DType::kUInt8), tensor({1, 1}, {3}, DType::kUInt8)}),
      Near({{1, 1}, {44}}));
}

TEST_CASE("a product over nothing is 0", "[linear_algebra]") {
  CHECK_THAT(result_of("mm", {uniform({2, 0}), uniform({0, 3})}),
             Near(generate({2, 3}, [](const Index&) { return 0; })));
  CHECK_THAT(result_of("mv", {uniform({2, 0}), uniform({0})}), Near({{2}, {0, 0}}));
  CHECK_THAT(result_of("dot", {uniform({0}), uniform({0})}), Near(scalar(0)));
}

TEST_CASE("bmm multiplies the matrices of a batch", "[linear_algebra]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase a = cast(uniform({3, 4, 5}), dtype), b = cast(uniform({3, 5, 2}), dtype);
    const Expected expected =
        generate({3, 4, 2}, [&](const Index& i) { return product_at(a, b, {i[0]}, i[1], i[2]); });
    CHECK_THAT(result_of("bmm", {a, b}), Near(expected, tolerance(dtype, 5)));
    CHECK_THAT(result_of("bmm", {transposed_storage(a), transposed_storage(b)}),
               Near(expected, tolerance(dtype, 5)));
  }
}

TEST_CASE("addmm and baddbmm scale and add, and do not read self where beta is 0",
          "[linear_algebra]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase self = cast(uniform({4}), dtype);
    const TensorBase a = cast(uniform({2, 3}), dtype), b = cast(uniform({3, 4}), dtype);
    CHECK_THAT(result_of("addmm", {self, a, b, 0.5, 2}),
               Near(generate({2, 4},
                             [&](const Index& i) {
                               return 0.5 * at(self, {i[1]}) + 2 * product_at(a, b, {}, i[0], i[1]);
                             }),
                    tolerance(dtype, 4)));
    const TensorBase x = cast(uniform({2, 2, 3}), dtype), y = cast(uniform({2, 3, 4}), dtype);
    CHECK_THAT(result_of("baddbmm", {self, x, y, 0.5, 2}),
               Near(generate({2, 2, 4},
                             [&](const Index& i) {
                               return 0.5 * at(self, {i[2]}) +
                                      2 * product_at(x, y, {i[0]}, i[1], i[2]);
                             }),
                    tolerance(dtype, 4)));
    const TensorBase nan = scalar(std::nan(""), dtype);
    CHECK_THAT(result_of("addmm", {nan, a, b, 0}), Near(product(a, b), tolerance(dtype, 3)));
  }
}

TEST_CASE("vectors multiply matrices and each other", "[linear_algebra]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase m = cast(uniform({7, 70}), dtype), v = cast(uniform({70}), dtype),
                     w = cast(uniform({3}), dtype);
    const auto row = [&](int64_t i) {
      double sum = 0;
      for (int64_t k = 0; k < 70; ++k) sum += at(m, {i, k}) * at(v, {k});
      return sum;
    };
    const double tol = tolerance(dtype, 70);
    CHECK_THAT(result_of("mv", {m, v}),
               Near(generate({7}, [&](const Index& i) { return row(i[0]); }), tol));
    CHECK_THAT(result_of("mv", {transposed_storage(m), v}),
               Near(generate({7}, [&](const Index& i) { return row(i[0]); }), tol));
    CHECK_THAT(result_of("dot", {result_of("select.int", {m, 0, 2}), v}),
               Near(scalar(row(2)), tol));
    CHECK_THAT(
        result_of("outer", {w, v}),
        Near(generate({3, 70}, [&](const Index& i) { return at(w, {i[0]}) * at(v, {i[1]}); }),
             tolerance_of(dtype)));
  }
}

TEST_CASE("matmul follows the dimensions of its operands", "[linear_algebra]") {
  const TensorBase a = uniform({2, 1, 3, 4}), b = uniform({5, 4, 2});
  CHECK_THAT(result_of("matmul", {a, b}),
             Near(generate({2, 5, 3, 2},
                           [&](const Index& i) {
                             double sum = 0;
                             for (int64_t k = 0; k < 4; ++k)
                               sum += at(a, {i[0], 0, i[2], k}) * at(b, {i[1], k, i[3]});
                             return sum;
                           }),
                  1e-13));
  const TensorBase v = uniform({4});
  CHECK_THAT(result_of("matmul", {a, v}),
             Near(generate({2, 1, 3},
                           [&](const Index& i) {
                             double sum = 0;
                             for (int64_t k = 0; k < 4; ++k)
                               sum += at(a, {i[0], i[1], i[2], k}) * at(v, {k});
                             return sum;
                           }),
                  1e-13));
  CHECK_THAT(result_of("matmul", {v, b}),
             Near(generate({5, 2},
                           [&](const Index& i) {
                             double sum = 0;
                             for (int64_t k = 0; k < 4; ++k)
                               sum += at(v, {k}) * at(b, {i[0], k, i[1]});
                             return sum;
                           }),
                  1e-13));
}

TEST_CASE("linear multiplies with the weight's transpose and adds the bias", "[linear_algebra]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(uniform({2, 3, 5}), dtype), w = cast(uniform({4, 5}), dtype),
                     b = cast(uniform({4}), dtype);
    const auto expected = [&](const Index& i) {
      double sum = at(b, {i[2]});
      for (int64_t k = 0; k < 5; ++k) sum += at(x, {i[0], i[1], k}) * at(w, {i[2], k});
      return sum;
    };
    CHECK_THAT(result_of("linear", {x, w, b}),
               Near(generate({2, 3, 4}, expected), tolerance(dtype, 5)));
  }
}

TEST_CASE("operands that cannot be multiplied are errors", "[linear_algebra]") {
  const TensorBase m = uniform({2, 3}), v = uniform({3}), batch = uniform({2, 2, 3});
  const TensorBase single = cast(uniform({3, 2}), DType::kFloat32);
  check_bad_calls({
      {"mm", {m, m}, ErrorCode::kShape, "[2, 3]"},
      {"mm", {m, v}, ErrorCode::kShape, "[3]"},
      {"mm", {m, single}, ErrorCode::kDType, "float32"},
      {"mm", {booleans({2, 3}), booleans({3, 2})}, ErrorCode::kDType, "bool"},
      {"mm.out", {m, uniform({3, 2}), integers({2, 2}, 0, 5)}, ErrorCode::kDType, "int64"},
      {"bmm", {batch, m}, ErrorCode::kShape, "[2, 3]"},
      {"bmm", {batch, uniform({3, 3, 2})}, ErrorCode::kShape, "[3, 3, 2]"},
      {"addmm", {uniform({5}), m, uniform({3, 2})}, ErrorCode::kShape, "[5]"},
      {"addmm_", {uniform({2}), m, uniform({3, 2})}, ErrorCode::kShape, "[2]"},
      {"addmm", {single, m, uniform({3, 2})}, ErrorCode::kDType, "float32"},
      {"addmm",
       {integers({2, 2}, 0, 5), integers({2, 3}, 0, 5), integers({3, 2}, 0, 5), 0.5},
       ErrorCode::kType,
       "0.5"},
      {"baddbmm", {uniform({3}), batch, uniform({2, 3, 2})}, ErrorCode::kShape, "[3]"},
      {"mv", {m, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"mv", {v, v}, ErrorCode::kShape, "[3]"},
      {"dot", {v, uniform({4})}, ErrorCode::kShape, "4"},
      {"dot", {m, v}, ErrorCode::kShape, "[2, 3]"},
      {"outer", {m, v}, ErrorCode::kShape, "[2, 3]"},
      {"matmul", {scalar(1), v}, ErrorCode::kShape},
      {"matmul", {m, uniform({4, 2})}, ErrorCode::kShape, "[4, 2]"},
      {"matmul", {uniform({2, 3, 4}), uniform({3, 4, 2})}, ErrorCode::kShape, "[3, 4, 2]"},
      {"linear", {m, uniform({4, 2})}, ErrorCode::kShape, "[4, 2]"},
      {"linear", {m, uniform({4, 3}), uniform({3})}, ErrorCode::kShape, "[3]"},
  });
}

}  // namespace
}  // namespace tenon::test
