// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/log.h"

namespace tenon {

Tensor Tensor::abs() const {
  return stubs::abs::call(*this);
}

Tensor& Tensor::abs_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::abs_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::acos() const {
  return stubs::acos::call(*this);
}

Tensor& Tensor::acos_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::acos_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::acosh() const {
  return stubs::acosh::call(*this);
}

Tensor& Tensor::acosh_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::acosh_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::add(const Tensor& other, const Scalar& alpha) const {
  return stubs::add_Tensor::call(*this, other, alpha);
}

Tensor& Tensor::add_(const Tensor& other, const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::add__Tensor::call(const_cast<Tensor&>(*this), other, alpha));
}

Tensor Tensor::add(const Scalar& other, const Scalar& alpha) const {
  return stubs::add_Scalar::call(*this, other, alpha);
}

Tensor& Tensor::add_(const Scalar& other, const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::add__Scalar::call(const_cast<Tensor&>(*this), other, alpha));
}

Tensor Tensor::addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcdiv::call(*this, tensor1, tensor2, value);
}

Tensor& Tensor::addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::addcdiv_::call(const_cast<Tensor&>(*this), tensor1, tensor2,
                                                  value));
}

Tensor Tensor::addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcmul::call(*this, tensor1, tensor2, value);
}

Tensor& Tensor::addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::addcmul_::call(const_cast<Tensor&>(*this), tensor1, tensor2,
                                                  value));
}

Tensor Tensor::addmm(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                     const Scalar& alpha) const {
  return stubs::addmm::call(*this, mat1, mat2, beta, alpha);
}

Tensor& Tensor::addmm_(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                       const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::addmm_::call(const_cast<Tensor&>(*this), mat1, mat2, beta,
                                                alpha));
}

Tensor Tensor::all() const {
  return stubs::all::call(*this);
}

Tensor Tensor::all(int64_t dim, bool keepdim) const {
  return stubs::all_dim::call(*this, dim, keepdim);
}

bool Tensor::allclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::allclose::call(*this, other, rtol, atol, equal_nan);
}

Tensor Tensor::amax(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amax::call(*this, dim, keepdim);
}

Tensor Tensor::amin(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amin::call(*this, dim, keepdim);
}

Tensor Tensor::any() const {
  return stubs::any::call(*this);
}

Tensor Tensor::any(int64_t dim, bool keepdim) const {
  return stubs::any_dim::call(*this, dim, keepdim);
}

Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmax::call(*this, dim, keepdim);
}

Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmin::call(*this, dim, keepdim);
}

Tensor Tensor::as_strided(IntArrayRef size, IntArrayRef stride,
                          std::optional<int64_t> storage_offset) const {
  return stubs::as_strided::call(*this, size, stride, storage_offset);
}

Tensor Tensor::as_strided_scatter(const Tensor& src, IntArrayRef size, IntArrayRef stride,
                                  std::optional<int64_t> storage_offset) const {
  return stubs::as_strided_scatter::call(*this, src, size, stride, storage_offset);
}

Tensor Tensor::asin() const {
  return stubs::asin::call(*this);
}

Tensor& Tensor::asin_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::asin_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::asinh() const {
  return stubs::asinh::call(*this);
}

Tensor& Tensor::asinh_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::asinh_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::atan() const {
  return stubs::atan::call(*this);
}

Tensor& Tensor::atan_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::atan_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::atan2(const Tensor& other) const {
  return stubs::atan2::call(*this, other);
}

Tensor& Tensor::atan2_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::atan2_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::atanh() const {
  return stubs::atanh::call(*this);
}

Tensor& Tensor::atanh_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::atanh_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::baddbmm(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                       const Scalar& alpha) const {
  return stubs::baddbmm::call(*this, batch1, batch2, beta, alpha);
}

Tensor& Tensor::baddbmm_(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                         const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::baddbmm_::call(const_cast<Tensor&>(*this), batch1, batch2, beta,
                                                  alpha));
}

Tensor& Tensor::bernoulli_(double p, const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bernoulli__float::call(const_cast<Tensor&>(*this), p,
                                                          generator));
}

