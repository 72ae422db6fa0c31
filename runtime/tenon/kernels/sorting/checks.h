#pragma once

#include <string_view>

#include "tenon/base/array_ref.h"
#include "tenon/base/dtype.h"

// Checks of sizes, dtypes and numbers, one function each for all operators that need them:
// `expected` names the operator and what it wants, and what it got follows.

namespace tenon::meta {

/// ShapeError unless it `holds`.
void check_sizes(bool holds, std::string_view expected, IntArrayRef sizes);
void check_sizes(bool holds, std::string_view expected, IntArrayRef sizes, IntArrayRef others);
/// DTypeError unless it `holds`.
void check_dtype(bool holds, std::string_view expected, DType dtype);
/// ValueError unless it `holds`.
void check_number(bool holds, std::string_view expected, int64_t number);

}  // namespace tenon::meta
