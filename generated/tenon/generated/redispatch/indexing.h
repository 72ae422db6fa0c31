// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/indexing.h"

namespace tenon::redispatch {

inline Tensor as_strided_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                                 IntArrayRef size, IntArrayRef stride,
                                 std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_scatter::redispatch(keys, self, src, size, stride, storage_offset);
}

inline Tensor diagonal_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                               int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_scatter::redispatch(keys, self, src, offset, dim1, dim2);
}
inline Tensor& diagonal_scatter_(DispatchKeySet keys, Tensor& self, const Tensor& src,
                                 int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) {
  return detail::written_to(self,
                            stubs::diagonal_scatter_::redispatch(keys, self, src, offset, dim1,
                                                                 dim2));
}

inline Tensor gather(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                     bool sparse_grad = false) {
  return stubs::gather::redispatch(keys, self, dim, index, sparse_grad);
}
inline Tensor& gather_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                          const Tensor& index, bool sparse_grad = false) {
  return detail::written_to(out,
                            stubs::gather_out::redispatch(keys, self, dim, index, sparse_grad,
                                                          out));
}

inline Tensor index(DispatchKeySet keys, const Tensor& self, TensorList indices) {
  return stubs::index_Tensor::redispatch(keys, self, indices);
}

inline Tensor index_add(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                        const Tensor& source, const Scalar& alpha = 1) {
  return stubs::index_add::redispatch(keys, self, dim, index, source, alpha);
}
inline Tensor& index_add_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                          const Tensor& source, const Scalar& alpha = 1) {
  return detail::written_to(self,
                            stubs::index_add_::redispatch(keys, self, dim, index, source, alpha));
}

inline Tensor index_copy(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                         const Tensor& source) {
  return stubs::index_copy::redispatch(keys, self, dim, index, source);
}
inline Tensor& index_copy_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                           const Tensor& source) {
  return detail::written_to(self, stubs::index_copy_::redispatch(keys, self, dim, index, source));
}
inline Tensor& index_copy_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                              const Tensor& index, const Tensor& source) {
  return detail::written_to(out,
                            stubs::index_copy_out::redispatch(keys, self, dim, index, source, out));
}

inline Tensor index_fill(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                         const Scalar& value) {
  return stubs::index_fill_int_Scalar::redispatch(keys, self, dim, index, value);
}
inline Tensor& index_fill_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                           const Scalar& value) {
  return detail::written_to(self,
                            stubs::index_fill__int_Scalar::redispatch(keys, self, dim, index,
                                                                      value));
}
inline Tensor& index_fill_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                              const Tensor& index, const Scalar& value) {
  return detail::written_to(out,
                            stubs::index_fill_int_Scalar_out::redispatch(keys, self, dim, index,
                                                                         value, out));
}

inline Tensor _index_positions(DispatchKeySet keys, TensorList indices, IntArrayRef dim,
                               IntArrayRef size, std::string_view caller = "index") {
  return stubs::_index_positions::redispatch(keys, indices, dim, size, caller);
}

inline Tensor index_put(DispatchKeySet keys, const Tensor& self, TensorList indices,
                        const Tensor& values, bool accumulate = false) {
  return stubs::index_put::redispatch(keys, self, indices, values, accumulate);
}
inline Tensor& index_put_(DispatchKeySet keys, Tensor& self, TensorList indices,
                          const Tensor& values, bool accumulate = false) {
  return detail::written_to(self,
                            stubs::index_put_::redispatch(keys, self, indices, values, accumulate));
}

inline Tensor index_select(DispatchKeySet keys, const Tensor& self, int64_t dim,
                           const Tensor& index) {
  return stubs::index_select::redispatch(keys, self, dim, index);
}
inline Tensor& index_select_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                                const Tensor& index) {
  return detail::written_to(out, stubs::index_select_out::redispatch(keys, self, dim, index, out));
}

inline Tensor masked_fill(DispatchKeySet keys, const Tensor& self, const Tensor& mask,
                          const Tensor& value) {
  return stubs::masked_fill_Tensor::redispatch(keys, self, mask, value);
}
inline Tensor& masked_fill_(DispatchKeySet keys, Tensor& self, const Tensor& mask,
                            const Tensor& value) {
  return detail::written_to(self, stubs::masked_fill__Tensor::redispatch(keys, self, mask, value));
}

inline Tensor _masked_fill(DispatchKeySet keys, const Tensor& self, const Tensor& mask,
                           const Tensor& value) {
  return stubs::_masked_fill::redispatch(keys, self, mask, value);
}
inline Tensor& _masked_fill_(DispatchKeySet keys, Tensor& self, const Tensor& mask,
                             const Tensor& value) {
  return detail::written_to(self, stubs::_masked_fill_::redispatch(keys, self, mask, value));
}

