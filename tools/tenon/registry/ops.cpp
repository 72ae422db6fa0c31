#include "tools/tenon/registry/ops.h"

#include <algorithm>
#include <ostream>
#include <set>

#include "tools/tenon/registry/inventory.h"
#include "tools/tenon/registry/ops_listing.h"

namespace tenon::tools {
namespace {

/// At most so many operators are shown as cards unasked.
constexpr size_t kCards = 4;

/// Reports an option whose value is none of `known`; returns whether it is one.
bool is_known(const char* option, const std::string& value,
              const std::vector<std::string_view>& known, std::ostream& err) {
  if (value.empty() || std::ranges::find(known, value) != known.end()) return true;
  err << "tenon ops: no operator has the " << option << " '" << value << "'"
      << suggestion(value, known) << '\n';
  return false;
}

std::vector<std::string_view> categories_of(const Operators& operators) {
  std::set<std::string_view> categories;
  for (const OperatorEntry* op : operators) categories.insert(op->schema().category);
  return {categories.begin(), categories.end()};
}

std::string name_of_manifest(const OpsOptions& options) {
  return options.manifest.empty() ? "manifest.yaml" : options.manifest;
}

Operators chosen(const Operators& all, const OpsOptions& options) {
  Operators result = all;
  std::erase_if(result, [&](const OperatorEntry* op) {
    const OperatorSchema& schema = op->schema();
    return !matches(schema.name, options.pattern) ||
           (!options.category.empty() && schema.category != options.category) ||
           (!options.kind.empty() && kind_name(schema.kind) != options.kind);
  });
  return result;
}

/// What was compared, and whether it is the same.
std::string comparison(const Operators& all, bool agrees, const OpsOptions& options) {
  const std::string manifest = name_of_manifest(options);
  std::string text = agrees ? options.style.good("agrees with " + manifest)
                            : options.style.bad("differs from " + manifest);
  const auto of_libraries = std::ranges::count_if(
      all, [](const OperatorEntry* op) { return is_of_library(op->schema().name); });
  if (of_libraries > 0) {
    text += ", but for " + std::to_string(of_libraries) + " of libraries, which are not compared";
  }
  return text;
}

void print(const Operators& operators, const Operators& all, bool agrees,
           const ManifestOperators& expected, const OpsOptions& options, std::ostream& out) {
  if (options.json) return print_json(operators, expected, out);
  if (options.cards || operators.size() <= kCards) {
    for (const OperatorEntry* op : operators) {
      print_card(*op, expected, options.style, out);
      out << '\n';
    }
  } else {
    print_lines(operators, options.style, out);
    out << '\n';
  }
  out << operators.size() << " of " << all.size() << " operators; the registry "
      << comparison(all, agrees, options) << '\n';
}

/// What `tenon ops --missing` does.
int missing(const Operators& all, const OpsOptions& options, std::ostream& out, std::ostream& err) {
  if (options.json || options.cards || !options.category.empty() || !options.kind.empty() ||
      !options.manifest.empty()) {
    err << "tenon ops: --missing takes a pattern and no other option\n";
    return 2;
  }
  if (print_missing(all, options.pattern, out)) return 0;
  err << "tenon ops: no operator of the inventory matches '" << options.pattern << "'\n";
  return 1;
}

}  // namespace

int ops(const OpsOptions& options, std::ostream& out, std::ostream& err) {
  const Operators all = Dispatcher::instance().operators();
  if (options.missing) return missing(all, options, out, err);
  const bool known_category = is_known("category", options.category, categories_of(all), err);
  if (!is_known("kind", options.kind, kind_names(), err) || !known_category) return 2;

  Diagnostics diagnostics(name_of_manifest(options));
  const std::optional<YamlNode> root = read_yaml(manifest_path(options.manifest), diagnostics);
  std::optional<ManifestOperators> expected;
  if (root) expected = read_manifest(*root, diagnostics);
  if (!expected) {
    diagnostics.print(err);
    return options.manifest.empty() ? 1 : 2;
  }
  check_registry(*expected, all, diagnostics);

  const Operators operators = chosen(all, options);
  if (operators.empty()) {
    err << "tenon ops: no operator matches '" << options.pattern << "'"
        << suggested_operators(options.pattern) << '\n';
  } else {
    print(operators, all, diagnostics.empty(), *expected, options, out);
  }
  diagnostics.print(err);
  return operators.empty() || !diagnostics.empty() ? 1 : 0;
}

}  // namespace tenon::tools
