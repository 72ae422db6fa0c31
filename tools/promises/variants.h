#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// The operator of the same arguments and name, but for the `_` of the kind in place and the
/// targets of the kind out, that has this kind; or null.
const OperatorEntry* variant_of(const OperatorEntry& op, OperatorKind kind);

}  // namespace tenon::tools
