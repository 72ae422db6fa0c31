#pragma once

#include <vector>

#include "tools/tenon/program.h"
#include "tools/tenon/scope.h"
#include "tools/tenon/yaml_tree.h"

namespace tenon::tools {

/// Reads the mapping `inputs` of a program, and gives each its place in the scope.
std::vector<Input> parse_inputs(const YamlNode& node, Scope& scope, Diagnostics& diagnostics);

}  // namespace tenon::tools
