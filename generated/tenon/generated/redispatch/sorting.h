// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/sorting.h"

namespace tenon::redispatch {

inline Tensor argsort(DispatchKeySet keys, const Tensor& self, int64_t dim = -1,
                      bool descending = false) {
  return stubs::argsort::redispatch(keys, self, dim, descending);
}
inline Tensor argsort(DispatchKeySet keys, const Tensor& self, bool stable, int64_t dim = -1,
                      bool descending = false) {
  return stubs::argsort_stable::redispatch(keys, self, stable, dim, descending);
}

inline Tensor bincount(DispatchKeySet keys, const Tensor& self,
                       const std::optional<Tensor>& weights = {}, int64_t minlength = 0) {
  return stubs::bincount::redispatch(keys, self, detail::tensor_or_undefined(weights), minlength);
}

inline Tensor bucketize(DispatchKeySet keys, const Tensor& self, const Tensor& boundaries,
                        bool out_int32 = false, bool right = false) {
  return stubs::bucketize_Tensor::redispatch(keys, self, boundaries, out_int32, right);
}
inline Tensor bucketize(DispatchKeySet keys, const Scalar& self, const Tensor& boundaries,
                        bool out_int32 = false, bool right = false) {
  return stubs::bucketize_Scalar::redispatch(keys, self, boundaries, out_int32, right);
}

inline Tensor count_nonzero(DispatchKeySet keys, const Tensor& self,
                            std::optional<int64_t> dim = std::nullopt) {
  return stubs::count_nonzero::redispatch(keys, self, dim);
}
inline Tensor count_nonzero(DispatchKeySet keys, const Tensor& self, IntArrayRef dim) {
  return stubs::count_nonzero_dim_IntList::redispatch(keys, self, dim);
}

inline std::tuple<Tensor, Tensor> cummax(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return detail::to_public(stubs::cummax::redispatch(keys, self, dim));
}

inline std::tuple<Tensor, Tensor> cummin(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return detail::to_public(stubs::cummin::redispatch(keys, self, dim));
}

inline Tensor histc(DispatchKeySet keys, const Tensor& self, int64_t bins = 100,
                    const Scalar& min = 0, const Scalar& max = 0) {
  return stubs::histc::redispatch(keys, self, bins, min, max);
}

inline Tensor isin(DispatchKeySet keys, const Tensor& elements, const Tensor& test_elements,
                   bool assume_unique = false, bool invert = false) {
  return stubs::isin_Tensor_Tensor::redispatch(keys, elements, test_elements, assume_unique,
                                               invert);
}

inline std::tuple<Tensor, Tensor> kthvalue(DispatchKeySet keys, const Tensor& self, int64_t k,
                                           int64_t dim = -1, bool keepdim = false) {
  return detail::to_public(stubs::kthvalue::redispatch(keys, self, k, dim, keepdim));
}

inline Tensor masked_select(DispatchKeySet keys, const Tensor& self, const Tensor& mask) {
  return stubs::masked_select::redispatch(keys, self, mask);
}

inline Tensor median(DispatchKeySet keys, const Tensor& self) {
  return stubs::median::redispatch(keys, self);
}
inline std::tuple<Tensor, Tensor> median(DispatchKeySet keys, const Tensor& self, int64_t dim,
                                         bool keepdim = false) {
  return detail::to_public(stubs::median_dim::redispatch(keys, self, dim, keepdim));
}

inline std::tuple<Tensor, Tensor> mode(DispatchKeySet keys, const Tensor& self, int64_t dim = -1,
                                       bool keepdim = false) {
  return detail::to_public(stubs::mode::redispatch(keys, self, dim, keepdim));
}

inline Tensor msort(DispatchKeySet keys, const Tensor& self) {
  return stubs::msort::redispatch(keys, self);
}

inline Tensor nanmedian(DispatchKeySet keys, const Tensor& self) {
  return stubs::nanmedian::redispatch(keys, self);
}
inline std::tuple<Tensor, Tensor> nanmedian(DispatchKeySet keys, const Tensor& self, int64_t dim,
                                            bool keepdim = false) {
  return detail::to_public(stubs::nanmedian_dim::redispatch(keys, self, dim, keepdim));
}

inline Tensor nanquantile(DispatchKeySet keys, const Tensor& self, const Tensor& q,
                          std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                          std::string_view interpolation = "linear") {
  return stubs::nanquantile::redispatch(keys, self, q, dim, keepdim, interpolation);
}
inline Tensor nanquantile(DispatchKeySet keys, const Tensor& self, double q,
                          std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                          std::string_view interpolation = "linear") {
  return stubs::nanquantile_scalar::redispatch(keys, self, q, dim, keepdim, interpolation);
}

inline Tensor nonzero(DispatchKeySet keys, const Tensor& self) {
  return stubs::nonzero::redispatch(keys, self);
}

inline Tensor quantile(DispatchKeySet keys, const Tensor& self, const Tensor& q,
                       std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                       std::string_view interpolation = "linear") {
  return stubs::quantile::redispatch(keys, self, q, dim, keepdim, interpolation);
}
inline Tensor quantile(DispatchKeySet keys, const Tensor& self, double q,
                       std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                       std::string_view interpolation = "linear") {
  return stubs::quantile_scalar::redispatch(keys, self, q, dim, keepdim, interpolation);
}

inline Tensor searchsorted(DispatchKeySet keys, const Tensor& sorted_sequence, const Tensor& self,
                           bool out_int32 = false, bool right = false,
                           std::optional<std::string_view> side = std::nullopt,
                           const std::optional<Tensor>& sorter = {}) {
  return stubs::searchsorted_Tensor::redispatch(keys, sorted_sequence, self, out_int32, right, side,
                                                detail::tensor_or_undefined(sorter));
}
inline Tensor searchsorted(DispatchKeySet keys, const Tensor& sorted_sequence, const Scalar& self,
                           bool out_int32 = false, bool right = false,
                           std::optional<std::string_view> side = std::nullopt,
                           const std::optional<Tensor>& sorter = {}) {
  return stubs::searchsorted_Scalar::redispatch(keys, sorted_sequence, self, out_int32, right, side,
                                                detail::tensor_or_undefined(sorter));
}

inline std::tuple<Tensor, Tensor> sort(DispatchKeySet keys, const Tensor& self, int64_t dim = -1,
                                       bool descending = false) {
  return detail::to_public(stubs::sort::redispatch(keys, self, dim, descending));
}
inline std::tuple<Tensor, Tensor> sort(DispatchKeySet keys, const Tensor& self,
                                       std::optional<bool> stable, int64_t dim = -1,
                                       bool descending = false) {
  return detail::to_public(stubs::sort_stable::redispatch(keys, self, stable, dim, descending));
}

inline std::tuple<Tensor, Tensor> topk(DispatchKeySet keys, const Tensor& self, int64_t k,
                                       int64_t dim = -1, bool largest = true, bool sorted = true) {
  return detail::to_public(stubs::topk::redispatch(keys, self, k, dim, largest, sorted));
}

inline std::tuple<Tensor, Tensor, Tensor> _unique2(
    DispatchKeySet keys, const Tensor& self, bool sorted = true, bool return_inverse = false,
    bool return_counts = false) {
  return detail::to_public(
      stubs::_unique2::redispatch(keys, self, sorted, return_inverse, return_counts));
}

inline std::tuple<Tensor, Tensor, Tensor> unique_consecutive(
    DispatchKeySet keys, const Tensor& self, bool return_inverse = false,
    bool return_counts = false, std::optional<int64_t> dim = std::nullopt) {
  return detail::to_public(
      stubs::unique_consecutive::redispatch(keys, self, return_inverse, return_counts, dim));
}

inline std::tuple<Tensor, Tensor, Tensor> unique_dim(
    DispatchKeySet keys, const Tensor& self, int64_t dim, bool sorted = true,
    bool return_inverse = false, bool return_counts = false) {
  return detail::to_public(
      stubs::unique_dim::redispatch(keys, self, dim, sorted, return_inverse, return_counts));
}

}  // namespace tenon::redispatch
