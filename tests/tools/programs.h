#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"
#include "tools/tenon/program/program_parser.h"
#include "tools/tenon/program/run.h"

namespace tenon::test {

/// What a program did.
struct Outcome {
  int exit_code;
  std::string out;
  /// With the name of the file cut to `p.yaml`.
  std::string err;
};

/// Runs a program as `tenon run` would, from `p.yaml` in `folder`.
inline Outcome run_text(const TemporaryFolder& folder, const std::string& text,
                        tools::RunOptions options = {}) {
  options.program = folder.write("p.yaml", text);
  std::ostringstream out, err;
  const int exit_code = tools::run(options, out, err);
  std::string reasons = err.str();
  const std::string place = options.program.substr(0, options.program.size() - 6);
  for (size_t at; (at = reasons.find(place)) != std::string::npos;) reasons.erase(at, place.size());
  return {exit_code, out.str(), reasons};
}

/// What is wrong with a program.
inline std::vector<std::string> mistakes(const std::string& text) {
  tools::Diagnostics diagnostics("p.yaml");
  if (const auto root = tools::parse_yaml(text, diagnostics)) {
    tools::parse_program(*root, diagnostics);
  }
  return diagnostics.messages();
}

}  // namespace tenon::test
