#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon::lazy {

/// Note [Random calls on lazy]
///
/// Numbers are drawn when a random operator is called, so that they are those of the CPU, whatever
/// is read in which order. What else it computes can wait: how many numbers it draws, and which,
/// the sizes of its arguments tell. So operators with the tag `unread_self` compute no argument,
/// and dropout, which reads its, makes a node of what it does with the mask that it draws.

/// The kernel of `native_dropout`.
void record_dropout(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);

}  // namespace tenon::lazy
