#include "tools/tenon/registry/inventory.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace tenon::tools {
namespace {

/// Lines of `core` or nothing, a tab and a schema.
constexpr std::string_view kText =
#include "pytorch_operators.inc"
    ;

std::vector<KnownOperator> read_known() {
  std::vector<KnownOperator> known;
  for (size_t begin = 0; begin < kText.size();) {
    const size_t end = std::min(kText.find('\n', begin), kText.size());
    const std::string_view line = kText.substr(begin, end - begin);
    begin = end + 1;
    const size_t tab = line.find('\t');
    if (tab == std::string_view::npos) continue;
    const std::string_view schema = line.substr(tab + 1);
    known.push_back({schema.substr(0, schema.find('(')), schema, tab > 0});
  }
  return known;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

const std::vector<KnownOperator>& known_operators() {
  static const std::vector<KnownOperator> known = read_known();
  return known;
}

std::string plain_schema(std::string_view schema) {
  std::string text(schema);
  replace_all(text, "SymInt", "int");
  replace_all(text, "SymBool", "bool");
  return text;
}

bool print_missing(const Operators& registered, std::string_view pattern, std::ostream& out) {
  std::set<std::string_view> names;
  for (const OperatorEntry* op : registered) names.insert(op->schema().name);
  size_t missing = 0, core = 0, core_there = 0;
  bool any_matches = false;
  for (const KnownOperator& each : known_operators()) {
    const bool is_there = names.contains(each.name);
    core += each.is_core;
    core_there += each.is_core && is_there;
    if (!matches(each.name, pattern)) continue;
    any_matches = true;
    if (is_there) continue;
    ++missing;
    out << (each.is_core ? "core  " : "      ") << each.schema << '\n';
  }
  out << missing << " of " << known_operators().size()
      << " known operators are missing; of Core ATen " << core_there << " of " << core
      << " are there\n";
  return any_matches;
}

}  // namespace tenon::tools
