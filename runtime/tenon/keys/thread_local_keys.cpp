#include "tenon/keys/thread_local_keys.h"

#include "tenon/base/check.h"

namespace tenon {

void ThreadState::refuse_to_exclude(const char* guard) {
  TENON_THROW(AutogradError, guard,
              ": expected InplaceOrView to be excluded together with every Autograd key, got it "
              "while Autograd records: versions would not count and views not be tracked, and "
              "gradients be wrong; use InferenceMode to serve, or AutoDispatchBelowInplaceOrView "
              "inside a kernel");
}

namespace detail {
constinit thread_local ThreadState thread_state;
}  // namespace detail

}  // namespace tenon
