#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

#include "tools/tenon/common/terminal.h"
#include "tools/tenon/program/program.h"

namespace tenon::tools {

/// What `tenon run` is asked for. What is given here wins over what the program says.
struct RunOptions {
  std::string program;
  std::optional<Mode> mode;
  std::optional<InferencePolicy> policy;
  std::optional<uint64_t> seed;
  /// A file for what is printed, in addition to those that the program saves.
  std::string save;
  /// A file for a trace of what the operators take, of which a table goes to `err`.
  std::string profile;
  bool quiet = false;
  bool facts = false;
  Style style;
};

/// Runs a program file. Results go to `out`, reasons to `err` as `PROGRAM:LINE:COLUMN: …`. Returns
/// the exit code: 0; 1 when an operator or a file raises an error; 2 for a malformed program, of
/// which nothing has run.
int run(const RunOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
