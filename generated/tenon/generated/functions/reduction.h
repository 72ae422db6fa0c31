// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logcumsumexp.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/nanmean.h"
#include "tenon/generated/ops/nansum.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/std_mean.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/trapezoid.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/var_mean.h"

namespace tenon {

/// Whether all elements are nonzero.
inline Tensor all(const Tensor& self) {
  return stubs::all::call(self);
}

/// Whether all elements over a dimension are nonzero.
inline Tensor all(const Tensor& self, int64_t dim, bool keepdim = false) {
  return stubs::all_dim::call(self, dim, keepdim);
}

/// Whether all elements over dimensions are nonzero.
inline Tensor all(const Tensor& self, const OptionalIntArrayRef& dim, bool keepdim = false) {
  return stubs::all_dims::call(self, dim, keepdim);
}
inline Tensor& all_out(Tensor& out, const Tensor& self, const OptionalIntArrayRef& dim,
                       bool keepdim = false) {
  return detail::written_to(out, stubs::all_dims_out::call(self, dim, keepdim, out));
}

/// The greatest element over dimensions, NaN if there is one; ties share the gradient equally.
inline Tensor amax(const Tensor& self, const IntArrayOf<1>& dim = {}, bool keepdim = false) {
  return stubs::amax::call(self, dim, keepdim);
}
inline Tensor& amax_out(Tensor& out, const Tensor& self, const IntArrayOf<1>& dim = {},
                        bool keepdim = false) {
  return detail::written_to(out, stubs::amax_out::call(self, dim, keepdim, out));
}

/// The smallest element over dimensions, NaN if there is one; ties share the gradient equally.
inline Tensor amin(const Tensor& self, const IntArrayOf<1>& dim = {}, bool keepdim = false) {
  return stubs::amin::call(self, dim, keepdim);
}
inline Tensor& amin_out(Tensor& out, const Tensor& self, const IntArrayOf<1>& dim = {},
                        bool keepdim = false) {
  return detail::written_to(out, stubs::amin_out::call(self, dim, keepdim, out));
}

/// Whether any element is nonzero.
inline Tensor any(const Tensor& self) {
  return stubs::any::call(self);
}

/// Whether any element over a dimension is nonzero.
inline Tensor any(const Tensor& self, int64_t dim, bool keepdim = false) {
  return stubs::any_dim::call(self, dim, keepdim);
}

/// Whether any element over dimensions is nonzero.
inline Tensor any(const Tensor& self, const OptionalIntArrayRef& dim, bool keepdim = false) {
  return stubs::any_dims::call(self, dim, keepdim);
}
inline Tensor& any_out(Tensor& out, const Tensor& self, const OptionalIntArrayRef& dim,
                       bool keepdim = false) {
  return detail::written_to(out, stubs::any_dims_out::call(self, dim, keepdim, out));
}

/// The index of the first greatest element, over a dimension or in row-major order.
inline Tensor argmax(const Tensor& self, std::optional<int64_t> dim = std::nullopt,
                     bool keepdim = false) {
  return stubs::argmax::call(self, dim, keepdim);
}

/// The index of the first smallest element, over a dimension or in row-major order.
inline Tensor argmin(const Tensor& self, std::optional<int64_t> dim = std::nullopt,
                     bool keepdim = false) {
  return stubs::argmin::call(self, dim, keepdim);
}

/// The products of the elements of a dimension up to each index.
inline Tensor cumprod(const Tensor& self, int64_t dim, std::optional<DType> dtype = std::nullopt) {
  return stubs::cumprod::call(self, dim, dtype);
}
inline Tensor& cumprod_(Tensor& self, int64_t dim, std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(self, stubs::cumprod_::call(self, dim, dtype));
}
inline Tensor& cumprod_out(Tensor& out, const Tensor& self, int64_t dim,
                           std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::cumprod_out::call(self, dim, dtype, out));
}

/// The sums of the elements of a dimension up to each index.
inline Tensor cumsum(const Tensor& self, int64_t dim, std::optional<DType> dtype = std::nullopt) {
  return stubs::cumsum::call(self, dim, dtype);
}
inline Tensor& cumsum_(Tensor& self, int64_t dim, std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(self, stubs::cumsum_::call(self, dim, dtype));
}
inline Tensor& cumsum_out(Tensor& out, const Tensor& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::cumsum_out::call(self, dim, dtype, out));
}

/// The logarithms of the sums of exponentials of a dimension up to each index, without overflow.
inline Tensor logcumsumexp(const Tensor& self, int64_t dim) {
  return stubs::logcumsumexp::call(self, dim);
}
inline Tensor& logcumsumexp_out(Tensor& out, const Tensor& self, int64_t dim) {
  return detail::written_to(out, stubs::logcumsumexp_out::call(self, dim, out));
}

/// The logarithm of the sum of exponentials over dimensions, without overflow.
inline Tensor logsumexp(const Tensor& self, const IntArrayOf<1>& dim, bool keepdim = false) {
  return stubs::logsumexp::call(self, dim, keepdim);
}

