#pragma once

#include <string>

#include "tests/support/failing_allocations.h"
#include "tests/support/random_call.h"

namespace tenon::test {

/// What comes of a call whose allocations fail.
enum class Outcome { kSucceeded, kOutOfMemory, kOtherError, kNoError };

/// Makes the call, and allocates nothing itself.
inline Outcome outcome_of(const OperatorEntry& op, const RandomCall& call, Stack& stack) try {
  call.run(op, stack);
  return Outcome::kSucceeded;
} catch (const OutOfMemoryError&) {
  return Outcome::kOutOfMemory;
} catch (const Error&) {
  return Outcome::kOtherError;
} catch (...) {
  return Outcome::kNoError;
}

/// What is wrong with another outcome than an OutOfMemoryError; empty where nothing is.
inline std::string fault_of(Outcome outcome) {
  if (outcome == Outcome::kOtherError) return "raised another error than OutOfMemoryError";
  return outcome == Outcome::kNoError ? "raised what is no Error" : "";
}

/// The call to run alone, and which allocation failed.
inline std::string place_of(const OperatorEntry& op, int64_t number, int64_t n, Failing failing) {
  return "TENON_TEST_CALL=" + std::string(op.schema().name) + "/" + std::to_string(number) +
         ", allocation " + std::to_string(n) +
         (failing == Failing::kFromOn ? " and all that follow" : "");
}

}  // namespace tenon::test
