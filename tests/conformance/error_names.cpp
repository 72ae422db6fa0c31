// Errors are about the operator that the user called, also where another one finds them.

#include <catch2/catch.hpp>
#include <limits>
#include <set>
#include <string>

#include "tests/support/device.h"
#include "tests/support/error_names.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

using Values = std::vector<Value>;

/// Tensors in the place of one: of another dtype, of other sizes, without dimensions.
std::vector<TensorBase> other_tensors(const TensorBase& given) {
  if (!given.defined()) return {};
  Index larger(given.sizes().begin(), given.sizes().end());
  larger.insert(larger.begin(), 7);
  Index other(given.sizes().begin(), given.sizes().end());
  if (!other.empty()) other.back() += 1;
  return {cast(given, given.is_floating_point() ? DType::kInt64 : DType::kFloat32),
          cast(given, DType::kBool), cast(uniform(larger), given.dtype()),
          cast(uniform(other), given.dtype()), cast(uniform({}), given.dtype())};
}

/// What to give instead of an argument that a call succeeds with.
Values others(const ArgumentSchema& argument, const Value& given) {
  Values values;
  if (given.is_none()) return values;
  switch (argument.type) {
    case ArgumentType::kTensor:
      if (argument.list) {
        const auto& tensors = given.get<std::vector<TensorBase>>();
        values.emplace_back(std::vector<TensorBase>());
        for (size_t i = 0; i < tensors.size(); ++i) {
          for (const TensorBase& other : other_tensors(tensors[i])) {
            std::vector<TensorBase> changed = tensors;
            changed[i] = other;
            values.emplace_back(changed);
          }
        }
        return values;
      }
      for (const TensorBase& other : other_tensors(given.get<TensorBase>())) {
        values.emplace_back(other);
      }
      return values;
    case ArgumentType::kInteger:
      if (argument.list) return {ints({97}), ints({-97}), ints({0, 0}), ints({})};
      return {97, -97};
    case ArgumentType::kFloating:
      if (argument.list) return values;
      return {std::numeric_limits<double>::quiet_NaN(), -1.5};
    case ArgumentType::kString:
      return {std::string("no such word")};
    case ArgumentType::kDType:
      return {DType::kBool, DType::kInt64};
    default:
      return values;
  }
}

std::string error_of(const OperatorEntry& op, Stack arguments) {
  try {
    op.call_boxed(arguments);
  } catch (const Error& error) {
    return error.message();
  }
  return {};
}

TEST_CASE("an error begins with the name of the operator that was called") {
  std::set<std::string> seen;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    // What the functionalization pass calls is no function of programs.
    if (sample.op.find("_inverse") != std::string::npos) return;
    const Stack given = complete(sample);
    for (size_t i = 0; i < given.size(); ++i) {
      for (const Value& other : others(op.schema().arguments[i], given[i])) {
        Stack arguments = deep_copy(given);
        arguments[i] = other;
        const std::string shown = describe(arguments);
        const std::string message = error_of(op, std::move(arguments));
        if (message.empty() || names_operator(message, sample.op)) continue;
        if (!seen.insert(sample.op + plain_name(message)).second) continue;
        INFO(sample.op << "(" << shown << ") says: " << message);
        CHECK(false);
      }
    }
  });
}

TEST_CASE("an error of a part of an operator names both, and none between them") {
  const TensorBase matrix = uniform({2, 3});
  CHECK(error_of(Dispatcher::instance().get("linear"), {matrix, uniform({2, 3}), uniform({5})})
            .starts_with("linear: addmm: expected"));
  const TensorBase target = tensor({3}, {0, 1, 1}, DType::kInt64);
  const std::string found = error_of(Dispatcher::instance().get("cross_entropy_loss"),
                                     complete({"cross_entropy_loss", {matrix, target}}));
  INFO(found);
  CHECK(found.starts_with("cross_entropy_loss: nll_loss: expected a target of sizes [2]"));
  CHECK(error_of(Dispatcher::instance().get("add_.Tensor"), {matrix, uniform({5}), 1})
            .starts_with("add_: expected"));
}

}  // namespace
}  // namespace tenon::test
