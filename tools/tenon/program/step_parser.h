#pragma once

#include <string>
#include <vector>

#include "tools/tenon/program/overloads.h"

namespace tenon::tools {

/// Reads a list of steps in order, and gives what they make its place in the scope. Everything that
/// is wrong is reported as `step 2.1: mm: …`; `prefix` is "" or the number of the block with a dot.
std::vector<Step> parse_steps(const YamlNode& node, const std::string& prefix, Scope& scope,
                              Diagnostics& diagnostics);

/// The variables that a program may name here: one name, or a list. Unknown ones are reported.
std::vector<std::string> parse_names(const YamlNode& node, const std::string& context,
                                     const Scope& scope, Diagnostics& diagnostics);

}  // namespace tenon::tools
