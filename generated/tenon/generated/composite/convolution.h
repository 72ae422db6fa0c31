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

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
TensorBase max_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode);

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size);

}  // namespace tenon::composite
