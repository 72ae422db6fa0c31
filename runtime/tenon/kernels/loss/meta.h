#pragma once

#include <tuple>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What the negative log likelihood returns for `self` [N, C] or [C], an int64 `target` [N] or [],
/// a `weight` [C] or none, and a reduction 0 (none), 1 (mean) or 2 (sum). ShapeError, DTypeError or
/// ValueError for anything else; whether targets are in range is found out when they are read.
namespace tenon::meta {

/// Whether there is a loss for each sample, rather than one of all.
bool gives_loss_each(const TensorBase& self, int64_t reduction);

/// The loss, of the sizes of `target` without reduction and else without dimensions, and the
/// weight.
std::tuple<TensorSpec, TensorSpec> nll_loss_forward(const TensorBase& self,
                                                    const TensorBase& target,
                                                    const TensorBase& weight, int64_t reduction);
/// As `self`.
TensorSpec nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                             const TensorBase& target, const TensorBase& weight, int64_t reduction);

}  // namespace tenon::meta
