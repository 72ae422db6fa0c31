#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "tenon/base/scalar.h"
#include "tenon/kernels/reduction/meta.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What operators return that depend on the order of elements. IndexError for a dimension out of
/// range.
namespace tenon::meta {

/// Elements and their int64 indices, both of the sizes and the order of dimensions of `self`.
std::tuple<TensorSpec, TensorSpec> sort(const TensorBase& self, int64_t dim);
/// `k` elements along `dim` and their int64 indices; ValueError unless there are as many.
std::tuple<TensorSpec, TensorSpec> topk(const TensorBase& self, int64_t k, int64_t dim);
/// As `extremum_dim`; ValueError unless there is a `k`-th element.
std::tuple<TensorSpec, TensorSpec> kthvalue(const TensorBase& self, int64_t k, int64_t dim,
                                            bool keepdim);
/// One element; ShapeError where there is none, and no NaN in its place.
TensorSpec median(std::string_view op, const TensorBase& self);
/// Elements of the sizes of `self` and their int64 indices.
std::tuple<TensorSpec, TensorSpec> cumulative(std::string_view op, const TensorBase& self,
                                              int64_t dim);
/// int64 or int32 of the sizes of `self`. ShapeError unless the sequence is one or has a row for
/// each of `self`, ValueError where `side` and `right` are no side, or not the same.
TensorSpec searchsorted(const TensorBase& sorted_sequence, const TensorBase& self, bool out_int32,
                        bool right, std::optional<std::string_view> side, const TensorBase& sorter);
/// bool of the sizes of `elements`.
TensorSpec isin(const TensorBase& elements, const TensorBase& test_elements);
/// `bins` numbers of the dtype of `self`, which is floating (DTypeError); ValueError unless there
/// is a bin and the bounds are in order.
TensorSpec histc(const TensorBase& self, int64_t bins, const Scalar& min, const Scalar& max);

}  // namespace tenon::meta
