// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {

Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::log_softmax_int::call(*this, dim, dtype);
}

Tensor Tensor::eq(const Tensor& other) const {
  return stubs::eq_Tensor::call(*this, other);
}

Tensor& Tensor::eq_(const Tensor& other) const {
  stubs::eq__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::eq(const Scalar& other) const {
  return stubs::eq_Scalar::call(*this, other);
}

Tensor& Tensor::eq_(const Scalar& other) const {
  stubs::eq__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ne(const Tensor& other) const {
  return stubs::ne_Tensor::call(*this, other);
}

Tensor& Tensor::ne_(const Tensor& other) const {
  stubs::ne__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ne(const Scalar& other) const {
  return stubs::ne_Scalar::call(*this, other);
}

Tensor& Tensor::ne_(const Scalar& other) const {
  stubs::ne__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lt(const Tensor& other) const {
  return stubs::lt_Tensor::call(*this, other);
}

Tensor& Tensor::lt_(const Tensor& other) const {
  stubs::lt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lt(const Scalar& other) const {
  return stubs::lt_Scalar::call(*this, other);
}

Tensor& Tensor::lt_(const Scalar& other) const {
  stubs::lt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::le(const Tensor& other) const {
  return stubs::le_Tensor::call(*this, other);
}

Tensor& Tensor::le_(const Tensor& other) const {
  stubs::le__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::le(const Scalar& other) const {
  return stubs::le_Scalar::call(*this, other);
}

Tensor& Tensor::le_(const Scalar& other) const {
  stubs::le__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_and(const Tensor& other) const {
  return stubs::logical_and::call(*this, other);
}

Tensor& Tensor::logical_and_(const Tensor& other) const {
  stubs::logical_and_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

bool Tensor::equal(const Tensor& other) const {
  return stubs::equal::call(*this, other);
}

bool Tensor::allclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::allclose::call(*this, other, rtol, atol, equal_nan);
}

Tensor Tensor::new_zeros(IntArrayRef size, const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_zeros::call(*this, size, options.dtype_opt(), options.layout_opt(),
                             options.device_opt(),
                             detail::pin_memory_of_row_major("new_zeros", options)), options);
}

Tensor Tensor::new_full(IntArrayRef size, const Scalar& fill_value,
                        const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_full::call(*this, size, fill_value, options.dtype_opt(), options.layout_opt(),
                            options.device_opt(),
                            detail::pin_memory_of_row_major("new_full", options)), options);
}

Tensor Tensor::index_select(int64_t dim, const Tensor& index) const {
  return stubs::index_select::call(*this, dim, index);
}

Tensor Tensor::select_scatter(const Tensor& src, int64_t dim, int64_t index) const {
  return stubs::select_scatter::call(*this, src, dim, index);
}

Tensor Tensor::diagonal_scatter(const Tensor& src, int64_t offset, int64_t dim1,
                                int64_t dim2) const {
  return stubs::diagonal_scatter::call(*this, src, offset, dim1, dim2);
}

Tensor Tensor::gather(int64_t dim, const Tensor& index, bool sparse_grad) const {
  return stubs::gather::call(*this, dim, index, sparse_grad);
}

Tensor Tensor::scatter_add(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_add::call(*this, dim, index, src);
}

Tensor& Tensor::scatter_add_(int64_t dim, const Tensor& index, const Tensor& src) const {
  stubs::scatter_add_::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::repeat_interleave(int64_t repeats, std::optional<int64_t> dim,
                                 std::optional<int64_t> output_size) const {
  return stubs::repeat_interleave_self_int::call(*this, repeats, dim, output_size);
}

Tensor Tensor::flip(IntArrayRef dims) const {
  return stubs::flip::call(*this, dims);
}

Tensor Tensor::bmm(const Tensor& mat2) const {
  return stubs::bmm::call(*this, mat2);
}

Tensor Tensor::addmm(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                     const Scalar& alpha) const {
  return stubs::addmm::call(*this, mat1, mat2, beta, alpha);
}

Tensor& Tensor::addmm_(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                       const Scalar& alpha) const {
  stubs::addmm_::call(const_cast<Tensor&>(*this), mat1, mat2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::baddbmm(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                       const Scalar& alpha) const {
  return stubs::baddbmm::call(*this, batch1, batch2, beta, alpha);
}

Tensor& Tensor::baddbmm_(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                         const Scalar& alpha) const {
  stubs::baddbmm_::call(const_cast<Tensor&>(*this), batch1, batch2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::dot(const Tensor& tensor) const {
  return stubs::dot::call(*this, tensor);
}

Tensor Tensor::outer(const Tensor& vec2) const {
  return stubs::outer::call(*this, vec2);
}

Tensor Tensor::add(const Tensor& other, const Scalar& alpha) const {
  return stubs::add_Tensor::call(*this, other, alpha);
}

Tensor& Tensor::add_(const Tensor& other, const Scalar& alpha) const {
  stubs::add__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::add(const Scalar& other, const Scalar& alpha) const {
  return stubs::add_Scalar::call(*this, other, alpha);
}

Tensor& Tensor::add_(const Scalar& other, const Scalar& alpha) const {
  stubs::add__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::mul(const Tensor& other) const {
  return stubs::mul_Tensor::call(*this, other);
}

Tensor& Tensor::mul_(const Tensor& other) const {
  stubs::mul__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::mul(const Scalar& other) const {
  return stubs::mul_Scalar::call(*this, other);
}

Tensor& Tensor::mul_(const Scalar& other) const {
  stubs::mul__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::div(const Tensor& other) const {
  return stubs::div_Tensor::call(*this, other);
}

Tensor& Tensor::div_(const Tensor& other) const {
  stubs::div__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::div(const Scalar& other) const {
  return stubs::div_Scalar::call(*this, other);
}

Tensor& Tensor::div_(const Scalar& other) const {
  stubs::div__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::pow(const Scalar& exponent) const {
  return stubs::pow_Tensor_Scalar::call(*this, exponent);
}

Tensor& Tensor::pow_(const Scalar& exponent) const {
  stubs::pow__Tensor_Scalar::call(const_cast<Tensor&>(*this), exponent);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::pow(const Tensor& exponent) const {
  return stubs::pow_Tensor_Tensor::call(*this, exponent);
}

Tensor Tensor::atan2(const Tensor& other) const {
  return stubs::atan2::call(*this, other);
}

Tensor& Tensor::atan2_(const Tensor& other) const {
  stubs::atan2_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::fmod(const Tensor& other) const {
  return stubs::fmod_Tensor::call(*this, other);
}

Tensor& Tensor::fmod_(const Tensor& other) const {
  stubs::fmod__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::fmod(const Scalar& other) const {
  return stubs::fmod_Scalar::call(*this, other);
}

Tensor& Tensor::fmod_(const Scalar& other) const {
  stubs::fmod__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::minimum(const Tensor& other) const {
  return stubs::minimum::call(*this, other);
}

Tensor Tensor::bitwise_xor(const Tensor& other) const {
  return stubs::bitwise_xor_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_xor_(const Tensor& other) const {
  stubs::bitwise_xor__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_xor(const Scalar& other) const {
  return stubs::bitwise_xor_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_xor_(const Scalar& other) const {
  stubs::bitwise_xor__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::exp() const {
  return stubs::exp::call(*this);
}

Tensor& Tensor::exp_() const {
  stubs::exp_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::neg() const {
  return stubs::neg::call(*this);
}

Tensor& Tensor::neg_() const {
  stubs::neg_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::acos() const {
  return stubs::acos::call(*this);
}

Tensor& Tensor::acos_() const {
  stubs::acos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::acosh() const {
  return stubs::acosh::call(*this);
}

Tensor& Tensor::acosh_() const {
  stubs::acosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::atan() const {
  return stubs::atan::call(*this);
}

Tensor& Tensor::atan_() const {
  stubs::atan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::atanh() const {
  return stubs::atanh::call(*this);
}

Tensor& Tensor::atanh_() const {
  stubs::atanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ceil() const {
  return stubs::ceil::call(*this);
}

Tensor& Tensor::ceil_() const {
  stubs::ceil_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::cos() const {
  return stubs::cos::call(*this);
}

Tensor& Tensor::cos_() const {
  stubs::cos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::cosh() const {
  return stubs::cosh::call(*this);
}

Tensor& Tensor::cosh_() const {
  stubs::cosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::exp2() const {
  return stubs::exp2::call(*this);
}

Tensor& Tensor::exp2_() const {
  stubs::exp2_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::expm1() const {
  return stubs::expm1::call(*this);
}

Tensor& Tensor::expm1_() const {
  stubs::expm1_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::log() const {
  return stubs::log::call(*this);
}

Tensor& Tensor::log_() const {
  stubs::log_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::log10() const {
  return stubs::log10::call(*this);
}

Tensor& Tensor::log10_() const {
  stubs::log10_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::log1p() const {
  return stubs::log1p::call(*this);
}

Tensor& Tensor::log1p_() const {
  stubs::log1p_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::reciprocal() const {
  return stubs::reciprocal::call(*this);
}

Tensor& Tensor::reciprocal_() const {
  stubs::reciprocal_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sigmoid() const {
  return stubs::sigmoid::call(*this);
}

Tensor& Tensor::sigmoid_() const {
  stubs::sigmoid_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::square() const {
  return stubs::square::call(*this);
}

Tensor& Tensor::square_() const {
  stubs::square_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::tan() const {
  return stubs::tan::call(*this);
}

Tensor& Tensor::tan_() const {
  stubs::tan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::tanh() const {
  return stubs::tanh::call(*this);
}

Tensor& Tensor::tanh_() const {
  stubs::tanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::trunc() const {
  return stubs::trunc::call(*this);
}

Tensor& Tensor::trunc_() const {
  stubs::trunc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_not() const {
  return stubs::logical_not::call(*this);
}

Tensor& Tensor::logical_not_() const {
  stubs::logical_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::clamp_min(const Scalar& min) const {
  return stubs::clamp_min::call(*this, min);
}

Tensor& Tensor::clamp_min_(const Scalar& min) const {
  stubs::clamp_min_::call(const_cast<Tensor&>(*this), min);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::uniform_(double from, double to, const std::optional<Generator>& generator) const {
  stubs::uniform_::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::random_(int64_t from, std::optional<int64_t> to,
                        const std::optional<Generator>& generator) const {
  stubs::random__from::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sum(std::optional<DType> dtype) const {
  return stubs::sum::call(*this, dtype);
}

Tensor Tensor::sum(const OptionalIntArrayRef& dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::sum_dim_IntList::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::prod(std::optional<DType> dtype) const {
  return stubs::prod::call(*this, dtype);
}

Tensor Tensor::prod(int64_t dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::prod_dim_int::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::amax(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amax::call(*this, dim, keepdim);
}

Tensor Tensor::max() const {
  return stubs::max::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::max_dim::call(*this, dim, keepdim));
}

Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmin::call(*this, dim, keepdim);
}

Tensor Tensor::all() const {
  return stubs::all::call(*this);
}

Tensor Tensor::all(int64_t dim, bool keepdim) const {
  return stubs::all_dim::call(*this, dim, keepdim);
}

Tensor Tensor::logsumexp(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::logsumexp::call(*this, dim, keepdim);
}

Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype) const {
  return stubs::cumsum::call(*this, dim, dtype);
}

Tensor Tensor::expand(IntArrayRef size, bool implicit) const {
  return stubs::expand::call(*this, size, implicit);
}

Tensor Tensor::expand_as(const Tensor& other) const {
  return stubs::expand_as::call(*this, other);
}

Tensor Tensor::permute(IntArrayRef dims) const {
  return stubs::permute::call(*this, dims);
}

Tensor Tensor::movedim(int64_t source, int64_t destination) const {
  return stubs::movedim_int::call(*this, source, destination);
}

Tensor Tensor::slice(int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                     int64_t step) const {
  return stubs::slice_Tensor::call(*this, dim, start, end, step);
}

std::vector<Tensor> Tensor::split(int64_t split_size, int64_t dim) const {
  return detail::to_public(stubs::split_Tensor::call(*this, split_size, dim));
}

std::vector<Tensor> Tensor::split_with_sizes(IntArrayRef split_sizes, int64_t dim) const {
  return detail::to_public(stubs::split_with_sizes::call(*this, split_sizes, dim));
}

Tensor Tensor::unsqueeze(int64_t dim) const {
  return stubs::unsqueeze::call(*this, dim);
}

Tensor Tensor::transpose(int64_t dim0, int64_t dim1) const {
  return stubs::transpose_int::call(*this, dim0, dim1);
}

Tensor Tensor::unfold(int64_t dimension, int64_t size, int64_t step) const {
  return stubs::unfold::call(*this, dimension, size, step);
}

Tensor Tensor::reshape_as(const Tensor& other) const {
  return stubs::reshape_as::call(*this, other);
}

Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim) const {
  return stubs::flatten_using_ints::call(*this, start_dim, end_dim);
}

Tensor& Tensor::unsqueeze_(int64_t dim) const {
  stubs::unsqueeze_::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::transpose_(int64_t dim0, int64_t dim1) const {
  stubs::transpose_::call(const_cast<Tensor&>(*this), dim0, dim1);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
