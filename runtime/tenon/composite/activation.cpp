#include "tenon/generated/kernels/activation.h"
#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/floating.h"

namespace tenon::composite {

TensorBase glu(const TensorBase& self, int64_t dim) {
  const int64_t axis = wrap_dimension("glu", dim, self.dim());
  const int64_t size = at_dimension(self.sizes(), axis);
  TENON_CHECK(size % 2 == 0, ShapeError, "glu: expected a dimension of even size, got ", size,
              " of sizes ", self.sizes());
  if (size == 0) return self;
  const std::vector<TensorBase> halves = ops::split(self, size / 2, dim);
  return ops::mul(halves[0], ops::sigmoid(halves[1]));
}

TensorBase celu(const TensorBase& self, const Scalar& alpha) {
  check_floating("celu", "self", self.dtype());
  const double scale = alpha.toDouble();
  TENON_CHECK(scale != 0, ValueError, "celu: expected an alpha that is not 0");
  return ops::elu(self, alpha, 1, 1 / scale);
}

TensorBase log_sigmoid(const TensorBase& self) {
  check_floating("log_sigmoid", "self", self.dtype());
  // Above 40 log(1 + exp(x)) is x even in float64.
  return ops::neg(ops::softplus(ops::neg(self), 1, 40));
}

TensorBase softshrink(const TensorBase& self, const Scalar& lambd) {
  check_floating("softshrink", "self", self.dtype());
  const double bound = lambd.toDouble();
  TENON_CHECK(bound >= 0, ValueError, "softshrink: expected no negative lambd, got ", bound);
  return ops::sub(self, ops::clamp(self, -bound, bound));
}

TensorBase hardshrink(const TensorBase& self, const Scalar& lambd) {
  check_floating("hardshrink", "self", self.dtype());
  return ops::masked_fill(self, ops::le(ops::abs(ops::detach(self)), lambd), 0);
}

TensorBase threshold_values(const TensorBase& self, const Scalar& threshold, const Scalar& value) {
  TENON_CHECK(self.dtype() != DType::kBool, DTypeError,
              "threshold: expected self of a numeric dtype, got bool");
  return ops::masked_fill(self, ops::le(self, threshold), value);
}

namespace {

/// Each element, times its slope where it is not positive. The slope is replaced rather than the
/// product, whose gradient would be 0 times an infinite element.
TensorBase sloped(const TensorBase& self, const TensorBase& slopes) {
  return ops::mul(self, ops::masked_fill(slopes, ops::gt(self, 0), 1));
}

}  // namespace

TensorBase prelu(const TensorBase& self, const TensorBase& weight) {
  check_floating("prelu", "self", self.dtype());
  TENON_CHECK(weight.dtype() == self.dtype(), DTypeError,
              "prelu: expected a weight of the dtype of self ", self.dtype(), ", got ",
              weight.dtype());
  const int64_t channels = self.dim() > 1 ? self.size(1) : 1;
  TENON_CHECK(weight.dim() <= 1 && (weight.numel() == 1 || weight.numel() == channels), ShapeError,
              "prelu: expected a weight for all or for each of ", channels,
              " channels of self of sizes ", self.sizes(), ", got sizes ", weight.sizes());
  DimVector sizes(static_cast<size_t>(self.dim()), 1);
  if (weight.numel() != 1) sizes[1] = channels;
  return sloped(self, ops::reshape(recordable(weight), sizes));
}

TensorBase rrelu(const TensorBase& self, const Scalar& lower, const Scalar& upper, bool training,
                 const std::optional<Generator>& generator) {
  check_floating("rrelu", "self", self.dtype());
  const double low = lower.toDouble(), high = upper.toDouble();
  TENON_CHECK(low <= high, ValueError, "rrelu: expected a lower slope of at most upper ", high,
              ", got ", low);
  if (!training) return ops::leaky_relu(self, (low + high) / 2);
  return sloped(self, ops::uniform(ops::detach(self), low, high, generator));
}

}  // namespace tenon::composite
