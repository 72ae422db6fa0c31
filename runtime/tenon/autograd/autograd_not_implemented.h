#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon {

/// The Autograd kernel of an operator that has none of its own: it calls the operator below
/// Autograd. Where an argument requires grad, the results get a history that raises
/// NotImplementedError when a gradient reaches it, so that none is lost silently.
TENON_API void autograd_not_implemented(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);

}  // namespace tenon
