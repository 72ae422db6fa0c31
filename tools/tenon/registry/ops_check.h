#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tools/tenon/common/yaml_tree.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {

/// What ops.yaml says that an operator is.
struct ExpectedOperator {
  /// The entry's `func:` line, or what is derived from it.
  std::string text;
  std::string category;
  /// `argument: formula` lines.
  std::string derivatives;
  /// Whether the generator derives some of them, which are then known to it alone.
  bool derived_by_rule = false;
  std::string view_inverse;
  /// The line of the entry.
  int line = 0;
  /// Empty for the entry's own operator, else `in-place` or `out`.
  std::string variant;
  /// The name of the entry's own operator.
  std::string entry;
};

/// By the operator's name.
using ExpectedOperators = std::map<std::string, ExpectedOperator, std::less<>>;

/// The operators that the entries of ops.yaml define, their derived variants included. What cannot
/// be read is reported and left out.
ExpectedOperators expected_operators(const YamlNode& ops_yaml, Diagnostics& diagnostics);

/// Reports every operator that is in one and not in the other, and every schema, category,
/// derivative and view inverse that differs. Operators with a namespace belong to programs, not to
/// ops.yaml, and are left alone.
void check_registry(const ExpectedOperators& expected,
                    const std::vector<const OperatorEntry*>& registry, Diagnostics& diagnostics);

/// `--yaml`'s path if given, else where the installed program finds ops.yaml beside itself, else
/// the one that the program was built from.
std::filesystem::path ops_yaml_path(const std::string& given);

}  // namespace tenon::tools
