#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What reductions return: `self` without the dimensions `dim`, or with size 1 there where
/// `keepdim`. All dimensions are reduced where none are given. IndexError for a dimension out of
/// range, ValueError for one that is given twice.
namespace tenon::meta {

/// int64 for integers and bool, else the dtype of `self`; `dtype` where given.
TensorSpec sum(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
               std::optional<DType> dtype);
TensorSpec prod(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                std::optional<DType> dtype);
/// DTypeError unless the result is floating.
TensorSpec mean(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                std::optional<DType> dtype);
/// ShapeError where there is nothing to choose from.
TensorSpec extremum(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                    bool keepdim);
/// The extrema and their int64 indices, with the same error.
std::tuple<TensorSpec, TensorSpec> extremum_dim(std::string_view op, const TensorBase& self,
                                                int64_t dim, bool keepdim);
/// The int64 indices, with the same error.
TensorSpec argument_of_extremum(std::string_view op, const TensorBase& self,
                                std::optional<int64_t> dim, bool keepdim);
/// A bool result.
TensorSpec truth(std::string_view op, const TensorBase& self, std::optional<IntArrayRef> dim,
                 bool keepdim);
/// The sizes of `self`, in the dtype of a sum.
TensorSpec running_totals(std::string_view op, const TensorBase& self, int64_t dim,
                          std::optional<DType> dtype);
/// The sizes and the dtype of `self`; DTypeError unless that is floating.
TensorSpec logcumsumexp(const TensorBase& self, int64_t dim);

}  // namespace tenon::meta
