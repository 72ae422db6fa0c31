#include <algorithm>
#include <vector>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/base/check.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/diag_embed.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/lu_unpack.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon::formulas {
namespace {

/// The sum of those that are defined.
void accumulate(TensorBase& sum, const TensorBase& term) {
  sum = sum.defined() ? sum + term : term;
}

TensorBase first(const TensorBase& tensor, int64_t dim, int64_t count) {
  return tensor.defined() ? ops::narrow(tensor, dim, 0, count) : tensor;
}
TensorBase rest(const TensorBase& tensor, int64_t dim, int64_t from) {
  return ops::narrow(tensor, dim, from, tensor.size(dim) - from);
}

TensorBase identity_like(const TensorBase& matrices) {
  return ops::eye(matrices.size(-1), matrices.dtype(), std::nullopt, matrices.device());
}

TensorBase skew(const TensorBase& matrices) {
  return matrices - transposed(matrices);
}

/// The lower triangle on both sides of the diagonal.
TensorBase symmetric(const TensorBase& lower) {
  return ops::tril(lower) + transposed(ops::tril(lower, -1));
}

/// Of square factors: L⁻ᵀ (tril(Lᵀ gL, -1) + triu(gU Uᵀ)) U⁻ᵀ, without the rows' order.
TensorBase square_lu_backward(const TensorBase& grad_l, const TensorBase& grad_u,
                              const TensorBase& L, const TensorBase& U) {
  const TensorBase inner = ops::tril(ops::matmul(transposed(L), grad_l), -1) +
                           ops::triu(ops::matmul(grad_u, transposed(U)));
  return ops::linalg_solve_triangular(
      transposed(L), ops::linalg_solve_triangular(transposed(U), inner, false, false, false), true,
      true, true);
}

/// Of QR = A with a square R.
TensorBase square_qr_backward(const TensorBase& grad_q, const TensorBase& grad_r,
                              const TensorBase& Q, const TensorBase& R) {
  TensorBase inner;
  if (grad_r.defined()) accumulate(inner, ops::matmul(R, transposed(grad_r)));
  if (grad_q.defined()) accumulate(inner, -ops::matmul(transposed(grad_q), Q));
  TensorBase whole = ops::matmul(Q, symmetric(inner));
  if (grad_q.defined()) accumulate(whole, grad_q);
  return ops::linalg_solve_triangular(transposed(R), whole, false, false, false);
}

}  // namespace

TensorBase transposed(const TensorBase& matrices) {
  return ops::transpose(matrices, -2, -1);
}

TensorBase lu_factor_backward(const TensorBase& grad, const TensorBase& LU,
                              const TensorBase& pivots) {
  const auto [P, L, U] = ops::lu_unpack(LU, pivots, true, true);
  const int64_t m = LU.size(-2), n = LU.size(-1), k = std::min(m, n);
  TensorBase grad_l = ops::tril(first(grad, -1, k), -1), grad_u = ops::triu(first(grad, -2, k));
  TensorBase beside;  // the gradient of the rows or columns beyond the square
  const TensorBase lower = first(L, -2, k), upper = first(U, -1, k);
  if (m > k) {
    beside =
        ops::linalg_solve_triangular(transposed(upper), rest(grad_l, -2, k), false, false, false);
    grad_u = ops::triu(grad_u - ops::matmul(transposed(rest(L, -2, k)), beside));
  } else if (n > k) {
    beside = ops::linalg_solve_triangular(transposed(lower), rest(grad_u, -1, k), true, true, true);
    grad_l = ops::tril(grad_l - ops::matmul(beside, transposed(rest(U, -1, k))), -1);
  }
  const TensorBase square =
      square_lu_backward(first(grad_l, -2, k), first(grad_u, -1, k), lower, upper);
  if (!beside.defined()) return ops::matmul(P, square);
  const std::vector<TensorBase> parts = {square, beside};
  return ops::matmul(P, ops::cat(parts, m > k ? -2 : -1));
}

TensorBase lu_unpack_backward(const TensorBase& grad_l, const TensorBase& grad_u,
                              IntArrayRef sizes) {
  const TensorBase& like = grad_l.defined() ? grad_l : grad_u;
  // Without factors the results are of sizes [0].
  if (like.dim() != static_cast<int64_t>(sizes.size())) return zeros(sizes, like);
  const int64_t m = sizes[sizes.size() - 2], n = sizes[sizes.size() - 1], k = std::min(m, n);
  TensorBase sum;
  if (grad_l.defined()) accumulate(sum, ops::constant_pad_nd(ops::tril(grad_l, -1), {0, n - k}));
  if (grad_u.defined()) accumulate(sum, ops::constant_pad_nd(ops::triu(grad_u), {0, 0, 0, m - k}));
  return sum;
}

TensorBase cholesky_backward(const TensorBase& grad, const TensorBase& L, bool upper) {
  const TensorBase lower = upper ? transposed(L) : L, g = upper ? transposed(grad) : grad;
  const TensorBase inner = symmetric(ops::matmul(transposed(lower), g)) * 0.5;
  return ops::linalg_solve_triangular(
      lower, ops::linalg_solve_triangular(transposed(lower), inner, true, true, false), false,
      false, false);
}

