#pragma once

namespace tenon::functional {

/// Gives every operator a kernel for Functionalize. The first use of the pass does so: before, the
/// key costs a call nothing. Safe from any thread.
void register_kernels();

}  // namespace tenon::functional
