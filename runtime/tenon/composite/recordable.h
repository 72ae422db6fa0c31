#pragma once

#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::composite {

namespace detail {
TENON_COLD TensorBase copy_of_leaf(const TensorBase& self);
}

/// `self`, for a composite operator that views it without saving it: a copy where `self` is an
/// inference leaf that requires grad, whose views could have no history.
inline TensorBase recordable(const TensorBase& self) {
  const bool recorded_leaf = self.is_inference() && self.requires_grad() && GradMode::is_enabled();
  return recorded_leaf ? detail::copy_of_leaf(self) : self;
}

}  // namespace tenon::composite
