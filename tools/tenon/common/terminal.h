#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace tenon::tools {

/// How words are made to stand out. Without colour every member returns its text as it is.
class Style {
 public:
  enum class Colour { kAuto, kAlways, kNever };

  Style() = default;
  explicit Style(bool coloured) : coloured_(coloured) {}
  /// For standard output: coloured when asked for, or when that is a terminal and the environment
  /// has no NO_COLOR.
  static Style of_standard_output(Colour colour = Colour::kAuto);

  std::string bold(std::string_view text) const { return marked("1", text); }
  std::string dim(std::string_view text) const { return marked("2", text); }
  std::string good(std::string_view text) const { return marked("32", text); }
  std::string bad(std::string_view text) const { return marked("31", text); }

 private:
  std::string marked(std::string_view code, std::string_view text) const;

  bool coloured_ = false;
};

/// How many columns of a terminal a UTF-8 text takes; marks of `Style` take none.
size_t width_of(std::string_view text);

/// Rows of cells, printed in columns as wide as their widest cell.
class Table {
 public:
  Table() = default;
  explicit Table(std::vector<std::string> header) : header_(std::move(header)) {}

  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  bool empty() const { return rows_.empty(); }
  /// Each line starts with `indent`; no line ends in spaces.
  void print(std::ostream& out, const Style& style = Style(), std::string_view indent = "") const;

 private:
  std::vector<std::string> header_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace tenon::tools
