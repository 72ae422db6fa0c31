// The variants of an operator, against itself.

#include "tenon/autograd/schema_kernels.h"
#include "tenon/base/error.h"
#include "tenon/tensor/factory.h"
#include "tools/promises/checks.h"
#include "tools/promises/describe.h"
#include "tools/promises/values.h"
#include "tools/promises/variants.h"

namespace tenon::tools {
namespace {

constexpr double kRounding = 1e-14;

/// The variant whose results are those of the call, or null.
const OperatorEntry* comparable(const CheckedCall& checked, OperatorKind kind) {
  const bool differs =
      !checked.expectations.deterministic || writes_to_argument(checked.op.schema());
  return differs ? nullptr : variant_of(checked.op, kind);
}

/// What is wrong with a call in place whose result does not fit into `self`: it may cast a dtype,
/// or raise and change nothing.
std::string wrong_refusal(const OperatorEntry& inplace, const Stack& given,
                          const TensorBase& expected) {
  const TensorBase self = given[0].get<TensorBase>();
  const Value before = deep_copy(given[0]);
  const auto version = self._version();
  try {
    seeded_call(inplace, given);
    if (expected.sizes() == self.sizes()) return {};
    return "the in-place variant accepts a result of other sizes, " + describe(Value(expected));
  } catch (const Error& error) {
    if (same(given[0], before) && self._version() == version) return {};
    return std::string("the in-place variant changes self, though it raises: ") + error.what();
  }
}

std::string wrong_target(const TensorBase& target, const Value& result, const Value& expected) {
  if (!same(Value(target), expected, kRounding)) {
    return "the out variant writes another value, " + describe(Value(target)) + ", expected " +
           describe(expected);
  }
  if (!result.get<TensorBase>().is_same(target)) return "the out variant does not return out";
  return target._version() == 1 ? "" : "the out variant does not count one version";
}

/// What is wrong with a call in place that writes to lists, where the functional operator returns
/// what they become.
std::string wrong_lists(const CheckedCall& checked, const OperatorEntry& inplace) {
  const Stack expected = seeded_call(checked.op, deep_copy(checked.arguments));
  const Stack given = deep_copy(checked.arguments);
  seeded_call(inplace, given);
  size_t result = 0;
  for (size_t i = 0; i < given.size(); ++i) {
    const ArgumentSchema& argument = inplace.schema().arguments[i];
    if (!argument.mutated) continue;
    const Value& value = expected[result++];
    const std::string name(argument.name);
    if (!same(given[i], value, kRounding)) {
      return "the in-place variant writes another value to " + name + ", " + describe(given[i]) +
             ", expected " + describe(value);
    }
    for (const TensorBase& tensor : tensors_of({given[i]})) {
      if (tensor._version() != 1) {
        return "the in-place variant does not count one version of each tensor of " + name;
      }
    }
  }
  return "";
}

}  // namespace

Verdict check_inplace_variant(const CheckedCall& checked) {
  const OperatorEntry* inplace = comparable(checked, OperatorKind::kInplace);
  if (inplace == nullptr) return std::nullopt;
  if (inplace->schema().arguments[0].list) return wrong_lists(checked, *inplace);
  const auto expected = seeded_call(checked.op, deep_copy(checked.arguments))[0].get<TensorBase>();
  const Stack given = deep_copy(checked.arguments);
  const TensorBase self = given[0].get<TensorBase>();
  if (expected.sizes() != self.sizes() || expected.dtype() != self.dtype()) {
    return wrong_refusal(*inplace, given, expected);
  }
  const auto version = self._version();
  const Stack results = seeded_call(*inplace, given);
  if (!results[0].get<TensorBase>().is_same(self)) {
    return "the in-place variant does not return self";
  }
  if (!same(given[0], Value(expected), kRounding)) {
    return "the in-place variant writes another value, " + describe(given[0]) + ", expected " +
           describe(Value(expected));
  }
  return self._version() == version + 1 ? "" : "the in-place variant does not count one version";
}

Verdict check_out_variant(const CheckedCall& checked) {
  const OperatorEntry* out = comparable(checked, OperatorKind::kOut);
  if (out == nullptr) return std::nullopt;
  const Stack expected = seeded_call(checked.op, deep_copy(checked.arguments));
  Stack given = deep_copy(checked.arguments);
  std::vector<TensorBase> targets;
  for (const Value& value : expected) {
    targets.push_back(target_for(value.get<TensorBase>()));
    given.emplace_back(targets.back());
  }
  const Stack results = seeded_call(*out, given);
  for (size_t i = 0; i < expected.size(); ++i) {
    const std::string wrong = wrong_target(targets[i], results[i], expected[i]);
    if (!wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace tenon::tools
