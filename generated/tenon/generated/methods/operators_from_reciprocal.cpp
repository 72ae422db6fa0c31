// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/roll.h"
#include "tenon/generated/ops/rot90.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/sgn.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/signbit.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/slogdet.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/sort.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/swapaxes.h"
#include "tenon/generated/ops/swapdims.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/take_along_dim.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/tensor_split.h"
#include "tenon/generated/ops/tile.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/topk.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unflatten.h"

namespace tenon {

Tensor Tensor::reciprocal() const {
  return stubs::reciprocal::call(*this);
}

Tensor& Tensor::reciprocal_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::reciprocal_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::relu() const {
  return stubs::relu::call(*this);
}

Tensor& Tensor::relu_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::relu_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::remainder(const Tensor& other) const {
  return stubs::remainder_Tensor::call(*this, other);
}

Tensor& Tensor::remainder_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::remainder__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::remainder(const Scalar& other) const {
  return stubs::remainder_Scalar::call(*this, other);
}

Tensor& Tensor::remainder_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::remainder__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::repeat(IntArrayRef repeats) const {
  return stubs::repeat::call(*this, repeats);
}

Tensor Tensor::repeat_interleave(int64_t repeats, std::optional<int64_t> dim,
                                 std::optional<int64_t> output_size) const {
  return stubs::repeat_interleave_self_int::call(*this, repeats, dim, output_size);
}

Tensor Tensor::reshape(IntArrayRef shape) const {
  return stubs::reshape::call(*this, shape);
}

Tensor Tensor::reshape_as(const Tensor& other) const {
  return stubs::reshape_as::call(*this, other);
}

Tensor& Tensor::resize_(IntArrayRef size, std::optional<MemoryFormat> memory_format) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::resize_::call(const_cast<Tensor&>(*this), size, memory_format));
}

Tensor Tensor::roll(const IntArrayOf<1>& shifts, const IntArrayOf<1>& dims) const {
  return stubs::roll::call(*this, shifts, dims);
}

Tensor Tensor::rot90(int64_t k, IntArrayRef dims) const {
  return stubs::rot90::call(*this, k, dims);
}

Tensor Tensor::round() const {
  return stubs::round::call(*this);
}

Tensor& Tensor::round_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::round_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::rsqrt() const {
  return stubs::rsqrt::call(*this);
}

Tensor& Tensor::rsqrt_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::rsqrt_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_src::call(*this, dim, index, src);
}

Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Tensor& src) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::scatter__src::call(const_cast<Tensor&>(*this), dim, index, src));
}

Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Scalar& value) const {
  return stubs::scatter_value::call(*this, dim, index, value);
}

Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Scalar& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::scatter__value::call(const_cast<Tensor&>(*this), dim, index,
                                                        value));
}

Tensor Tensor::scatter_add(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_add::call(*this, dim, index, src);
}

Tensor& Tensor::scatter_add_(int64_t dim, const Tensor& index, const Tensor& src) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::scatter_add_::call(const_cast<Tensor&>(*this), dim, index, src));
}

Tensor Tensor::scatter_reduce(int64_t dim, const Tensor& index, const Tensor& src,
                              std::string_view reduce, bool include_self) const {
  return stubs::scatter_reduce_two::call(*this, dim, index, src, reduce, include_self);
}

Tensor& Tensor::scatter_reduce_(int64_t dim, const Tensor& index, const Tensor& src,
                                std::string_view reduce, bool include_self) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::scatter_reduce__two::call(const_cast<Tensor&>(*this), dim, index,
                                                             src, reduce, include_self));
}

Tensor Tensor::select(int64_t dim, int64_t index) const {
  return stubs::select_int::call(*this, dim, index);
}

Tensor Tensor::select_scatter(const Tensor& src, int64_t dim, int64_t index) const {
  return stubs::select_scatter::call(*this, src, dim, index);
}

Tensor Tensor::sgn() const {
  return stubs::sgn::call(*this);
}

Tensor& Tensor::sgn_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sgn_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::sigmoid() const {
  return stubs::sigmoid::call(*this);
}

Tensor& Tensor::sigmoid_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sigmoid_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::sign() const {
  return stubs::sign::call(*this);
}

Tensor& Tensor::sign_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sign_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::signbit() const {
  return stubs::signbit::call(*this);
}

Tensor Tensor::sin() const {
  return stubs::sin::call(*this);
}

Tensor& Tensor::sin_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sin_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::sinh() const {
  return stubs::sinh::call(*this);
}

Tensor& Tensor::sinh_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sinh_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::slice(int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                     int64_t step) const {
  return stubs::slice_Tensor::call(*this, dim, start, end, step);
}

Tensor Tensor::slice_scatter(const Tensor& src, int64_t dim, std::optional<int64_t> start,
                             std::optional<int64_t> end, int64_t step) const {
  return stubs::slice_scatter::call(*this, src, dim, start, end, step);
}

std::tuple<Tensor, Tensor> Tensor::slogdet() const {
  return detail::to_public(stubs::slogdet::call(*this));
}

Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::softmax_int::call(*this, dim, dtype);
}

std::tuple<Tensor, Tensor> Tensor::sort(int64_t dim, bool descending) const {
  return detail::to_public(stubs::sort::call(*this, dim, descending));
}

std::tuple<Tensor, Tensor> Tensor::sort(std::optional<bool> stable, int64_t dim,
                                        bool descending) const {
  return detail::to_public(stubs::sort_stable::call(*this, stable, dim, descending));
}

