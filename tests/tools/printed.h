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

/// Without the entries that generated sources begin with, which a new operator may change.
inline std::string without_shards(const std::string& text) {
  static const std::regex shard(R"((generated/\w+/\w+?)_from_\w+\.cpp)");
  return std::regex_replace(text, shard, "$1.cpp");
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
