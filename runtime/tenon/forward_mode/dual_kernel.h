#pragma once

namespace tenon::forward_mode {

/// Registers the kernel of every operator for Dual; what the first DualLevel does.
void register_kernels();

}  // namespace tenon::forward_mode
