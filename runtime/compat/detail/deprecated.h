#pragma once

#include "tenon/base/check.h"
#include "tenon/guards/auto_dispatch_below.h"

namespace at {

/// What `InferenceMode` replaces.
struct [[deprecated(
    "use c10::InferenceMode to serve a network, or at::AutoDispatchBelowADInplaceOrView inside a "
    "kernel; see docs/inference_mode.md")]] AutoNonVariableTypeMode
    : ::tenon::AutoDispatchBelowAutograd {
  AutoNonVariableTypeMode() = default;
  explicit AutoNonVariableTypeMode(bool enabled) {
    TENON_CHECK(enabled, ValueError,
                "AutoNonVariableTypeMode: expected true; use EnableGradGuard to record again");
  }
};

}  // namespace at
