#pragma once

#include <string>

#include "tenon/dispatch/value.h"

namespace tenon::graph {

/// A constant argument as texts of graphs and programs of `tenon run` have it: numbers that read
/// back as they are, `[1, 2]`, `float32`, `None` for nothing and for an undefined tensor.
std::string value_text(const Value& value);

}  // namespace tenon::graph
