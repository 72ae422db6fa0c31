#pragma once

#include "tenon/guards/thread_state_guard.h"

namespace tenon {

/// Inside a kernel: calls skip Autograd, and go on through InplaceOrView.
class AutoDispatchBelowAutograd : ThreadStateGuard {
 public:
  AutoDispatchBelowAutograd() { state().excluded |= autograd_keys; }
};

/// Inside a kernel: calls skip Autograd and InplaceOrView. For authors of kernels only; to serve a
/// network use `InferenceMode`, which cannot give wrong gradients.
class AutoDispatchBelowInplaceOrView : ThreadStateGuard {
 public:
  AutoDispatchBelowInplaceOrView() {
    state().excluded |= autograd_keys | DispatchKey::InplaceOrView;
  }
};

using AutoDispatchBelowADInplaceOrView = AutoDispatchBelowInplaceOrView;

}  // namespace tenon
