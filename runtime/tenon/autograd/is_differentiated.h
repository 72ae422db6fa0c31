#pragma once

#include "tenon/autograd/tangent.h"
#include "tenon/guards/grad_mode.h"

namespace tenon {

/// Whether a derivative of what a formula computes may be wanted, by either mode: a shorter way
/// that is none of its arguments' history would lose it.
inline bool is_differentiated() {
  return GradMode::is_enabled() || any_level_lasts();
}

}  // namespace tenon
