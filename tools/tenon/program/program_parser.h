#pragma once

#include <optional>

#include "tools/tenon/common/yaml_tree.h"
#include "tools/tenon/program/program.h"

namespace tenon::tools {

/// Reads a program and checks all of it against the live registry, before anything runs. Nothing,
/// with every mistake in `diagnostics`, when there is one.
std::optional<Program> parse_program(const YamlNode& root, Diagnostics& diagnostics);

/// `standard` or `strict`.
std::optional<InferencePolicy> policy_of(std::string_view name);

}  // namespace tenon::tools
