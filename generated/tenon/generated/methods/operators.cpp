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
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/angle.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/argsort.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/bincount.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_left_shift.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_right_shift.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/bmm.h"

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

Tensor Tensor::addmv(const Tensor& mat, const Tensor& vec, const Scalar& beta,
                     const Scalar& alpha) const {
  return stubs::addmv::call(*this, mat, vec, beta, alpha);
}

Tensor& Tensor::addmv_(const Tensor& mat, const Tensor& vec, const Scalar& beta,
                       const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::addmv_::call(const_cast<Tensor&>(*this), mat, vec, beta, alpha));
}

Tensor Tensor::all() const {
  return stubs::all::call(*this);
}

Tensor Tensor::all(int64_t dim, bool keepdim) const {
  return stubs::all_dim::call(*this, dim, keepdim);
}

Tensor Tensor::all(const OptionalIntArrayRef& dim, bool keepdim) const {
  return stubs::all_dims::call(*this, dim, keepdim);
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

Tensor Tensor::angle() const {
  return stubs::angle::call(*this);
}

Tensor Tensor::any() const {
  return stubs::any::call(*this);
}

Tensor Tensor::any(int64_t dim, bool keepdim) const {
  return stubs::any_dim::call(*this, dim, keepdim);
}

Tensor Tensor::any(const OptionalIntArrayRef& dim, bool keepdim) const {
  return stubs::any_dims::call(*this, dim, keepdim);
}

Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmax::call(*this, dim, keepdim);
}

Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmin::call(*this, dim, keepdim);
}

Tensor Tensor::argsort(int64_t dim, bool descending) const {
  return stubs::argsort::call(*this, dim, descending);
}

Tensor Tensor::argsort(bool stable, int64_t dim, bool descending) const {
  return stubs::argsort_stable::call(*this, stable, dim, descending);
}

Tensor Tensor::as_strided(IntArrayRef size, IntArrayRef stride,
                          std::optional<int64_t> storage_offset) const {
  return stubs::as_strided::call(*this, size, stride, storage_offset);
}

Tensor& Tensor::as_strided_(IntArrayRef size, IntArrayRef stride,
                            std::optional<int64_t> storage_offset) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::as_strided_::call(const_cast<Tensor&>(*this), size, stride,
                                                     storage_offset));
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

Tensor Tensor::bernoulli(const std::optional<Generator>& generator) const {
  return stubs::bernoulli::call(*this, generator);
}

Tensor Tensor::bincount(const std::optional<Tensor>& weights, int64_t minlength) const {
  return stubs::bincount::call(*this, detail::tensor_or_undefined(weights), minlength);
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

Tensor Tensor::bitwise_left_shift(const Tensor& other) const {
  return stubs::bitwise_left_shift_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_left_shift_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_left_shift__Tensor::call(const_cast<Tensor&>(*this),
                                                                    other));
}

Tensor Tensor::bitwise_left_shift(const Scalar& other) const {
  return stubs::bitwise_left_shift_Tensor_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_left_shift_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_left_shift__Tensor_Scalar::call(
                                const_cast<Tensor&>(*this), other));
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

Tensor Tensor::bitwise_right_shift(const Tensor& other) const {
  return stubs::bitwise_right_shift_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_right_shift_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_right_shift__Tensor::call(const_cast<Tensor&>(*this),
                                                                     other));
}

Tensor Tensor::bitwise_right_shift(const Scalar& other) const {
  return stubs::bitwise_right_shift_Tensor_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_right_shift_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::bitwise_right_shift__Tensor_Scalar::call(
                                const_cast<Tensor&>(*this), other));
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

}  // namespace tenon
