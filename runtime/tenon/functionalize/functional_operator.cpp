#include "tenon/functionalize/functional_operator.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <string>

#include "tenon/dispatch/dispatcher.h"

namespace tenon::functional {

namespace {

std::string_view base_of(std::string_view name) {
  return name.substr(0, name.find('.'));
}

/// `select.int` with "_copy": `select_copy.int`.
std::string with_suffix(std::string_view name, std::string_view suffix) {
  const std::string_view base = base_of(name);
  return std::string(base).append(suffix).append(name.substr(base.size()));
}

/// The view that an operator of this name copies, or null.
const OperatorEntry* view_copied_by(std::string_view name) {
  constexpr std::string_view kSuffix = "_copy";
  std::string_view base = base_of(name);
  if (!base.ends_with(kSuffix)) return nullptr;
  base.remove_suffix(kSuffix.size());
  const std::string view = std::string(base).append(name.substr(base_of(name).size()));
  const OperatorEntry* found = Dispatcher::instance().find(view);
  if (found == nullptr || found->schema().composite) return nullptr;
  const OperatorKind kind = found->schema().kind;
  return kind == OperatorKind::kView || kind == OperatorKind::kMultiView ? found : nullptr;
}

bool takes_result(const ArgumentSchema& argument, const OperatorSchema& schema) {
  return argument.mutated && argument.keyword_only && schema.kind == OperatorKind::kOut;
}

/// The position of the result that argument `position` is; nothing where it is not returned.
std::optional<size_t> returned_at(const OperatorSchema& schema, size_t position) {
  const std::string_view alias = schema.arguments[position].alias;
  for (size_t i = 0; i < position; ++i) {
    if (schema.arguments[i].mutated && schema.arguments[i].alias == alias) return {};
  }
  for (size_t i = 0; i < schema.returns.size(); ++i) {
    if (!alias.empty() && schema.returns[i].alias == alias) return i;
  }
  return {};
}

/// Of each written argument, the result of the functional twin that it becomes: after what the
/// operator returns stands what it only writes to.
std::vector<size_t> results_of_twin(const OperatorSchema& schema,
                                    const std::vector<size_t>& written) {
  std::vector<size_t> results;
  size_t next = schema.returns.size();
  for (const size_t position : written) {
    const std::optional<size_t> returned = returned_at(schema, position);
    results.push_back(returned ? *returned : next++);
  }
  return results;
}

/// Whether `functional` takes what `schema` is given, and returns what a twin of it does.
bool is_twin(const OperatorSchema& functional, const OperatorSchema& schema,
             const FunctionalOperator& op) {
  if (functional.arguments.size() != op.given) return false;
  for (size_t i = 0; i < op.given; ++i) {
    const ArgumentSchema& a = functional.arguments[i];
    const ArgumentSchema& b = schema.arguments[i];
    if (a.name != b.name || a.type != b.type || a.list != b.list || a.optional != b.optional ||
        a.mutated) {
      return false;
    }
  }
  size_t count = schema.returns.size();
  for (size_t i = 0; i < op.written.size(); ++i) {
    count = std::max(count, op.results[i] + 1);
    if (op.results[i] >= functional.returns.size()) return false;
    const ArgumentSchema& result = functional.returns[op.results[i]];
    if (result.type != ArgumentType::kTensor ||
        result.list != schema.arguments[op.written[i]].list) {
      return false;
    }
  }
  return functional.returns.size() == count;
}

/// The operator of this kind and base name that is a twin, or null.
const OperatorEntry* find_twin(std::string_view base, OperatorKind kind,
                               const OperatorSchema& schema, const FunctionalOperator& op) {
  for (const OperatorEntry* each : Dispatcher::instance().operators()) {
    if (base_of(each->name()) == base && each->schema().kind == kind &&
        is_twin(each->schema(), schema, op)) {
      return each;
    }
  }
  return nullptr;
}

/// The functional operator of the same name, else the one that the generator derives.
const OperatorEntry* find_functional(std::string_view base, const OperatorSchema& schema,
                                     const FunctionalOperator& op) {
  const OperatorEntry* twin = find_twin(base, OperatorKind::kFunctional, schema, op);
  if (twin != nullptr) return twin;
  return find_twin(std::string(base).append("_functional"), OperatorKind::kFunctional, schema, op);
}

/// Whether each element of a result is made of one of each argument at most.
bool is_by_element(const OperatorSchema& schema) {
  constexpr std::string_view kOthers[] = {"comparison", "copy", "creation", "joining", "view"};
  return computes_by_element(schema) ||
         std::find(std::begin(kOthers), std::end(kOthers), schema.category) != std::end(kOthers);
}

bool is_plain_in_place(const OperatorSchema& schema, const FunctionalOperator& op) {
  return schema.kind == OperatorKind::kInplace && op.written == std::vector<size_t>{0} &&
         op.functional != nullptr && !op.functional->schema().composite &&
         !schema.nondeterministic_seeded;
}

FunctionalOperator read(const OperatorEntry& entry) {
  const OperatorSchema& schema = entry.schema();
  FunctionalOperator op;
  op.rounds_by_strides = !is_by_element(schema) && !schema.unmarked_alias;
  op.op = &entry;
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    if (schema.arguments[i].mutated) op.written.push_back(i);
    if (!takes_result(schema.arguments[i], schema)) op.given = i + 1;
  }
  op.results = results_of_twin(schema, op.written);
  std::string_view base = base_of(schema.name);
  const bool in_place = base.ends_with('_');
  if (in_place) base.remove_suffix(1);
  switch (schema.kind) {
    case OperatorKind::kFunctional:
      op.handling = schema.composite ? Handling::kComposite : Handling::kFunctional;
      op.copied_view = view_copied_by(schema.name);
      op.reads_storage = schema.name == "as_strided_copy" || schema.name == "as_strided_scatter";
      op.looks_at_memory = op.reads_storage || op.copied_view != nullptr;
      break;
    case OperatorKind::kView:
    case OperatorKind::kMultiView:
      op.handling = schema.composite ? Handling::kComposite : Handling::kView;
      op.copy = Dispatcher::instance().find(with_suffix(schema.name, "_copy"));
      op.inverse = Dispatcher::instance().find(with_suffix(schema.name, "_inverse"));
      op.is_recorded_by_call = op.copy != nullptr && op.inverse != nullptr &&
                               schema.name != "as_strided" && schema.name != "unfold";
      break;
    case OperatorKind::kInplaceView:
      op.handling = Handling::kInplaceView;
      op.functional = find_twin(base, OperatorKind::kView, schema, op);
      break;
    default:
      op.functional = find_functional(base, schema, op);
      op.handling =
          schema.composite && op.functional == nullptr ? Handling::kComposite : Handling::kWrites;
      op.is_plain_in_place = is_plain_in_place(schema, op);
  }
  return op;
}

}  // namespace

bool computes_by_element(const OperatorSchema& schema) {
  return schema.category.starts_with("pointwise") ||
         (schema.category == "activation" && schema.name.find("softmax") == std::string_view::npos);
}

const FunctionalOperator& functional_operator(const OperatorEntry& op) {
  if (const FunctionalOperator* known = known_operator(op)) return *known;
  auto made = std::make_unique<FunctionalOperator>(read(op));
  const void* known = nullptr;  // unless another thread was faster
  if (op.known_to_pass().compare_exchange_strong(known, made.get(), std::memory_order_acq_rel)) {
    return *made.release();
  }
  return *static_cast<const FunctionalOperator*>(known);
}

}  // namespace tenon::functional
