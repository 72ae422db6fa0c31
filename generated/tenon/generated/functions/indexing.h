// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_index_positions.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_fill.h"
#include "tenon/generated/ops/index_put.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/masked_scatter.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/take_along_dim.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {

/// self with src in a window on its storage.
inline Tensor as_strided_scatter(const Tensor& self, const Tensor& src, IntArrayRef size,
                                 IntArrayRef stride,
                                 std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_scatter::call(self, src, size, stride, storage_offset);
}

/// self with src on the diagonal of two dimensions.
inline Tensor diagonal_scatter(const Tensor& self, const Tensor& src, int64_t offset = 0,
                               int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_scatter::call(self, src, offset, dim1, dim2);
}

/// Overwrites the diagonal of two dimensions with src.
inline Tensor& diagonal_scatter_(Tensor& self, const Tensor& src, int64_t offset = 0,
                                 int64_t dim1 = 0, int64_t dim2 = 1) {
  return detail::written_to(self, stubs::diagonal_scatter_::call(self, src, offset, dim1, dim2));
}

/// For each element of index, the element of self at that index of a dimension.
inline Tensor gather(const Tensor& self, int64_t dim, const Tensor& index,
                     bool sparse_grad = false) {
  return stubs::gather::call(self, dim, index, sparse_grad);
}
inline Tensor& gather_out(Tensor& out, const Tensor& self, int64_t dim, const Tensor& index,
                          bool sparse_grad = false) {
  return detail::written_to(out, stubs::gather_out::call(self, dim, index, sparse_grad, out));
}

/// The elements that tensors of integers or masks pick from dimensions, as NumPy does; None stands
/// for a whole one.
inline Tensor index(const Tensor& self, TensorList indices) {
  return stubs::index_Tensor::call(self, indices);
}

/// self with alpha times the slices of source added at the indices of a dimension.
inline Tensor index_add(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source,
                        const Scalar& alpha = 1) {
  return stubs::index_add::call(self, dim, index, source, alpha);
}
inline Tensor& index_add_(Tensor& self, int64_t dim, const Tensor& index, const Tensor& source,
                          const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::index_add_::call(self, dim, index, source, alpha));
}

/// self with the slices of source at the given indices of a dimension.
inline Tensor index_copy(const Tensor& self, int64_t dim, const Tensor& index,
                         const Tensor& source) {
  return stubs::index_copy::call(self, dim, index, source);
}
inline Tensor& index_copy_(Tensor& self, int64_t dim, const Tensor& index, const Tensor& source) {
  return detail::written_to(self, stubs::index_copy_::call(self, dim, index, source));
}
inline Tensor& index_copy_out(Tensor& out, const Tensor& self, int64_t dim, const Tensor& index,
                              const Tensor& source) {
  return detail::written_to(out, stubs::index_copy_out::call(self, dim, index, source, out));
}

/// self with a number at the given indices of a dimension.
inline Tensor index_fill(const Tensor& self, int64_t dim, const Tensor& index,
                         const Scalar& value) {
  return stubs::index_fill_int_Scalar::call(self, dim, index, value);
}
inline Tensor& index_fill_(Tensor& self, int64_t dim, const Tensor& index, const Scalar& value) {
  return detail::written_to(self, stubs::index_fill__int_Scalar::call(self, dim, index, value));
}
inline Tensor& index_fill_out(Tensor& out, const Tensor& self, int64_t dim, const Tensor& index,
                              const Scalar& value) {
  return detail::written_to(out,
                            stubs::index_fill_int_Scalar_out::call(self, dim, index, value, out));
}

/// Where broadcast indices of the dimensions dim look in these as one, counted from the end if < 0.
/// Errors name the caller.
inline Tensor _index_positions(TensorList indices, IntArrayRef dim, IntArrayRef size,
                               std::string_view caller = "index") {
  return stubs::_index_positions::call(indices, dim, size, caller);
}

/// self with values where index reads, or with their sum there.
inline Tensor index_put(const Tensor& self, TensorList indices, const Tensor& values,
                        bool accumulate = false) {
  return stubs::index_put::call(self, indices, values, accumulate);
}
inline Tensor& index_put_(Tensor& self, TensorList indices, const Tensor& values,
                          bool accumulate = false) {
  return detail::written_to(self, stubs::index_put_::call(self, indices, values, accumulate));
}

/// The slices of a dimension that index lists.
inline Tensor index_select(const Tensor& self, int64_t dim, const Tensor& index) {
  return stubs::index_select::call(self, dim, index);
}
inline Tensor& index_select_out(Tensor& out, const Tensor& self, int64_t dim, const Tensor& index) {
  return detail::written_to(out, stubs::index_select_out::call(self, dim, index, out));
}

/// self with the element of a tensor without dimensions where the bool mask holds.
inline Tensor masked_fill(const Tensor& self, const Tensor& mask, const Tensor& value) {
  return stubs::masked_fill_Tensor::call(self, mask, value);
}
inline Tensor& masked_fill_(Tensor& self, const Tensor& mask, const Tensor& value) {
  return detail::written_to(self, stubs::masked_fill__Tensor::call(self, mask, value));
}

/// self with value where the bool mask holds.
inline Tensor _masked_fill(const Tensor& self, const Tensor& mask, const Tensor& value) {
  return stubs::_masked_fill::call(self, mask, value);
}
inline Tensor& _masked_fill_(Tensor& self, const Tensor& mask, const Tensor& value) {
  return detail::written_to(self, stubs::_masked_fill_::call(self, mask, value));
}

