#include "tools/tenon/program/scope.h"

#include "tools/tenon/common/diagnostics.h"

namespace tenon::tools {

std::string Scope::unknown(std::string_view name) const {
  std::vector<std::string_view> names;
  for (const auto& [known, type] : types_) names.push_back(known);
  return "unknown variable '" + std::string(name) + "'" + suggestion(name, names);
}

}  // namespace tenon::tools
