// Whatever an operator is called with, it succeeds or raises an Error that changes nothing.

#include <catch2/catch.hpp>

#include <limits>
#include <random>

#include "tenon/autograd/engine.h"
#include "tenon/dispatch/defaults.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/t.h"
#include "tenon/tensor/factory.h"
#include "tests/support/samples.h"

namespace tenon::test {
namespace {

constexpr int kCallsOfEach = 200;

/// Arguments of the type that a schema asks for, and nothing else about them is right.
class RandomArguments {
 public:
  explicit RandomArguments(uint64_t seed) : random_(seed) {}

  Stack of(const OperatorSchema& schema) {
    // Half of the calls have tensors of one dtype, so that more of them get past that check.
    dtype_ = chance(0.5) ? std::optional(one_of(kDTypes)) : std::nullopt;
    Stack stack;
    for (const ArgumentSchema& argument : schema.arguments)
      stack.push_back(value(schema, argument));
    return stack;
  }

 private:
  static constexpr std::array kDTypes = {DType::kFloat32, DType::kFloat64, DType::kInt64,
                                         DType::kBool,    DType::kUInt8,   DType::kBFloat16};
  static constexpr std::array<int64_t, 14> kInts = {0,
                                                    1,
                                                    2,
                                                    3,
                                                    4,
                                                    5,
                                                    17,
                                                    -1,
                                                    -2,
                                                    -7,
                                                    int64_t{1} << 45,
                                                    -(int64_t{1} << 45),
                                                    std::numeric_limits<int64_t>::max(),
                                                    std::numeric_limits<int64_t>::min()};
  static constexpr std::array kFloats = {0.0,
                                         0.5,
                                         1.0,
                                         -1.0,
                                         2.0,
                                         1e300,
                                         std::numeric_limits<double>::infinity(),
                                         std::numeric_limits<double>::quiet_NaN()};

  template <class List>
  typename List::value_type one_of(const List& list) {
    return list[random_() % list.size()];
  }
  bool chance(double probability) { return random_() % 1000 < probability * 1000; }

  TensorBase tensor() {
    static const std::vector<std::vector<int64_t>> sizes = {
        {},     {0},       {1},       {3},          {2, 3},       {3, 2},       {3, 3},
        {0, 3}, {2, 3, 4}, {2, 4, 4}, {1, 2, 4, 4}, {2, 0, 4, 4}, {2, 2, 3, 3}, {1, 1, 2, 4, 4}};
    if (chance(0.02)) return {};
    TensorBase result =
        integers(one_of(sizes), chance(0.3) ? -2 : 0, 4, dtype_.value_or(one_of(kDTypes)));
    if (result.dim() == 2 && chance(0.3)) result = ops::t(result);
    if (result.dim() == 2 && result.size(0) == 1 && chance(0.5))
      result = ops::expand(result, {3, -1});
    if (result.is_floating_point() && chance(0.3)) result.set_requires_grad(true);
    return result;
  }

  std::vector<int64_t> ints(int32_t fixed_size) {
    std::vector<int64_t> list(fixed_size > 0 && chance(0.8) ? fixed_size : random_() % 5);
    const bool small = chance(0.7);
    for (int64_t& each : list) each = small ? static_cast<int64_t>(random_() % 4) : one_of(kInts);
    return list;
  }

  Value list(const ArgumentSchema& argument) {
    if (argument.type == ArgumentType::kInteger) return ints(argument.list_size);
    if (argument.type == ArgumentType::kFloating) {
      return std::vector<double>(random_() % 4, one_of(kFloats));
    }
    if (argument.type == ArgumentType::kBoolean) {
      return std::vector<bool>(argument.list_size > 0 ? argument.list_size : 2, chance(0.5));
    }
    std::vector<TensorBase> tensors(random_() % 4);
    for (TensorBase& each : tensors) each = tensor();
    return tensors;
  }

