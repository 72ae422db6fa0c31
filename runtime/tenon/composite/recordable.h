#pragma once

#include "tenon/generated/ops/clone.h"
#include "tenon/guards/grad_mode.h"

namespace tenon::composite {

/// `self`, for a composite operator that views it without saving it: a copy where `self` is an
/// inference leaf that requires grad, whose views could have no history.
inline TensorBase recordable(const TensorBase& self) {
  const bool recorded_leaf = self.is_inference() && self.requires_grad() && GradMode::is_enabled();
  return recorded_leaf ? ops::clone(self) : self;
}

}  // namespace tenon::composite
