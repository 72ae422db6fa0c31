#pragma once

#include <cassert>
#include <cmath>
#include <complex>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace docs {

/// A code block of a document, and what it must do.
struct Block {
  const char* place;
  void (*run)();
  /// Runs the block and returns the message of the exception that it must throw; null for none.
  std::string (*message)(void (*run)());
  std::string expected_message;
  std::optional<std::string> expected_output;
};

template <class Error>
std::string message_of(void (*run)()) {
  try {
    run();
  } catch (const Error& error) {
    return error.what();
  }
  throw std::runtime_error("the block ends without the exception that it announces");
}

inline void check(bool condition, const char* text, const char* file, int line) {
  if (condition) return;
  throw std::runtime_error(std::string(file) + ":" + std::to_string(line) + ": " + text +
                           " does not hold");
}

}  // namespace docs

// A failure is reported with the others; #line gives it the document's place.
#undef assert
#define assert(condition) ::docs::check(condition, #condition, __FILE__, __LINE__)
