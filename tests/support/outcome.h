#pragma once

#include <set>
#include <string>

#include "tenon/base/error.h"
#include "tests/support/samples.h"

namespace tenon::test {

/// What a call gave: results, or the message and the code of an error.
struct Outcome {
  Stack results;
  std::string error;
  ErrorCode code = ErrorCode::kRuntime;
};
Outcome outcome_of(const OperatorEntry& op, const Stack& arguments);

/// Checks that a refusal has one of these codes, names the operator, and has changed nothing.
void check_refused(const Outcome& outcome, const Sample& sample, const std::set<ErrorCode>& codes,
                   const Stack& arguments, const Stack& before);

/// The words of a text, as a list of operators.
std::set<std::string> words_of(const char* text);

}  // namespace tenon::test
