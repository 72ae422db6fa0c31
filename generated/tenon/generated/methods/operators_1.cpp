// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {

Tensor Tensor::relu() const {
  return stubs::relu::call(*this);
}

Tensor& Tensor::relu_() const {
  stubs::relu_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ge(const Tensor& other) const {
  return stubs::ge_Tensor::call(*this, other);
}

Tensor& Tensor::ge_(const Tensor& other) const {
  stubs::ge__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ge(const Scalar& other) const {
  return stubs::ge_Scalar::call(*this, other);
}

Tensor& Tensor::ge_(const Scalar& other) const {
  stubs::ge__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_xor(const Tensor& other) const {
  return stubs::logical_xor::call(*this, other);
}

Tensor& Tensor::logical_xor_(const Tensor& other) const {
  stubs::logical_xor_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::clone(std::optional<MemoryFormat> memory_format) const {
  return stubs::clone::call(*this, memory_format);
}

Tensor Tensor::contiguous(MemoryFormat memory_format) const {
  return stubs::contiguous::call(*this, memory_format);
}

Tensor Tensor::to(DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_dtype::call(*this, dtype, non_blocking, copy, memory_format);
}

Tensor Tensor::to(Device device, DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_device::call(*this, device, dtype, non_blocking, copy, memory_format);
}

Tensor Tensor::type_as(const Tensor& other) const {
  return stubs::type_as::call(*this, other);
}

Tensor& Tensor::fill_(const Scalar& value) const {
  stubs::fill__Scalar::call(const_cast<Tensor&>(*this), value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::index_add(int64_t dim, const Tensor& index, const Tensor& source,
                         const Scalar& alpha) const {
  return stubs::index_add::call(*this, dim, index, source, alpha);
}

Tensor& Tensor::index_add_(int64_t dim, const Tensor& index, const Tensor& source,
                           const Scalar& alpha) const {
  stubs::index_add_::call(const_cast<Tensor&>(*this), dim, index, source, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::masked_fill(const Tensor& mask, const Tensor& value) const {
  return stubs::masked_fill_Tensor::call(*this, mask, value);
}

Tensor& Tensor::masked_fill_(const Tensor& mask, const Tensor& value) const {
  stubs::masked_fill__Tensor::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::masked_fill(const Tensor& mask, const Scalar& value) const {
  return stubs::masked_fill_Scalar::call(*this, mask, value);
}

Tensor& Tensor::masked_fill_(const Tensor& mask, const Scalar& value) const {
  stubs::masked_fill__Scalar::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::tril(int64_t diagonal) const {
  return stubs::tril::call(*this, diagonal);
}

Tensor& Tensor::tril_(int64_t diagonal) const {
  stubs::tril_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::triu(int64_t diagonal) const {
  return stubs::triu::call(*this, diagonal);
}

Tensor& Tensor::triu_(int64_t diagonal) const {
  stubs::triu_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::slice_scatter(const Tensor& src, int64_t dim, std::optional<int64_t> start,
                             std::optional<int64_t> end, int64_t step) const {
  return stubs::slice_scatter::call(*this, src, dim, start, end, step);
}

Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_src::call(*this, dim, index, src);
}

Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Tensor& src) const {
  stubs::scatter__src::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Scalar& value) const {
  return stubs::scatter_value::call(*this, dim, index, value);
}

Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Scalar& value) const {
  stubs::scatter__value::call(const_cast<Tensor&>(*this), dim, index, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::repeat(IntArrayRef repeats) const {
  return stubs::repeat::call(*this, repeats);
}

Tensor Tensor::mm(const Tensor& mat2) const {
  return stubs::mm::call(*this, mat2);
}

Tensor Tensor::mv(const Tensor& vec) const {
  return stubs::mv::call(*this, vec);
}

Tensor Tensor::sub(const Tensor& other, const Scalar& alpha) const {
  return stubs::sub_Tensor::call(*this, other, alpha);
}

Tensor& Tensor::sub_(const Tensor& other, const Scalar& alpha) const {
  stubs::sub__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sub(const Scalar& other, const Scalar& alpha) const {
  return stubs::sub_Scalar::call(*this, other, alpha);
}

Tensor& Tensor::sub_(const Scalar& other, const Scalar& alpha) const {
  stubs::sub__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_and(const Tensor& other) const {
  return stubs::bitwise_and_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_and_(const Tensor& other) const {
  stubs::bitwise_and__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_and(const Scalar& other) const {
  return stubs::bitwise_and_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_and_(const Scalar& other) const {
  stubs::bitwise_and__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcmul::call(*this, tensor1, tensor2, value);
}

Tensor& Tensor::addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  stubs::addcmul_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcdiv::call(*this, tensor1, tensor2, value);
}

Tensor& Tensor::addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  stubs::addcdiv_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lerp(const Tensor& end, const Tensor& weight) const {
  return stubs::lerp_Tensor::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Tensor& weight) const {
  stubs::lerp__Tensor::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::lerp(const Tensor& end, const Scalar& weight) const {
  return stubs::lerp_Scalar::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Scalar& weight) const {
  stubs::lerp__Scalar::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sqrt() const {
  return stubs::sqrt::call(*this);
}

Tensor& Tensor::sqrt_() const {
  stubs::sqrt_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::erf() const {
  return stubs::erf::call(*this);
}

Tensor& Tensor::erf_() const {
  stubs::erf_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::erfc() const {
  return stubs::erfc::call(*this);
}

Tensor& Tensor::erfc_() const {
  stubs::erfc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::round() const {
  return stubs::round::call(*this);
}

Tensor& Tensor::round_() const {
  stubs::round_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::isnan() const {
  return stubs::isnan::call(*this);
}

Tensor Tensor::isinf() const {
  return stubs::isinf::call(*this);
}

Tensor Tensor::bitwise_not() const {
  return stubs::bitwise_not::call(*this);
}

Tensor& Tensor::bitwise_not_() const {
  stubs::bitwise_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::normal_(double mean, double std, const std::optional<Generator>& generator) const {
  stubs::normal_::call(const_cast<Tensor&>(*this), mean, std, generator);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::mean(std::optional<DType> dtype) const {
  return stubs::mean::call(*this, dtype);
}

Tensor Tensor::mean(const OptionalIntArrayRef& dim, bool keepdim,
                    std::optional<DType> dtype) const {
  return stubs::mean_dim::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::amin(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amin::call(*this, dim, keepdim);
}

Tensor Tensor::min() const {
  return stubs::min::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::min_dim::call(*this, dim, keepdim));
}

Tensor Tensor::any() const {
  return stubs::any::call(*this);
}

Tensor Tensor::any(int64_t dim, bool keepdim) const {
  return stubs::any_dim::call(*this, dim, keepdim);
}

Tensor Tensor::std(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::std_correction::call(*this, dim, correction, keepdim);
}

Tensor Tensor::detach() const {
  return stubs::detach::call(*this);
}

Tensor Tensor::broadcast_to(IntArrayRef size) const {
  return stubs::broadcast_to::call(*this, size);
}

Tensor Tensor::select(int64_t dim, int64_t index) const {
  return stubs::select_int::call(*this, dim, index);
}

Tensor Tensor::t() const {
  return stubs::t::call(*this);
}

Tensor Tensor::view_as(const Tensor& other) const {
  return stubs::view_as::call(*this, other);
}

Tensor Tensor::reshape(IntArrayRef shape) const {
  return stubs::reshape::call(*this, shape);
}

Tensor Tensor::unflatten(int64_t dim, IntArrayRef sizes) const {
  return stubs::unflatten_int::call(*this, dim, sizes);
}

Tensor& Tensor::t_() const {
  stubs::t_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
