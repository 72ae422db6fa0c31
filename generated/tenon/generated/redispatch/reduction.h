// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/reduction.h"

namespace tenon::redispatch {

inline Tensor all(DispatchKeySet keys, const Tensor& self) {
  return stubs::all::redispatch(keys, self);
}
inline Tensor all(DispatchKeySet keys, const Tensor& self, int64_t dim, bool keepdim = false) {
  return stubs::all_dim::redispatch(keys, self, dim, keepdim);
}
inline Tensor all(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                  bool keepdim = false) {
  return stubs::all_dims::redispatch(keys, self, dim, keepdim);
}
inline Tensor& all_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const OptionalIntArrayRef& dim, bool keepdim = false) {
  return detail::written_to(out, stubs::all_dims_out::redispatch(keys, self, dim, keepdim, out));
}

inline Tensor amax(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& dim = {},
                   bool keepdim = false) {
  return stubs::amax::redispatch(keys, self, dim, keepdim);
}
inline Tensor& amax_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        const IntArrayOf<1>& dim = {}, bool keepdim = false) {
  return detail::written_to(out, stubs::amax_out::redispatch(keys, self, dim, keepdim, out));
}

inline Tensor amin(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& dim = {},
                   bool keepdim = false) {
  return stubs::amin::redispatch(keys, self, dim, keepdim);
}
inline Tensor& amin_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        const IntArrayOf<1>& dim = {}, bool keepdim = false) {
  return detail::written_to(out, stubs::amin_out::redispatch(keys, self, dim, keepdim, out));
}

inline Tensor any(DispatchKeySet keys, const Tensor& self) {
  return stubs::any::redispatch(keys, self);
}
inline Tensor any(DispatchKeySet keys, const Tensor& self, int64_t dim, bool keepdim = false) {
  return stubs::any_dim::redispatch(keys, self, dim, keepdim);
}
inline Tensor any(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                  bool keepdim = false) {
  return stubs::any_dims::redispatch(keys, self, dim, keepdim);
}
inline Tensor& any_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const OptionalIntArrayRef& dim, bool keepdim = false) {
  return detail::written_to(out, stubs::any_dims_out::redispatch(keys, self, dim, keepdim, out));
}

inline Tensor argmax(DispatchKeySet keys, const Tensor& self,
                     std::optional<int64_t> dim = std::nullopt, bool keepdim = false) {
  return stubs::argmax::redispatch(keys, self, dim, keepdim);
}

inline Tensor argmin(DispatchKeySet keys, const Tensor& self,
                     std::optional<int64_t> dim = std::nullopt, bool keepdim = false) {
  return stubs::argmin::redispatch(keys, self, dim, keepdim);
}

inline Tensor cumprod(DispatchKeySet keys, const Tensor& self, int64_t dim,
                      std::optional<DType> dtype = std::nullopt) {
  return stubs::cumprod::redispatch(keys, self, dim, dtype);
}
inline Tensor& cumprod_(DispatchKeySet keys, Tensor& self, int64_t dim,
                        std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(self, stubs::cumprod_::redispatch(keys, self, dim, dtype));
}
inline Tensor& cumprod_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                           std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::cumprod_out::redispatch(keys, self, dim, dtype, out));
}

inline Tensor cumsum(DispatchKeySet keys, const Tensor& self, int64_t dim,
                     std::optional<DType> dtype = std::nullopt) {
  return stubs::cumsum::redispatch(keys, self, dim, dtype);
}
inline Tensor& cumsum_(DispatchKeySet keys, Tensor& self, int64_t dim,
                       std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(self, stubs::cumsum_::redispatch(keys, self, dim, dtype));
}
inline Tensor& cumsum_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::cumsum_out::redispatch(keys, self, dim, dtype, out));
}

inline Tensor logcumsumexp(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::logcumsumexp::redispatch(keys, self, dim);
}
inline Tensor& logcumsumexp_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim) {
  return detail::written_to(out, stubs::logcumsumexp_out::redispatch(keys, self, dim, out));
}

inline Tensor logsumexp(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& dim,
                        bool keepdim = false) {
  return stubs::logsumexp::redispatch(keys, self, dim, keepdim);
}

inline Tensor max(DispatchKeySet keys, const Tensor& self) {
  return stubs::max::redispatch(keys, self);
}
inline std::tuple<Tensor, Tensor> max(DispatchKeySet keys, const Tensor& self, int64_t dim,
                                      bool keepdim = false) {
  return detail::to_public(stubs::max_dim::redispatch(keys, self, dim, keepdim));
}

