// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/generated/ops/unique_consecutive.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/vdot.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"
#include "tenon/generated/ops/xlogy.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

Tensor Tensor::unfold(int64_t dimension, int64_t size, int64_t step) const {
  return stubs::unfold::call(*this, dimension, size, step);
}

Tensor& Tensor::uniform_(double from, double to, const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::uniform_::call(const_cast<Tensor&>(*this), from, to, generator));
}

std::tuple<Tensor, Tensor, Tensor> Tensor::unique_consecutive(
    bool return_inverse, bool return_counts, std::optional<int64_t> dim) const {
  return detail::to_public(
      stubs::unique_consecutive::call(*this, return_inverse, return_counts, dim));
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

Tensor Tensor::vdot(const Tensor& other) const {
  return stubs::vdot::call(*this, other);
}

Tensor Tensor::view(IntArrayRef size) const {
  return stubs::view::call(*this, size);
}

Tensor Tensor::view_as(const Tensor& other) const {
  return stubs::view_as::call(*this, other);
}

Tensor Tensor::xlogy(const Tensor& other) const {
  return stubs::xlogy_Tensor::call(*this, other);
}

Tensor& Tensor::xlogy_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::xlogy__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::xlogy(const Scalar& other) const {
  return stubs::xlogy_Scalar_Other::call(*this, other);
}

Tensor& Tensor::xlogy_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::xlogy__Scalar_Other::call(const_cast<Tensor&>(*this), other));
}

Tensor& Tensor::zero_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::zero_::call(const_cast<Tensor&>(*this)));
}

}  // namespace tenon
