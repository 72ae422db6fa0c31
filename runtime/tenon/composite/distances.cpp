#include <cmath>

#include "tenon/base/broadcast.h"
#include "tenon/base/dim_vector.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/triu_indices.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/reduced_dimensions.h"

// Norms, and the distances that they make.

namespace tenon::composite {
namespace {

TensorBase of_order(const TensorBase& x, double order, std::optional<IntArrayRef> dim,
                    bool keepdim) {
  if (order == 0) {
    return ops::_to_copy(ops::sum(ops::ne(x, 0), dim, keepdim), real_dtype(x.dtype()));
  }
  if (order == 2 && !x.is_complex()) return ops::sqrt(ops::sum(ops::mul(x, x), dim, keepdim));
  const TensorBase magnitudes = ops::abs(x);
  if (order == 2) return ops::sqrt(ops::sum(ops::mul(magnitudes, magnitudes), dim, keepdim));
  if (std::isinf(order)) {
    const IntArrayRef dims = dim.value_or(IntArrayRef());
    return order > 0 ? ops::amax(magnitudes, dims, keepdim) : ops::amin(magnitudes, dims, keepdim);
  }
  if (order == 1) return ops::sum(magnitudes, dim, keepdim);
  return ops::pow(ops::sum(ops::pow(magnitudes, order), dim, keepdim), 1 / order);
}

void check_norm(std::string_view op, const TensorBase& self, double order,
                std::optional<IntArrayRef> dim, DType computed) {
  check_inexact(op, self.dtype());
  check_computed_in(op, self.dtype(), computed);
  TENON_CHECK(!std::isnan(order), ValueError, op, ": expected an order, got NaN");
  const DimMask mask = reduced_dims(op, dim, self.dim());
  if (order >= 0 && !std::isinf(order)) return;
  for (int64_t i = 0; i < self.dim(); ++i) {
    TENON_CHECK(!mask[i] || self.sizes()[i] > 0, ShapeError, op, ": the elements of sizes ",
                self.sizes(), " over dimension ", i,
                " have no greatest one; give another order than inf");
  }
}

/// linalg_vector_norm, whose errors name `norm`.
TensorBase norm(const TensorBase& self, const std::optional<Scalar>& p,
                std::optional<IntArrayRef> dim, bool keepdim, std::optional<DType> dtype) {
  const Scalar order = p.value_or(2);
  check_norm("norm", self, order.toDouble(), dim, dtype.value_or(self.dtype()));
  return ops::linalg_vector_norm(self, order, dim, keepdim, dtype);
}

/// Rows to compare: sizes with a last dimension of as many columns.
void check_rows(std::string_view op, std::string_view name, const TensorBase& rows,
                int64_t least_dims) {
  check_floating(op, name, rows.dtype());
  TENON_CHECK(rows.dim() >= least_dims, ShapeError, op, ": expected ", name, " of at least ",
              least_dims, " dimensions, got sizes ", rows.sizes());
}

void check_order(std::string_view op, double p) {
  TENON_CHECK(p >= 0, ValueError, op, ": expected an order p of at least 0, got ", p);
}

}  // namespace

TensorBase vector_norm(const TensorBase& self, const Scalar& ord, std::optional<IntArrayRef> dim,
                       bool keepdim, std::optional<DType> dtype) {
  const DType computed = dtype.value_or(self.dtype()), result = real_dtype(computed);
  const double order = ord.toDouble();
  check_norm("linalg_vector_norm", self, order, dim, computed);
  const TensorBase x = self.dtype() == computed_dtype(computed)
                           ? self
                           : ops::_to_copy(self, computed_dtype(computed));
  const TensorBase norm = of_order(x, order, dim, keepdim);
  return norm.dtype() == result ? norm : ops::_to_copy(norm, result);
}

TensorBase norm_scalar(const TensorBase& self, const Scalar& p) {
  return norm(self, p, std::nullopt, false, std::nullopt);
}

TensorBase norm_dtype(const TensorBase& self, const std::optional<Scalar>& p, DType dtype) {
  return norm(self, p, std::nullopt, false, dtype);
}

TensorBase norm_dim(const TensorBase& self, const std::optional<Scalar>& p, IntArrayRef dim,
                    bool keepdim) {
  return norm(self, p, dim, keepdim, std::nullopt);
}

TensorBase norm_dim_dtype(const TensorBase& self, const std::optional<Scalar>& p, IntArrayRef dim,
                          bool keepdim, DType dtype) {
  return norm(self, p, dim, keepdim, dtype);
}

TensorBase cdist_forward(const TensorBase& x1, const TensorBase& x2, double p,
                         std::optional<int64_t> compute_mode) {
  check_rows("cdist", "x1", x1, 2);
  check_rows("cdist", "x2", x2, 2);
  check_order("cdist", p);
  TENON_CHECK(x1.size(-1) == x2.size(-1), ShapeError,
              "cdist: expected rows of one length, got sizes ", x1.sizes(), " and ", x2.sizes());
  TENON_CHECK(compute_mode.value_or(0) >= 0 && compute_mode.value_or(0) <= 2, ValueError,
              "cdist: expected a compute_mode of 0, 1 or 2, got ", compute_mode.value_or(0));
  return ops::linalg_vector_norm(
      ops::sub(ops::unsqueeze(recordable(x1), -2), ops::unsqueeze(recordable(x2), -3)), p, -1);
}

TensorBase pdist_forward(const TensorBase& self, double p) {
  check_rows("pdist", "self", self, 2);
  check_order("pdist", p);
  TENON_CHECK(self.dim() == 2, ShapeError, "pdist: expected a matrix, got sizes ", self.sizes());
  const int64_t rows = self.size(0);
  const TensorBase pairs =
      ops::triu_indices(rows, rows, 1, DType::kInt64, std::nullopt, self.device());
  const TensorBase difference = ops::sub(ops::index_select(self, 0, ops::select(pairs, 0, 0)),
                                         ops::index_select(self, 0, ops::select(pairs, 0, 1)));
  return ops::linalg_vector_norm(difference, p, -1);
}

TensorBase pairwise_distance(const TensorBase& x1, const TensorBase& x2, double p, double eps,
                             bool keepdim) {
  check_rows("pairwise_distance", "x1", x1, 0);
  check_rows("pairwise_distance", "x2", x2, 0);
  TENON_CHECK(!std::isnan(p), ValueError, "pairwise_distance: expected an order p, got NaN");
  broadcast_sizes("pairwise_distance", "x1", x1.sizes(), "x2", x2.sizes());
  const TensorBase difference = ops::add(ops::sub(x1, x2), eps);
  return ops::linalg_vector_norm(difference, p, -1, keepdim);
}

TensorBase cosine_similarity(const TensorBase& x1, const TensorBase& x2, int64_t dim, double eps) {
  check_rows("cosine_similarity", "x1", x1, 0);
  check_rows("cosine_similarity", "x2", x2, 0);
  const auto direction = [&](const TensorBase& x) {
    const TensorBase length = ops::linalg_vector_norm(x, 2, dim, /*keepdim=*/true);
    return ops::div(x, ops::clamp_min(length, eps));
  };
  return ops::sum(ops::mul(direction(x1), direction(x2)), dim);
}

}  // namespace tenon::composite