inline Tensor mean(DispatchKeySet keys, const Tensor& self,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::mean::redispatch(keys, self, dtype);
}
inline Tensor mean(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                   bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::mean_dim::redispatch(keys, self, dim, keepdim, dtype);
}
inline Tensor& mean_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        const OptionalIntArrayRef& dim, bool keepdim = false,
                        std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out, stubs::mean_out::redispatch(keys, self, dim, keepdim, dtype, out));
}

inline Tensor min(DispatchKeySet keys, const Tensor& self) {
  return stubs::min::redispatch(keys, self);
}
inline std::tuple<Tensor, Tensor> min(DispatchKeySet keys, const Tensor& self, int64_t dim,
                                      bool keepdim = false) {
  return detail::to_public(stubs::min_dim::redispatch(keys, self, dim, keepdim));
}

inline Tensor nanmean(DispatchKeySet keys, const Tensor& self,
                      const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                      std::optional<DType> dtype = std::nullopt) {
  return stubs::nanmean::redispatch(keys, self, dim, keepdim, dtype);
}
inline Tensor& nanmean_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                           std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out,
                            stubs::nanmean_out::redispatch(keys, self, dim, keepdim, dtype, out));
}

inline Tensor nansum(DispatchKeySet keys, const Tensor& self,
                     const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                     std::optional<DType> dtype = std::nullopt) {
  return stubs::nansum::redispatch(keys, self, dim, keepdim, dtype);
}
inline Tensor& nansum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                          const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                          std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out,
                            stubs::nansum_out::redispatch(keys, self, dim, keepdim, dtype, out));
}

inline Tensor prod(DispatchKeySet keys, const Tensor& self,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::prod::redispatch(keys, self, dtype);
}
inline Tensor prod(DispatchKeySet keys, const Tensor& self, int64_t dim, bool keepdim = false,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::prod_dim_int::redispatch(keys, self, dim, keepdim, dtype);
}

inline Tensor std(DispatchKeySet keys, const Tensor& self,
                  const OptionalIntArrayRef& dim = std::nullopt,
                  const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) {
  return stubs::std_correction::redispatch(keys, self, dim, correction, keepdim);
}

inline std::tuple<Tensor, Tensor> std_mean(DispatchKeySet keys, const Tensor& self,
                                           const OptionalIntArrayRef& dim = std::nullopt,
                                           const std::optional<Scalar>& correction = std::nullopt,
                                           bool keepdim = false) {
  return detail::to_public(
      stubs::std_mean_correction::redispatch(keys, self, dim, correction, keepdim));
}

inline Tensor sum(DispatchKeySet keys, const Tensor& self,
                  std::optional<DType> dtype = std::nullopt) {
  return stubs::sum::redispatch(keys, self, dtype);
}
inline Tensor sum(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                  bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::sum_dim_IntList::redispatch(keys, self, dim, keepdim, dtype);
}
inline Tensor& sum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const OptionalIntArrayRef& dim, bool keepdim = false,
                       std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out,
                            stubs::sum_IntList_out::redispatch(keys, self, dim, keepdim, dtype,
                                                               out));
}

inline Tensor trapezoid(DispatchKeySet keys, const Tensor& y, const Tensor& x, int64_t dim = -1) {
  return stubs::trapezoid_x::redispatch(keys, y, x, dim);
}
inline Tensor trapezoid(DispatchKeySet keys, const Tensor& y, const Scalar& dx = 1,
                        int64_t dim = -1) {
  return stubs::trapezoid_dx::redispatch(keys, y, dx, dim);
}

inline Tensor var(DispatchKeySet keys, const Tensor& self,
                  const OptionalIntArrayRef& dim = std::nullopt,
                  const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) {
  return stubs::var_correction::redispatch(keys, self, dim, correction, keepdim);
}
inline Tensor var(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                  bool unbiased, bool keepdim = false) {
  return stubs::var_dim::redispatch(keys, self, dim, unbiased, keepdim);
}

inline std::tuple<Tensor, Tensor> var_mean(DispatchKeySet keys, const Tensor& self,
                                           const OptionalIntArrayRef& dim = std::nullopt,
                                           const std::optional<Scalar>& correction = std::nullopt,
                                           bool keepdim = false) {
  return detail::to_public(
      stubs::var_mean_correction::redispatch(keys, self, dim, correction, keepdim));
}

}  // namespace tenon::redispatch