TensorBase qr_backward(const TensorBase& grad_q, const TensorBase& grad_r, const TensorBase& Q,
                       const TensorBase& R, std::string_view mode) {
  TENON_CHECK(mode != "r", NotImplementedError,
              "linalg_qr: there is no gradient in the mode 'r', which has no Q; expected the mode "
              "'reduced'");
  const int64_t m = R.size(-2), n = R.size(-1);
  TENON_CHECK(mode != "complete" || m <= n, NotImplementedError,
              "linalg_qr: there is no gradient in the mode 'complete' of matrices with more rows "
              "than columns, whose last columns of Q are not determined; expected the mode "
              "'reduced'");
  if (m >= n) return square_qr_backward(grad_q, grad_r, Q, R);
  if (!grad_r.defined()) {
    const TensorBase square = square_qr_backward(grad_q, grad_r, Q, first(R, -1, m));
    return ops::constant_pad_nd(square, {0, n - m});
  }
  // What is right of the square is Qᵀ times the columns there.
  const TensorBase beside = rest(grad_r, -1, m);
  TensorBase of_q = ops::matmul(ops::matmul(Q, rest(R, -1, m)), transposed(beside));
  if (grad_q.defined()) accumulate(of_q, grad_q);
  const std::vector<TensorBase> parts = {
      square_qr_backward(of_q, first(grad_r, -1, m), Q, first(R, -1, m)), ops::matmul(Q, beside)};
  return ops::cat(parts, -1);
}

TensorBase eigh_backward(const TensorBase& grad_values, const TensorBase& grad_vectors,
                         const TensorBase& eigenvalues, const TensorBase& eigenvectors) {
  TENON_CHECK(eigenvectors.dim() >= 2, NotImplementedError,
              "linalg_eigh: there is no gradient without eigenvectors, expected compute_v to be "
              "true");
  const TensorBase adjoint = transposed(eigenvectors);
  TensorBase inner;
  if (grad_values.defined()) accumulate(inner, ops::diag_embed(grad_values));
  if (grad_vectors.defined()) {
    const TensorBase identity = identity_like(eigenvectors);
    const TensorBase gaps =
        ops::unsqueeze(eigenvalues, -2) - ops::unsqueeze(eigenvalues, -1) + identity;
    accumulate(inner, ops::matmul(adjoint, grad_vectors) / gaps * (Scalar(1) - identity));
  }
  return ops::matmul(eigenvectors, ops::matmul(inner, adjoint));
}

TensorBase eigvalsh_backward(const TensorBase& grad, const TensorBase& self,
                             std::string_view UPLO) {
  const auto [values, vectors] = ops::_linalg_eigh(self, UPLO, /*compute_v=*/true);
  return ops::matmul(vectors * ops::unsqueeze(grad, -2), transposed(vectors));
}

TensorBase svdvals_backward(const TensorBase& grad, const TensorBase& A) {
  const auto [u, s, vh] = ops::_linalg_svd(A, /*full_matrices=*/false, true, std::nullopt);
  return ops::matmul(u * ops::unsqueeze(grad, -2), vh);
}

TensorBase svd_backward(const TensorBase& grad_u, const TensorBase& grad_s,
                        const TensorBase& grad_vh, const TensorBase& U, const TensorBase& S,
                        const TensorBase& Vh) {
  TENON_CHECK(U.dim() >= 2, NotImplementedError,
              "linalg_svd: there is no gradient without singular vectors, expected compute_uv to "
              "be true");
  const int64_t k = S.size(-1), m = U.size(-2), n = Vh.size(-1);
  const TensorBase u = first(U, -1, k), vh = first(Vh, -2, k), gu = first(grad_u, -1, k),
                   gvh = first(grad_vh, -2, k);
  const TensorBase row = ops::unsqueeze(S, -2), column = ops::unsqueeze(S, -1);
  TensorBase inner, whole;
  if (grad_s.defined()) accumulate(inner, ops::diag_embed(grad_s));
  if (gu.defined() || gvh.defined()) {
    // s_j² - s_i² as a product, which rounds less.
    const TensorBase gaps = (row - column) * (row + column) + identity_like(ops::diag_embed(S));
    if (gu.defined()) accumulate(inner, skew(ops::matmul(transposed(u), gu)) / gaps * row);
    if (gvh.defined()) accumulate(inner, skew(ops::matmul(vh, transposed(gvh))) / gaps * column);
  }
  accumulate(whole, ops::matmul(u, ops::matmul(inner, vh)));
  if (m > k && gu.defined()) {
    const TensorBase scaled = gu / row;
    accumulate(whole, ops::matmul(scaled - ops::matmul(u, ops::matmul(transposed(u), scaled)), vh));
  }
  if (n > k && gvh.defined()) {
    const TensorBase scaled = gvh / column;
    accumulate(whole,
               ops::matmul(u, scaled - ops::matmul(ops::matmul(scaled, transposed(vh)), vh)));
  }
  return whole;
}

}  // namespace tenon::formulas
