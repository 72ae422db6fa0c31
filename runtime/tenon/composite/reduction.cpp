#include <algorithm>

#include "tenon/generated/kernels/reduction.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/reduced_dimensions.h"

namespace tenon::composite {

TensorBase max(const TensorBase& self) {
  return ops::amax(self);
}

TensorBase min(const TensorBase& self) {
  return ops::amin(self);
}

TensorBase var(const TensorBase& self, std::optional<IntArrayRef> dim,
               const std::optional<Scalar>& correction, bool keepdim) {
  TENON_CHECK(self.is_floating_point(), DTypeError, "var: expected a floating dtype, got ",
              self.dtype());
  const auto mask = reduced_dims("var", dim, self.dim());
  double count = 1;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (mask[i]) count *= static_cast<double>(self.sizes()[i]);
  }
  const TensorBase centred = ops::sub(self, ops::mean(self, dim, /*keepdim=*/true));
  const TensorBase squares = ops::sum(ops::mul(centred, centred), dim, keepdim);
  return ops::div(squares, std::max(count - correction.value_or(1).toDouble(), 0.0));
}

TensorBase var_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool unbiased,
                   bool keepdim) {
  return ops::var(self, dim, Scalar(unbiased ? 1 : 0), keepdim);
}

TensorBase std(const TensorBase& self, std::optional<IntArrayRef> dim,
               const std::optional<Scalar>& correction, bool keepdim) {
  return ops::sqrt(ops::var(self, dim, correction, keepdim));
}

TensorBase logsumexp(const TensorBase& self, IntArrayRef dim, bool keepdim) {
  const TensorBase greatest = ops::amax(self, dim, /*keepdim=*/true);
  const TensorBase shift = ops::masked_fill(greatest, ops::isinf(greatest), 0);
  const TensorBase sum = ops::sum(ops::exp(ops::sub(self, shift)), dim, keepdim);
  return ops::add(ops::log(sum), keepdim ? shift : ops::view(shift, sum.sizes()));
}

}  // namespace tenon::composite
