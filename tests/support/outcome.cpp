#include "tests/support/outcome.h"

#include <catch2/catch.hpp>
#include <iterator>
#include <sstream>

#include "tests/support/error_names.h"
#include "tools/promises/values.h"

namespace tenon::test {

Outcome outcome_of(const OperatorEntry& op, const Stack& arguments) {
  try {
    return {tools::call(op, arguments), {}};
  } catch (const Error& error) {
    return {{}, error.message(), error.code()};
  }
}

void check_refused(const Outcome& outcome, const Sample& sample, const std::set<ErrorCode>& codes,
                   const Stack& arguments, const Stack& before) {
  INFO(outcome.error);
  CHECK(codes.contains(outcome.code));
  CHECK(names_operator(outcome.error, sample.op));
  for (size_t i = 0; i < arguments.size(); ++i) CHECK(tools::same(arguments[i], before[i]));
}

std::set<std::string> words_of(const char* text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

}  // namespace tenon::test
