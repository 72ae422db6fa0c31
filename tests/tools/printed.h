#pragma once

#include <ostream>
#include <regex>
#include <sstream>
#include <string>

namespace tenon::test {

/// What a subcommand printed and returned.
struct Printed {
  int exit_code;
  std::string out;
  std::string err;
};

/// Without the numbers of generated sources, which a new operator may change.
inline std::string without_shards(const std::string& text) {
  static const std::regex numbered(R"((generated/\w+/\w+?)_\d+\.cpp)");
  return std::regex_replace(text, numbered, "$1.cpp");
}

/// Calls a subcommand's function with its options.
template <class Options>
Printed printed(int (*command)(const Options&, std::ostream&, std::ostream&),
                const Options& options) {
  std::ostringstream out, err;
  const int exit_code = command(options, out, err);
  return {exit_code, out.str(), err.str()};
}

}  // namespace tenon::test
