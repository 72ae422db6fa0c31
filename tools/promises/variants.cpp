#include "tools/promises/variants.h"

#include <algorithm>

#include "tenon/dispatch/dispatcher.h"

namespace tenon::tools {
namespace {

bool is_same_argument(const ArgumentSchema& a, const ArgumentSchema& b) {
  return a.name == b.name && a.type == b.type && a.list == b.list;
}

/// Whether a name is `base`, `base_` where the operator writes in place, or one of its overloads.
bool is_name_of(std::string_view name, std::string_view base, OperatorKind kind) {
  if (!name.starts_with(base)) return false;
  name.remove_prefix(base.size());
  if (kind == OperatorKind::kInplace) {
    if (!name.starts_with('_')) return false;
    name.remove_prefix(1);
  }
  return name.empty() || name.front() == '.';
}

}  // namespace

const OperatorEntry* variant_of(const OperatorEntry& op, OperatorKind kind) {
  const auto given = op.schema().arguments;
  const std::string_view base = op.schema().name.substr(0, op.schema().name.find('.'));
  const size_t targets = kind == OperatorKind::kOut ? op.schema().returns.size() : 0;
  for (const OperatorEntry* other : Dispatcher::instance().operators()) {
    const OperatorSchema& schema = other->schema();
    if (schema.kind != kind || !is_name_of(schema.name, base, kind)) continue;
    const auto taken = schema.arguments;
    if (taken.size() == given.size() + targets &&
        std::ranges::equal(given, taken.first(given.size()), &is_same_argument)) {
      return other;
    }
  }
  return nullptr;
}

}  // namespace tenon::tools
