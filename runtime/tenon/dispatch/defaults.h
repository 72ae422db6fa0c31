#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon {

/// The value of an argument's default; ValueError when it has none, or one that is no value of its
/// type.
TENON_API Value default_value(const OperatorSchema& schema, const ArgumentSchema& argument);

/// Appends the defaults of the arguments that a stack of leading arguments lacks. ValueError for
/// too many, and for a missing one without default.
TENON_API void fill_defaults(const OperatorSchema& schema, Stack& arguments);

}  // namespace tenon
