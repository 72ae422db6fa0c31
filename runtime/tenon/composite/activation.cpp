#include "tenon/generated/kernels/activation.h"

#include <tuple>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log_sigmoid_forward.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/sigmoid.h"
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

TensorBase prelu(const TensorBase& self, const TensorBase& weight) {
  check_floating("prelu", "self", self.dtype());
  TENON_CHECK(self.dtype() == weight.dtype(), DTypeError,
              "prelu: expected self and weight of one dtype, got ", self.dtype(), " and ",
              weight.dtype());
  TENON_CHECK(self.device() == weight.device(), DeviceError,
              "prelu: expected self and weight on one device, got ", self.device(), " and ",
              weight.device());
  const int64_t channels = self.dim() > 1 ? self.size(1) : 1;
  TENON_CHECK(weight.dim() <= 1 && (weight.numel() == 1 || weight.numel() == channels), ShapeError,
              "prelu: expected one weight or one for each channel of self ", self.sizes(),
              ", got weights of sizes ", weight.sizes());
  DimVector sizes(self.dim(), 1);
  if (self.dim() > 1) sizes[1] = weight.numel();
  return ops::_prelu_kernel(self, ops::reshape(weight, sizes));
}

TensorBase log_sigmoid(const TensorBase& self) {
  check_floating("log_sigmoid", "self", self.dtype());
  return std::get<0>(ops::log_sigmoid_forward(self));
}

std::tuple<TensorBase, TensorBase> log_sigmoid_forward(const TensorBase& self) {
  check_floating("log_sigmoid_forward", "self", self.dtype());
  const TensorBase buffer = ops::exp(ops::neg(ops::abs(self)));
  return {ops::sub(ops::clamp_max(self, 0), ops::log1p(buffer)), buffer};
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