inline Tensor masked_fill(DispatchKeySet keys, const Tensor& self, const Tensor& mask,
                          const Scalar& value) {
  return stubs::masked_fill_Scalar::redispatch(keys, self, mask, value);
}
inline Tensor& masked_fill_(DispatchKeySet keys, Tensor& self, const Tensor& mask,
                            const Scalar& value) {
  return detail::written_to(self, stubs::masked_fill__Scalar::redispatch(keys, self, mask, value));
}

inline Tensor masked_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& mask,
                             const Tensor& source) {
  return stubs::masked_scatter::redispatch(keys, self, mask, source);
}
inline Tensor& masked_scatter_(DispatchKeySet keys, Tensor& self, const Tensor& mask,
                               const Tensor& source) {
  return detail::written_to(self, stubs::masked_scatter_::redispatch(keys, self, mask, source));
}
inline Tensor& masked_scatter_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                  const Tensor& mask, const Tensor& source) {
  return detail::written_to(out,
                            stubs::masked_scatter_out::redispatch(keys, self, mask, source, out));
}

inline Tensor scatter(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                      const Tensor& src) {
  return stubs::scatter_src::redispatch(keys, self, dim, index, src);
}
inline Tensor& scatter_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                        const Tensor& src) {
  return detail::written_to(self, stubs::scatter__src::redispatch(keys, self, dim, index, src));
}
inline Tensor scatter(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                      const Scalar& value) {
  return stubs::scatter_value::redispatch(keys, self, dim, index, value);
}
inline Tensor& scatter_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                        const Scalar& value) {
  return detail::written_to(self, stubs::scatter__value::redispatch(keys, self, dim, index, value));
}

inline Tensor scatter_add(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                          const Tensor& src) {
  return stubs::scatter_add::redispatch(keys, self, dim, index, src);
}
inline Tensor& scatter_add_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                            const Tensor& src) {
  return detail::written_to(self, stubs::scatter_add_::redispatch(keys, self, dim, index, src));
}

inline Tensor scatter_reduce(DispatchKeySet keys, const Tensor& self, int64_t dim,
                             const Tensor& index, const Tensor& src, std::string_view reduce,
                             bool include_self = true) {
  return stubs::scatter_reduce_two::redispatch(keys, self, dim, index, src, reduce, include_self);
}
inline Tensor& scatter_reduce_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                               const Tensor& src, std::string_view reduce,
                               bool include_self = true) {
  return detail::written_to(self,
                            stubs::scatter_reduce__two::redispatch(keys, self, dim, index, src,
                                                                   reduce, include_self));
}
inline Tensor& scatter_reduce_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                                  const Tensor& index, const Tensor& src, std::string_view reduce,
                                  bool include_self = true) {
  return detail::written_to(out,
                            stubs::scatter_reduce_two_out::redispatch(keys, self, dim, index, src,
                                                                      reduce, include_self, out));
}

inline Tensor select_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                             int64_t dim, int64_t index) {
  return stubs::select_scatter::redispatch(keys, self, src, dim, index);
}
inline Tensor& select_scatter_(DispatchKeySet keys, Tensor& self, const Tensor& src, int64_t dim,
                               int64_t index) {
  return detail::written_to(self, stubs::select_scatter_::redispatch(keys, self, src, dim, index));
}

inline Tensor slice_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                            int64_t dim = 0, std::optional<int64_t> start = std::nullopt,
                            std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_scatter::redispatch(keys, self, src, dim, start, end, step);
}
inline Tensor& slice_scatter_(DispatchKeySet keys, Tensor& self, const Tensor& src, int64_t dim = 0,
                              std::optional<int64_t> start = std::nullopt,
                              std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return detail::written_to(self,
                            stubs::slice_scatter_::redispatch(keys, self, src, dim, start, end,
                                                              step));
}

inline Tensor take_along_dim(DispatchKeySet keys, const Tensor& self, const Tensor& indices,
                             std::optional<int64_t> dim = std::nullopt) {
  return stubs::take_along_dim::redispatch(keys, self, indices, dim);
}

inline Tensor tril(DispatchKeySet keys, const Tensor& self, int64_t diagonal = 0) {
  return stubs::tril::redispatch(keys, self, diagonal);
}
inline Tensor& tril_(DispatchKeySet keys, Tensor& self, int64_t diagonal = 0) {
  return detail::written_to(self, stubs::tril_::redispatch(keys, self, diagonal));
}
inline Tensor& tril_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        int64_t diagonal = 0) {
  return detail::written_to(out, stubs::tril_out::redispatch(keys, self, diagonal, out));
}

inline Tensor triu(DispatchKeySet keys, const Tensor& self, int64_t diagonal = 0) {
  return stubs::triu::redispatch(keys, self, diagonal);
}
inline Tensor& triu_(DispatchKeySet keys, Tensor& self, int64_t diagonal = 0) {
  return detail::written_to(self, stubs::triu_::redispatch(keys, self, diagonal));
}
inline Tensor& triu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        int64_t diagonal = 0) {
  return detail::written_to(out, stubs::triu_out::redispatch(keys, self, diagonal, out));
}

}  // namespace tenon::redispatch
