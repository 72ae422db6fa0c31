#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenon::graph {

/// A value of a text, with where it begins; both counted from 1.
struct TextNode {
  enum class Kind { kScalar, kSequence, kMapping };

  Kind kind = Kind::kScalar;
  size_t line = 1;
  size_t column = 1;
  bool quoted = false;
  /// Of a scalar.
  std::string text = {};
  /// Of a sequence.
  std::vector<TextNode> items = {};
  /// Of a mapping: keys, which are scalars, and values.
  std::vector<std::pair<TextNode, TextNode>> entries = {};
  /// Where the entry of a key stands.
  std::map<std::string, size_t, std::less<>> places = {};

  bool is_scalar() const { return kind == Kind::kScalar; }
  bool is_sequence() const { return kind == Kind::kSequence; }
  bool is_mapping() const { return kind == Kind::kMapping; }
  /// The value of a key; null where there is none.
  const TextNode* find(std::string_view key) const;
};

/// `NAME:3:10: REASON`, an InputError.
[[noreturn]] void fail_at(std::string_view name, const TextNode& node, const std::string& reason);

/// Reads the part of YAML in which graphs are written: a mapping of keys at the margin to flow
/// values, to indented lines `key: value`, or to indented lines `- value`. A flow value is one
/// line, nests at most 64 deep, and is a scalar, quoted by ' or not, `[…]` or `{…}`. `#` at the
/// beginning of a line is a comment. InputError with the place for everything else, and for a key
/// that stands twice, and for a text of more than 1 MiB.
TextNode parse_text(std::string_view text, std::string_view name);

}  // namespace tenon::graph
