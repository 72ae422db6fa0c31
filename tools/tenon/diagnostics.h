#pragma once

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

/// What is wrong with one file, collected so that one run reports everything.
class Diagnostics {
 public:
  /// `file` is how messages call the file.
  explicit Diagnostics(std::string file) : file_(std::move(file)) {}

  void add(Location location, std::string message);
  bool empty() const { return problems_.empty(); }
  size_t size() const { return problems_.size(); }
  /// Whether there are more than anybody reads; who collects may stop.
  bool is_full() const { return problems_.size() >= kMost; }
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
