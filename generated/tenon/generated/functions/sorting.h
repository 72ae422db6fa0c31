// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_unique2.h"
#include "tenon/generated/ops/argsort.h"
#include "tenon/generated/ops/bincount.h"
#include "tenon/generated/ops/bucketize.h"
#include "tenon/generated/ops/count_nonzero.h"
#include "tenon/generated/ops/cummax.h"
#include "tenon/generated/ops/cummin.h"
#include "tenon/generated/ops/histc.h"
#include "tenon/generated/ops/isin.h"
#include "tenon/generated/ops/kthvalue.h"
#include "tenon/generated/ops/masked_select.h"
#include "tenon/generated/ops/median.h"
#include "tenon/generated/ops/mode.h"
#include "tenon/generated/ops/msort.h"
#include "tenon/generated/ops/nanmedian.h"
#include "tenon/generated/ops/nanquantile.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/quantile.h"
#include "tenon/generated/ops/searchsorted.h"
#include "tenon/generated/ops/sort.h"
#include "tenon/generated/ops/topk.h"
#include "tenon/generated/ops/unique_consecutive.h"
#include "tenon/generated/ops/unique_dim.h"

namespace tenon {

/// The indices that put the elements of each slice of a dimension in order.
inline Tensor argsort(const Tensor& self, int64_t dim = -1, bool descending = false) {
  return stubs::argsort::call(self, dim, descending);
}

/// The same as argsort, which is stable whatever is asked for.
inline Tensor argsort(const Tensor& self, bool stable, int64_t dim = -1, bool descending = false) {
  return stubs::argsort_stable::call(self, stable, dim, descending);
}

/// How often each number from 0 on is there, or the sum of the weights of these elements.
inline Tensor bincount(const Tensor& self, const std::optional<Tensor>& weights = {},
                       int64_t minlength = 0) {
  return stubs::bincount::call(self, detail::tensor_or_undefined(weights), minlength);
}

/// Between which of sorted boundaries each value lies.
inline Tensor bucketize(const Tensor& self, const Tensor& boundaries, bool out_int32 = false,
                        bool right = false) {
  return stubs::bucketize_Tensor::call(self, boundaries, out_int32, right);
}

/// Between which of sorted boundaries a number lies.
inline Tensor bucketize(const Scalar& self, const Tensor& boundaries, bool out_int32 = false,
                        bool right = false) {
  return stubs::bucketize_Scalar::call(self, boundaries, out_int32, right);
}

/// How many elements are not 0, of each slice of a dimension or of all.
inline Tensor count_nonzero(const Tensor& self, std::optional<int64_t> dim = std::nullopt) {
  return stubs::count_nonzero::call(self, dim);
}

/// How many elements over dimensions are not 0.
inline Tensor count_nonzero(const Tensor& self, IntArrayRef dim) {
  return stubs::count_nonzero_dim_IntList::call(self, dim);
}

/// The greatest element of a dimension up to each index and the last index of it; NaN from the
/// first one on.
inline std::tuple<Tensor, Tensor> cummax(const Tensor& self, int64_t dim) {
  return detail::to_public(stubs::cummax::call(self, dim));
}

/// The smallest element of a dimension up to each index and the last index of it; NaN from the
/// first one on.
inline std::tuple<Tensor, Tensor> cummin(const Tensor& self, int64_t dim) {
  return detail::to_public(stubs::cummin::call(self, dim));
}

/// How many elements lie in each of the equal parts of a range, by default that of the elements.
inline Tensor histc(const Tensor& self, int64_t bins = 100, const Scalar& min = 0,
                    const Scalar& max = 0) {
  return stubs::histc::call(self, bins, min, max);
}

/// Whether each element is one of others, or with invert whether it is none.
inline Tensor isin(const Tensor& elements, const Tensor& test_elements, bool assume_unique = false,
                   bool invert = false) {
  return stubs::isin_Tensor_Tensor::call(elements, test_elements, assume_unique, invert);
}

/// The k-th smallest element of each slice of a dimension, counted from 1, and its index.
inline std::tuple<Tensor, Tensor> kthvalue(const Tensor& self, int64_t k, int64_t dim = -1,
                                           bool keepdim = false) {
  return detail::to_public(stubs::kthvalue::call(self, k, dim, keepdim));
}

/// The elements for which a mask holds, both broadcast together, in row-major order.
inline Tensor masked_select(const Tensor& self, const Tensor& mask) {
  return stubs::masked_select::call(self, mask);
}

/// The middle element, the lower one of two; NaN where there is one, or no element.
inline Tensor median(const Tensor& self) {
  return stubs::median::call(self);
}

/// The middle element of each slice of a dimension and its index; the first NaN where there is one.
inline std::tuple<Tensor, Tensor> median(const Tensor& self, int64_t dim, bool keepdim = false) {
  return detail::to_public(stubs::median_dim::call(self, dim, keepdim));
}

/// The smallest of the most frequent elements of each slice of a dimension, and its last index.
inline std::tuple<Tensor, Tensor> mode(const Tensor& self, int64_t dim = -1, bool keepdim = false) {
  return detail::to_public(stubs::mode::call(self, dim, keepdim));
}

/// The elements of each slice of the first dimension in order.
inline Tensor msort(const Tensor& self) {
  return stubs::msort::call(self);
}

/// The middle one of the elements that are not NaN, or NaN where there is none.
inline Tensor nanmedian(const Tensor& self) {
  return stubs::nanmedian::call(self);
}

/// The middle one of the elements of each slice of a dimension that are not NaN, and its index.
inline std::tuple<Tensor, Tensor> nanmedian(const Tensor& self, int64_t dim, bool keepdim = false) {
  return detail::to_public(stubs::nanmedian_dim::call(self, dim, keepdim));
}

/// The q-th quantiles of the elements that are not NaN, of each slice of a dimension or of all.
inline Tensor nanquantile(const Tensor& self, const Tensor& q,
                          std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                          std::string_view interpolation = "linear") {
  return stubs::nanquantile::call(self, q, dim, keepdim, interpolation);
}

/// The q-th quantile of the elements that are not NaN, of each slice of a dimension or of all.
inline Tensor nanquantile(const Tensor& self, double q, std::optional<int64_t> dim = std::nullopt,
                          bool keepdim = false, std::string_view interpolation = "linear") {
  return stubs::nanquantile_scalar::call(self, q, dim, keepdim, interpolation);
}

/// The indices of the elements that are not 0, a row each.
inline Tensor nonzero(const Tensor& self) {
  return stubs::nonzero::call(self);
}

/// The q-th quantiles of the elements, of each slice of a dimension or of all.
inline Tensor quantile(const Tensor& self, const Tensor& q,
                       std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                       std::string_view interpolation = "linear") {
  return stubs::quantile::call(self, q, dim, keepdim, interpolation);
}

/// The q-th quantile of the elements, of each slice of a dimension or of all.
inline Tensor quantile(const Tensor& self, double q, std::optional<int64_t> dim = std::nullopt,
                       bool keepdim = false, std::string_view interpolation = "linear") {
  return stubs::quantile_scalar::call(self, q, dim, keepdim, interpolation);
}

/// Where each value can stand in a sorted sequence, the first or on the right the last such place.
inline Tensor searchsorted(const Tensor& sorted_sequence, const Tensor& self,
                           bool out_int32 = false, bool right = false,
                           std::optional<std::string_view> side = std::nullopt,
                           const std::optional<Tensor>& sorter = {}) {
  return stubs::searchsorted_Tensor::call(sorted_sequence, self, out_int32, right, side,
                                          detail::tensor_or_undefined(sorter));
}

/// Where a number can stand in a sorted sequence.
inline Tensor searchsorted(const Tensor& sorted_sequence, const Scalar& self,
                           bool out_int32 = false, bool right = false,
                           std::optional<std::string_view> side = std::nullopt,
                           const std::optional<Tensor>& sorter = {}) {
  return stubs::searchsorted_Scalar::call(sorted_sequence, self, out_int32, right, side,
                                          detail::tensor_or_undefined(sorter));
}

/// The elements of each slice of a dimension in order, and their indices; equal ones keep their
/// order.
inline std::tuple<Tensor, Tensor> sort(const Tensor& self, int64_t dim = -1,
                                       bool descending = false) {
  return detail::to_public(stubs::sort::call(self, dim, descending));
}

/// The same as sort, which is stable whatever is asked for.
inline std::tuple<Tensor, Tensor> sort(const Tensor& self, std::optional<bool> stable,
                                       int64_t dim = -1, bool descending = false) {
  return detail::to_public(stubs::sort_stable::call(self, stable, dim, descending));
}

/// The k greatest or smallest elements of each slice of a dimension in order, and their indices.
inline std::tuple<Tensor, Tensor> topk(const Tensor& self, int64_t k, int64_t dim = -1,
                                       bool largest = true, bool sorted = true) {
  return detail::to_public(stubs::topk::call(self, k, dim, largest, sorted));
}

/// The different elements in order, for each element which of them it is, and how often each is
/// there.
inline std::tuple<Tensor, Tensor, Tensor> _unique2(
    const Tensor& self, bool sorted = true, bool return_inverse = false,
    bool return_counts = false) {
  return detail::to_public(stubs::_unique2::call(self, sorted, return_inverse, return_counts));
}

/// The first of each run of equal elements, or slices; for each element its run, and the lengths of
/// runs.
inline std::tuple<Tensor, Tensor, Tensor> unique_consecutive(
    const Tensor& self, bool return_inverse = false, bool return_counts = false,
    std::optional<int64_t> dim = std::nullopt) {
  return detail::to_public(
      stubs::unique_consecutive::call(self, return_inverse, return_counts, dim));
}

/// The different slices of a dimension in order, for each slice which of them it is, and how often
/// each is there.
inline std::tuple<Tensor, Tensor, Tensor> unique_dim(
    const Tensor& self, int64_t dim, bool sorted = true, bool return_inverse = false,
    bool return_counts = false) {
  return detail::to_public(
      stubs::unique_dim::call(self, dim, sorted, return_inverse, return_counts));
}

}  // namespace tenon