/// The greatest of all elements.
inline Tensor max(const Tensor& self) {
  return stubs::max::call(self);
}

/// The greatest element over a dimension and the index of its first occurrence.
inline std::tuple<Tensor, Tensor> max(const Tensor& self, int64_t dim, bool keepdim = false) {
  return detail::to_public(stubs::max_dim::call(self, dim, keepdim));
}

/// The mean of all elements.
inline Tensor mean(const Tensor& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::mean::call(self, dtype);
}

/// The mean over dimensions.
inline Tensor mean(const Tensor& self, const OptionalIntArrayRef& dim, bool keepdim = false,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::mean_dim::call(self, dim, keepdim, dtype);
}
inline Tensor& mean_out(Tensor& out, const Tensor& self, const OptionalIntArrayRef& dim,
                        bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::mean_out::call(self, dim, keepdim, dtype, out));
}

/// The smallest of all elements.
inline Tensor min(const Tensor& self) {
  return stubs::min::call(self);
}

/// The smallest element over a dimension and the index of its first occurrence.
inline std::tuple<Tensor, Tensor> min(const Tensor& self, int64_t dim, bool keepdim = false) {
  return detail::to_public(stubs::min_dim::call(self, dim, keepdim));
}

/// The mean over dimensions of what is not NaN.
inline Tensor nanmean(const Tensor& self, const OptionalIntArrayRef& dim = std::nullopt,
                      bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::nanmean::call(self, dim, keepdim, dtype);
}
inline Tensor& nanmean_out(Tensor& out, const Tensor& self,
                           const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                           std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::nanmean_out::call(self, dim, keepdim, dtype, out));
}

/// The sum over dimensions of what is not NaN.
inline Tensor nansum(const Tensor& self, const OptionalIntArrayRef& dim = std::nullopt,
                     bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::nansum::call(self, dim, keepdim, dtype);
}
inline Tensor& nansum_out(Tensor& out, const Tensor& self,
                          const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                          std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::nansum_out::call(self, dim, keepdim, dtype, out));
}

/// The product of all elements; integers multiply in int64.
inline Tensor prod(const Tensor& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::prod::call(self, dtype);
}

/// The product over a dimension; integers multiply in int64.
inline Tensor prod(const Tensor& self, int64_t dim, bool keepdim = false,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::prod_dim_int::call(self, dim, keepdim, dtype);
}

/// The square root of the variance over dimensions.
inline Tensor std(const Tensor& self, const OptionalIntArrayRef& dim = std::nullopt,
                  const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) {
  return stubs::std_correction::call(self, dim, correction, keepdim);
}

/// The standard deviation and the mean over dimensions.
inline std::tuple<Tensor, Tensor> std_mean(const Tensor& self,
                                           const OptionalIntArrayRef& dim = std::nullopt,
                                           const std::optional<Scalar>& correction = std::nullopt,
                                           bool keepdim = false) {
  return detail::to_public(stubs::std_mean_correction::call(self, dim, correction, keepdim));
}

/// The sum of all elements; integers add up in int64.
inline Tensor sum(const Tensor& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::sum::call(self, dtype);
}

/// The sum over dimensions; integers add up in int64.
inline Tensor sum(const Tensor& self, const OptionalIntArrayRef& dim, bool keepdim = false,
                  std::optional<DType> dtype = std::nullopt) {
  return stubs::sum_dim_IntList::call(self, dim, keepdim, dtype);
}
inline Tensor& sum_out(Tensor& out, const Tensor& self, const OptionalIntArrayRef& dim,
                       bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::sum_IntList_out::call(self, dim, keepdim, dtype, out));
}

/// The integral along a dimension of samples y at places x, by the trapezoidal rule.
inline Tensor trapezoid(const Tensor& y, const Tensor& x, int64_t dim = -1) {
  return stubs::trapezoid_x::call(y, x, dim);
}

/// The integral along a dimension of samples y at distances dx, by the trapezoidal rule.
inline Tensor trapezoid(const Tensor& y, const Scalar& dx = 1, int64_t dim = -1) {
  return stubs::trapezoid_dx::call(y, dx, dim);
}

/// The variance over dimensions; the divisor is the count less correction, which is 1 unless given.
inline Tensor var(const Tensor& self, const OptionalIntArrayRef& dim = std::nullopt,
                  const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) {
  return stubs::var_correction::call(self, dim, correction, keepdim);
}

/// The variance over dimensions; the divisor is one less than the count where unbiased.
inline Tensor var(const Tensor& self, const OptionalIntArrayRef& dim, bool unbiased,
                  bool keepdim = false) {
  return stubs::var_dim::call(self, dim, unbiased, keepdim);
}

/// The variance and the mean over dimensions.
inline std::tuple<Tensor, Tensor> var_mean(const Tensor& self,
                                           const OptionalIntArrayRef& dim = std::nullopt,
                                           const std::optional<Scalar>& correction = std::nullopt,
                                           bool keepdim = false) {
  return detail::to_public(stubs::var_mean_correction::call(self, dim, correction, keepdim));
}

}  // namespace tenon
