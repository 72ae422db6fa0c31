#pragma once

#include "tenon/base/error.h"
#include "tenon/lazy/node.h"

namespace tenon::lazy {

/// Says in an error of its evaluation which call of the program made the node.
void add_call(Error& error, const Node& node);

}  // namespace tenon::lazy
