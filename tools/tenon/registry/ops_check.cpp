#include "tools/tenon/registry/ops_check.h"

#include <algorithm>
#include <cctype>
#include <system_error>

#include "tenon/base/error.h"
#include "tenon/dispatch/schema_parser.h"
#include "tools/tenon/registry/derived_schemas.h"

namespace tenon::tools {
namespace {

/// The words of a YAML list, or of a text with commas.
std::vector<std::string> words_of(const YamlNode* node) {
  std::vector<std::string> words;
  if (node == nullptr) return words;
  for (const YamlNode& item : node->items) words.push_back(item.text);
  std::string word;
  for (const char c : node->text + ",") {
    if (c == ',') {
      if (!word.empty()) words.push_back(std::exchange(word, {}));
    } else if (c != ' ') {
      word += c;
    }
  }
  return words;
}

bool has_word(const YamlNode* node, std::string_view word) {
  const auto words = words_of(node);
  return std::ranges::find(words, word) != words.end();
}

std::string text_of(const YamlNode* node) {
  return node == nullptr ? std::string() : node->text;
}

/// Whether an entry has `derivatives: auto`, for all arguments or for some.
bool is_derived_by_rule(const YamlNode& entry) {
  const YamlNode* formulas = entry.find("derivatives");
  if (formulas == nullptr) return false;
  return formulas->text == "auto" || std::ranges::any_of(formulas->entries, [](const auto& each) {
           return each.value.text == "auto";
         });
}

/// Whether the generator made the operator for `derivatives: auto`, as `_atan_grad_self`.
bool is_made(std::string_view name) {
  return name.starts_with('_') && name.find("_grad_") != std::string_view::npos;
}

std::string derivatives_of(const YamlNode& entry, const OperatorSchema& schema) {
  std::string text;
  if (const YamlNode* formulas = entry.find("derivatives")) {
    for (const YamlEntry& formula : formulas->entries) {
      text.append(text.empty() ? "" : "\n").append(formula.key.text + ": " + formula.value.text);
    }
  }
  // What overwrites self without a formula gives it a gradient of zeros; what changes the geometry
  // alone does not.
  const bool overwrites = schema.kind == OperatorKind::kInplace &&
                          entry.find("composite") == nullptr &&
                          !has_word(entry.find("tags"), "inplace_view");
  return text.empty() && overwrites ? "self: formulas::zeros_of(grad)" : text;
}

/// The operators of one entry.
class EntryReader {
 public:
  EntryReader(const YamlNode& entry, ExpectedOperators& operators, Diagnostics& diagnostics)
      : entry_(entry), operators_(operators), diagnostics_(diagnostics) {}

  void read() {
    const YamlNode* func = entry_.find("func");
    if (func == nullptr || !func->is_scalar()) {
      return diagnostics_.add({entry_.location.line, 0}, "the entry has no 'func'");
    }
    line_ = func->location.line;
    if (const auto own = parsed(func->text)) read_variants(own->schema());
  }

 private:
  void read_variants(const OperatorSchema& schema) {
    name_ = schema.name;
    add(schema, "");
    const YamlNode* variants = entry_.find("variants");
    if (has_word(variants, "inplace")) derive(inplace_schema(schema), "in-place");
    if (has_word(variants, "out"))
      derive(out_schema(schema, text_of(entry_.find("out_overload"))), "out");
  }

  void derive(const std::optional<std::string>& text, const char* variant) {
    if (!text) return;
    if (const auto derived = parsed(*text)) add(derived->schema(), variant);
  }

  std::shared_ptr<const ParsedSchema> parsed(const std::string& text) {
    try {
      return ParsedSchema::parse(text);
    } catch (const Error& error) {
      diagnostics_.add({line_, 0}, error.message());
      return nullptr;
    }
  }

  void add(const OperatorSchema& schema, const char* variant) {
    ExpectedOperator expected{std::string(schema.text),
                              text_of(entry_.find("category")),
                              derivatives_of(entry_, schema),
                              is_derived_by_rule(entry_),
                              {},
                              line_,
                              variant,
                              name_};
    if (const YamlNode* view = entry_.find("view"))
      expected.view_inverse = text_of(view->find("inverse"));
    const auto [other, added] = operators_.emplace(schema.name, std::move(expected));
    if (added) return;
    diagnostics_.add({line_, 0}, std::string(schema.name) + ": line " +
                                     std::to_string(other->second.line) + " defines it already");
  }

  const YamlNode& entry_;
  ExpectedOperators& operators_;
  Diagnostics& diagnostics_;
  int line_ = 0;
  std::string name_;
};

/// Formulas are printed from their syntax trees, which keeps all but the spaces.
std::string without_spaces(std::string_view text) {
  std::string result;
  std::ranges::copy_if(text, std::back_inserter(result),
                       [](unsigned char c) { return c == '\n' || !std::isspace(c); });
  return result;
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

void check_operator(const std::string& name, const ExpectedOperator& expected,
                    const OperatorSchema& schema, Diagnostics& diagnostics) {
  const int line = expected.line;
  if (expected.text != schema.text) {
    compare("the schema", expected.text, schema.text, name, line, diagnostics);
  }
  if (expected.category != schema.category) {
    compare("the category", expected.category, schema.category, name, line, diagnostics);
  }
  if (!expected.derived_by_rule &&
      without_spaces(expected.derivatives) != without_spaces(schema.derivatives)) {
    compare("derivatives", expected.derivatives, schema.derivatives, name, line, diagnostics);
  }
  if (without_spaces(expected.view_inverse) != without_spaces(schema.view_inverse)) {
    compare("the view inverse", expected.view_inverse, schema.view_inverse, name, line,
            diagnostics);
  }
}

void compare_with_registry(const ExpectedOperators& expected,
                           const std::vector<const OperatorEntry*>& registry,
                           Diagnostics& diagnostics) {
  std::map<std::string_view, const OperatorSchema*> registered;
  for (const OperatorEntry* op : registry) {
    if (op->schema().name.find("::") == std::string_view::npos) {
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
    if (expected.contains(name) || is_made(name)) continue;
    diagnostics.add({1, 0}, std::string(name) + ": no entry defines the registered operator " +
                                std::string(schema->text));
  }
}

}  // namespace

ExpectedOperators expected_operators(const YamlNode& ops_yaml, Diagnostics& diagnostics) {
  ExpectedOperators operators;
  diagnostics.collect([&] {
    if (!ops_yaml.is_sequence()) diagnostics.add({1, 0}, "expected a list of entries");
    for (const YamlNode& entry : ops_yaml.items) EntryReader(entry, operators, diagnostics).read();
  });
  return operators;
}

void check_registry(const ExpectedOperators& expected,
                    const std::vector<const OperatorEntry*>& registry, Diagnostics& diagnostics) {
  diagnostics.collect([&] { compare_with_registry(expected, registry, diagnostics); });
}

std::filesystem::path ops_yaml_path(const std::string& given) {
  if (!given.empty()) return given;
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto installed = program.parent_path() / TENON_INSTALLED_OPS_YAML;
  if (!error && std::filesystem::exists(installed, error)) return installed.lexically_normal();
  return TENON_SOURCE_OPS_YAML;
}

}  // namespace tenon::tools
