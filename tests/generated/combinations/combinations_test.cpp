// Operators of every kind, each called in all ways; what every operator promises is checked by
// tests/conformance/promises.cpp over the same samples.

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

#include "tenon/dispatch/defaults.h"
#include "tenon/functionalize/functional_operator.h"
#include "tests/generated/combinations/samples.h"
#include "tests/support/reference.h"
#include "tools/promises/variants.h"

namespace tenon::test {
namespace {

const SampleRegistration registration(combined_samples);

/// A call of an operator with all its arguments, those of in-place and `out=` variants, and of
/// functional twins, made of their entry's.
std::map<std::string, Stack> stacks() {
  std::map<std::string, Stack> stacks;
  for (const Sample& sample : all_samples()) {
    const OperatorEntry& op = Dispatcher::instance().get(sample.op);
    stacks[sample.op] = sample.arguments;
    if (const OperatorEntry* inplace = tools::variant_of(op, OperatorKind::kInplace))
      stacks[std::string(inplace->schema().name)] = sample.arguments;
    if (const OperatorEntry* out = tools::variant_of(op, OperatorKind::kOut)) {
      Stack& stack = stacks[std::string(out->schema().name)] = sample.arguments;
      for (size_t i = 0; i < op.schema().returns.size(); ++i)
        stack.push_back(make_tensor({2, 3}, DType::kFloat64));
    }
    const functional::FunctionalOperator& known = functional::functional_operator(op);
    if (known.functional != nullptr) {
      const auto begin = sample.arguments.begin();
      stacks.try_emplace(std::string(known.functional->name()),
                         Stack(begin, begin + int64_t(known.given)));
    }
  }
  return stacks;
}

void check_same(const Stack& actual, const Stack& expected) {
  REQUIRE(actual.size() == expected.size());
  for (size_t i = 0; i < actual.size(); ++i) {
    INFO(i << ": " << describe(actual[i]) << ", expected " << describe(expected[i]));
    CHECK(same(actual[i], expected[i], 1e-14));
  }
}

/// Makes the call, and the boxed call of the same arguments.
void check_call(const OperatorEntry& op, const Stack& arguments, Call call) {
  Stack passed = deep_copy(arguments);
  const Stack expected = test::call(op, passed);
  const Stack changed = deep_copy(arguments);
  Tensors tensors(arguments.size());
  Lists lists(arguments.size());
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (changed[i].is<TensorBase>()) tensors[i] = changed[i].toTensor();
    if (changed[i].is<std::vector<TensorBase>>()) lists[i] = changed[i].toTensorVector();
  }
  check_same(call(tensors, lists), expected);
  for (size_t i = 0; i < arguments.size(); ++i) CHECK(same(changed[i], passed[i], 1e-14));
}

TEST_CASE("public functions and methods do what boxed calls do, with defaults and without") {
  const std::map<std::string, Stack> arguments = stacks();
  for_each_call([&](const char* name, const std::vector<std::string>& omitted, Call call) {
    const OperatorEntry& op = Dispatcher::instance().get(name);
    INFO(op.schema().text << " without " << omitted.size());
    Stack stack = arguments.at(name);
    REQUIRE(stack.size() == op.schema().arguments.size());
    for (size_t i = 0; i < stack.size(); ++i) {
      const ArgumentSchema& argument = op.schema().arguments[i];
      if (std::ranges::count(omitted, argument.name) > 0)
        stack[i] = default_value(op.schema(), argument);
    }
    const bool has_tensor = std::ranges::any_of(
        tensors_of(stack), [](const TensorBase& tensor) { return tensor.defined(); });
    const bool takes_tensors = std::ranges::any_of(op.schema().arguments, [](const auto& argument) {
      return argument.type == ArgumentType::kTensor;
    });
    if (takes_tensors && !has_tensor) return;  // nothing says on which device
    try {
      check_call(op, stack, call);
    } catch (const Error& error) {
      FAIL_CHECK(error.what());
    }
  });
}

TEST_CASE("every operator of every kind has a sample") {
  const std::map<std::string, Stack> arguments = stacks();
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (op->schema().category != "combinations" || op->schema().name.starts_with('_')) continue;
    INFO(op->schema().text);
    CHECK(arguments.contains(std::string(op->schema().name)));
  }
}

}  // namespace
}  // namespace tenon::test