std::vector<Tensor> Tensor::split(int64_t split_size, int64_t dim) const {
  return detail::to_public(stubs::split_Tensor::call(*this, split_size, dim));
}

std::vector<Tensor> Tensor::split_with_sizes(IntArrayRef split_sizes, int64_t dim) const {
  return detail::to_public(stubs::split_with_sizes::call(*this, split_sizes, dim));
}

Tensor Tensor::sqrt() const {
  return stubs::sqrt::call(*this);
}

Tensor& Tensor::sqrt_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sqrt_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::square() const {
  return stubs::square::call(*this);
}

Tensor& Tensor::square_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::square_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::squeeze() const {
  return stubs::squeeze::call(*this);
}

Tensor Tensor::squeeze(int64_t dim) const {
  return stubs::squeeze_dim::call(*this, dim);
}

Tensor Tensor::squeeze(IntArrayRef dim) const {
  return stubs::squeeze_dims::call(*this, dim);
}

Tensor& Tensor::squeeze_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::squeeze_::call(const_cast<Tensor&>(*this)));
}

Tensor& Tensor::squeeze_(int64_t dim) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::squeeze__dim::call(const_cast<Tensor&>(*this), dim));
}

Tensor Tensor::std(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::std_correction::call(*this, dim, correction, keepdim);
}

Tensor Tensor::sub(const Tensor& other, const Scalar& alpha) const {
  return stubs::sub_Tensor::call(*this, other, alpha);
}

Tensor& Tensor::sub_(const Tensor& other, const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sub__Tensor::call(const_cast<Tensor&>(*this), other, alpha));
}

Tensor Tensor::sub(const Scalar& other, const Scalar& alpha) const {
  return stubs::sub_Scalar::call(*this, other, alpha);
}

Tensor& Tensor::sub_(const Scalar& other, const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::sub__Scalar::call(const_cast<Tensor&>(*this), other, alpha));
}

Tensor Tensor::sum(std::optional<DType> dtype) const {
  return stubs::sum::call(*this, dtype);
}

Tensor Tensor::sum(const OptionalIntArrayRef& dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::sum_dim_IntList::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::swapaxes(int64_t axis0, int64_t axis1) const {
  return stubs::swapaxes::call(*this, axis0, axis1);
}

Tensor Tensor::swapdims(int64_t dim0, int64_t dim1) const {
  return stubs::swapdims::call(*this, dim0, dim1);
}

Tensor Tensor::t() const {
  return stubs::t::call(*this);
}

Tensor& Tensor::t_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::t_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::take_along_dim(const Tensor& indices, std::optional<int64_t> dim) const {
  return stubs::take_along_dim::call(*this, indices, dim);
}

Tensor Tensor::tan() const {
  return stubs::tan::call(*this);
}

Tensor& Tensor::tan_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::tan_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::tanh() const {
  return stubs::tanh::call(*this);
}

Tensor& Tensor::tanh_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::tanh_::call(const_cast<Tensor&>(*this)));
}

std::vector<Tensor> Tensor::tensor_split(int64_t sections, int64_t dim) const {
  return detail::to_public(stubs::tensor_split_sections::call(*this, sections, dim));
}

std::vector<Tensor> Tensor::tensor_split(IntArrayRef indices, int64_t dim) const {
  return detail::to_public(stubs::tensor_split_indices::call(*this, indices, dim));
}

Tensor Tensor::tile(IntArrayRef dims) const {
  return stubs::tile::call(*this, dims);
}

Tensor Tensor::to(DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_dtype::call(*this, dtype, non_blocking, copy, memory_format);
}

Tensor Tensor::to(Device device, DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_device::call(*this, device, dtype, non_blocking, copy, memory_format);
}

std::tuple<Tensor, Tensor> Tensor::topk(int64_t k, int64_t dim, bool largest, bool sorted) const {
  return detail::to_public(stubs::topk::call(*this, k, dim, largest, sorted));
}

Tensor Tensor::transpose(int64_t dim0, int64_t dim1) const {
  return stubs::transpose_int::call(*this, dim0, dim1);
}

Tensor& Tensor::transpose_(int64_t dim0, int64_t dim1) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::transpose_::call(const_cast<Tensor&>(*this), dim0, dim1));
}

Tensor Tensor::tril(int64_t diagonal) const {
  return stubs::tril::call(*this, diagonal);
}

Tensor& Tensor::tril_(int64_t diagonal) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::tril_::call(const_cast<Tensor&>(*this), diagonal));
}

Tensor Tensor::triu(int64_t diagonal) const {
  return stubs::triu::call(*this, diagonal);
}

Tensor& Tensor::triu_(int64_t diagonal) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::triu_::call(const_cast<Tensor&>(*this), diagonal));
}

Tensor Tensor::trunc() const {
  return stubs::trunc::call(*this);
}

Tensor& Tensor::trunc_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::trunc_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::type_as(const Tensor& other) const {
  return stubs::type_as::call(*this, other);
}

std::vector<Tensor> Tensor::unbind(int64_t dim) const {
  return detail::to_public(stubs::unbind_int::call(*this, dim));
}

Tensor Tensor::unflatten(int64_t dim, IntArrayRef sizes) const {
  return stubs::unflatten_int::call(*this, dim, sizes);
}

}  // namespace tenon
