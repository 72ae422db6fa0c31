#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/tenon/common/diagnostics.h"

namespace tenon::tools {

struct YamlEntry;

/// One node of a YAML document, with its place.
struct YamlNode {
  enum class Kind { kNull, kScalar, kSequence, kMapping };

  Kind kind = Kind::kNull;
  Location location;
  /// A scalar's text; `quoted` when it stood in quotes, and so is no number and no name.
  std::string text;
  bool quoted = false;
  std::vector<YamlNode> items;
  /// In the order of the file; no key stands twice.
  std::vector<YamlEntry> entries;

  bool is_null() const { return kind == Kind::kNull; }
  bool is_scalar() const { return kind == Kind::kScalar; }
  bool is_sequence() const { return kind == Kind::kSequence; }
  bool is_mapping() const { return kind == Kind::kMapping; }
  /// The value of a mapping's key, or null.
  const YamlNode* find(std::string_view key) const;
};

struct YamlEntry {
  YamlNode key;
  YamlNode value;
};

/// `a list`, `a mapping`, `'text'`, `nothing`: what an error says was received.
std::string describe(const YamlNode& node);

/// The one document of a text. Nothing, with the reasons in `diagnostics`, when the text is no
/// YAML, is empty, holds several documents or an alias, has more than 1 MiB, nests deeper than 100
/// levels, or has a key twice. The memory is at most 600 times the text.
std::optional<YamlNode> parse_yaml(const std::string& text, Diagnostics& diagnostics);

/// The same of a file; one that cannot be read, or that is a FIFO or a device, is reported too.
std::optional<YamlNode> read_yaml(const std::filesystem::path& path, Diagnostics& diagnostics);

/// Reports every key of a mapping that is not among `known`.
void check_keys(const YamlNode& mapping, const std::vector<std::string_view>& known,
                std::string_view context, Diagnostics& diagnostics);

}  // namespace tenon::tools
