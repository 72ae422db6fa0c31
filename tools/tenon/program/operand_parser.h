#pragma once

#include <string>
#include <variant>

#include "tools/tenon/common/yaml_tree.h"
#include "tools/tenon/program/program.h"
#include "tools/tenon/program/scope.h"

namespace tenon::tools {

/// What is wrong with an argument, and where.
struct Problem {
  Location location;
  std::string message;
};

/// An argument that fits. `converted` when it is given as another type, e.g. an int for a float;
/// `guessed` when it is a variable that a wrong step makes, which fits anything.
struct FittingOperand {
  Operand operand;
  bool converted = false;
  bool guessed = false;
};

/// Reads an argument as its schema asks: the name of a variable, a number, a text, a dtype, a list
/// of them, or None where it is optional.
std::variant<FittingOperand, Problem> parse_operand(const YamlNode& node,
                                                    const ArgumentSchema& argument,
                                                    const Scope& scope);

}  // namespace tenon::tools
