#include "tenon/io/text.h"

#include <cstdint>

namespace tenon::io {
namespace {

constexpr size_t kLongestQuoted = 100;
constexpr std::string_view kHexDigits = "0123456789abcdef";

bool is_control(unsigned char byte) {
  return byte < 0x20 || byte == 0x7f;
}

bool is_continuation(unsigned char byte) {
  return (byte & 0xc0) == 0x80;
}

/// Bytes of the character at the front of a text; 0 when it is malformed.
size_t utf8_length(std::string_view text) {
  const auto at = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = at(0);
  if (first < 0x80) return 1;
  const size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
  for (size_t i = 1; i < length; ++i) {
    if (!is_continuation(at(i))) return 0;
  }
  const bool overlong = (first == 0xe0 && at(1) < 0xa0) || (first == 0xf0 && at(1) < 0x90);
  const bool surrogate = first == 0xed && at(1) >= 0xa0;
  const bool beyond = first == 0xf4 && at(1) >= 0x90;
  return overlong || surrogate || beyond ? 0 : length;
}

void append_hex(std::string& to, unsigned char byte) {
  to += kHexDigits[byte >> 4];
  to += kHexDigits[byte & 15];
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string shown(std::string_view text) {
  std::string result = "'";
  const bool cut = text.size() > kLongestQuoted;
  if (cut) text = text.substr(0, kLongestQuoted);
  while (!text.empty()) {
    const size_t length = utf8_length(text);
    const auto first = static_cast<unsigned char>(text[0]);
    if (length == 0 || is_control(first)) {
      result += "\\x";
      append_hex(result, first);
      text.remove_prefix(1);
    } else {
      result += text.substr(0, length);
      text.remove_prefix(length);
    }
  }
  return result + (cut ? "…'" : "'");
}

void append_json_string(std::string& to, std::string_view text) {
  to += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      to += '\\';
      to += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      to += "\\u00";
      append_hex(to, static_cast<unsigned char>(c));
    } else {
      to += c;
    }
  }
  to += '"';
}

}  // namespace tenon::io
