#include <cmath>
#include <limits>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/dtype_limits.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/linalg_eigh.h"
#include "tenon/generated/ops/linalg_eigvalsh.h"
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_matrix_rank.h"
#include "tenon/generated/ops/linalg_pinv.h"
#include "tenon/generated/ops/linalg_svdvals.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/where.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/matrix_checks.h"
#include "tenon/tensor/reduced_dimensions.h"

// Norms of matrices, and what is known of them by their singular values.

namespace tenon::composite {
namespace {

/// The two dimensions of matrices, counted from the front.
DimVector matrix_dims(std::string_view op, const TensorBase& self, IntArrayRef dim) {
  TENON_CHECK(dim.size() == 2, ShapeError, op, ": expected two dimensions of matrices, got ", dim);
  TENON_CHECK(self.dim() >= 2, ShapeError, op, ": expected self of at least two dimensions, got ",
              "sizes ", self.sizes());
  DimVector dims;
  for (const int64_t each : dim) dims.push_back(wrap_dimension(op, each, self.dim()));
  TENON_CHECK(dims[0] != dims[1], ValueError, op, ": expected two dimensions, got ", dim,
              ", which are one");
  return dims;
}

/// `self` in the dtype to compute in.
TensorBase computed(std::string_view op, const TensorBase& self, std::optional<DType> dtype) {
  check_inexact(op, self.dtype());
  check_computed_in(op, self.dtype(), dtype.value_or(self.dtype()));
  return dtype && *dtype != self.dtype() ? ops::_to_copy(self, *dtype) : self;
}

/// The singular values of the matrices of two dimensions.
TensorBase singular_values(std::string_view op, const TensorBase& self, const DimVector& dims) {
  DimVector order;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (i != dims[0] && i != dims[1]) order.push_back(i);
  }
  order.push_back(dims[0]), order.push_back(dims[1]);
  const TensorBase matrices = ops::permute(self, order);
  check_matrices(op, "self", matrices);
  return ops::linalg_svdvals(matrices);
}

/// A norm of each matrix with the dimensions that it is over, of size 1, if they are kept.
TensorBase with_kept(const TensorBase& norm, const DimVector& dims, bool keepdim) {
  if (!keepdim) return norm;
  const TensorBase one = ops::unsqueeze(norm, std::min(dims[0], dims[1]));
  return ops::unsqueeze(one, std::max(dims[0], dims[1]));
}

void check_matrix_order(std::string_view op, double order) {
  const double magnitude = std::fabs(order);
  TENON_CHECK(magnitude == 1 || magnitude == 2 || std::isinf(magnitude), ValueError, op,
              ": expected an order of 1, -1, 2, -2, inf or -inf for matrices, got ", order);
}
void check_matrix_order(std::string_view op, std::string_view name) {
  TENON_CHECK(name == "fro" || name == "nuc", ValueError, op,
              ": expected the order 'fro' or 'nuc', got '", name, "'");
}

/// Whether the matrices have none, be there any or not.
bool is_without_elements(const TensorBase& matrices) {
  return matrices.size(-1) == 0 || matrices.size(-2) == 0;
}
TensorBase zero_for_each(const TensorBase& matrices) {
  return ops::new_zeros(matrices, matrices.sizes().slice(0, matrices.sizes().size() - 2));
}

void check_has_extremum(std::string_view op, const TensorBase& self, int64_t dim) {
  TENON_CHECK(self.size(dim) > 0, ShapeError, op, ": matrices of sizes ", self.sizes(),
              " have no elements over dimension ", dim, " of which one is the greatest");
}

TensorBase extremum(const TensorBase& values, double order, int64_t dim, bool keepdim) {
  return order > 0 ? ops::amax(values, dim, keepdim) : ops::amin(values, dim, keepdim);
}

TensorBase norm_of_order(std::string_view op, const TensorBase& self, double order,
                         const DimVector& dims, bool keepdim) {
  check_matrix_order(op, order);
  const double magnitude = std::fabs(order);
  if (magnitude == 2) {
    check_has_extremum(op, self, dims[0]), check_has_extremum(op, self, dims[1]);
    return with_kept(extremum(singular_values(op, self, dims), order, -1, false), dims, keepdim);
  }
  const int64_t summed = magnitude == 1 ? dims[0] : dims[1];
  const int64_t compared = magnitude == 1 ? dims[1] : dims[0];
  check_has_extremum(op, self, compared);
  const TensorBase sums = ops::linalg_vector_norm(self, 1, summed, keepdim);
  return extremum(sums, order, !keepdim && summed < compared ? compared - 1 : compared, keepdim);
}

TensorBase norm_of_name(std::string_view op, const TensorBase& self, std::string_view ord,
                        const DimVector& dims, bool keepdim) {
  check_matrix_order(op, ord);
  if (ord == "fro") return ops::linalg_vector_norm(self, 2, IntArrayRef(dims), keepdim);
  return with_kept(ops::sum(singular_values(op, self, dims), IntArrayRef{-1}), dims, keepdim);
}

/// The norm of matrices times that of their inverses, inf for singular ones.
template <class Norm>
TensorBase condition(const TensorBase& self, const Norm& norm) {
  const auto [inverse, info] = ops::linalg_inv_ex(self, /*check_errors=*/false);
  const TensorBase is_singular = ops::ne(info, 0);
  // Of what stands for the inverse of a singular matrix there may be no norm.
  const TensorBase finite =
      ops::masked_fill(inverse, ops::unsqueeze(ops::unsqueeze(is_singular, -1), -1), 0);
  return ops::masked_fill(ops::mul(norm(self), norm(finite)), is_singular,
                          std::numeric_limits<double>::infinity());
}

/// Singular values above which count, of each matrix, from tolerances of which none need be given.
TensorBase tolerance(std::string_view op, const TensorBase& self, const TensorBase& greatest,
                     const TensorBase& atol, const TensorBase& rtol) {
  for (const TensorBase* each : {&atol, &rtol}) {
    TENON_CHECK(!each->defined() || each->device() == self.device(), DeviceError, op,
                ": expected tolerances on ", self.device(), " as self, got ", each->device());
  }
  const auto number = [&](double value) {
    return ops::scalar_tensor(value, self.dtype(), std::nullopt, self.device());
  };
  const double epsilon = finfo(self.dtype()).eps;
  const TensorBase least = atol.defined() ? atol : number(0);
  TensorBase relative = rtol;
  if (!relative.defined()) {
    relative = number(epsilon * static_cast<double>(std::max(self.size(-2), self.size(-1))));
    if (atol.defined()) relative = ops::where(ops::gt(atol, 0), number(0), relative);
  }
  return ops::maximum(ops::unsqueeze(least, -1), ops::mul(ops::unsqueeze(relative, -1), greatest));
}

TensorBase given(const TensorBase& self, std::optional<double> number) {
  if (!number) return {};
  return ops::scalar_tensor(*number, DType::kFloat64, std::nullopt, self.device());
}

/// 1 / value where a magnitude is above the tolerance, else 0.
TensorBase inverse_values(const TensorBase& values, const TensorBase& magnitudes,
                          const TensorBase& least) {
  return ops::masked_fill(ops::reciprocal(values), ops::le(magnitudes, least), 0);
}

}  // namespace

