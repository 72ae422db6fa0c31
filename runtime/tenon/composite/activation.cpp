#include "tenon/generated/kernels/activation.h"

#include <tuple>

#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log_sigmoid_forward.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/sub.h"
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

}  // namespace tenon::composite
