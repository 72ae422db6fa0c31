#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/tenon/common/yaml_tree.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {

/// What the generator's manifest says that an operator is.
struct ManifestOperator {
  /// The schema.
  std::string text;
  std::string category;
  /// `argument: formula` lines.
  std::string derivatives;
  /// Whether other operators compute it where a call is recorded.
  bool recorded_as_composite = false;
  std::string view_inverse;
  /// Whether it has the tags of these names.
  bool nondeterministic_seeded = false;
  bool unmarked_alias = false;
  bool unread_self = false;
  /// The arguments whose defaults functions in C++ do not have.
  std::vector<std::string> cpp_no_default_args;
  /// Where it stands in the manifest.
  int line = 0;
  /// Empty for the entry's own operator, else `in-place` or `out`.
  std::string variant;
  /// The name of the entry's own operator.
  std::string entry;
};

/// By the operator's name.
using ManifestOperators = std::map<std::string, ManifestOperator, std::less<>>;

/// The operators of a manifest; nothing where one of them cannot be read, which is reported.
std::optional<ManifestOperators> read_manifest(const YamlNode& manifest, Diagnostics& diagnostics);

/// Reports every operator that is in one and not in the other, and every schema, category,
/// derivative, view inverse and tag that differs. Operators with a namespace belong to programs,
/// not to the manifest, and are left alone.
void check_registry(const ManifestOperators& expected,
                    const std::vector<const OperatorEntry*>& registry, Diagnostics& diagnostics);

/// `--manifest`'s path if given, else where the installed program finds the manifest beside itself,
/// else the one of the sources that the program was built from.
std::filesystem::path manifest_path(const std::string& given);

}  // namespace tenon::tools
