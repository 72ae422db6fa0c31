#pragma once

#include "tenon/autograd/autograd_meta.h"

namespace tenon {

/// Whether one has the parts of the other's complex numbers, as `view_as_real` and its inverse make
/// them.
bool is_view_of_parts(const TensorBase& base, const TensorBase& view);
/// Remakes such a view, which sizes, strides and offset alone do not tell; null for any other.
ViewReplay replay_of_parts(const TensorBase& base, const TensorBase& view);

}  // namespace tenon
