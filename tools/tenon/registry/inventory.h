#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "tools/tenon/registry/ops_listing.h"

namespace tenon::tools {

/// An operator of PyTorch 2: one of Core ATen, or of others that work on dense tensors and that the
/// inventory has.
struct KnownOperator {
  /// With its overload.
  std::string_view name;
  std::string_view schema;
  /// Whether it is one of Core ATen's.
  bool is_core = false;
};

/// The operators of `pytorch_operators.txt`, by name.
const std::vector<KnownOperator>& known_operators();

/// The schema with `int` and `bool` for `SymInt` and `SymBool`, in one spelling.
std::string plain_schema(std::string_view schema);

/// Prints the schema of each known operator that is not registered, those of Core ATen marked, and
/// how many there are. `pattern` is that of `matches`, empty for all; returns whether a known
/// operator matches it.
bool print_missing(const Operators& registered, std::string_view pattern, std::ostream& out);

}  // namespace tenon::tools
