// Norms, distances and products over dimensions, against float64 arithmetic.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

const double kOrders[] = {0, 0.5, 1, 1.5, 2, 3, kInfinity, -kInfinity, -1};

/// Values of which no two lie as far apart as two others.
TensorBase squares(const Index& sizes) {
  const Expected values = generate(sizes, [](const Index& i) {
    const auto n = static_cast<double>(i[0] * 7 + i[1] * 3);
    return 0.01 * n * n - 1;
  });
  return tensor(IntArrayRef(sizes), values.elements);
}

Samples distance_samples() {
  Samples samples;
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  for (const double order : kOrders) {
    add("linalg_vector_norm", {uniform({2, 3}), order, ints({1})});
    add("linalg_vector_norm", {uniform({2, 3}), order, none(), true});
    add("linalg_vector_norm", {cast(uniform({4}), DType::kBFloat16), order});
    add("norm.Scalar", {uniform({2, 3}), order});
    add("norm.ScalarOpt_dim", {uniform({2, 3}), order, ints({-1})});
  }
  add("linalg_vector_norm", {uniform({2, 3, 2}), 2, ints({0, 2})});
  add("linalg_vector_norm", {uniform({}), 2});
  add("norm.ScalarOpt_dtype", {cast(uniform({4}), DType::kFloat32), none(), DType::kFloat64});
  add("norm.ScalarOpt_dim", {uniform({2, 3}), none(), ints({}), true});
  add("norm.ScalarOpt_dim_dtype",
      {cast(uniform({2, 3}), DType::kFloat32), 1, ints({0, 1}), false, DType::kFloat64});
  add("linalg_vector_norm", {uniform({0, 3}), 2, ints({0})});
  for (const std::string op : {"cdist", "_cdist_forward"}) {
    for (const double p : {0.0, 1.0, 2.0, 3.0}) {
      add(op, {uniform({3, 4}), uniform({2, 4}), p, none()});
    }
    // No two differences are equal, of which both would have a part of the gradient.
    add(op, {squares({3, 4}), uniform({2, 4}), kInfinity, none()});
    add(op, {uniform({2, 3, 4}), uniform({5, 4}), 2.0, none()});
  }
  for (const std::string op : {"pdist", "_pdist_forward"}) {
    add(op, {uniform({4, 3})});
    add(op, {uniform({4, 3}), 1.0});
    add(op, {uniform({1, 3}), 2.0});
  }
  add("kron", {uniform({2, 3}), uniform({2, 2})});
  add("kron", {uniform({3}), uniform({2, 2})});
  add("kron", {uniform({}), uniform({2})});
  add("linalg_vecdot", {uniform({2, 3}), uniform({3})});
  add("linalg_cross", {uniform({2, 3}), uniform({2, 3})});
  add("linalg_cross", {uniform({3, 1}), uniform({3, 4}), 0});
  add("cross", {uniform({2, 3}), uniform({2, 3})});
  add("cross", {uniform({3, 3, 1}), uniform({3, 3, 4})});
  add("cross", {uniform({3, 3}), uniform({3, 3}), 1});
  add("vecdot", {uniform({2, 3}), uniform({3})});
  add("vecdot", {uniform({2, 3}), uniform({2, 3}), 0});
  add("tensordot", {uniform({2, 3, 4}), uniform({4, 3, 2}), ints({1, 2}), ints({1, 0})});
  add("tensordot", {uniform({2, 3}), uniform({4}), ints({}), ints({})});
  add("tensordot", {uniform({0, 3}), uniform({3, 2}), ints({1}), ints({0})});
  add("cosine_similarity", {uniform({2, 3}), uniform({2, 3})});
  add("cosine_similarity", {uniform({4, 1, 3}), uniform({2, 3}), -1});
  return samples;
}
const SampleRegistration registration(&distance_samples);

double norm(const std::vector<double>& x, double order) {
  double sum = 0, extremum = order < 0 ? kInfinity : 0;
  for (const double value : x) {
    const double magnitude = std::fabs(value);
    extremum = order < 0 ? std::fmin(extremum, magnitude) : std::fmax(extremum, magnitude);
    sum += order == 0 ? value != 0 : std::pow(magnitude, order);
  }
  return std::isinf(order) ? extremum : order == 0 ? sum : std::pow(sum, 1 / order);
}

TEST_CASE("norms of every order", "[distances]") {
  for (const double order : kOrders) {
    INFO(order);
    const TensorBase x = uniform({3, 5});
    const std::vector<double> all = elements(x);
    CHECK_THAT(result_of("linalg_vector_norm", {x, order}), Near({{}, {norm(all, order)}}, 1e-13));
    CHECK_THAT(result_of("norm.Scalar", {x, order}), Near({{}, {norm(all, order)}}, 1e-13));
    CHECK_THAT(result_of("linalg_vector_norm", {x, order, ints({1})}),
               Near(generate({3},
                             [&](const Index& i) {
                               const auto row = all.begin() + 5 * i[0];
                               return norm({row, row + 5}, order);
                             }),
                    1e-13));
  }
}

TEST_CASE("the gradient of a norm of nothing but zeros is 0", "[distances]") {
  for (const double order : {0.5, 1.0, 2.0, 3.0}) {
    const Tensor x = zeros({3}, kFloat64).requires_grad_(true);
    linalg_vector_norm(x, order).backward();
    CHECK(x.grad().equal(zeros({3}, kFloat64)));
  }
}

