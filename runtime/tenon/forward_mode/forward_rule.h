#pragma once

#include <span>
#include <vector>

#include "tenon/autograd/tangent.h"
#include "tenon/dispatch/operator_entry.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon::forward_mode {

using TensorVector = std::vector<TensorBase>;

/// What a call gives in forward mode.
struct ForwardResults {
  Stack results;
  /// Of each of `results`, those of the tensors that it holds; undefined for zeros.
  std::vector<TensorVector> tangents;
};

/// Whether what Autograd makes of a call has a history: by the arguments, or their tangents at a
/// level, if one is told.
bool is_recorded(std::span<const Value> arguments, uint64_t level = 0);

/// Calls a functional operator, and derives the tangents of its results from those that its
/// arguments have at `level`, which the thread must not see meanwhile.
///
/// Note [Transposed twice]
///
/// Backward computes Jᵀ u for any u, and is linear in u. The backward of that, by u, therefore
/// computes J v: so every operator whose gradient can be differentiated has a forward rule, which
/// agrees with its gradient. Where an element of the result depends on one of each argument, and
/// all are real, J is diagonal, and J v is what backward computes of v.
ForwardResults call_with_tangents(const OperatorEntry& op, const Stack& arguments, uint64_t level);

}  // namespace tenon::forward_mode
