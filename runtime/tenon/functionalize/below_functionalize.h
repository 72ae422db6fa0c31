#pragma once

#include "tenon/functionalize/functional_depth.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon {

namespace detail {
/// Whether views of values are copies on the calling thread.
bool copies_views();
}  // namespace detail

/// Inside the pass: calls on values are not seen by it, nor by Autograd and InplaceOrView. At
/// `kMutationsAndViews` it sees views alone, which it makes copies of.
class BelowFunctionalize : ThreadStateGuard {
 public:
  explicit BelowFunctionalize(FunctionalDepth depth = FunctionalDepth::kMutations);
  ~BelowFunctionalize();

 private:
  const bool copied_views_;
};

}  // namespace tenon
