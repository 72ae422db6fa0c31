// What decompositions of matrices are defined by: products, triangles, orthogonality; and what
// NumPy computes of some.

#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/tenon.h"
#include "tests/kernels/recorded_decompositions.h"

namespace tenon::test {
namespace {

/// Random matrices, square ones with 1 more on the diagonal.
Tensor random_matrices(IntArrayRef sizes, DType dtype) {
  const Tensor values = randn(sizes, kFloat64);
  const bool is_square = values.size(-1) == values.size(-2);
  return (is_square ? values + eye(values.size(-1)) : values).to(dtype);
}

double tolerance(DType dtype) {
  return dtype == DType::kFloat64 ? 1e-10 : 2e-3;
}

bool near(const Tensor& a, const Tensor& b) {
  return a.allclose(b, tolerance(a.scalar_type()), tolerance(a.scalar_type()));
}

Tensor transposed(const Tensor& matrices) {
  return matrices.transpose(-2, -1);
}

/// Whether the columns are orthonormal.
bool is_orthogonal(const Tensor& q) {
  return near(transposed(q).matmul(q),
              eye(q.size(-1)).to(q.scalar_type()).expand_as(transposed(q).matmul(q)));
}

const std::vector<std::vector<int64_t>> kSquares = {
    {1, 1}, {7, 7}, {70, 70}, {3, 4, 4}, {2, 3, 5, 5}};
const std::vector<std::vector<int64_t>> kOthers = {{7, 3}, {3, 7}, {4, 90, 20}, {2, 3, 2, 5}};

TEST_CASE("an inverse times its matrix is the identity, and solutions solve", "[decompositions]") {
  manual_seed(1);
  for (const DType dtype : {kFloat64, kFloat32}) {
    for (const auto& sizes : kSquares) {
      const Tensor a = random_matrices(sizes, dtype), inverse = linalg_inv(a);
      INFO(a.sizes());
      const Tensor identity = eye(sizes.back()).to(dtype);
      CHECK(near(a.matmul(inverse) - identity, zeros_like(a)));
      const Tensor b = randn({sizes.back(), 2}, dtype);
      CHECK(near(a.matmul(linalg_solve(a, b)), b.expand_as(linalg_solve(a, b))));
      const Tensor rows = transposed(b);
      CHECK(near(linalg_solve(a, rows, false).matmul(a),
                 rows.expand_as(linalg_solve(a, rows, false))));
      const auto [lu, pivots] = linalg_lu_factor(a);
      CHECK(near(linalg_lu_solve(lu, pivots, b), linalg_solve(a, b)));
      CHECK(near(linalg_lu_solve(lu, pivots, b, true, true), linalg_solve(transposed(a), b)));
      if (dtype == kFloat32) continue;  // in which a determinant may be too large
      const auto [sign, logarithm] = linalg_slogdet(a);
      CHECK(near(sign * logarithm.exp() / linalg_det(a), ones_like(sign)));
    }
  }
}

TEST_CASE("factors multiply to their matrix", "[decompositions]") {
  manual_seed(2);
  for (const DType dtype : {kFloat64, kFloat32}) {
    for (const auto* list : {&kSquares, &kOthers}) {
      for (const auto& sizes : *list) {
        const Tensor a = random_matrices(sizes, dtype);
        INFO(a.sizes());
        const auto [p, l, u] = linalg_lu(a);
        CHECK(near(p.matmul(l).matmul(u), a));
        CHECK(l.equal(l.tril()));
        CHECK(u.equal(u.triu()));
        for (const std::string_view mode : {"reduced", "complete"}) {
          const auto [q, r] = linalg_qr(a, mode);
          CHECK(near(q.matmul(r), a));
          CHECK(r.equal(r.triu()));
          CHECK(is_orthogonal(q));
          if (mode == "reduced") CHECK(std::get<1>(linalg_qr(a, "r")).equal(r));
        }
        for (const bool full : {true, false}) {
          const auto [vectors, s, vh] = linalg_svd(a, full);
          const int64_t k = s.size(-1);
          CHECK(near((vectors.narrow(-1, 0, k) * s.unsqueeze(-2)).matmul(vh.narrow(-2, 0, k)), a));
          CHECK(is_orthogonal(vectors));
          CHECK(is_orthogonal(transposed(vh)));
          CHECK(near(linalg_svdvals(a), s));
        }
      }
    }
  }
}

TEST_CASE("symmetric matrices have roots and spectra", "[decompositions]") {
  manual_seed(3);
  for (const DType dtype : {kFloat64, kFloat32}) {
    for (const auto& sizes : kSquares) {
      const Tensor x = random_matrices(sizes, dtype);
      const Tensor a = x.matmul(transposed(x)) + eye(sizes.back()).to(dtype);
      const Tensor l = linalg_cholesky(a.tril()), u = linalg_cholesky(a.triu(), true);
      CHECK(near(l.matmul(transposed(l)) / sizes.back(), a / sizes.back()));
      CHECK(near(u, transposed(l)));
      const Tensor b = randn({sizes.back(), 2}, dtype);
      CHECK(near(cholesky_solve(b, l), linalg_solve(a, b)));
      CHECK(near(cholesky_inverse(u, true), linalg_inv(a)));
      for (const std::string_view triangle : {"L", "U"}) {
        const auto [values, v] = linalg_eigh(triangle == "L" ? a.tril() : a.triu(), triangle);
        CHECK(near((v * values.unsqueeze(-2)).matmul(transposed(v)) / sizes.back(),
                   a / sizes.back()));
        CHECK(is_orthogonal(v));
        CHECK(near(linalg_eigvalsh(a, triangle), values));
      }
    }
  }
}

TEST_CASE("the pseudoinverse is the one of Moore and Penrose", "[decompositions]") {
  manual_seed(4);
  for (const auto& sizes : kOthers) {
    const Tensor a = random_matrices(sizes, kFloat64), inverse = linalg_pinv(a);
    CHECK(near(a.matmul(inverse).matmul(a), a));
    CHECK(near(inverse.matmul(a).matmul(inverse), inverse));
    CHECK(near(transposed(a.matmul(inverse)), a.matmul(inverse)));
    CHECK(near(transposed(inverse.matmul(a)), inverse.matmul(a)));
    const Tensor b = randn({a.size(-2), 2}, kFloat64);
    CHECK(near(std::get<0>(linalg_lstsq(a, b)), inverse.matmul(b)));
    CHECK(std::get<2>(linalg_lstsq(a, b)).equal(linalg_matrix_rank(a)));
  }
}

TEST_CASE("exponentials multiply where matrices commute", "[decompositions]") {
  manual_seed(5);
  for (const double scale : {1e-3, 1.0, 30.0}) {
    const Tensor a = randn({2, 6, 6}, kFloat64) * (scale / 6);
    const Tensor whole = linalg_matrix_exp(a), half = linalg_matrix_exp(a * 0.5);
    CHECK(near(whole / whole.abs().amax(), half.matmul(half) / whole.abs().amax()));
    const Tensor identity = eye(6).to(kFloat64).expand_as(whole);
    if (scale <= 1) CHECK(near(whole.matmul(linalg_matrix_exp(-a)), identity));
  }
  const Tensor nilpotent = tensor({{0.0, 1.0}, {0.0, 0.0}});
  CHECK(linalg_matrix_exp(nilpotent).allclose(tensor({{1.0, 1.0}, {0.0, 1.0}})));
  CHECK(linalg_matrix_exp(nilpotent * INFINITY).isnan().all().item<bool>());
  const Tensor unknown = tensor({{NAN, 0.0}, {0.0, 1.0}});
  CHECK(linalg_matrix_exp(unknown).isnan().all().item<bool>());
  const Tensor far = tensor({{-1e308, -1e308}, {0.0, -1e308}}, kFloat64);  // of an infinite norm
  CHECK(linalg_matrix_exp(far).equal(zeros({2, 2}, kFloat64)));
}

TEST_CASE("matrices without elements have decompositions", "[decompositions]") {
  CHECK(linalg_det(zeros({2, 0, 0})).equal(ones({2})));
  CHECK(linalg_inv(zeros({0, 3, 3})).sizes() == IntArrayRef({0, 3, 3}));
  CHECK(linalg_solve(zeros({0, 0}), zeros({0, 2})).sizes() == IntArrayRef({0, 2}));
  const auto [q, r] = linalg_qr(zeros({3, 0}), "complete");
  CHECK(q.equal(eye(3)));
  CHECK(r.sizes() == IntArrayRef({3, 0}));
  const auto [u, s, vh] = linalg_svd(zeros({2, 0, 3}));
  CHECK(u.sizes() == IntArrayRef({2, 0, 0}));
  CHECK(s.sizes() == IntArrayRef({2, 0}));
  CHECK(vh.equal(eye(3).expand({2, 3, 3})));
  CHECK(linalg_pinv(zeros({2, 0, 3})).sizes() == IntArrayRef({2, 3, 0}));
  CHECK(linalg_matrix_rank(zeros({2, 0, 3})).equal(zeros({2}, kInt64)));
  CHECK(std::get<0>(linalg_lstsq(zeros({0, 2}), zeros({0, 3}))).equal(zeros({2, 3})));
  CHECK(linalg_multi_dot({zeros({2, 0}), zeros({0, 3})}).equal(zeros({2, 3})));
}

TEST_CASE("a singular matrix in a batch leaves results as they were", "[decompositions]") {
  Tensor a = eye(3).repeat({4, 1, 1});
  a[2].zero_();
  Tensor result = full({4, 3, 3}, 7.0);
  CHECK_THROWS_AS(linalg_inv_out(result, a), LinAlgError);
  CHECK_THROWS_AS(linalg_cholesky_out(result, a), LinAlgError);
  CHECK_THROWS_AS(linalg_solve_out(result, a, a), LinAlgError);
  CHECK(result.equal(full({4, 3, 3}, 7.0)));
  const auto [inverse, info] = linalg_inv_ex(a);
  CHECK(info.equal(tensor({0, 0, 1, 0}).to(kInt32)));
  CHECK(inverse[3].equal(eye(3)));
  CHECK_FALSE(inverse[2].isfinite().any().item<bool>());
  CHECK(
      linalg_cond(a, 1).equal(tensor({1.0, 1.0, static_cast<double>(INFINITY), 1.0}).to(kFloat32)));
  CHECK(logdet(-eye(3)).isnan().item<bool>());
}

/// The function of the recorded name.
Tensor computed(std::string_view name, const Tensor& a) {
  const double infinity = INFINITY;
  if (name == "linalg_inv") return linalg_inv(a);
  if (name == "linalg_det") return linalg_det(a);
  if (name == "logabsdet") return std::get<1>(linalg_slogdet(a));
  if (name == "linalg_matrix_exp") return linalg_matrix_exp(a);
  if (name == "matrix_power") return matrix_power(a, -3);
  if (name == "solve") return linalg_solve(a, arange(a.size(0)).to(kFloat64));
  if (name == "cond") return linalg_cond(a);
  if (name == "cond_fro") return linalg_cond(a, "fro");
  if (name == "cond_1") return linalg_cond(a, 1);
  if (name == "linalg_cholesky") return linalg_cholesky(a);
  if (name == "linalg_eigvalsh") return linalg_eigvalsh(a);
  if (name == "linalg_svdvals") return linalg_svdvals(a);
  if (name == "pinv") return linalg_pinv(a);
  if (name == "lstsq") return std::get<0>(linalg_lstsq(a, arange(a.size(0)).to(kFloat64)));
  if (name == "rank") return linalg_matrix_rank(a).to(kFloat64);
  const std::string_view order = name.substr(name.find('_') + 1);
  if (order == "fro" || order == "nuc") return linalg_norm(a, order);
  return linalg_norm(a, order == "inf" ? infinity : std::stod(std::string(order)));
}

TEST_CASE("functions of matrices are what NumPy computes", "[decompositions]") {
  for (const RecordedFunction& recorded : kRecordedFunctions) {
    INFO(recorded.function << " of sizes " << IntArrayRef(recorded.matrix_sizes));
    const Tensor a = tensor(recorded.matrix, kFloat64).reshape(recorded.matrix_sizes);
    const Tensor expected = tensor(recorded.elements, kFloat64).reshape(recorded.sizes);
    const Tensor found = computed(recorded.function, a);
    CHECK(found.sizes() == expected.sizes());
    CHECK(found.allclose(expected, 1e-9, 1e-12));
  }
}

}  // namespace
}  // namespace tenon::test
