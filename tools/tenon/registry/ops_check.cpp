#include "tools/tenon/registry/ops_check.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "tools/tenon/registry/derivatives.h"

namespace tenon::tools {
namespace {

constexpr std::string_view kSeeded = "nondeterministic_seeded";
constexpr std::string_view kUnmarkedAlias = "unmarked_alias";
constexpr std::string_view kUnreadSelf = "unread_self";

std::string text_of(const YamlNode& operator_node, std::string_view key) {
  const YamlNode* node = operator_node.find(key);
  return node == nullptr ? std::string() : node->text;
}

bool has_tag(const YamlNode& operator_node, std::string_view tag) {
  const YamlNode* tags = operator_node.find("tags");
  return tags != nullptr && std::ranges::count(tags->items, tag, &YamlNode::text) > 0;
}

std::vector<std::string> texts_of(const YamlNode& operator_node, std::string_view key) {
  std::vector<std::string> texts;
  const YamlNode* node = operator_node.find(key);
  if (node == nullptr) return texts;
  for (const YamlNode& item : node->items) texts.push_back(item.text);
  return texts;
}

/// The derivatives of an operator of the manifest.
std::vector<DerivativeText> derivatives_of(const YamlNode& operator_node) {
  std::vector<DerivativeText> derivatives;
  const YamlNode* formulas = operator_node.find("derivatives");
  if (formulas == nullptr) return derivatives;
  for (const YamlEntry& formula : formulas->entries) {
    const YamlNode* value = formula.value.find("value");
    const std::string& text = value == nullptr ? formula.value.text : value->text;
    derivatives.push_back({formula.key.text, text, {}});
    const YamlNode* parts = formula.value.find("let");
    if (parts == nullptr) continue;
    for (const YamlEntry& part : parts->entries) {
      derivatives.back().parts.emplace_back(part.key.text, part.value.text);
    }
  }
  return derivatives;
}

void read_operator(const YamlNode& node, ManifestOperators& operators, Diagnostics& diagnostics) {
  const std::string name = text_of(node, "name");
  const std::string variant = text_of(node, "variant");
  ManifestOperator read{.text = text_of(node, "schema"),
                        .category = text_of(node, "category"),
                        .derivatives = derivatives_text(derivatives_of(node)),
                        .recorded_as_composite = node.find("recorded") != nullptr,
                        .view_inverse = text_of(node, "inverse"),
                        .nondeterministic_seeded = has_tag(node, kSeeded),
                        .unmarked_alias = has_tag(node, kUnmarkedAlias),
                        .unread_self = has_tag(node, kUnreadSelf),
                        .cpp_no_default_args = texts_of(node, "cpp_no_default_args"),
                        .line = node.location.line,
                        .variant = variant,
                        .entry = variant.empty() ? name : text_of(node, "of")};
  if (name.empty() || read.text.empty()) {
    diagnostics.add({node.location.line, 0}, "the operator has no 'name', or no 'schema'");
  } else if (!operators.emplace(name, std::move(read)).second) {
    diagnostics.add({node.location.line, 0}, name + " stands twice");
  }
}

std::string or_none(std::string_view text) {
  std::string result = text.empty() ? "none" : std::string(text);
  std::ranges::replace(result, '\n', ';');
  return result;
}

void compare(std::string_view what, std::string_view written, std::string_view registered,
             std::string_view name, int line, Diagnostics& diagnostics) {
  std::string message(name);
  message.append(": ").append(what).append(" is ").append(or_none(written));
  diagnostics.add({line, 0}, message + ", the registry has " + or_none(registered));
}

void check_operator(const std::string& name, const ManifestOperator& expected,
                    const OperatorSchema& schema, Diagnostics& diagnostics) {
  const int line = expected.line;
  if (expected.text != schema.text) {
    compare("the schema", expected.text, schema.text, name, line, diagnostics);
  }
  if (expected.category != schema.category) {
    compare("the category", expected.category, schema.category, name, line, diagnostics);
  }
  if (expected.derivatives != schema.derivatives) {
    compare("derivatives", expected.derivatives, schema.derivatives, name, line, diagnostics);
  }
  if (expected.view_inverse != schema.view_inverse) {
    compare("the view inverse", expected.view_inverse, schema.view_inverse, name, line,
            diagnostics);
  }
  if (expected.recorded_as_composite != schema.recorded_as_composite) {
    const auto told = [](bool given) { return given ? "as other operators" : ""; };
    compare("what is recorded", told(expected.recorded_as_composite),
            told(schema.recorded_as_composite), name, line, diagnostics);
  }
  const auto check_tag = [&](std::string_view tag, bool written, bool registered) {
    const auto told = [&](bool given) { return given ? tag : std::string_view(); };
    if (written != registered) {
      compare("the tag", told(written), told(registered), name, line, diagnostics);
    }
  };
  check_tag(kSeeded, expected.nondeterministic_seeded, schema.nondeterministic_seeded);
  check_tag(kUnmarkedAlias, expected.unmarked_alias, schema.unmarked_alias);
  check_tag(kUnreadSelf, expected.unread_self, schema.unread_self);
}

void compare_with_registry(const ManifestOperators& expected,
                           const std::vector<const OperatorEntry*>& registry,
                           Diagnostics& diagnostics) {
  std::map<std::string_view, const OperatorSchema*> registered;
  for (const OperatorEntry* op : registry) {
    if (!is_of_library(op->schema().name)) {
      registered.emplace(op->schema().name, &op->schema());
    }
  }
  for (const auto& [name, each] : expected) {
    const auto found = registered.find(name);
    if (found != registered.end()) {
      check_operator(name, each, *found->second, diagnostics);
      continue;
    }
    const std::string kind =
        each.variant.empty() ? "the operator" : "its " + each.variant + " variant " + name;
    diagnostics.add({each.line, 0}, each.entry + ": " + kind + " is not in the registry");
  }
  for (const auto& [name, schema] : registered) {
    if (expected.contains(name)) continue;
    diagnostics.add({1, 0}, std::string(name) + ": no entry defines the registered operator " +
                                std::string(schema->text));
  }
}

}  // namespace

std::optional<ManifestOperators> read_manifest(const YamlNode& manifest, Diagnostics& diagnostics) {
  ManifestOperators operators;
  diagnostics.collect([&] {
    if (!manifest.is_sequence()) diagnostics.add({1, 0}, "expected a list of operators");
    for (const YamlNode& node : manifest.items) read_operator(node, operators, diagnostics);
  });
  if (!diagnostics.empty()) return std::nullopt;
  return operators;
}

void check_registry(const ManifestOperators& expected,
                    const std::vector<const OperatorEntry*>& registry, Diagnostics& diagnostics) {
  diagnostics.collect([&] { compare_with_registry(expected, registry, diagnostics); });
}

std::filesystem::path manifest_path(const std::string& given) {
  if (!given.empty()) return given;
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto installed = program.parent_path() / TENON_INSTALLED_MANIFEST;
  if (!error && std::filesystem::exists(installed, error)) return installed.lexically_normal();
  return TENON_SOURCE_MANIFEST;
}

}  // namespace tenon::tools