TensorBase linalg_matrix_norm(const TensorBase& self, const Scalar& ord, IntArrayRef dim,
                              bool keepdim, std::optional<DType> dtype) {
  constexpr std::string_view kOp = "linalg_matrix_norm";
  const DimVector dims = matrix_dims(kOp, self, dim);
  return norm_of_order(kOp, computed(kOp, self, dtype), ord.toDouble(), dims, keepdim);
}

TensorBase linalg_matrix_norm_str(const TensorBase& self, std::string_view ord, IntArrayRef dim,
                                  bool keepdim, std::optional<DType> dtype) {
  constexpr std::string_view kOp = "linalg_matrix_norm";
  const DimVector dims = matrix_dims(kOp, self, dim);
  return norm_of_name(kOp, computed(kOp, self, dtype), ord, dims, keepdim);
}

TensorBase linalg_norm(const TensorBase& self, const std::optional<Scalar>& ord,
                       std::optional<IntArrayRef> dim, bool keepdim, std::optional<DType> dtype) {
  constexpr std::string_view kOp = "linalg_norm";
  const int64_t count = dim ? static_cast<int64_t>(dim->size()) : self.dim();
  TENON_CHECK(!ord || count == 1 || count == 2, ShapeError, kOp,
              ": expected an order only for vectors or matrices, got self of sizes ", self.sizes(),
              " over ", count, " dimensions");
  const TensorBase x = computed(kOp, self, dtype);
  if (ord && count == 2) {
    const DimVector dims = matrix_dims(kOp, self, dim.value_or(IntArrayRef{0, 1}));
    return norm_of_order(kOp, x, ord->toDouble(), dims, keepdim);
  }
  reduced_dims(kOp, dim, self.dim());  // raises what linalg_vector_norm would under its own name
  return ops::linalg_vector_norm(x, ord.value_or(2), dim, keepdim);
}

