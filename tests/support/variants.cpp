#include "tests/support/variants.h"

namespace tenon::test {

bool writes(const OperatorEntry& op) {
  return op.schema().kind != OperatorKind::kFunctional && op.schema().kind != OperatorKind::kView &&
         op.schema().kind != OperatorKind::kMultiView;
}

const OperatorEntry* twin(const OperatorEntry& op, OperatorKind kind) {
  const std::string_view full = op.schema().name;
  const std::string base(full.substr(0, full.find('.')));
  const std::string wanted = kind == OperatorKind::kInplace ? base + "_" : base;
  for (const OperatorEntry* other : Dispatcher::instance().operators()) {
    const std::string_view name = other->schema().name;
    if (other->schema().kind != kind || name.substr(0, name.find('.')) != wanted) continue;
    const size_t extra = kind == OperatorKind::kOut ? op.schema().returns.size() : 0;
    if (other->schema().arguments.size() != op.schema().arguments.size() + extra) continue;
    bool equal = true;
    for (size_t i = 0; i < op.schema().arguments.size(); ++i) {
      const ArgumentSchema& a = op.schema().arguments[i];
      const ArgumentSchema& b = other->schema().arguments[i];
      equal &= a.name == b.name && a.type == b.type && a.list == b.list;
    }
    if (equal) return other;
  }
  return nullptr;
}

}  // namespace tenon::test
