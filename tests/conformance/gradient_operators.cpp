// The operators that the generator makes for `derivatives: auto`. Their own gradients are checked
// as the second ones of the operators that they are made for.

#include "tests/support/gradient_operators.h"

#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Value argument_of(const ArgumentSchema& argument, bool is_condition) {
  switch (argument.type) {
    case ArgumentType::kTensor:
      return is_condition ? booleans({2, 3}) : uniform({2, 3}, 0.2, 0.9);
    case ArgumentType::kString:
      return std::string("tanh");
    case ArgumentType::kBoolean:
      return true;
    default:
      return 0.5;
  }
}

Samples gradient_operator_samples() {
  Samples samples;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const OperatorSchema& schema = op->schema();
    if (!is_gradient_operator(schema.name)) continue;
    Stack arguments;
    for (const ArgumentSchema& argument : schema.arguments) {
      const bool is_condition = argument.name == "mask" || argument.name == "condition";
      arguments.push_back(argument_of(argument, is_condition));
    }
    samples.push_back({std::string(schema.name), std::move(arguments), {.gradient = false}});
  }
  return samples;
}

const SampleRegistration kRegistration(gradient_operator_samples);

}  // namespace
}  // namespace tenon::test
