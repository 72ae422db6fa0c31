#include <vector>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/autograd/is_differentiated.h"
#include "tenon/base/dtype_limits.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/diag_embed.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/linalg_lu_solve.h"
#include "tenon/generated/ops/linalg_matrix_exp.h"
#include "tenon/generated/ops/linalg_pinv.h"
#include "tenon/generated/ops/linalg_solve.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/lu_unpack.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/tensor/matrix_checks.h"

namespace tenon::formulas {
namespace {

/// Aᵀ X = B, by the factors of A, or by A itself where a gradient of the solution is wanted.
TensorBase solve_adjoint(const TensorBase& A, const TensorBase& LU, const TensorBase& pivots,
                         const TensorBase& B, bool left) {
  if (is_differentiated()) return ops::linalg_solve(transposed(A), B, left);
  return ops::linalg_lu_solve(LU, pivots, B, left, /*adjoint=*/true);
}

/// Square matrices of the sizes of `matrices`, with a number of each on the diagonal.
TensorBase diagonal_of(const TensorBase& numbers, const TensorBase& matrices) {
  const DimVector sizes(matrices.sizes().slice(0, matrices.sizes().size() - 1));
  return ops::diag_embed(ops::expand(ops::unsqueeze(numbers, -1), sizes));
}

/// The gradient of det by factors. A 0 on their diagonal becomes a little of the greatest number
/// there, since the gradient of a polynomial is continuous: it is that of the singular matrix up to
/// rounding.
TensorBase det_backward_by_factors(const TensorBase& grad, const TensorBase& LU,
                                   const TensorBase& pivots) {
  const TensorBase diagonal = ops::diagonal(LU, 0, -2, -1);
  const TensorBase is_zero = ops::eq(diagonal, 0);
  const TensorBase greatest = ops::amax(ops::abs(diagonal), -1, /*keepdim=*/true);
  const TensorBase unit = ops::masked_fill(greatest, ops::eq(greatest, 0), 1);
  const TensorBase shift = ops::where(is_zero, unit * finfo(LU.dtype()).eps, ops::zeros_like(unit));
  const TensorBase det = ops::prod(diagonal + shift, -1) * sign_of_swaps(pivots, LU.dtype());
  return ops::linalg_lu_solve(LU + ops::diag_embed(shift), pivots, diagonal_of(grad * det, LU),
                              /*left=*/true, /*adjoint=*/true);
}

}  // namespace

TensorBase sign_of_swaps(const TensorBase& pivots, DType dtype) {
  const TensorBase rows =
      ops::arange(1, pivots.size(-1) + 1, 1, DType::kInt32, std::nullopt, pivots.device());
  const TensorBase swaps = ops::sum(ops::ne(pivots, rows), IntArrayRef{-1});
  return ops::to(Scalar(1) - ops::remainder(swaps, 2) * 2, dtype);
}

TensorBase lu_solve_factors_backward(const TensorBase& grad, const TensorBase& LU,
                                     const TensorBase& pivots, const TensorBase& result, bool left,
                                     bool adjoint) {
  const auto [P, L, U] = ops::lu_unpack(LU, pivots, true, left == adjoint);
  const TensorBase x = left ? result : transposed(result), g = left ? grad : transposed(grad);
  TensorBase of_lower, of_upper;
  if (left != adjoint) {
    const TensorBase right = ops::linalg_solve_triangular(
        transposed(U), -ops::matmul(g, transposed(x)), false, true, false);
    of_lower = ops::linalg_solve_triangular(transposed(L), ops::matmul(right, transposed(U)), true,
                                            true, true);
    of_upper = right;
  } else {
    const TensorBase inner =
        -ops::matmul(ops::matmul(transposed(P), ops::matmul(x, transposed(g))), P);
    of_lower = ops::linalg_solve_triangular(transposed(L), inner, true, false, true);
    of_upper = ops::linalg_solve_triangular(transposed(U), ops::matmul(transposed(L), of_lower),
                                            false, false, false);
  }
  return sum_to(ops::tril(of_lower, -1) + ops::triu(of_upper), LU.sizes());
}

std::tuple<TensorBase, TensorBase> solve_backward(const TensorBase& grad, const TensorBase& A,
                                                  IntArrayRef sizes, const TensorBase& result,
                                                  const TensorBase& LU, const TensorBase& pivots,
                                                  bool left, std::array<bool, 2> mask) {
  const bool is_vector = solves_vectors(A.sizes(), sizes);
  const TensorBase g = is_vector ? ops::unsqueeze(grad, -1) : grad,
                   x = is_vector ? ops::unsqueeze(result, -1) : result;
  const TensorBase of_b = solve_adjoint(A, LU, pivots, g, left);
  std::tuple<TensorBase, TensorBase> gradients;
  if (mask[0]) {
    std::get<0>(gradients) = sum_to(
        -(left ? ops::matmul(of_b, transposed(x)) : ops::matmul(transposed(x), of_b)), A.sizes());
  }
  if (mask[1]) std::get<1>(gradients) = sum_to(is_vector ? ops::squeeze(of_b, -1) : of_b, sizes);
  return gradients;
}

std::tuple<TensorBase, TensorBase> solve_triangular_backward(
    const TensorBase& grad, const TensorBase& self, IntArrayRef sizes, const TensorBase& result,
    bool upper, bool left, bool unitriangular, std::array<bool, 2> mask) {
  const TensorBase of_b =
      ops::linalg_solve_triangular(transposed(self), grad, !upper, left, unitriangular);
  std::tuple<TensorBase, TensorBase> gradients;
  if (mask[0]) {
    const TensorBase whole =
        -(left ? ops::matmul(of_b, transposed(result)) : ops::matmul(transposed(result), of_b));
    const int64_t beside = unitriangular ? 1 : 0;
    std::get<0>(gradients) =
        sum_to(upper ? ops::triu(whole, beside) : ops::tril(whole, -beside), self.sizes());
  }
  if (mask[1]) std::get<1>(gradients) = sum_to(of_b, sizes);
  return gradients;
}

TensorBase det_backward(const TensorBase& grad, const TensorBase& result, const TensorBase& A,
                        const TensorBase& LU, const TensorBase& pivots) {
  if (A.numel() == 0) return ops::zeros_like(A);
  if (!is_differentiated()) return det_backward_by_factors(grad, LU, pivots);
  return ops::linalg_solve(transposed(A), diagonal_of(grad * result, A), true);
}

TensorBase slogdet_backward(const TensorBase& grad, const TensorBase& A, const TensorBase& LU,
                            const TensorBase& pivots) {
  return solve_adjoint(A, LU, pivots, diagonal_of(grad, A), true);
}

TensorBase pinv_backward(const TensorBase& grad, const TensorBase& result, const TensorBase& self) {
  const TensorBase &inverse = result, adjoint = transposed(result), g = transposed(grad);
  // Of two forms the one with the smaller products.
  if (self.size(-2) <= self.size(-1)) {
    const TensorBase k = ops::matmul(g, inverse), ka = ops::matmul(k, adjoint);
    return ka - transposed(ops::matmul(inverse, k)) - ops::matmul(ops::matmul(self, inverse), ka) +
           ops::matmul(ops::matmul(adjoint, inverse), g - ops::matmul(k, self));
  }
  const TensorBase k = ops::matmul(inverse, g), ak = ops::matmul(adjoint, k);
  return ak - transposed(ops::matmul(k, inverse)) +
         ops::matmul(ops::matmul(g - ops::matmul(self, k), inverse), adjoint) -
         ops::matmul(ops::matmul(ak, inverse), self);
}

std::tuple<TensorBase, TensorBase> lstsq_backward(const TensorBase& grad, const TensorBase& self,
                                                  const TensorBase& b, std::array<bool, 2> mask) {
  const bool is_vector = solves_vectors(self.sizes(), b.sizes());
  const TensorBase g = is_vector ? ops::unsqueeze(grad, -1) : grad,
                   right = is_vector ? ops::unsqueeze(b, -1) : b;
  const TensorBase inverse = ops::linalg_pinv(self, TensorBase(), TensorBase(), false);
  std::tuple<TensorBase, TensorBase> gradients;
  if (mask[0]) {
    const TensorBase of_inverse = sum_to(ops::matmul(g, transposed(right)), inverse.sizes());
    std::get<0>(gradients) = pinv_backward(of_inverse, inverse, self);
  }
  if (mask[1]) {
    const TensorBase of_b = ops::matmul(transposed(inverse), g);
    std::get<1>(gradients) = sum_to(is_vector ? ops::squeeze(of_b, -1) : of_b, b.sizes());
  }
  return gradients;
}

TensorBase matrix_exp_backward(const TensorBase& grad, const TensorBase& self) {
  // The exponential of [A G; 0 A] has the derivative in the direction G beside that of A.
  const TensorBase adjoint = transposed(self);
  const std::vector<TensorBase> upper = {adjoint, grad},
                                lower = {ops::zeros_like(adjoint), adjoint};
  const std::vector<TensorBase> halves = {ops::cat(upper, -1), ops::cat(lower, -1)};
  const TensorBase whole = ops::linalg_matrix_exp(ops::cat(halves, -2));
  const int64_t n = self.size(-1);
  return ops::narrow(ops::narrow(whole, -2, 0, n), -1, n, n);
}

}  // namespace tenon::formulas
