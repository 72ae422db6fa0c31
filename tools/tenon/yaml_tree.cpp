#include "tools/tenon/yaml_tree.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace tenon::tools {
namespace {

constexpr int kDeepest = 100;

Location location_of(const YAML::Mark& mark) {
  return mark.is_null() ? Location{} : Location{mark.line + 1, mark.column + 1};
}

/// Copies a document of the parser into a tree of our own.
class Copier {
 public:
  explicit Copier(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  YamlNode copy(const YAML::Node& source, int depth = 0) {
    YamlNode node;
    node.location = location_of(source.Mark());
    // An alias can stand for what contains it; the limit ends that too.
    if (depth > kDeepest) {
      if (!too_deep_) diagnostics_.add(node.location, "the document nests too deeply");
      too_deep_ = true;
    } else if (source.IsScalar()) {
      node.kind = YamlNode::Kind::kScalar;
      node.text = source.Scalar();
      node.quoted = source.Tag() == "!";
    } else if (source.IsSequence()) {
      node.kind = YamlNode::Kind::kSequence;
      for (const YAML::Node& item : source) {
        if (!too_deep_) node.items.push_back(copy(item, depth + 1));
      }
    } else if (source.IsMap()) {
      copy_mapping(source, depth, node);
    }
    return node;
  }

 private:
  void copy_mapping(const YAML::Node& source, int depth, YamlNode& node) {
    node.kind = YamlNode::Kind::kMapping;
    std::set<std::string> seen;
    for (const auto& entry : source) {
      if (too_deep_) return;
      YamlEntry copied{copy(entry.first, depth + 1), copy(entry.second, depth + 1)};
      if (!copied.key.is_scalar()) {
        diagnostics_.add(copied.key.location,
                         "expected a text as key, got " + describe(copied.key));
      } else if (!seen.insert(copied.key.text).second) {
        diagnostics_.add(copied.key.location, "the key '" + copied.key.text + "' stands twice");
      } else {
        node.entries.push_back(std::move(copied));
      }
    }
  }

  Diagnostics& diagnostics_;
  bool too_deep_ = false;
};

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
      return "'" + node.text + "'";
    case YamlNode::Kind::kSequence:
      return "a list";
    case YamlNode::Kind::kMapping:
      return "a mapping";
  }
  return {};
}

std::optional<YamlNode> parse_yaml(const std::string& text, Diagnostics& diagnostics) {
  const size_t before = diagnostics.size();
  std::optional<YamlNode> root;
  try {
    const std::vector<YAML::Node> documents = YAML::LoadAll(text);
    if (documents.empty() || documents.front().IsNull()) {
      diagnostics.add({}, "the document is empty");
    } else if (documents.size() > 1) {
      diagnostics.add({}, "expected one document, got " + std::to_string(documents.size()));
    } else {
      root = Copier(diagnostics).copy(documents.front());
    }
  } catch (const YAML::Exception& error) {
    diagnostics.add(location_of(error.mark), "not YAML: " + error.msg);
  }
  return diagnostics.size() == before ? std::move(root) : std::nullopt;
}

std::optional<YamlNode> read_yaml(const std::filesystem::path& path, Diagnostics& diagnostics) {
  std::ifstream file(path, std::ios::binary);
  if (!file || std::filesystem::is_directory(path)) {
    diagnostics.add({1, 0}, "the file cannot be read");
    return std::nullopt;
  }
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
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
