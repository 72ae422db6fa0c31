#pragma once

#include "tenon/functionalize/functional_depth.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon {

namespace detail {
extern constinit thread_local bool makes_copies __attribute__((tls_model("initial-exec")));
/// Whether views of values are copies on the calling thread.
inline bool copies_views() {
  return makes_copies;
}
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
