#pragma once

#include <ostream>
#include <sstream>
#include <string>

namespace tenon::test {

/// What a subcommand printed and returned.
struct Printed {
  int exit_code;
  std::string out;
  std::string err;
};

/// Calls a subcommand's function with its options.
template <class Options>
Printed printed(int (*command)(const Options&, std::ostream&, std::ostream&),
                const Options& options) {
  std::ostringstream out, err;
  const int exit_code = command(options, out, err);
  return {exit_code, out.str(), err.str()};
}

}  // namespace tenon::test
