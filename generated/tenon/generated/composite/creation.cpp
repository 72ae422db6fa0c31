// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/arange.h"

namespace tenon::composite {

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase arange(const Scalar& end, std::optional<DType> dtype, std::optional<Layout> layout,
                  std::optional<Device> device, std::optional<bool> pin_memory) {
  return ops::arange(0, end, 1, dtype, layout, device, pin_memory);
}

}  // namespace tenon::composite
