#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon::lazy {

/// The kernel of every functional operator for Lazy: makes a node of the call, or computes at once
/// what cannot wait.
void record(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);

}  // namespace tenon::lazy