Tensor Tensor::bitwise_and(const Tensor& other) const {
  return stubs::bitwise_and_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_and_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_and__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::bitwise_and(const Scalar& other) const {
  return stubs::bitwise_and_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_and_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_and__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::bitwise_not() const {
  return stubs::bitwise_not::call(*this);
}

Tensor& Tensor::bitwise_not_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_not_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::bitwise_or(const Tensor& other) const {
  return stubs::bitwise_or_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_or_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_or__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::bitwise_or(const Scalar& other) const {
  return stubs::bitwise_or_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_or_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_or__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::bitwise_xor(const Tensor& other) const {
  return stubs::bitwise_xor_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_xor_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_xor__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::bitwise_xor(const Scalar& other) const {
  return stubs::bitwise_xor_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_xor_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_xor__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::bmm(const Tensor& mat2) const {
  return stubs::bmm::call(*this, mat2);
}

Tensor Tensor::broadcast_to(IntArrayRef size) const {
  return stubs::broadcast_to::call(*this, size);
}

Tensor Tensor::ceil() const {
  return stubs::ceil::call(*this);
}

Tensor& Tensor::ceil_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ceil_::call(const_cast<Tensor&>(*this)));
}

std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim) const {
  return detail::to_public(stubs::chunk::call(*this, chunks, dim));
}

Tensor Tensor::clamp(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  return stubs::clamp::call(*this, min, max);
}

Tensor& Tensor::clamp_(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::clamp_::call(const_cast<Tensor&>(*this), min, max));
}

Tensor Tensor::clamp_max(const Scalar& max) const {
  return stubs::clamp_max::call(*this, max);
}

Tensor& Tensor::clamp_max_(const Scalar& max) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::clamp_max_::call(const_cast<Tensor&>(*this), max));
}

Tensor Tensor::clamp_min(const Scalar& min) const {
  return stubs::clamp_min::call(*this, min);
}

Tensor& Tensor::clamp_min_(const Scalar& min) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::clamp_min_::call(const_cast<Tensor&>(*this), min));
}

Tensor Tensor::clone(std::optional<MemoryFormat> memory_format) const {
  return stubs::clone::call(*this, memory_format);
}

Tensor Tensor::contiguous(MemoryFormat memory_format) const {
  return stubs::contiguous::call(*this, memory_format);
}

Tensor& Tensor::copy_(const Tensor& src, bool non_blocking) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::copy_::call(const_cast<Tensor&>(*this), src, non_blocking));
}

Tensor Tensor::cos() const {
  return stubs::cos::call(*this);
}

Tensor& Tensor::cos_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::cos_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::cosh() const {
  return stubs::cosh::call(*this);
}

Tensor& Tensor::cosh_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::cosh_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype) const {
  return stubs::cumsum::call(*this, dim, dtype);
}

Tensor Tensor::detach() const {
  return stubs::detach::call(*this);
}

Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2) const {
  return stubs::diagonal::call(*this, offset, dim1, dim2);
}

Tensor Tensor::diagonal_scatter(const Tensor& src, int64_t offset, int64_t dim1,
                                int64_t dim2) const {
  return stubs::diagonal_scatter::call(*this, src, offset, dim1, dim2);
}

Tensor Tensor::div(const Tensor& other) const {
  return stubs::div_Tensor::call(*this, other);
}

Tensor& Tensor::div_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::div__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::div(const Scalar& other) const {
  return stubs::div_Scalar::call(*this, other);
}

Tensor& Tensor::div_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::div__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::dot(const Tensor& tensor) const {
  return stubs::dot::call(*this, tensor);
}

Tensor Tensor::eq(const Tensor& other) const {
  return stubs::eq_Tensor::call(*this, other);
}

Tensor& Tensor::eq_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::eq__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::eq(const Scalar& other) const {
  return stubs::eq_Scalar::call(*this, other);
}

Tensor& Tensor::eq_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::eq__Scalar::call(const_cast<Tensor&>(*this), other));
}

bool Tensor::equal(const Tensor& other) const {
  return stubs::equal::call(*this, other);
}

Tensor Tensor::erf() const {
  return stubs::erf::call(*this);
}

Tensor& Tensor::erf_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::erf_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::erfc() const {
  return stubs::erfc::call(*this);
}

