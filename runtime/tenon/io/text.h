#pragma once

#include <string>
#include <string_view>

namespace tenon::io {

/// Whether a text is well-formed UTF-8: shortest forms, no surrogates, nothing beyond U+10FFFF.
bool is_utf8(std::string_view text);

/// A text of a file for an error message: `'text'`, cut when it is long, with `\x01` for what does
/// not print.
std::string shown(std::string_view text);

/// Appends a UTF-8 text as a JSON string.
void append_json_string(std::string& to, std::string_view text);

}  // namespace tenon::io
