#pragma once

#include "tenon/guards/thread_state_guard.h"

namespace tenon {

/// Inside a kernel: calls skip Autograd, and go on through InplaceOrView.
class AutoDispatchBelowAutograd : ExclusionGuard {
 public:
  AutoDispatchBelowAutograd() { state().exclude_autograd(); }
};

/// Inside a kernel: calls skip Autograd and InplaceOrView. For authors of kernels only; to serve a
/// network use `InferenceMode`, which cannot give wrong gradients.
class AutoDispatchBelowInplaceOrView : ExclusionGuard {
 public:
  AutoDispatchBelowInplaceOrView() { state().exclude_autograd_and_inplace_or_view(); }
};

// libtorch's names.
using AutoDispatchBelowADInplaceOrView = AutoDispatchBelowInplaceOrView;

}  // namespace tenon
