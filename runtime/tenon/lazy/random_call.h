#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon::lazy {

/// Note [Random calls on lazy]
///
/// Numbers are drawn when a random operator is called, so that they are those of the CPU, whatever
/// is read in which order. What else it computes can wait: how many numbers it draws, and which,
/// the sizes of its arguments tell.

/// Whether a random operator of the library looks at the geometry of its tensors alone: it draws
/// new elements of all that it returns.
bool draws_all_elements(const OperatorEntry& op);

/// The kernel of `native_dropout`: draws the mask, and makes a node of what is computed with it.
void record_dropout(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);

}  // namespace tenon::lazy
