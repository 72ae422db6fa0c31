#pragma once

#include <iosfwd>
#include <string>

#include "tools/tenon/common/terminal.h"

namespace tenon::tools {

/// What `tenon ops` is asked for.
struct OpsOptions {
  /// A part of a name, or a whole one with `*` and `?`; empty for all.
  std::string pattern;
  std::string category;
  std::string kind;
  bool json = false;
  /// A card for each operator, however many match.
  bool cards = false;
  /// What the registry has not of the known operators of PyTorch 2, instead; with a pattern alone.
  bool missing = false;
  /// The manifest to check against; empty for the program's own.
  std::string manifest;
  Style style;
};

/// Lists operators from the live registry, and checks all of it against the manifest: mismatches go
/// to `err`, one a line. With `missing` it lists what is not there. Returns the exit code: 0; 1
/// after a mismatch, or when no operator matches; 2 for an option that is wrong.
int ops(const OpsOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