TensorBase linalg_norm_str(const TensorBase& self, std::string_view ord,
                           std::optional<IntArrayRef> dim, bool keepdim,
                           std::optional<DType> dtype) {
  constexpr std::string_view kOp = "linalg_norm";
  TENON_CHECK(dim || self.dim() == 2, ShapeError, kOp, ": expected a matrix for the order '", ord,
              "' without dim, got sizes ", self.sizes());
  const DimVector dims = matrix_dims(kOp, self, dim.value_or(IntArrayRef{0, 1}));
  return norm_of_name(kOp, computed(kOp, self, dtype), ord, dims, keepdim);
}

TensorBase linalg_cond(const TensorBase& self, const std::optional<Scalar>& p) {
  constexpr std::string_view kOp = "linalg_cond";
  check_matrices(kOp, "self", self);
  const double order = p.value_or(2).toDouble();
  check_matrix_order(kOp, order);
  if (is_without_elements(self)) return zero_for_each(self);
  if (std::fabs(order) == 2) {
    const TensorBase values = ops::linalg_svdvals(self);
    const TensorBase greatest = ops::select(values, -1, 0), least = ops::select(values, -1, -1);
    return order > 0 ? ops::div(greatest, least) : ops::div(least, greatest);
  }
  check_square(kOp, "self", self);
  const DimVector last = matrix_dims(kOp, self, {-2, -1});
  return condition(self, [&](const TensorBase& matrices) {
    return norm_of_order(kOp, matrices, order, last, false);
  });
}

TensorBase linalg_cond_str(const TensorBase& self, std::string_view p) {
  constexpr std::string_view kOp = "linalg_cond";
  check_square(kOp, "self", self);
  check_matrix_order(kOp, p);
  if (is_without_elements(self)) return zero_for_each(self);
  const DimVector last = matrix_dims(kOp, self, {-2, -1});
  return condition(self, [&](const TensorBase& matrices) {
    return norm_of_name(kOp, matrices, p, last, false);
  });
}

TensorBase linalg_matrix_rank_tensor(const TensorBase& self, const TensorBase& atol,
                                     const TensorBase& rtol, bool hermitian) {
  constexpr std::string_view kOp = "linalg_matrix_rank";
  hermitian ? check_square(kOp, "self", self) : check_matrices(kOp, "self", self);
  const NoGradGuard guard;  // a count has no gradient
  const TensorBase values =
      hermitian ? ops::abs(ops::linalg_eigvalsh(self)) : ops::linalg_svdvals(self);
  if (values.size(-1) == 0) return ops::sum(ops::gt(values, 0), IntArrayRef{-1});
  const TensorBase greatest = ops::amax(values, -1, /*keepdim=*/true);
  const TensorBase least = tolerance(kOp, self, greatest, atol, rtol);
  return ops::sum(ops::gt(values, least), IntArrayRef{-1});
}

TensorBase linalg_matrix_rank_float(const TensorBase& self, std::optional<double> atol,
                                    std::optional<double> rtol, bool hermitian) {
  return ops::linalg_matrix_rank(self, given(self, atol), given(self, rtol), hermitian);
}

TensorBase linalg_pinv_tensor(const TensorBase& self, const TensorBase& atol,
                              const TensorBase& rtol, bool hermitian) {
  constexpr std::string_view kOp = "linalg_pinv";
  hermitian ? check_square(kOp, "self", self) : check_matrices(kOp, "self", self);
  const TensorBase turned = ops::transpose(self, -2, -1);
  if (is_without_elements(self)) return ops::new_zeros(self, turned.sizes());
  if (hermitian) {
    const auto [values, vectors] = ops::linalg_eigh(self);
    const TensorBase magnitudes = ops::abs(values);
    const TensorBase greatest = ops::amax(magnitudes, -1, /*keepdim=*/true);
    const TensorBase inverses =
        inverse_values(values, magnitudes, tolerance(kOp, self, greatest, atol, rtol));
    return ops::matmul(ops::mul(vectors, ops::unsqueeze(inverses, -2)),
                       ops::transpose(vectors, -2, -1));
  }
  const auto [u, s, vh] = ops::_linalg_svd(self, /*full_matrices=*/false, true, std::nullopt);
  const TensorBase greatest = ops::amax(s, -1, /*keepdim=*/true);
  const TensorBase inverses = inverse_values(s, s, tolerance(kOp, self, greatest, atol, rtol));
  return ops::matmul(ops::mul(ops::transpose(vh, -2, -1), ops::unsqueeze(inverses, -2)),
                     ops::transpose(u, -2, -1));
}

TensorBase linalg_pinv_float(const TensorBase& self, std::optional<double> atol,
                             std::optional<double> rtol, bool hermitian) {
  return ops::linalg_pinv(self, given(self, atol), given(self, rtol), hermitian);
}

TensorBase pinverse(const TensorBase& self, double rcond) {
  check_matrices("pinverse", "self", self);
  return ops::linalg_pinv(self, rcond, false);
}

}  // namespace tenon::composite
