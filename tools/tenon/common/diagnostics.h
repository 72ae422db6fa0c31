#pragma once

#include <exception>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace tenon::tools {

/// A place in a text, counted from 1. Column 0 stands for the whole line.
struct Location {
  int line = 1;
  int column = 1;

  friend auto operator<=>(const Location&, const Location&) = default;
};

/// What is wrong with one file, collected so that one run reports everything, up to as much as
/// anybody reads.
class Diagnostics {
 public:
  /// Ends a reading that finds still more.
  struct Full : std::exception {
    const char* what() const noexcept override { return "there are too many mistakes to report"; }
  };

  /// `file` is how messages call the file.
  explicit Diagnostics(std::string file) : file_(std::move(file)) {}

  /// Throws Full when there are a hundred already, which `collect` catches.
  void add(Location location, std::string message);
  /// Calls `body`, which adds what it finds, and returns whether it came to its end.
  template <class Body>
  bool collect(const Body& body) {
    try {
      body();
      return true;
    } catch (const Full&) {
      return false;
    }
  }
  bool empty() const { return problems_.empty(); }
  size_t size() const { return problems_.size(); }
  /// `FILE:LINE:COLUMN: message` of each, in the order of the places.
  std::vector<std::string> messages() const;
  void print(std::ostream& out) const;
  /// One message with its place, as `messages` has it.
  std::string at(Location location, std::string_view message) const;

 private:
  static constexpr size_t kMost = 100;

  struct Problem {
    Location location;
    std::string message;
  };

  std::string file_;
  std::vector<Problem> problems_;
};

/// ` (did you mean 'a' or 'b'?)` with the candidates nearest to `word`; nothing when none is near,
/// or when there are words too long or too many to be names that somebody mistyped.
std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace tenon::tools