/// self with a number where the bool mask holds.
inline Tensor masked_fill(const Tensor& self, const Tensor& mask, const Scalar& value) {
  return stubs::masked_fill_Scalar::call(self, mask, value);
}
inline Tensor& masked_fill_(Tensor& self, const Tensor& mask, const Scalar& value) {
  return detail::written_to(self, stubs::masked_fill__Scalar::call(self, mask, value));
}

/// self with the elements of source, in order, where the bool mask holds.
inline Tensor masked_scatter(const Tensor& self, const Tensor& mask, const Tensor& source) {
  return stubs::masked_scatter::call(self, mask, source);
}
inline Tensor& masked_scatter_(Tensor& self, const Tensor& mask, const Tensor& source) {
  return detail::written_to(self, stubs::masked_scatter_::call(self, mask, source));
}
inline Tensor& masked_scatter_out(Tensor& out, const Tensor& self, const Tensor& mask,
                                  const Tensor& source) {
  return detail::written_to(out, stubs::masked_scatter_out::call(self, mask, source, out));
}

/// self with the elements of src at the given indices of a dimension.
inline Tensor scatter(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  return stubs::scatter_src::call(self, dim, index, src);
}
inline Tensor& scatter_(Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  return detail::written_to(self, stubs::scatter__src::call(self, dim, index, src));
}

/// self with a number at the given indices of a dimension.
inline Tensor scatter(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value) {
  return stubs::scatter_value::call(self, dim, index, value);
}
inline Tensor& scatter_(Tensor& self, int64_t dim, const Tensor& index, const Scalar& value) {
  return detail::written_to(self, stubs::scatter__value::call(self, dim, index, value));
}

/// self with the elements of src added at the given indices of a dimension.
inline Tensor scatter_add(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  return stubs::scatter_add::call(self, dim, index, src);
}
inline Tensor& scatter_add_(Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  return detail::written_to(self, stubs::scatter_add_::call(self, dim, index, src));
}

/// The sum, prod, mean, amax or amin of the elements of src at each index of a dimension, with
/// self's or without.
inline Tensor scatter_reduce(const Tensor& self, int64_t dim, const Tensor& index,
                             const Tensor& src, std::string_view reduce, bool include_self = true) {
  return stubs::scatter_reduce_two::call(self, dim, index, src, reduce, include_self);
}
inline Tensor& scatter_reduce_(Tensor& self, int64_t dim, const Tensor& index, const Tensor& src,
                               std::string_view reduce, bool include_self = true) {
  return detail::written_to(self,
                            stubs::scatter_reduce__two::call(self, dim, index, src, reduce,
                                                             include_self));
}
inline Tensor& scatter_reduce_out(Tensor& out, const Tensor& self, int64_t dim, const Tensor& index,
                                  const Tensor& src, std::string_view reduce,
                                  bool include_self = true) {
  return detail::written_to(out,
                            stubs::scatter_reduce_two_out::call(self, dim, index, src, reduce,
                                                                include_self, out));
}

/// self with src at one index of a dimension.
inline Tensor select_scatter(const Tensor& self, const Tensor& src, int64_t dim, int64_t index) {
  return stubs::select_scatter::call(self, src, dim, index);
}

/// Overwrites one index of a dimension with src.
inline Tensor& select_scatter_(Tensor& self, const Tensor& src, int64_t dim, int64_t index) {
  return detail::written_to(self, stubs::select_scatter_::call(self, src, dim, index));
}

/// self with src at the indices start, start + step, … before end of a dimension.
inline Tensor slice_scatter(const Tensor& self, const Tensor& src, int64_t dim = 0,
                            std::optional<int64_t> start = std::nullopt,
                            std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_scatter::call(self, src, dim, start, end, step);
}

/// Overwrites the indices start, start + step, … before end of a dimension with src.
inline Tensor& slice_scatter_(Tensor& self, const Tensor& src, int64_t dim = 0,
                              std::optional<int64_t> start = std::nullopt,
                              std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return detail::written_to(self, stubs::slice_scatter_::call(self, src, dim, start, end, step));
}

/// The elements of self at the indices of a dimension, or of self as one dimension; the others
/// broadcast.
inline Tensor take_along_dim(const Tensor& self, const Tensor& indices,
                             std::optional<int64_t> dim = std::nullopt) {
  return stubs::take_along_dim::call(self, indices, dim);
}

/// Matrices with 0 above a diagonal.
inline Tensor tril(const Tensor& self, int64_t diagonal = 0) {
  return stubs::tril::call(self, diagonal);
}
inline Tensor& tril_(Tensor& self, int64_t diagonal = 0) {
  return detail::written_to(self, stubs::tril_::call(self, diagonal));
}
inline Tensor& tril_out(Tensor& out, const Tensor& self, int64_t diagonal = 0) {
  return detail::written_to(out, stubs::tril_out::call(self, diagonal, out));
}

/// Matrices with 0 below a diagonal.
inline Tensor triu(const Tensor& self, int64_t diagonal = 0) {
  return stubs::triu::call(self, diagonal);
}
inline Tensor& triu_(Tensor& self, int64_t diagonal = 0) {
  return detail::written_to(self, stubs::triu_::call(self, diagonal));
}
inline Tensor& triu_out(Tensor& out, const Tensor& self, int64_t diagonal = 0) {
  return detail::written_to(out, stubs::triu_out::call(self, diagonal, out));
}

}  // namespace tenon
