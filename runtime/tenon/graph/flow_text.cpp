#include "tenon/graph/flow_text.h"

#include <algorithm>

#include "tenon/base/check.h"

namespace tenon::graph {
namespace {

constexpr int kMostNested = 64;
constexpr size_t kMostBytes = size_t(1) << 20;

using Kind = TextNode::Kind;

bool is_blank(char c) {
  return c == ' ';
}

/// Adds an entry to a mapping.
void add_entry(TextNode& mapping, TextNode key, TextNode value, std::string_view name) {
  if (!mapping.places.emplace(key.text, mapping.entries.size()).second) {
    fail_at(name, key, '\'' + key.text + "' is there twice");
  }
  mapping.entries.emplace_back(std::move(key), std::move(value));
}

/// One line of the text.
class Line {
 public:
  Line(std::string_view text, size_t number, std::string_view name)
      : text_(text), number_(number), name_(name) {
    skip();
    indent_ = at_;
  }

  size_t indent() const { return indent_; }
  bool is_empty() const { return indent_ == text_.size() || text_[indent_] == '#'; }

  bool takes(char c) {
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    skip();
    return true;
  }

  /// `key:`.
  TextNode key() {
    TextNode key = scalar();
    if (!takes(':')) fail("expected ':' after '" + key.text + "'");
    return key;
  }

  bool at_end() const { return at_ == text_.size(); }

  /// The rest of the line.
  TextNode last_value() {
    TextNode result = value(0);
    if (!at_end()) fail("expected the end of the line");
    return result;
  }

  [[noreturn]] void fail(const std::string& reason) const { fail_at(name_, here(), reason); }

 private:
  TextNode here() const { return {.line = number_, .column = at_ + 1}; }

  void skip() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }

  TextNode value(int depth) {
    if (depth == kMostNested) fail("expected values that nest at most 64 deep");
    TextNode node = here();
    if (takes('[')) {
      node.kind = Kind::kSequence;
      while (!takes(']')) {
        if (!node.items.empty() && !takes(',')) fail("expected ',' or ']'");
        node.items.push_back(value(depth + 1));
      }
      return node;
    }
    if (!takes('{')) return scalar();
    node.kind = Kind::kMapping;
    while (!takes('}')) {
      if (!node.entries.empty() && !takes(',')) fail("expected ',' or '}'");
      TextNode name = key();
      add_entry(node, std::move(name), value(depth + 1), name_);
    }
    return node;
  }

  TextNode scalar() {
    TextNode node = here();
    if (at_ < text_.size() && text_[at_] == '\'') {
      node.quoted = true;
      node.text = quoted();
    } else {
      const size_t begin = at_;
      while (at_ < text_.size() && !is_end()) ++at_;
      node.text = text_.substr(begin, at_ - begin);
      while (node.text.ends_with(' ')) node.text.pop_back();
      if (node.text.empty()) fail("expected a value");
    }
    skip();
    return node;
  }

  /// Whether a plain scalar ends here.
  bool is_end() const {
    constexpr std::string_view kEnds = ",[]{}'\"#&*!|>%@`";
    const char c = text_[at_];
    if (c == ':') return at_ + 1 == text_.size() || is_blank(text_[at_ + 1]);
    return kEnds.find(c) != std::string_view::npos || static_cast<unsigned char>(c) < ' ';
  }

  /// What stands between quotes, of which two are one.
  std::string quoted() {
    std::string result;
    for (++at_; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\'') {
        ++at_;
        if (at_ == text_.size() || text_[at_] != '\'') return result;
      }
      result += text_[at_];
    }
    fail("expected a quote at the end");
  }

  const std::string_view text_;
  const size_t number_;
  const std::string_view name_;
  size_t at_ = 0;
  size_t indent_ = 0;
};

/// An indented line, of the kind of those before it.
void add_line(TextNode& block, Line& line, std::string_view name) {
  const bool is_item = line.takes('-');
  const Kind kind = is_item ? Kind::kSequence : Kind::kMapping;
  if (block.is_scalar()) block.kind = kind;
  if (block.kind != kind) line.fail("expected '- …' on each line, or 'key: …'");
  if (is_item) return block.items.push_back(line.last_value());
  TextNode key = line.key();
  add_entry(block, std::move(key), line.last_value(), name);
}

}  // namespace

const TextNode* TextNode::find(std::string_view key) const {
  const auto found = places.find(key);
  return found == places.end() ? nullptr : &entries[found->second].second;
}

void fail_at(std::string_view name, const TextNode& node, const std::string& reason) {
  TENON_THROW(InputError, name, ':', node.line, ':', node.column, ": ", reason);
}

TextNode parse_text(std::string_view text, std::string_view name) {
  TextNode root{.kind = Kind::kMapping};
  if (text.size() > kMostBytes) fail_at(name, root, "expected a text of at most 1 MiB");
  bool in_block = false;
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t length = std::min(text.find('\n'), text.size());
    Line line(text.substr(0, length), number, name);
    text.remove_prefix(std::min(length + 1, text.size()));
    if (line.is_empty()) continue;
    if (line.indent() != 0) {
      if (!in_block) line.fail("expected a key at the beginning of the line");
      add_line(root.entries.back().second, line, name);
      continue;
    }
    TextNode key = line.key();
    in_block = line.at_end();
    TextNode value{.line = key.line, .column = key.column};
    if (!in_block) value = line.last_value();
    add_entry(root, std::move(key), std::move(value), name);
  }
  return root;
}

}  // namespace tenon::graph
