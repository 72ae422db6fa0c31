#pragma once

#include "tenon/dispatch/dispatcher.h"

namespace tenon::test {

/// Whether the operator writes to an argument: in place, or to one called `out`.
bool writes(const OperatorEntry& op);

/// The operator of the same arguments and name, but for the `_` of the kind in place, that has this
/// kind, or null.
const OperatorEntry* twin(const OperatorEntry& op, OperatorKind kind);

}  // namespace tenon::test
