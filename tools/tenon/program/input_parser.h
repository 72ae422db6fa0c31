#pragma once

#include <vector>

#include "tools/tenon/common/yaml_tree.h"
#include "tools/tenon/program/program.h"
#include "tools/tenon/program/scope.h"

namespace tenon::tools {

/// Reads the mapping `inputs` of a program, and gives each its place in the scope.
std::vector<Input> parse_inputs(const YamlNode& node, Scope& scope, Diagnostics& diagnostics);

}  // namespace tenon::tools
