#include "tools/tenon/common/yaml_tree.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include "tenon/base/error.h"
#include "tenon/io/input_file.h"

namespace tenon::tools {
namespace {

constexpr size_t kDeepest = 100;
constexpr uint64_t kMostBytes = 1 << 20;
constexpr size_t kLongestShown = 100;

Location location_of(const YAML::Mark& mark) {
  return mark.is_null() ? Location{} : Location{mark.line + 1, mark.column + 1};
}

/// Ends the reading of a document.
struct Refused {
  Location location;
  const char* message;
};

/// Makes a tree of what the parser reads.
class TreeBuilder : public YAML::EventHandler {
 public:
  explicit TreeBuilder(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  YamlNode take() { return std::move(root_); }

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t) override {
    add(node(YamlNode::Kind::kNull, mark));
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    throw Refused{location_of(mark), "aliases are not taken; write the value again"};
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                const std::string& value) override {
    YamlNode scalar = node(YamlNode::Kind::kScalar, mark);
    scalar.text = value;
    scalar.quoted = tag == "!";
    add(std::move(scalar));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {
    open(node(YamlNode::Kind::kSequence, mark));
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  YAML::EmitterStyle::value) override {
    open(node(YamlNode::Kind::kMapping, mark));
  }
  void OnMapEnd() override { close(); }

 private:
  /// A list or mapping that is being read, and in a mapping the key whose value comes next.
  struct Open {
    YamlNode node;
    std::optional<YamlNode> key;
    std::set<std::string> keys;
  };

  static YamlNode node(YamlNode::Kind kind, const YAML::Mark& mark) {
    YamlNode result;
    result.kind = kind;
    result.location = location_of(mark);
    return result;
  }

  void open(YamlNode node) {
    if (open_.size() == kDeepest) throw Refused{node.location, "the document nests too deeply"};
    open_.push_back({std::move(node), std::nullopt, {}});
  }

  void close() {
    YamlNode node = std::move(open_.back().node);
    open_.pop_back();
    add(std::move(node));
  }

  void add(YamlNode node) {
    if (open_.empty()) {
      root_ = std::move(node);
    } else if (Open& outer = open_.back(); outer.node.is_sequence()) {
      outer.node.items.push_back(std::move(node));
    } else if (!outer.key) {
      outer.key = std::move(node);
    } else {
      add_entry(outer, std::move(node));
    }
  }

  void add_entry(Open& mapping, YamlNode value) {
    YamlNode key = std::move(*mapping.key);
    mapping.key.reset();
    if (!key.is_scalar()) {
      diagnostics_.add(key.location, "expected a text as key, got " + describe(key));
    } else if (!mapping.keys.insert(key.text).second) {
      diagnostics_.add(key.location, "the key '" + key.text + "' stands twice");
    } else {
      mapping.node.entries.push_back({std::move(key), std::move(value)});
    }
  }

  Diagnostics& diagnostics_;
  YamlNode root_;
  std::vector<Open> open_;
};

YamlNode build_tree(const std::string& text, Diagnostics& diagnostics) {
  YamlNode root;
  if (text.size() > kMostBytes) {
    diagnostics.add({1, 0}, "the document has more than " + std::to_string(kMostBytes) + " bytes");
    return root;
  }
  std::istringstream stream(text);
  TreeBuilder builder(diagnostics);
  try {
    YAML::Parser parser(stream);
    parser.HandleNextDocument(builder);
    root = builder.take();
    if (root.is_null()) {
      diagnostics.add({}, "the document is empty");
    } else if (parser.HandleNextDocument(builder)) {
      diagnostics.add({}, "expected one document, got several");
    }
  } catch (const Refused& refused) {
    diagnostics.add(refused.location, refused.message);
  } catch (const YAML::Exception& error) {
    diagnostics.add(location_of(error.mark), "not YAML: " + error.msg);
  }
  return root;
}

}  // namespace

const YamlNode* YamlNode::find(std::string_view key) const {
  for (const YamlEntry& entry : entries) {
    if (entry.key.text == key) return &entry.value;
  }
  return nullptr;
}

std::string describe(const YamlNode& node) {
  switch (node.kind) {
    case YamlNode::Kind::kNull:
      return "nothing";
    case YamlNode::Kind::kScalar:
      return node.text.size() > kLongestShown ? "'" + node.text.substr(0, kLongestShown) + "…'"
                                              : "'" + node.text + "'";
    case YamlNode::Kind::kSequence:
      return "a list";
    case YamlNode::Kind::kMapping:
      return "a mapping";
  }
  return {};
}

std::optional<YamlNode> parse_yaml(const std::string& text, Diagnostics& diagnostics) {
  const size_t before = diagnostics.size();
  YamlNode root;
  const bool complete = diagnostics.collect([&] { root = build_tree(text, diagnostics); });
  if (!complete || diagnostics.size() != before) return std::nullopt;
  return root;
}

std::optional<YamlNode> read_yaml(const std::filesystem::path& path, Diagnostics& diagnostics) {
  constexpr std::string_view kReader = "read_yaml";
  std::string text;
  try {
    io::InputFile file(kReader, path);
    // One byte too many tells that there are too many, however long the file is.
    text.resize(std::min(file.size(), kMostBytes + 1));
    file.read(text.data(), text.size(), "its text");
  } catch (const InputError& error) {
    // The diagnostics name the file.
    std::string_view reason = error.message();
    const std::string named = detail::concatenate(kReader, ": ", path.string(), ": ");
    if (reason.starts_with(named)) reason.remove_prefix(named.size());
    diagnostics.collect([&] {
      diagnostics.add({1, 0}, detail::concatenate("the file cannot be read: ", reason));
    });
    return std::nullopt;
  }
  return parse_yaml(text, diagnostics);
}

void check_keys(const YamlNode& mapping, const std::vector<std::string_view>& known,
                std::string_view context, Diagnostics& diagnostics) {
  for (const YamlEntry& entry : mapping.entries) {
    if (std::ranges::find(known, entry.key.text) != known.end()) continue;
    std::string message(context);
    message.append("unknown key '").append(entry.key.text).append("'");
    diagnostics.add(entry.key.location, message + suggestion(entry.key.text, known));
  }
}

}  // namespace tenon::tools
