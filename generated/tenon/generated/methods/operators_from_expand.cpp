// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
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
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/neg.h"

namespace tenon {

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

Tensor Tensor::log10() const {
  return stubs::log10::call(*this);
}

Tensor& Tensor::log10_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::log10_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::log1p() const {
  return stubs::log1p::call(*this);
}

Tensor& Tensor::log1p_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::log1p_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::log2() const {
  return stubs::log2::call(*this);
}

Tensor& Tensor::log2_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::log2_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::log_softmax_int::call(*this, dim, dtype);
}

Tensor Tensor::logical_and(const Tensor& other) const {
  return stubs::logical_and::call(*this, other);
}

Tensor& Tensor::logical_and_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::logical_and_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::logical_not() const {
  return stubs::logical_not::call(*this);
}

Tensor& Tensor::logical_not_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::logical_not_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::logical_or(const Tensor& other) const {
  return stubs::logical_or::call(*this, other);
}

Tensor& Tensor::logical_or_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::logical_or_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::logical_xor(const Tensor& other) const {
  return stubs::logical_xor::call(*this, other);
}

Tensor& Tensor::logical_xor_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::logical_xor_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::logsumexp(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::logsumexp::call(*this, dim, keepdim);
}

Tensor Tensor::lt(const Tensor& other) const {
  return stubs::lt_Tensor::call(*this, other);
}

Tensor& Tensor::lt_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::lt__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::lt(const Scalar& other) const {
  return stubs::lt_Scalar::call(*this, other);
}

Tensor& Tensor::lt_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::lt__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::masked_fill(const Tensor& mask, const Tensor& value) const {
  return stubs::masked_fill_Tensor::call(*this, mask, value);
}

Tensor& Tensor::masked_fill_(const Tensor& mask, const Tensor& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::masked_fill__Tensor::call(const_cast<Tensor&>(*this), mask,
                                                             value));
}

Tensor Tensor::masked_fill(const Tensor& mask, const Scalar& value) const {
  return stubs::masked_fill_Scalar::call(*this, mask, value);
}

Tensor& Tensor::masked_fill_(const Tensor& mask, const Scalar& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::masked_fill__Scalar::call(const_cast<Tensor&>(*this), mask,
                                                             value));
}

Tensor Tensor::matmul(const Tensor& other) const {
  return stubs::matmul::call(*this, other);
}

Tensor Tensor::max() const {
  return stubs::max::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::max_dim::call(*this, dim, keepdim));
}

Tensor Tensor::maximum(const Tensor& other) const {
  return stubs::maximum::call(*this, other);
}

Tensor Tensor::mean(std::optional<DType> dtype) const {
  return stubs::mean::call(*this, dtype);
}

Tensor Tensor::mean(const OptionalIntArrayRef& dim, bool keepdim,
                    std::optional<DType> dtype) const {
  return stubs::mean_dim::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::min() const {
  return stubs::min::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::min_dim::call(*this, dim, keepdim));
}

Tensor Tensor::minimum(const Tensor& other) const {
  return stubs::minimum::call(*this, other);
}

Tensor Tensor::mm(const Tensor& mat2) const {
  return stubs::mm::call(*this, mat2);
}

Tensor Tensor::movedim(int64_t source, int64_t destination) const {
  return stubs::movedim_int::call(*this, source, destination);
}

Tensor Tensor::mul(const Tensor& other) const {
  return stubs::mul_Tensor::call(*this, other);
}

Tensor& Tensor::mul_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::mul__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::mul(const Scalar& other) const {
  return stubs::mul_Scalar::call(*this, other);
}

Tensor& Tensor::mul_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::mul__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::mv(const Tensor& vec) const {
  return stubs::mv::call(*this, vec);
}

Tensor Tensor::narrow(int64_t dim, int64_t start, int64_t length) const {
  return stubs::narrow::call(*this, dim, start, length);
}

Tensor Tensor::ne(const Tensor& other) const {
  return stubs::ne_Tensor::call(*this, other);
}

Tensor& Tensor::ne_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ne__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::ne(const Scalar& other) const {
  return stubs::ne_Scalar::call(*this, other);
}

Tensor& Tensor::ne_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ne__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::neg() const {
  return stubs::neg::call(*this);
}

Tensor& Tensor::neg_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::neg_::call(const_cast<Tensor&>(*this)));
}

}  // namespace tenon
