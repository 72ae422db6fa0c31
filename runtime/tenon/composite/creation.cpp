#include "tenon/generated/kernels/creation.h"
#include "tenon/generated/ops/arange.h"

namespace tenon::composite {

TensorBase arange(const Scalar& end, std::optional<DType> dtype, std::optional<Layout> layout,
                  std::optional<Device> device, std::optional<bool> pin_memory) {
  return ops::arange(0, end, 1, dtype, layout, device, pin_memory);
}

}  // namespace tenon::composite
