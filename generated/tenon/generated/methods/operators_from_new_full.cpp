// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"

namespace tenon {

Tensor Tensor::new_full(IntArrayRef size, const Scalar& fill_value,
                        const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_full::call(*this, size, fill_value, options.dtype_opt(), options.layout_opt(),
                            options.device_opt(),
                            detail::pin_memory_of_row_major("new_full", options)), options);
}

Tensor Tensor::new_zeros(IntArrayRef size, const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_zeros::call(*this, size, options.dtype_opt(), options.layout_opt(),
                             options.device_opt(),
                             detail::pin_memory_of_row_major("new_zeros", options)), options);
}

Tensor& Tensor::normal_(double mean, double std, const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::normal_::call(const_cast<Tensor&>(*this), mean, std, generator));
}

Tensor Tensor::outer(const Tensor& vec2) const {
  return stubs::outer::call(*this, vec2);
}

Tensor Tensor::permute(IntArrayRef dims) const {
  return stubs::permute::call(*this, dims);
}

Tensor Tensor::pow(const Scalar& exponent) const {
  return stubs::pow_Tensor_Scalar::call(*this, exponent);
}

Tensor& Tensor::pow_(const Scalar& exponent) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::pow__Tensor_Scalar::call(const_cast<Tensor&>(*this), exponent));
}

Tensor Tensor::pow(const Tensor& exponent) const {
  return stubs::pow_Tensor_Tensor::call(*this, exponent);
}

Tensor Tensor::prod(std::optional<DType> dtype) const {
  return stubs::prod::call(*this, dtype);
}

Tensor Tensor::prod(int64_t dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::prod_dim_int::call(*this, dim, keepdim, dtype);
}

Tensor& Tensor::random_(int64_t from, std::optional<int64_t> to,
                        const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::random__from::call(const_cast<Tensor&>(*this), from, to,
                                                      generator));
}

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

Tensor Tensor::select(int64_t dim, int64_t index) const {
  return stubs::select_int::call(*this, dim, index);
}

Tensor Tensor::select_scatter(const Tensor& src, int64_t dim, int64_t index) const {
  return stubs::select_scatter::call(*this, src, dim, index);
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

Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::softmax_int::call(*this, dim, dtype);
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

}  // namespace tenon