TEST_CASE("distances are norms of differences", "[distances]") {
  const TensorBase x = uniform({4, 3}), y = uniform({5, 3});
  const std::vector<double> of_x = elements(x), of_y = elements(y);
  const auto distance = [](const std::vector<double>& a, int64_t i, const std::vector<double>& b,
                           int64_t j, double p) {
    std::vector<double> difference;
    for (int64_t k = 0; k < 3; ++k) difference.push_back(a[3 * i + k] - b[3 * j + k]);
    return norm(difference, p);
  };
  for (const double p : {0.0, 1.0, 2.0, 2.5, kInfinity}) {
    CHECK_THAT(
        result_of("cdist", {x, y, p}),
        Near(generate({4, 5}, [&](const Index& i) { return distance(of_x, i[0], of_y, i[1], p); }),
             1e-13));
    std::vector<double> pairs;
    for (int64_t i = 0; i < 4; ++i) {
      for (int64_t j = i + 1; j < 4; ++j) pairs.push_back(distance(of_x, i, of_x, j, p));
    }
    CHECK_THAT(result_of("pdist", {x, p}), Near({{6}, pairs}, 1e-13));
  }
}

TEST_CASE("products over pairs of dimensions", "[distances]") {
  const Tensor x(uniform({2, 3, 4})), y(uniform({4, 3, 5}));
  const Tensor found = tensordot(x, y, {2, 1}, {0, 1});
  const Tensor expected = (x.unsqueeze(3) * y.permute({1, 0, 2}).unsqueeze(0)).sum({1, 2});
  CHECK(found.allclose(expected, 1e-12, 1e-12));
  const Tensor a(uniform({2, 3})), b(uniform({3, 2}));
  const Tensor blocks = kron(a, b);
  CHECK(blocks.sizes() == IntArrayRef({6, 6}));
  CHECK(blocks.slice(0, 3, 6).slice(1, 2, 4).equal(b * a[1][1]));
  const Tensor u(uniform({5, 3})), v(uniform({5, 3}));
  const Tensor across = linalg_cross(u, v), none = zeros_like(u.select(1, 0));
  CHECK(linalg_vecdot(u, across).allclose(none, 0, 1e-13));
  CHECK(linalg_cross(v, u).equal(-across));
  CHECK(cross(u, v).equal(across));
  CHECK(cross(u.t(), v.t()).equal(across.t()));
  CHECK(vecdot(u, v).equal(linalg_vecdot(u, v)));
  CHECK(cosine_similarity(u, u * 3.0).allclose(none + 1, 1e-13, 0));
  CHECK(cosine_similarity(u, zeros_like(u)).equal(none));
}

TEST_CASE("distances refuse what does not fit", "[distances]") {
  const TensorBase x = uniform({2, 3}), whole = integers({2, 3}, 0, 5);
  check_bad_calls({
      {"linalg_vector_norm", {whole, 2}, ErrorCode::kDType, "int64"},
      {"linalg_vector_norm", {x, std::nan("")}, ErrorCode::kValue, "NaN"},
      {"linalg_vector_norm", {uniform({0}), kInfinity}, ErrorCode::kShape, "[0]"},
      {"linalg_vector_norm", {x, 2, ints({2})}, ErrorCode::kIndex, "2"},
      {"norm.Scalar", {whole}, ErrorCode::kDType, "int64"},
      {"norm.Scalar", {uniform({0}), kInfinity}, ErrorCode::kShape, "[0]"},
      {"norm.ScalarOpt_dtype", {x, 2, DType::kInt64}, ErrorCode::kDType, "int64"},
      {"norm.ScalarOpt_dim", {x, std::nan(""), ints({0})}, ErrorCode::kValue, "NaN"},
      {"norm.ScalarOpt_dim", {x, 2, ints({2})}, ErrorCode::kIndex, "2"},
      {"norm.ScalarOpt_dim_dtype",
       {x, 2, ints({2}), false, DType::kFloat64},
       ErrorCode::kIndex,
       "2"},
      {"cdist", {x, uniform({3}), 2.0, none()}, ErrorCode::kShape, "[3]"},
      {"cdist", {x, uniform({2, 4}), 2.0, none()}, ErrorCode::kShape, "[2, 4]"},
      {"cdist", {x, x, -1.0, none()}, ErrorCode::kValue, "-1"},
      {"cdist", {x, x, 2.0, 3}, ErrorCode::kValue, "3"},
      {"pdist", {uniform({3})}, ErrorCode::kShape, "[3]"},
      {"linalg_cross", {x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"linalg_cross", {uniform({3, 2}), uniform({3, 2})}, ErrorCode::kShape, "[3, 2]"},
      {"cross", {uniform({3, 2}), uniform({3, 2}), 1}, ErrorCode::kShape, "[3, 2]"},
      {"cross", {uniform({2, 4}), uniform({2, 4})}, ErrorCode::kShape, "[2, 4]"},
      {"cross", {uniform({}), uniform({})}, ErrorCode::kShape, "[]"},
      {"cross", {x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"vecdot", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"vecdot", {x, x, 2}, ErrorCode::kIndex, "2"},
      {"tensordot", {x, x, ints({0}), ints({})}, ErrorCode::kShape, "[0]"},
      {"tensordot", {x, x, ints({0}), ints({1})}, ErrorCode::kShape, "[2, 3]"},
      {"tensordot", {x, x, ints({0, 0}), ints({0, 1})}, ErrorCode::kValue, "[0, 0]"},
  });
}

}  // namespace
}  // namespace tenon::test
