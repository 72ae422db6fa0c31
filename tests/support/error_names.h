#pragma once

#include <string>

namespace tenon::test {

/// Whether a message begins with the name of the operator, or with that of one to which it is known
/// to leave a check; without overloads, and without the underscores of internal operators.
bool names_operator(const std::string& message, const std::string& op);

}  // namespace tenon::test
