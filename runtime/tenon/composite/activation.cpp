#include "tenon/generated/kernels/activation.h"

#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/to.h"
#include "tenon/tensor/dimension.h"

namespace tenon::composite {
namespace {

TensorBase cast(const TensorBase& self, std::optional<DType> dtype) {
  return dtype ? ops::to(self, *dtype) : self;
}

}  // namespace

TensorBase softmax(const TensorBase& self, int64_t dim, std::optional<DType> dtype) {
  return ops::_softmax(cast(self, dtype), dim, false);
}

TensorBase log_softmax(const TensorBase& self, int64_t dim, std::optional<DType> dtype) {
  return ops::_log_softmax(cast(self, dtype), dim, false);
}

TensorBase relu6(const TensorBase& self) {
  return ops::hardtanh(self, 0, 6);
}

TensorBase selu(const TensorBase& self) {
  constexpr double kAlpha = 1.6732632423543772848170429916717;
  constexpr double kScale = 1.0507009873554804934193349852946;
  return ops::elu(self, kAlpha, kScale);
}

TensorBase mish(const TensorBase& self) {
  return ops::mul(self, ops::tanh(ops::softplus(self)));
}

TensorBase glu(const TensorBase& self, int64_t dim) {
  const int64_t axis = wrap_dimension("glu", dim, self.dim());
  const int64_t size = self.dim() == 0 ? 1 : self.sizes()[axis];
  TENON_CHECK(size % 2 == 0, ShapeError, "glu: expected a dimension of even size, got ", size,
              " of sizes ", self.sizes());
  if (size == 0) return self;
  const std::vector<TensorBase> halves = ops::split(self, size / 2, dim);
  return ops::mul(halves[0], ops::sigmoid(halves[1]));
}

}  // namespace tenon::composite
