#include "tenon/generated/kernels/activation.h"

#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/split.h"
#include "tenon/tensor/dimension.h"

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

}  // namespace tenon::composite
