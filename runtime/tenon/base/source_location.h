#pragma once

#include <cstdint>

namespace tenon {

/// A line of a program. As the default of a parameter, `current()` is where the caller stands.
/// clang 14 has no `std::source_location` with libstdc++.
class SourceLocation {
 public:
  constexpr SourceLocation() = default;
  constexpr SourceLocation(const char* file, uint32_t line) : file_(file), line_(line) {}
  static constexpr SourceLocation current(const char* file = __builtin_FILE(),
                                          uint32_t line = __builtin_LINE()) {
    return {file, line};
  }

  constexpr const char* file_name() const { return file_; }
  constexpr uint32_t line() const { return line_; }

 private:
  const char* file_ = "";
  uint32_t line_ = 0;
};

}  // namespace tenon