Tensor& Tensor::erfc_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::erfc_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::exp() const {
  return stubs::exp::call(*this);
}

Tensor& Tensor::exp_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::exp_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::exp2() const {
  return stubs::exp2::call(*this);
}

Tensor& Tensor::exp2_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::exp2_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::expand(IntArrayRef size, bool implicit) const {
  return stubs::expand::call(*this, size, implicit);
}

Tensor Tensor::expand_as(const Tensor& other) const {
  return stubs::expand_as::call(*this, other);
}

Tensor Tensor::expm1() const {
  return stubs::expm1::call(*this);
}

Tensor& Tensor::expm1_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::expm1_::call(const_cast<Tensor&>(*this)));
}

Tensor& Tensor::fill_(const Scalar& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::fill__Scalar::call(const_cast<Tensor&>(*this), value));
}

Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim) const {
  return stubs::flatten_using_ints::call(*this, start_dim, end_dim);
}

Tensor Tensor::flip(IntArrayRef dims) const {
  return stubs::flip::call(*this, dims);
}

Tensor Tensor::floor() const {
  return stubs::floor::call(*this);
}

Tensor& Tensor::floor_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::floor_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::fmod(const Tensor& other) const {
  return stubs::fmod_Tensor::call(*this, other);
}

Tensor& Tensor::fmod_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::fmod__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::fmod(const Scalar& other) const {
  return stubs::fmod_Scalar::call(*this, other);
}

Tensor& Tensor::fmod_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::fmod__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::gather(int64_t dim, const Tensor& index, bool sparse_grad) const {
  return stubs::gather::call(*this, dim, index, sparse_grad);
}

Tensor Tensor::ge(const Tensor& other) const {
  return stubs::ge_Tensor::call(*this, other);
}

Tensor& Tensor::ge_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ge__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::ge(const Scalar& other) const {
  return stubs::ge_Scalar::call(*this, other);
}

Tensor& Tensor::ge_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ge__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::gt(const Tensor& other) const {
  return stubs::gt_Tensor::call(*this, other);
}

Tensor& Tensor::gt_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::gt__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::gt(const Scalar& other) const {
  return stubs::gt_Scalar::call(*this, other);
}

Tensor& Tensor::gt_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::gt__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::index_add(int64_t dim, const Tensor& index, const Tensor& source,
                         const Scalar& alpha) const {
  return stubs::index_add::call(*this, dim, index, source, alpha);
}

Tensor& Tensor::index_add_(int64_t dim, const Tensor& index, const Tensor& source,
                           const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::index_add_::call(const_cast<Tensor&>(*this), dim, index, source,
                                                    alpha));
}

Tensor Tensor::index_select(int64_t dim, const Tensor& index) const {
  return stubs::index_select::call(*this, dim, index);
}

Tensor Tensor::isclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::isclose::call(*this, other, rtol, atol, equal_nan);
}

Tensor Tensor::isfinite() const {
  return stubs::isfinite::call(*this);
}

Tensor Tensor::isinf() const {
  return stubs::isinf::call(*this);
}

Tensor Tensor::isnan() const {
  return stubs::isnan::call(*this);
}

Scalar Tensor::item() const {
  return stubs::item::call(*this);
}

Tensor Tensor::le(const Tensor& other) const {
  return stubs::le_Tensor::call(*this, other);
}

Tensor& Tensor::le_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::le__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::le(const Scalar& other) const {
  return stubs::le_Scalar::call(*this, other);
}

Tensor& Tensor::le_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::le__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::lerp(const Tensor& end, const Tensor& weight) const {
  return stubs::lerp_Tensor::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Tensor& weight) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::lerp__Tensor::call(const_cast<Tensor&>(*this), end, weight));
}

Tensor Tensor::lerp(const Tensor& end, const Scalar& weight) const {
  return stubs::lerp_Scalar::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Scalar& weight) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::lerp__Scalar::call(const_cast<Tensor&>(*this), end, weight));
}

Tensor Tensor::log() const {
  return stubs::log::call(*this);
}

Tensor& Tensor::log_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::log_::call(const_cast<Tensor&>(*this)));
}

}  // namespace tenon
