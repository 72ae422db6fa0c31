#pragma once

#include <iosfwd>
#include <vector>

#include "tools/tenon/common/terminal.h"
#include "tools/tenon/registry/ops_check.h"

namespace tenon::tools {

using Operators = std::vector<const OperatorEntry*>;

/// One line an operator: name, kind, category, the keys that have kernels, what is differentiable.
void print_lines(const Operators& operators, const Style& style, std::ostream& out);

/// Everything about one operator; `expected` tells where its entry stands.
void print_card(const OperatorEntry& op, const ManifestOperators& expected, const Style& style,
                std::ostream& out);

/// A JSON array with an object an operator.
void print_json(const Operators& operators, const ManifestOperators& expected, std::ostream& out);

}  // namespace tenon::tools
