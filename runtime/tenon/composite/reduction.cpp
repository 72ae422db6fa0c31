#include <algorithm>

#include "tenon/generated/kernels/reduction.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/reduced_dimensions.h"

namespace tenon::composite {

TensorBase var(const TensorBase& self, std::optional<IntArrayRef> dim,
               const std::optional<Scalar>& correction, bool keepdim) {
  check_floating("var", self.dtype());
  const auto mask = reduced_dims("var", dim, self.dim());
  double count = 1;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (mask[i]) count *= static_cast<double>(self.sizes()[i]);
  }
  const TensorBase centred = ops::sub(self, ops::mean(self, dim, /*keepdim=*/true));
  const TensorBase squares = ops::sum(ops::mul(centred, centred), dim, keepdim);
  return ops::div(squares, std::max(count - correction.value_or(1).toDouble(), 0.0));
}

}  // namespace tenon::composite
