#pragma once

#include <exception>
#include <filesystem>
#include <map>
#include <string>

#include "tools/tenon/program/program.h"

namespace tenon::tools {

/// What a running program raises: an operator's error, or a file's, with its place in the program.
class ProgramError : public std::exception {
 public:
  ProgramError(Location location, std::string message)
      : location_(location), message_(std::move(message)) {}

  const char* what() const noexcept override { return message_.c_str(); }
  Location location() const { return location_; }

 private:
  Location location_;
  std::string message_;
};

/// The variables of a running program.
using Variables = std::map<std::string, Value, std::less<>>;

/// Makes the inputs, in `mode` where one has none of its own. Files are looked for from `folder`.
/// ProgramError.
Variables make_inputs(const Program& program, Mode mode, const std::filesystem::path& folder);
/// Runs the steps through the boxed dispatcher, in `mode` where a step has none of its own.
/// ProgramError.
void run_steps(const Program& program, Mode mode, Variables& variables);
/// Both, and gives results the strides that the program says.
Variables run_program(const Program& program, Mode mode, const std::filesystem::path& folder);

}  // namespace tenon::tools
