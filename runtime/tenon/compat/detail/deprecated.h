#pragma once

#include "tenon/compat/detail/macros.h"
#include "tenon/guards/auto_dispatch_below.h"

namespace at {

// The formatter takes the attribute for a function.
// clang-format off
/// What `InferenceMode` replaces.
struct [[deprecated(
    "use c10::InferenceMode to serve a network, or at::AutoDispatchBelowADInplaceOrView inside a "
    "kernel; see docs/inference_mode.md")]] AutoNonVariableTypeMode
    : ::tenon::AutoDispatchBelowAutograd {
  explicit AutoNonVariableTypeMode(bool enabled = true) {
    TORCH_WARN_ONCE(
        "AutoNonVariableTypeMode is deprecated: use c10::InferenceMode to serve a network, or "
        "at::AutoDispatchBelowADInplaceOrView inside a kernel; see docs/inference_mode.md");
    TENON_CHECK(enabled, ValueError,
                "AutoNonVariableTypeMode: expected true; use EnableGradGuard to record again");
  }
};
// clang-format on

}  // namespace at
