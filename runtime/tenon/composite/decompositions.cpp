#include <limits>

#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/base/check.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/_linalg_det.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/_linalg_slogdet.h"
#include "tenon/generated/ops/_linalg_solve_ex.h"
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_lu_factor_ex.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/lu_unpack.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/tensor/matrix_checks.h"

// Factorizations with the parts that are asked for, determinants, and what factors solve.

namespace tenon::composite {
namespace {

std::tuple<TensorBase, TensorBase> signed_logarithm(std::string_view op, const TensorBase& A) {
  check_square(op, "A", A);
  const auto [sign, logarithm, LU, pivots] = ops::_linalg_slogdet(A);
  return {sign, logarithm};
}

TensorBase determinant(std::string_view op, const TensorBase& A) {
  check_square(op, "A", A);
  return std::get<0>(ops::_linalg_det(A));
}

}  // namespace

std::tuple<TensorBase, TensorBase> linalg_lu_factor(const TensorBase& A, bool pivot) {
  const auto [LU, pivots, info] = ops::linalg_lu_factor_ex(A, pivot, /*check_errors=*/true);
  return {LU, pivots};
}

std::tuple<TensorBase, TensorBase, TensorBase> linalg_lu(const TensorBase& A, bool pivot) {
  check_matrices("linalg_lu", "A", A);
  const auto [LU, pivots, info] = ops::linalg_lu_factor_ex(A, pivot, /*check_errors=*/false);
  return ops::lu_unpack(LU, pivots, true, true);
}

std::tuple<TensorBase, TensorBase> linalg_solve_ex(const TensorBase& A, const TensorBase& B,
                                                   bool left, bool check_errors) {
  const auto [result, LU, pivots, info] = ops::_linalg_solve_ex(A, B, left, check_errors);
  return {result, info};
}

TensorBase inverse(const TensorBase& self) {
  check_square("inverse", "self", self);
  return std::get<0>(ops::linalg_inv_ex(self, /*check_errors=*/true));
}

std::tuple<TensorBase, TensorBase, TensorBase> _linalg_det(const TensorBase& A) {
  check_square("linalg_det", "A", A);
  const auto [LU, pivots, info] = ops::linalg_lu_factor_ex(A, true, /*check_errors=*/false);
  const TensorBase product = ops::prod(ops::diagonal(LU, 0, -2, -1), -1);
  return {ops::mul(product, formulas::sign_of_swaps(pivots, A.dtype())), LU, pivots};
}

TensorBase linalg_det(const TensorBase& A) {
  return determinant("linalg_det", A);
}
TensorBase det(const TensorBase& self) {
  return determinant("det", self);
}

std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> _linalg_slogdet(const TensorBase& A) {
  check_square("linalg_slogdet", "A", A);
  const auto [LU, pivots, info] = ops::linalg_lu_factor_ex(A, true, /*check_errors=*/false);
  const TensorBase diagonal = ops::diagonal(LU, 0, -2, -1);
  const TensorBase sign = ops::prod(ops::sign(diagonal), -1);
  return {ops::mul(sign, formulas::sign_of_swaps(pivots, A.dtype())),
          ops::sum(ops::log(ops::abs(diagonal)), IntArrayRef{-1}), LU, pivots};
}

std::tuple<TensorBase, TensorBase> linalg_slogdet(const TensorBase& A) {
  return signed_logarithm("linalg_slogdet", A);
}
std::tuple<TensorBase, TensorBase> slogdet(const TensorBase& self) {
  return signed_logarithm("slogdet", self);
}

TensorBase logdet(const TensorBase& A) {
  const auto [sign, logarithm] = signed_logarithm("logdet", A);
  return ops::masked_fill(logarithm, ops::lt(sign, 0), std::numeric_limits<double>::quiet_NaN());
}

TensorBase cholesky(const TensorBase& self, bool upper) {
  check_square("cholesky", "self", self);
  return std::get<0>(ops::linalg_cholesky_ex(self, upper, /*check_errors=*/true));
}

TensorBase cholesky_solve(const TensorBase& self, const TensorBase& input2, bool upper) {
  check_matrices("cholesky_solve", "self", self);
  check_square("cholesky_solve", "input2", input2);
  TENON_CHECK(self.dtype() == input2.dtype(), DTypeError,
              "cholesky_solve: expected self and input2 to have one dtype, got ", self.dtype(),
              " and ", input2.dtype());
  TENON_CHECK(self.device() == input2.device(), DeviceError,
              "cholesky_solve: expected self and input2 on one device, got ", self.device(),
              " and ", input2.device());
  TENON_CHECK(self.size(-2) == input2.size(-1), ShapeError,
              "cholesky_solve: expected self to have as many rows as input2, got sizes ",
              self.sizes(), " and ", input2.sizes());
  const TensorBase turned = ops::transpose(input2, -2, -1);
  const TensorBase &lower = upper ? turned : input2, &above = upper ? input2 : turned;
  const TensorBase inner = ops::linalg_solve_triangular(lower, self, false, true, false);
  return ops::linalg_solve_triangular(above, inner, true, true, false);
}

TensorBase cholesky_inverse(const TensorBase& self, bool upper) {
  check_square("cholesky_inverse", "self", self);
  const TensorBase identity = ops::eye(self.size(-1), self.dtype(), std::nullopt, self.device());
  return cholesky_solve(identity, self, upper);
}

TensorBase linalg_eigvalsh(const TensorBase& self, std::string_view UPLO) {
  check_square("linalg_eigvalsh", "self", self);
  return std::get<0>(ops::_linalg_eigh(self, UPLO, /*compute_v=*/false));
}

TensorBase linalg_svdvals(const TensorBase& A, std::optional<std::string_view> driver) {
  check_matrices("linalg_svdvals", "A", A);
  return std::get<1>(ops::_linalg_svd(A, false, /*compute_uv=*/false, driver));
}

}  // namespace tenon::composite
