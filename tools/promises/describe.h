#pragma once

#include <string>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// A short text for messages: dtype, sizes, first elements.
std::string describe(const Value& value);
std::string describe(const Stack& stack);

}  // namespace tenon::tools
