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

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                    int64_t reduction, int64_t ignore_index);

}  // namespace tenon::composite
