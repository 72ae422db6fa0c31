#pragma once

#include <iosfwd>
#include <string>

#include "tenon/dispatch/inference_checks.h"
#include "tools/tenon/common/terminal.h"

namespace tenon::tools {

/// What `tenon table` is asked for.
struct TableOptions {
  InferencePolicy policy = InferencePolicy::Standard;
  /// The operator to call, or a pattern; empty for one of each kind.
  std::string pattern;
  Style style;
};

/// Calls operators with tensors of every kind in every mode, and prints what the library does
/// beside a tick when that is what the specified table says. One operator, or one of each kind, is
/// shown row by row; several that match a pattern get a line each. Returns the exit code: 0; 1 when
/// something differs from the table; 2 when no operator matches.
int table(const TableOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
