#include "tenon/functionalize/functional_operator.h"

#include <algorithm>
#include <memory>
#include <string>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/functionalize/operator_table.h"

namespace tenon::functional {

constinit OperatorTable known_operators;

namespace {

std::string_view base_of(std::string_view name) {
  return name.substr(0, name.find('.'));
}

/// `select.int` with "_copy": `select_copy.int`.
std::string with_suffix(std::string_view name, std::string_view suffix) {
  const std::string_view base = base_of(name);
  return std::string(base).append(suffix).append(name.substr(base.size()));
}

bool takes_result(const ArgumentSchema& argument, const OperatorSchema& schema) {
  return argument.mutated && argument.keyword_only && schema.kind == OperatorKind::kOut;
}

/// Whether `functional` takes what `schema` is given, and returns as much as that writes.
bool is_twin(const OperatorSchema& functional, const OperatorSchema& schema, size_t given,
             size_t written) {
  if (functional.arguments.size() != given) return false;
  for (size_t i = 0; i < given; ++i) {
    const ArgumentSchema& a = functional.arguments[i];
    const ArgumentSchema& b = schema.arguments[i];
    if (a.name != b.name || a.type != b.type || a.list != b.list || a.optional != b.optional ||
        a.mutated) {
      return false;
    }
  }
  return functional.returns.size() == written;
}

/// The operator of this kind and base name that is a twin, or null.
const OperatorEntry* find_twin(std::string_view base, OperatorKind kind,
                               const OperatorSchema& schema, const FunctionalOperator& op) {
  for (const OperatorEntry* each : Dispatcher::instance().operators()) {
    if (base_of(each->name()) == base && each->schema().kind == kind &&
        is_twin(each->schema(), schema, op.given, op.written.size())) {
      return each;
    }
  }
  return nullptr;
}

bool is_plain_in_place(const OperatorSchema& schema, const FunctionalOperator& op) {
  return schema.kind == OperatorKind::kInplace && op.written == std::vector<size_t>{0} &&
         op.functional != nullptr && !op.functional->schema().composite &&
         !schema.nondeterministic_seeded;
}

FunctionalOperator read(const OperatorEntry& entry) {
  const OperatorSchema& schema = entry.schema();
  FunctionalOperator op;
  op.op = &entry;
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    if (schema.arguments[i].mutated) op.written.push_back(i);
    if (!takes_result(schema.arguments[i], schema)) op.given = i + 1;
  }
  std::string_view base = base_of(schema.name);
  const bool in_place = base.ends_with('_');
  if (in_place) base.remove_suffix(1);
  switch (schema.kind) {
    case OperatorKind::kFunctional:
      op.handling = schema.composite ? Handling::kComposite : Handling::kFunctional;
      op.reads_storage = schema.name == "as_strided_copy" || schema.name == "as_strided_scatter";
      break;
    case OperatorKind::kView:
    case OperatorKind::kMultiView:
      op.handling = schema.composite ? Handling::kComposite : Handling::kView;
      op.copy = Dispatcher::instance().find(with_suffix(schema.name, "_copy"));
      op.inverse = Dispatcher::instance().find(with_suffix(schema.name, "_inverse"));
      break;
    case OperatorKind::kInplaceView:
      op.handling = Handling::kInplaceView;
      op.functional = find_twin(base, OperatorKind::kView, schema, op);
      break;
    default:
      op.handling = Handling::kWrites;
      op.functional = find_twin(base, OperatorKind::kFunctional, schema, op);
      op.is_plain_in_place = is_plain_in_place(schema, op);
  }
  return op;
}

}  // namespace

const FunctionalOperator& functional_operator(const OperatorEntry& op) {
  const FunctionalOperator* found = known_operators.find(op);
  return found != nullptr ? *found
                          : known_operators.add(std::make_unique<FunctionalOperator>(read(op)));
}

}  // namespace tenon::functional
