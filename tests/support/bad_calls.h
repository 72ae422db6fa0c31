#pragma once

#include <string>
#include <vector>

#include "tests/support/samples.h"

namespace tenon::test {

/// A call that must fail and change nothing.
struct BadCall {
  std::string op;
  Stack arguments;
  ErrorCode code;
  /// What the message must show of the arguments.
  std::string shown = {};
};

/// Checks that each call raises an error of its code, whose message starts with the operator's
/// name, and that no argument, and no version of one, has changed.
void check_bad_calls(const std::vector<BadCall>& calls);

}  // namespace tenon::test
