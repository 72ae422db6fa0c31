#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/dispatch/schema.h"

namespace tenon::tools {

/// The variables that a program has at a step, and the type of each as far as its schemas tell. One
/// that a wrong step makes has any type, so that the mistake is reported once.
class Scope {
 public:
  using Type = std::optional<ArgumentSchema>;

  void set(const std::string& name, Type type) { types_[name] = std::move(type); }
  bool has(std::string_view name) const { return types_.find(name) != types_.end(); }
  /// Nothing for a variable that can be anything; the variable must exist.
  const Type& type(std::string_view name) const { return types_.find(name)->second; }
  /// `unknown variable 'z' (did you mean 'x'?)`.
  std::string unknown(std::string_view name) const;

 private:
  std::map<std::string, Type, std::less<>> types_;
};

}  // namespace tenon::tools
