#include "tools/tenon/explain/example_arguments.h"

#include <algorithm>
#include <array>
#include <exception>

#include "tenon/base/error.h"
#include "tenon/dispatch/defaults.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/zeros.h"
#include "tools/inference_table/mode.h"
#include "tools/promises/values.h"
#include "tools/tenon/explain/sampled_calls.h"

namespace tenon::tools {
namespace {

constexpr int kMaxTries = 3000;

using Sizes = std::vector<int64_t>;
using Candidates = std::vector<Value>;

/// Sizes that most operators take, the likeliest first: matrices, batches, images, vectors. Of
/// matrices of equal numbers those with one have an inverse; pairs are parts of complex numbers.
const std::vector<Sizes>& base_sizes() {
  static const std::vector<Sizes> sizes = {{2, 3}, {3, 3}, {1, 2, 4, 4}, {4},   {2, 3, 3},
                                           {1},    {},     {1, 1},       {3, 2}};
  return sizes;
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

/// What tensors are tried as: their sizes, or those of others beside them, and the dtype of
/// fractions.
struct Trial {
  Sizes sizes;
  DType dtype = DType::kFloat32;
};

TensorBase constant(const Sizes& sizes, double value, DType dtype) {
  return ops::full(sizes, value, dtype);
}

/// Tensors for an argument, by what its name tells.
std::vector<TensorBase> tensor_candidates(const ArgumentSchema& argument, const Trial& trial) {
  const auto& [base, dtype] = trial;
  const TensorBase number = constant(base, 0.5, dtype);
  const TensorBase index = constant(base, 0, DType::kInt64);
  const TensorBase truth = constant(base, 1, DType::kBool);
  const Sizes channel = {base.size() > 1 ? base[1] : 1};
  const TensorBase vector = constant(channel, 0.5, dtype);
  const TensorBase indices = constant(base.empty() ? base : Sizes{base[0]}, 0, DType::kInt64);
  if (argument.mutated && argument.keyword_only) {
    return {ops::zeros({0}, dtype), ops::zeros({0}, DType::kBool), ops::zeros({0}, DType::kInt64)};
  }
  if (is_one_of(argument.name, {"mask", "condition"})) return {truth};
  if (is_one_of(argument.name, {"batch_sizes", "lengths", "input_lengths", "target_lengths"})) {
    return {constant({1}, 1, DType::kInt64)};
  }
  if (is_one_of(argument.name, {"index", "indices", "target", "offsets"})) {
    return {index, indices, number, truth};
  }
  if (is_one_of(argument.name, {"bias", "running_mean", "running_var", "vec", "vec2"})) {
    return {vector, number, index};
  }
  return {
      number, vector, index, truth, constant({}, 0.5, dtype), constant({1, 2, 4, 4}, 0.5, dtype)};
}

Candidates int_lists(const Sizes& base) {
  int64_t count = 1;
  for (const int64_t size : base) count *= size;
  Sizes order(base.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int64_t>(order.size() - 1 - i);
  return {Sizes{0},    Sizes{count},      base,   order, Sizes{1, 1},
          Sizes{2, 2}, Sizes{1, 1, 1, 1}, Sizes{}};
}

Candidates list_candidates(const ArgumentSchema& argument, const Trial& trial) {
  switch (argument.type) {
    case ArgumentType::kTensor: {
      Candidates lists;
      for (const TensorBase& tensor : tensor_candidates(argument, trial)) {
        lists.push_back(std::vector<TensorBase>{tensor, tensor});
      }
      return lists;
    }
    case ArgumentType::kFloating:
      return {std::vector<double>{1, 1}};
    case ArgumentType::kBoolean:
      return {std::vector<bool>(std::max(argument.list_size, 1), true)};
    default:
      return int_lists(trial.sizes);
  }
}

/// What to try for an argument, the likeliest first.
Candidates candidates(const OperatorSchema& schema, const ArgumentSchema& argument,
                      const Trial& trial) {
  if (argument.has_default) {
    Candidates values = {default_value(schema, argument)};
    // Some want one of several optional numbers.
    if (argument.optional && argument.type == ArgumentType::kScalar) values.emplace_back(1);
    if (argument.optional && argument.type == ArgumentType::kTensor && !argument.list) {
      values.emplace_back(constant(trial.sizes, 0.5, trial.dtype));  // or tensors
    }
    return values;
  }
  if (argument.list) return list_candidates(argument, trial);
  switch (argument.type) {
    case ArgumentType::kTensor: {
      const auto tensors = tensor_candidates(argument, trial);
      Candidates values(tensors.begin(), tensors.end());
      if (argument.optional) values.emplace_back();
      return values;
    }
    case ArgumentType::kInteger:
      return {Value(0), Value(1), Value(2), Value(3)};
    case ArgumentType::kFloating:
      return {Value(0.5), Value(1.0)};
    case ArgumentType::kScalar:
      return {Value(1), Value(0.5)};
    case ArgumentType::kBoolean:
      return {Value(false), Value(true)};
    case ArgumentType::kString:
      return {Value(std::string("none")), Value(std::string("floor")), Value(std::string("sum"))};
    case ArgumentType::kDType:
      return {Value(trial.dtype)};
    case ArgumentType::kDevice:
      return {Value(Device())};
    case ArgumentType::kLayout:
      return {Value(kStrided)};
    case ArgumentType::kMemoryFormat:
      return {Value(MemoryFormat::Contiguous)};
    case ArgumentType::kGenerator:
      break;
  }
  return {Value()};
}

/// Fresh tensors, so that an attempt that writes spoils nothing.
Stack chosen(const std::vector<Candidates>& options, const std::vector<size_t>& choice) {
  Stack stack;
  for (size_t i = 0; i < options.size(); ++i) stack.push_back(deep_copy(options[i][choice[i]]));
  return stack;
}

bool succeeds(const OperatorEntry& op, Stack arguments) {
  try {
    op.call_boxed(arguments);
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

/// The next combination, the last argument fastest; false after the last one.
bool advance(const std::vector<Candidates>& options, std::vector<size_t>& choice) {
  for (size_t i = choice.size(); i-- > 0;) {
    if (++choice[i] < options[i].size()) return true;
    choice[i] = 0;
  }
  return false;
}

std::optional<Stack> search(const OperatorEntry& op, const std::vector<Candidates>& options) {
  std::vector<size_t> choice(options.size(), 0);
  for (int tries = 0; tries < kMaxTries; ++tries) {
    if (succeeds(op, chosen(options, choice))) return chosen(options, choice);
    if (!advance(options, choice)) break;
  }
  return std::nullopt;
}

/// What a test calls the operator with, where no trying below finds it.
std::optional<Stack> from_sample(const OperatorEntry& op, const GivenArguments& given) {
  GivenArguments sampled = sampled_arguments(op.schema());
  if (sampled.empty()) return std::nullopt;
  std::vector<Candidates> options;
  for (const ArgumentSchema& argument : op.schema().arguments) {
    const auto stated = given.find(argument.name);
    const auto found = sampled.find(argument.name);
    options.push_back(stated != given.end()    ? Candidates{stated->second}
                      : found != sampled.end() ? Candidates{found->second}
                                               : candidates(op.schema(), argument, {}));
  }
  return search(op, options);
}

}  // namespace

std::optional<Stack> example_arguments(const OperatorEntry& op, const GivenArguments& given) {
  const ModeGuard mode(Mode::kNoGrad);
  const OperatorSchema& schema = op.schema();
  if (auto sampled = from_sample(op, given)) return sampled;
  for (const DType dtype : {DType::kFloat32, DType::kFloat64, DType::kComplex64}) {
    for (const Sizes& sizes : base_sizes()) {
      std::vector<Candidates> options;
      for (const ArgumentSchema& argument : schema.arguments) {
        const auto fixed = given.find(argument.name);
        options.push_back(fixed != given.end() ? Candidates{fixed->second}
                                               : candidates(schema, argument, {sizes, dtype}));
      }
      if (auto found = search(op, options)) return found;
    }
  }
  return std::nullopt;
}

}  // namespace tenon::tools
