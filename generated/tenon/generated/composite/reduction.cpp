// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/nansum.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/view.h"

namespace tenon::composite {

using namespace formulas;  // arithmetic on TensorBase

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
TensorBase logsumexp(const TensorBase& self, IntArrayRef dim, bool keepdim) {
  const TensorBase greatest = ops::div(ops::amax(self, dim, true), 1);
  const TensorBase shift = ops::masked_fill(greatest, ops::isinf(greatest), 0);
  const TensorBase total = ops::sum(ops::exp(ops::sub(self, shift)), dim, keepdim);
  return ops::add(ops::log(total), keepdim ? shift : ops::view(shift, total.sizes()));
}

// max(Tensor self) -> Tensor
TensorBase max(const TensorBase& self) {
  return ops::amax(self);
}

// min(Tensor self) -> Tensor
TensorBase min(const TensorBase& self) {
  return ops::amin(self);
}

// nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase nanmean(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                   std::optional<DType> dtype) {
  return ops::nansum(self, dim, keepdim, dtype) /
      ops::sum(ops::logical_not(ops::isnan(self)), dim, keepdim);
}

// nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase nansum(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                  std::optional<DType> dtype) {
  return ops::sum(ops::masked_fill(self, ops::isnan(self), 0), dim, keepdim, dtype);
}

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
TensorBase std_correction(const TensorBase& self, std::optional<IntArrayRef> dim,
                          const std::optional<Scalar>& correction, bool keepdim) {
  return ops::sqrt(ops::var(self, dim, correction, keepdim));
}

// var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
TensorBase var_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool unbiased,
                   bool keepdim) {
  return ops::var(self, dim, Scalar(unbiased ? 1 : 0), keepdim);
}

}  // namespace tenon::composite
