#pragma once

#include <string>
#include <string_view>

namespace tenon::test {

/// What users call an operator, or what a message begins with: without overload, and without the
/// underscores of internal operators and in-place variants.
std::string plain_name(std::string_view name);

/// Whether a message begins with the name of the operator; without overloads, and without the
/// underscores of internal operators.
bool names_operator(const std::string& message, const std::string& op);

}  // namespace tenon::test
