#pragma once

#include <iosfwd>
#include <string>

#include "tools/tenon/common/terminal.h"
#include "tools/tenon/explain/stated_call.h"

namespace tenon::tools {

/// What `tenon time` is asked for.
struct TimeOptions {
  std::string op;
  StatedArguments arguments;
  /// How long each line is measured.
  double seconds = 0.2;
  Style style;
};

/// Measures one call in every mode, with tensors of every kind that the mode tells apart, and
/// prints the lines beside each other: what it goes through, nanoseconds, and how many times the
/// quickest. Returns the exit code: 0, or 2 for an operator or arguments that are wrong.
int time(const TimeOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
