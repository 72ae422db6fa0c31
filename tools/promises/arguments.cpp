// What a call does to its arguments.

#include <algorithm>

#include "tenon/autograd/schema_kernels.h"
#include "tenon/base/error.h"
#include "tools/promises/checks.h"
#include "tools/promises/describe.h"
#include "tools/promises/values.h"

namespace tenon::tools {
namespace {

bool has_tensor(const Value& value) {
  return std::ranges::any_of(tensors_of({value}), &TensorBase::defined);
}

/// What one of the results shares with one of the arguments and should not.
std::string unsaid_sharing(const OperatorSchema& schema, const TensorBase& result, bool may_alias,
                           const TensorBase& argument) {
  if (!result.defined() || !argument.defined()) return {};
  if (!may_alias && result.is_alias_of(argument)) return "a result shares memory with an argument";
  // Operators made of others, as contiguous and to, return self where nothing changes.
  if (!schema.composite && result.is_same(argument)) return "a result is an argument itself";
  return {};
}

}  // namespace

Verdict check_arguments_stay(const CheckedCall& checked) {
  const auto& schema = checked.op.schema();
  const Stack given = deep_copy(checked.arguments);
  seeded_call(checked.op, given);
  bool reads = false;
  for (size_t i = 0; i < given.size(); ++i) {
    if (schema.arguments[i].mutated) continue;
    reads |= has_tensor(checked.arguments[i]);
    if (!same(given[i], checked.arguments[i])) {
      return "a call changes '" + std::string(schema.arguments[i].name) + "' to " +
             describe(given[i]);
    }
  }
  return reads ? Verdict("") : std::nullopt;
}

Verdict check_memory(const CheckedCall& checked) {
  const OperatorSchema& schema = checked.op.schema();
  if (writes_to_argument(schema) || schema.unmarked_alias) return std::nullopt;
  const Stack given = deep_copy(checked.arguments);
  const Stack results = seeded_call(checked.op, given);
  const std::vector<TensorBase> arguments = tensors_of(given);
  if (arguments.empty() || tensors_of(results).empty()) return std::nullopt;
  std::vector<TensorBase> earlier;
  for (size_t i = 0; i < results.size(); ++i) {
    const bool may_alias = !schema.returns[i].alias.empty();
    for (const TensorBase& result : tensors_of({results[i]})) {
      for (const TensorBase& argument : arguments) {
        const std::string wrong = unsaid_sharing(schema, result, may_alias, argument);
        if (!wrong.empty()) return wrong;
      }
      if (may_alias || !result.defined()) continue;
      const auto shares = [&](const TensorBase& other) { return result.is_alias_of(other); };
      if (std::ranges::any_of(earlier, shares)) return "two results share memory";
      earlier.push_back(result);
    }
  }
  return "";
}

Verdict check_undefined_tensors(const CheckedCall& checked) {
  bool takes_tensors = false;
  for (size_t i = 0; i < checked.arguments.size(); ++i) {
    const ArgumentSchema& argument = checked.op.schema().arguments[i];
    if (argument.type != ArgumentType::kTensor || argument.optional || argument.list) continue;
    takes_tensors = true;
    const std::string undefined = "an undefined '" + std::string(argument.name) + "' ";
    Stack broken = deep_copy(checked.arguments);
    broken[i] = Value(TensorBase());
    const Stack before = deep_copy(broken);
    try {
      seeded_call(checked.op, broken);
      return undefined + "raises no error";
    } catch (const Error& error) {
      for (size_t j = 0; j < broken.size(); ++j) {
        if (!same(broken[j], before[j])) {
          return undefined + "changes other arguments, though it raises: " + error.what();
        }
      }
    }
  }
  return takes_tensors ? Verdict("") : std::nullopt;
}

}  // namespace tenon::tools
