#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace tenon::tools {

struct RecordOptions {
  /// Where the selection is written.
  std::string output = "selection.yaml";
  /// The program and its arguments.
  std::vector<std::string> command;
};

/// Becomes the program, which then writes what it used of Tenon when it ends; returns only where it
/// cannot be run, 1.
int record(const RecordOptions& options, std::ostream& errors);

}  // namespace tenon::tools
