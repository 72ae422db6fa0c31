#include "tools/tenon/common/terminal.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ostream>

namespace tenon::tools {

Style Style::of_standard_output(Colour colour) {
  if (colour != Colour::kAuto) return Style(colour == Colour::kAlways);
  const char* refused = std::getenv("NO_COLOR");
  return Style(isatty(STDOUT_FILENO) != 0 && (refused == nullptr || *refused == '\0'));
}

std::string Style::marked(std::string_view code, std::string_view text) const {
  if (!coloured_ || text.empty()) return std::string(text);
  return std::string("\x1b[").append(code).append("m").append(text).append("\x1b[0m");
}

size_t width_of(std::string_view text) {
  size_t width = 0;
  bool in_mark = false;
  for (const char c : text) {
    if (c == '\x1b') in_mark = true;
    const bool continues = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
    if (!in_mark && !continues) ++width;
    if (in_mark && c == 'm') in_mark = false;
  }
  return width;
}

void Table::print(std::ostream& out, const Style& style, std::string_view indent) const {
  std::vector<std::vector<std::string>> lines;
  if (!header_.empty()) {
    auto& header = lines.emplace_back();
    for (const std::string& title : header_) header.push_back(style.bold(title));
  }
  lines.insert(lines.end(), rows_.begin(), rows_.end());

  std::vector<size_t> widths;
  for (const auto& line : lines) {
    widths.resize(std::max(widths.size(), line.size()));
    for (size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], width_of(line[i]));
  }
  for (const auto& line : lines) {
    std::string text(indent);
    size_t gap = 0;
    for (size_t i = 0; i < line.size(); ++i) {
      if (!line[i].empty()) text.append(gap, ' ').append(line[i]), gap = 0;
      gap += widths[i] - width_of(line[i]) + 2;
    }
    out << text << '\n';
  }
}

}  // namespace tenon::tools
