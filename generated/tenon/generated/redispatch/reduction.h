// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"

namespace tenon::redispatch {

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline Tensor sum(DispatchKeySet keys, const Tensor& self,
                  std::optional<DType> dtype = std::nullopt) {
  return stubs::sum::redispatch(keys, self, dtype);
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
inline Tensor sum(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                  bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::sum_dim_IntList::redispatch(keys, self, dim, keepdim, dtype);
}

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
inline Tensor& sum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const OptionalIntArrayRef& dim, bool keepdim = false,
                       std::optional<DType> dtype = std::nullopt) {
  stubs::sum_IntList_out::redispatch(keys, self, dim, keepdim, dtype, out);
  return out;
}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline Tensor mean(DispatchKeySet keys, const Tensor& self,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::mean::redispatch(keys, self, dtype);
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
inline Tensor mean(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                   bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::mean_dim::redispatch(keys, self, dim, keepdim, dtype);
}

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
inline Tensor& mean_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        const OptionalIntArrayRef& dim, bool keepdim = false,
                        std::optional<DType> dtype = std::nullopt) {
  stubs::mean_out::redispatch(keys, self, dim, keepdim, dtype, out);
  return out;
}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline Tensor prod(DispatchKeySet keys, const Tensor& self,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::prod::redispatch(keys, self, dtype);
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
inline Tensor prod(DispatchKeySet keys, const Tensor& self, int64_t dim, bool keepdim = false,
                   std::optional<DType> dtype = std::nullopt) {
  return stubs::prod_dim_int::redispatch(keys, self, dim, keepdim, dtype);
}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
inline Tensor amax(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& dim = {},
                   bool keepdim = false) {
  return stubs::amax::redispatch(keys, self, dim, keepdim);
}

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& amax_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        const IntArrayOf<1>& dim = {}, bool keepdim = false) {
  stubs::amax_out::redispatch(keys, self, dim, keepdim, out);
  return out;
}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
inline Tensor amin(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& dim = {},
                   bool keepdim = false) {
  return stubs::amin::redispatch(keys, self, dim, keepdim);
}

// amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& amin_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        const IntArrayOf<1>& dim = {}, bool keepdim = false) {
  stubs::amin_out::redispatch(keys, self, dim, keepdim, out);
  return out;
}

// max(Tensor self) -> Tensor
inline Tensor max(DispatchKeySet keys, const Tensor& self) {
  return stubs::max::redispatch(keys, self);
}

// min(Tensor self) -> Tensor
inline Tensor min(DispatchKeySet keys, const Tensor& self) {
  return stubs::min::redispatch(keys, self);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
inline std::tuple<Tensor, Tensor> max(DispatchKeySet keys, const Tensor& self, int64_t dim,
                                      bool keepdim = false) {
  return detail::to_public(stubs::max_dim::redispatch(keys, self, dim, keepdim));
}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
inline std::tuple<Tensor, Tensor> min(DispatchKeySet keys, const Tensor& self, int64_t dim,
                                      bool keepdim = false) {
  return detail::to_public(stubs::min_dim::redispatch(keys, self, dim, keepdim));
}

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
inline Tensor argmax(DispatchKeySet keys, const Tensor& self,
                     std::optional<int64_t> dim = std::nullopt, bool keepdim = false) {
  return stubs::argmax::redispatch(keys, self, dim, keepdim);
}

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
inline Tensor argmin(DispatchKeySet keys, const Tensor& self,
                     std::optional<int64_t> dim = std::nullopt, bool keepdim = false) {
  return stubs::argmin::redispatch(keys, self, dim, keepdim);
}

// any(Tensor self) -> Tensor
inline Tensor any(DispatchKeySet keys, const Tensor& self) {
  return stubs::any::redispatch(keys, self);
}

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
inline Tensor any(DispatchKeySet keys, const Tensor& self, int64_t dim, bool keepdim = false) {
  return stubs::any_dim::redispatch(keys, self, dim, keepdim);
}

// all(Tensor self) -> Tensor
inline Tensor all(DispatchKeySet keys, const Tensor& self) {
  return stubs::all::redispatch(keys, self);
}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
inline Tensor all(DispatchKeySet keys, const Tensor& self, int64_t dim, bool keepdim = false) {
  return stubs::all_dim::redispatch(keys, self, dim, keepdim);
}

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
inline Tensor var(DispatchKeySet keys, const Tensor& self,
                  const OptionalIntArrayRef& dim = std::nullopt,
                  const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) {
  return stubs::var_correction::redispatch(keys, self, dim, correction, keepdim);
}

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
inline Tensor var(DispatchKeySet keys, const Tensor& self, const OptionalIntArrayRef& dim,
                  bool unbiased, bool keepdim = false) {
  return stubs::var_dim::redispatch(keys, self, dim, unbiased, keepdim);
}

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
inline Tensor std(DispatchKeySet keys, const Tensor& self,
                  const OptionalIntArrayRef& dim = std::nullopt,
                  const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) {
  return stubs::std_correction::redispatch(keys, self, dim, correction, keepdim);
}

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
inline Tensor logsumexp(DispatchKeySet keys, const Tensor& self, const IntArrayOf<1>& dim,
                        bool keepdim = false) {
  return stubs::logsumexp::redispatch(keys, self, dim, keepdim);
}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
inline Tensor cumsum(DispatchKeySet keys, const Tensor& self, int64_t dim,
                     std::optional<DType> dtype = std::nullopt) {
  return stubs::cumsum::redispatch(keys, self, dim, dtype);
}

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
inline Tensor& cumsum_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  stubs::cumsum_out::redispatch(keys, self, dim, dtype, out);
  return out;
}

}  // namespace tenon::redispatch
