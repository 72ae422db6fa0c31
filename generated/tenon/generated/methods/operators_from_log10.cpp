// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/log_normal.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/logaddexp.h"
#include "tenon/generated/ops/logaddexp2.h"
#include "tenon/generated/ops/logcumsumexp.h"
#include "tenon/generated/ops/logdet.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/masked_scatter.h"
#include "tenon/generated/ops/masked_select.h"

namespace tenon {

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

Tensor& Tensor::log_normal_(double mean, double std,
                            const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::log_normal_::call(const_cast<Tensor&>(*this), mean, std,
                                                     generator));
}

Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::log_softmax_int::call(*this, dim, dtype);
}

Tensor Tensor::logaddexp(const Tensor& other) const {
  return stubs::logaddexp::call(*this, other);
}

Tensor Tensor::logaddexp2(const Tensor& other) const {
  return stubs::logaddexp2::call(*this, other);
}

Tensor Tensor::logcumsumexp(int64_t dim) const {
  return stubs::logcumsumexp::call(*this, dim);
}

Tensor Tensor::logdet() const {
  return stubs::logdet::call(*this);
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

Tensor Tensor::logit(std::optional<double> eps) const {
  return stubs::logit::call(*this, eps);
}

Tensor& Tensor::logit_(std::optional<double> eps) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::logit_::call(const_cast<Tensor&>(*this), eps));
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

Tensor Tensor::masked_scatter(const Tensor& mask, const Tensor& source) const {
  return stubs::masked_scatter::call(*this, mask, source);
}

Tensor& Tensor::masked_scatter_(const Tensor& mask, const Tensor& source) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::masked_scatter_::call(const_cast<Tensor&>(*this), mask, source));
}

Tensor Tensor::masked_select(const Tensor& mask) const {
  return stubs::masked_select::call(*this, mask);
}

}  // namespace tenon
