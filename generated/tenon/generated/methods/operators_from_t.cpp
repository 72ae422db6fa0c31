// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

Tensor Tensor::t() const {
  return stubs::t::call(*this);
}

Tensor& Tensor::t_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::t_::call(const_cast<Tensor&>(*this)));
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

Tensor Tensor::to(DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_dtype::call(*this, dtype, non_blocking, copy, memory_format);
}

Tensor Tensor::to(Device device, DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_device::call(*this, device, dtype, non_blocking, copy, memory_format);
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

Tensor Tensor::unfold(int64_t dimension, int64_t size, int64_t step) const {
  return stubs::unfold::call(*this, dimension, size, step);
}

Tensor& Tensor::uniform_(double from, double to, const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::uniform_::call(const_cast<Tensor&>(*this), from, to, generator));
}

Tensor Tensor::unsqueeze(int64_t dim) const {
  return stubs::unsqueeze::call(*this, dim);
}

Tensor& Tensor::unsqueeze_(int64_t dim) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::unsqueeze_::call(const_cast<Tensor&>(*this), dim));
}

Tensor Tensor::var(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::var_correction::call(*this, dim, correction, keepdim);
}

Tensor Tensor::var(const OptionalIntArrayRef& dim, bool unbiased, bool keepdim) const {
  return stubs::var_dim::call(*this, dim, unbiased, keepdim);
}

Tensor Tensor::view(IntArrayRef size) const {
  return stubs::view::call(*this, size);
}

Tensor Tensor::view_as(const Tensor& other) const {
  return stubs::view_as::call(*this, other);
}

Tensor& Tensor::zero_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::zero_::call(const_cast<Tensor&>(*this)));
}

}  // namespace tenon
