#pragma once

#include <iosfwd>
#include <string>

#include "tools/tenon/common/terminal.h"
#include "tools/tenon/explain/stated_call.h"

namespace tenon::tools {

/// What `tenon check` is asked for.
struct CheckOptions {
  /// A part of a name, or a whole one with `*` and `?`; empty for all.
  std::string pattern;
  /// Arguments of every call; what is not given is found by trying.
  StatedArguments arguments;
  Style style;
};

/// Calls operators and holds them against what every operator promises: a line each, one for each
/// promise that is not kept with the arguments of the call, and at the end one for each operator of
/// which nothing could be checked. Returns the exit code: 0; 1 where a promise is not kept, or no
/// operator matches; 2 for an argument that is wrong; 3 where no promise is broken, but an operator
/// could not be checked.
int check(const CheckOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
