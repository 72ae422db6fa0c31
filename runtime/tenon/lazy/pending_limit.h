#pragma once

#include "tenon/lazy/node.h"

namespace tenon::lazy {

/// Computes all that waits where it is more than `set_most_pending` allows. Where that fails,
/// errors are those of what `node` needs.
void keep_limit(Node& node);

}  // namespace tenon::lazy
