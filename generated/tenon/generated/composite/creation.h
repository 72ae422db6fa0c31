// Generated from ops.yaml by templates/composite/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/tensor/tensor_list.h"

// Operators that their entries compose of others.

namespace tenon::composite {

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase arange(const Scalar& end, std::optional<DType> dtype, std::optional<Layout> layout,
                  std::optional<Device> device, std::optional<bool> pin_memory);

}  // namespace tenon::composite