  Value value(const OperatorSchema& schema, const ArgumentSchema& argument) {
    if (argument.has_default && chance(0.5)) return default_value(schema, argument);
    if (argument.optional && argument.type != ArgumentType::kTensor && chance(0.3)) return {};
    if (argument.list) return list(argument);
    switch (argument.type) {
      case ArgumentType::kTensor:
        return argument.optional && chance(0.3) ? TensorBase() : tensor();
      case ArgumentType::kInteger:
        return chance(0.6) ? Value(static_cast<int64_t>(random_() % 3)) : Value(one_of(kInts));
      case ArgumentType::kFloating:
        return one_of(kFloats);
      case ArgumentType::kBoolean:
        return chance(0.5);
      case ArgumentType::kScalar:
        return chance(0.5) ? Value(one_of(kFloats)) : Value(one_of(kInts));
      case ArgumentType::kString:
        return std::string(one_of(std::array{"none", "tanh", "mean", "sum", "", "ij"}));
      case ArgumentType::kDType:
        return one_of(kDTypes);
      case ArgumentType::kDevice:
        return Device();
      case ArgumentType::kLayout:
        return kStrided;
      case ArgumentType::kMemoryFormat:
        return one_of(std::array{MemoryFormat::Contiguous, MemoryFormat::ChannelsLast,
                                 MemoryFormat::Preserve});
      case ArgumentType::kGenerator:
        break;
    }
    return {};
  }

  std::mt19937_64 random_;
  std::optional<DType> dtype_;
};

/// What an error must leave alone.
struct Snapshot {
  explicit Snapshot(const Stack& stack) : copies(deep_copy(stack)), tensors(tensors_of(stack)) {
    for (const TensorBase& tensor : tensors) {
      versions.push_back(tensor.defined() ? tensor._version() : 0);
      strides.push_back(tensor.defined() ? tensor.strides().vec() : std::vector<int64_t>());
    }
  }

  std::string change(const Stack& stack) const {
    for (size_t i = 0; i < stack.size(); ++i) {
      if (!same(stack[i], copies[i])) {
        return detail::concatenate("argument ", i, " was ", describe(copies[i]), " and is ",
                                   describe(stack[i]));
      }
    }
    for (size_t i = 0; i < tensors.size(); ++i) {
      if (!tensors[i].defined()) continue;
      if (tensors[i]._version() != versions[i]) return "a version has moved";
      if (tensors[i].strides() != IntArrayRef(strides[i])) return "strides have changed";
    }
    return {};
  }

  Stack copies;
  std::vector<TensorBase> tensors;
  std::vector<int64_t> versions;
  std::vector<std::vector<int64_t>> strides;
};

/// Runs backward from everything that came out; it may raise an Error.
void run_backward(const Stack& results) {
  for (const TensorBase& result : tensors_of(results)) {
    if (!result.defined() || !result.requires_grad()) continue;
    if (result.numel() > 100000) continue;  // expanded from a few elements
    try {
      autograd::backward(ops::sum(result), {}, /*retain_graph=*/true);
    } catch (const Error&) {
      continue;
    }
  }
}

TEST_CASE("an operator called with anything succeeds, or raises an Error and changes nothing") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (op->schema().category == "user") continue;
    RandomArguments random(std::hash<std::string_view>()(op->schema().name));
    for (int i = 0; i < kCallsOfEach; ++i) {
      const Stack arguments = random.of(op->schema());
      const Snapshot before(arguments);
      INFO(op->schema().text << "\n" << describe(before.copies));
      try {
        Stack stack = arguments;
        op->call_boxed(stack);
        run_backward(stack);
      } catch (const Error& error) {
        const std::string change = before.change(arguments);
        if (!change.empty()) FAIL_CHECK(change << "\nafter " << error.what());
      } catch (const std::exception& error) {
        FAIL_CHECK("raised what is no Error: " << error.what());
      }
    }
  }
}

}  // namespace
}  // namespace tenon::test
