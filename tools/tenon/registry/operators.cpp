#include "tools/tenon/registry/operators.h"

#include <algorithm>
#include <array>

#include "tenon/base/check.h"
#include "tools/tenon/common/diagnostics.h"

namespace tenon::tools {
namespace {

constexpr std::array<std::string_view, 7> kKindNames = {
    "functional", "view", "multi_view", "inplace", "inplace_view", "out", "mutable"};

bool matches_glob(std::string_view name, std::string_view pattern) {
  if (pattern.empty()) return name.empty();
  if (pattern.front() == '*') {
    return matches_glob(name, pattern.substr(1)) ||
           (!name.empty() && matches_glob(name.substr(1), pattern));
  }
  return !name.empty() && (pattern.front() == '?' || pattern.front() == name.front()) &&
         matches_glob(name.substr(1), pattern.substr(1));
}

}  // namespace

std::string_view base_name(std::string_view operator_name) {
  return operator_name.substr(0, operator_name.find('.'));
}

std::string_view overload_name(std::string_view operator_name) {
  const size_t dot = operator_name.find('.');
  return dot == std::string_view::npos ? std::string_view() : operator_name.substr(dot + 1);
}

bool is_of_library(std::string_view operator_name) {
  return operator_name.find("::") != std::string_view::npos;
}

std::string_view kind_name(OperatorKind kind) {
  return kKindNames[static_cast<size_t>(kind)];
}

std::vector<std::string_view> kind_names() {
  return {kKindNames.begin(), kKindNames.end()};
}

std::vector<const OperatorEntry*> overloads_of(std::string_view base) {
  std::vector<const OperatorEntry*> result = Dispatcher::instance().operators();
  std::erase_if(result,
                [&](const OperatorEntry* op) { return base_name(op->schema().name) != base; });
  return result;
}

std::string suggested_operators(std::string_view name) {
  const bool with_overload = name.find('.') != std::string_view::npos;
  std::vector<std::string_view> names;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const std::string_view full = op->schema().name;
    const std::string_view shown = with_overload ? full : base_name(full);
    if (names.empty() || names.back() != shown) names.push_back(shown);
  }
  return suggestion(name, names);
}

const OperatorEntry& find_operator(std::string_view name) {
  if (const OperatorEntry* op = Dispatcher::instance().find(name)) return *op;
  const auto overloads = overloads_of(name);
  if (overloads.size() == 1) return *overloads.front();
  std::string names;
  for (const OperatorEntry* op : overloads) {
    names.append(names.empty() ? "" : ", ").append(op->schema().name);
  }
  TENON_CHECK(overloads.empty(), NotImplementedError, name,
              ": several operators are called that; choose one of ", names);
  TENON_THROW(NotImplementedError, name, ": no operator is called that", suggested_operators(name));
}

bool matches(std::string_view name, std::string_view pattern) {
  if (pattern.find_first_of("*?") != std::string_view::npos) return matches_glob(name, pattern);
  return name.find(pattern) != std::string_view::npos;
}

std::string keys_text(DispatchKeySet keys, std::string_view separator) {
  std::string text;
  const auto add = [&](std::string_view name) {
    text.append(text.empty() ? "" : separator).append(name);
  };
  for (int i = 1; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    if (!keys.has(key)) continue;
    const bool grouped = backend_keys.has(key)    ? keys.has_all(backend_keys)
                         : autograd_keys.has(key) ? keys.has_all(autograd_keys)
                                                  : false;
    if (!grouped) {
      add(dispatch_key_name(key));
    } else {
      add(backend_keys.has(key) ? "every backend" : "Autograd");
      keys = keys - (backend_keys.has(key) ? backend_keys : autograd_keys);
    }
  }
  return text;
}

std::vector<KernelGroup> kernels_of(const OperatorEntry& op) {
  std::vector<KernelGroup> groups;
  for (int i = 1; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    if (!op.has_kernel(key) || looking_keys.has(key)) continue;
    const char* registered_by = op.registrant(key);
    const std::string_view registrant = registered_by == nullptr ? "" : registered_by;
    const auto same = std::ranges::find(groups, registrant, &KernelGroup::registrant);
    if (same == groups.end()) {
      groups.push_back({key, registrant});
    } else {
      same->keys |= key;
    }
  }
  return groups;
}

DispatchKeySet kernel_keys(const OperatorEntry& op) {
  DispatchKeySet keys;
  for (const KernelGroup& group : kernels_of(op)) keys |= group.keys;
  return keys;
}

}  // namespace tenon::tools
