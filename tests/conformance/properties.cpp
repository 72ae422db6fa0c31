// What every operator promises, checked over the samples of all categories.

#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <set>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/gradcheck.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

bool writes(const OperatorEntry& op) {
  return op.schema().kind != OperatorKind::kFunctional && op.schema().kind != OperatorKind::kView &&
         op.schema().kind != OperatorKind::kMultiView;
}

/// The operator of the same arguments that is called `name` and has this kind, or null.
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

/// What another order of additions may change.
double rounding_of(const Value& value) {
  if (!value.is<TensorBase>() || !value.get<TensorBase>().defined()) return 0;
  return tolerance_of(value.get<TensorBase>().dtype());
}

Value on_meta(const Value& value) {
  const auto convert = [](const TensorBase& tensor) {
    if (!tensor.defined()) return tensor;
    return make_tensor_strided(tensor.sizes(), tensor.strides(), tensor.dtype(), kMeta);
  };
  if (value.is<TensorBase>()) return convert(value.get<TensorBase>());
  if (value.is<std::vector<TensorBase>>()) {
    std::vector<TensorBase> list;
    for (const TensorBase& tensor : value.get<std::vector<TensorBase>>())
      list.push_back(convert(tensor));
    return list;
  }
  return value;
}

TEST_CASE("every operator has a sample") {
  std::set<std::string> covered;
  for (const Sample& sample : all_samples()) {
    const OperatorEntry& op = Dispatcher::instance().get(sample.op);
    covered.insert(sample.op);
    for (const OperatorKind kind : {OperatorKind::kInplace, OperatorKind::kOut}) {
      if (const OperatorEntry* other = twin(op, kind))
        covered.insert(std::string(other->schema().name));
    }
  }
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const std::string name(op->schema().name);
    if (name.find("::") != std::string::npos) continue;
    INFO(name << ": add a sample to tests/conformance/" << op->schema().category << ".cpp");
    CHECK(covered.count(name) == 1);
  }
}

TEST_CASE("a call leaves the arguments that it does not write to alone") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    const Stack arguments = complete(sample);
    const Stack before = deep_copy(arguments);
    call(op, arguments);
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (!op.schema().arguments[i].mutated) CHECK(same(arguments[i], before[i]));
    }
  });
}

/// An operator that may return what is no new tensor although its schema does not say so, as
/// libtorch's of that name.
bool shares_unsaid(std::string_view op) {
  return op == "_unsafe_view" || op == "dropout" || op == "type_as";
}

TEST_CASE("a result shares memory with an argument only where the schema says so") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    const OperatorSchema& schema = op.schema();
    if (writes(op) || shares_unsaid(schema.name)) return;
    const Stack arguments = complete(sample);
    const Stack results = call(op, arguments);
    for (size_t i = 0; i < results.size(); ++i) {
      for (const TensorBase& result : tensors_of({results[i]})) {
        for (const TensorBase& argument : tensors_of(arguments)) {
          if (!result.defined() || !argument.defined()) continue;
          INFO("result " << i);
          if (schema.returns[i].alias.empty()) CHECK_FALSE(result.is_alias_of(argument));
          // Operators made of others, as contiguous and to, return self where nothing changes.
          if (!schema.composite) CHECK_FALSE(result.is_same(argument));
        }
      }
    }
  });
}

TEST_CASE("equal arguments give equal results, whatever their strides") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (!sample.expectations.deterministic || writes(op)) return;
    const Stack expected = call(op, complete(sample));
    CHECK(same(expected[0], call(op, complete(sample))[0]));

    if (op.schema().name.starts_with("as_strided") || op.schema().category == "view") return;
    Stack strided = complete(sample);
    for (Value& value : strided) {
      if (value.is<TensorBase>() && value.get<TensorBase>().defined() &&
          value.get<TensorBase>().dim() > 1) {
        value = transposed_storage(value.get<TensorBase>());
      }
    }
    const Stack results = call(op, strided);
    for (size_t i = 0; i < results.size(); ++i) {
      INFO("result " << i << ": " << describe(results[i]) << ", expected "
                     << describe(expected[i]));
      CHECK(same(results[i], expected[i], rounding_of(expected[i])));
    }
  });
}

TEST_CASE("a Meta call gives the sizes, dtypes and strides of the CPU's") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (!sample.expectations.meta || !op.has_kernel(DispatchKey::Meta)) return;
    Stack arguments = complete(sample);
    const Stack expected = call(op, deep_copy(arguments));
    bool any_tensor = false;
    for (Value& value : arguments) {
      any_tensor |= value.is<TensorBase>() || value.is<std::vector<TensorBase>>();
      value = on_meta(value);
    }
    if (!any_tensor) return;
    const Stack results = call(op, arguments);
    CHECK(results.size() == expected.size());
    for (size_t i = 0; i < results.size(); ++i) {
      INFO("result " << i << ": " << describe(results[i]) << ", expected "
                     << describe(expected[i]));
      CHECK(same(results[i], expected[i]));
      if (results[i].is<TensorBase>() && results[i].get<TensorBase>().defined()) {
        CHECK(results[i].get<TensorBase>().is_meta());
        CHECK(results[i].get<TensorBase>().strides() == expected[i].get<TensorBase>().strides());
      }
    }
  });
}

/// The stack with its `index`-th tensor, those of lists counted, on the meta device; nothing where
/// it has fewer, and false in `moved` where that one is undefined.
std::optional<Stack> with_one_on_meta(Stack arguments, size_t index, bool& moved) {
  for (Value& value : arguments) {
    if (value.is<TensorBase>()) {
      if (index-- != 0) continue;
      moved = value.get<TensorBase>().defined();
      value = on_meta(value);
      return arguments;
    }
    if (!value.is<std::vector<TensorBase>>()) continue;
    std::vector<TensorBase> list = value.get<std::vector<TensorBase>>();
    if (index >= list.size()) {
      index -= list.size();
      continue;
    }
    moved = list[index].defined();
    list[index] = on_meta(Value(list[index])).get<TensorBase>();
    value = list;
    return arguments;
  }
  return std::nullopt;
}

/// Whether a result is the right one although an argument has no data: of an operator that reads
/// that one's sizes alone, as view_as.
bool is_right(const Value& result, const Value& expected, bool deterministic) {
  for (const TensorBase& tensor : tensors_of({result})) {
    if (tensor.defined() && tensor.is_cpu()) return !deterministic || same(result, expected);
  }
  return true;
}

/// Calls with arguments some of which are on the meta device; `expected` is what the call gives
/// otherwise.
void check_mixed_call(const OperatorEntry& op, const Stack& arguments, const Stack& expected,
                      const Expectations& expectations) {
  const bool has_meta = expectations.meta && op.has_kernel(DispatchKey::Meta);
  INFO(op.schema().name << '(' << describe(arguments) << ')');
  const Stack before = deep_copy(arguments);
  std::vector<int64_t> versions;
  for (const TensorBase& tensor : tensors_of(arguments)) {
    versions.push_back(tensor.defined() ? tensor._version() : 0);
  }
  try {
    const Stack results = call(op, arguments);
    for (size_t i = 0; i < results.size(); ++i) {
      CHECK(is_right(results[i], expected[i], expectations.deterministic));
    }
    return;
  } catch (const DeviceError&) {
  } catch (const Error& error) {
    INFO(error.what());
    CHECK_FALSE(has_meta);
  }
  for (size_t i = 0; i < arguments.size(); ++i) CHECK(same(arguments[i], before[i]));
  size_t at = 0;
  for (const TensorBase& tensor : tensors_of(arguments)) {
    CHECK((tensor.defined() ? tensor._version() : 0) == versions[at++]);
  }
}

bool succeeds(const OperatorEntry& op, const Stack& arguments) {
  try {
    call(op, arguments);
    return true;
  } catch (const Error&) {
    return false;
  }
}

TEST_CASE("a call with one tensor on the meta device raises, or gives a result there") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    const Stack expected = call(op, complete(sample));
    std::vector<const OperatorEntry*> variants = {&op};
    const OperatorEntry* inplace = twin(op, OperatorKind::kInplace);
    if (inplace != nullptr && succeeds(*inplace, complete(sample))) variants.push_back(inplace);
    if (const OperatorEntry* out = twin(op, OperatorKind::kOut)) variants.push_back(out);
    for (const OperatorEntry* variant : variants) {
      bool moved = false;
      for (size_t i = 0; auto arguments = with_one_on_meta(complete(sample), i, moved); ++i) {
        for (const Value& result : expected) {
          if (variant->schema().kind != OperatorKind::kOut) break;
          arguments->push_back(make_tensor({0}, result.get<TensorBase>().dtype()));
        }
        if (moved) check_mixed_call(*variant, *arguments, expected, sample.expectations);
      }
    }
  });
}

TEST_CASE("an in-place variant writes what the functional one returns, and moves the version") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    const OperatorEntry* inplace = twin(op, OperatorKind::kInplace);
    if (inplace == nullptr || writes(op) || !sample.expectations.deterministic) return;
    const TensorBase expected = call(op, complete(sample))[0].get<TensorBase>();
    Stack arguments = complete(sample);
    const TensorBase self = arguments[0].get<TensorBase>();
    const auto version = self._version();
    if (expected.sizes() != self.sizes() || expected.dtype() != self.dtype()) {
      const Value before = deep_copy(Value(self));
      try {
        call(*inplace, arguments);
        CHECK(expected.sizes() == self.sizes());  // only the dtype differed, and could be cast
      } catch (const Error& error) {
        CHECK(same(Value(self), before));
        CHECK(self._version() == version);
      }
      return;
    }
    const Stack results = call(*inplace, arguments);
    CHECK(results[0].get<TensorBase>().is_same(self));
    CHECK(self._version() == version + 1);
    INFO("got " << describe(Value(self)) << ", expected " << describe(Value(expected)));
    CHECK(same(Value(self), Value(expected), 1e-14));
  });
}

TEST_CASE("an out= variant writes what the functional one returns") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    const OperatorEntry* out = twin(op, OperatorKind::kOut);
    if (out == nullptr || writes(op) || !sample.expectations.deterministic) return;
    const Stack expected = call(op, complete(sample));
    Stack arguments = complete(sample);
    for (const Value& value : expected) {
      arguments.push_back(Value(make_tensor({0}, value.get<TensorBase>().dtype())));
    }
    const Stack targets(arguments.end() - static_cast<ptrdiff_t>(expected.size()), arguments.end());
    const Stack results = call(*out, arguments);
    for (size_t i = 0; i < expected.size(); ++i) {
      CHECK(same(targets[i], expected[i], 1e-14));
      CHECK(results[i].get<TensorBase>().is_same(targets[i].get<TensorBase>()));
      CHECK(targets[i].get<TensorBase>()._version() == 1);
    }
  });
}

TEST_CASE("inference mode and no-grad mode give equal values") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (!sample.expectations.deterministic) return;
    const Stack expected = no_grad([&] { return call(op, complete(sample)); });
    const InferenceMode guard;
    const Stack results = call(op, complete(sample));
    for (size_t i = 0; i < results.size(); ++i) CHECK(same(results[i], expected[i]));
    for (const TensorBase& tensor : tensors_of(results)) {
      if (tensor.defined()) CHECK(tensor.is_inference());
    }
  });
}

TEST_CASE("an undefined tensor raises a typed error that names the operator") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    const Stack arguments = complete(sample);
    for (size_t i = 0; i < arguments.size(); ++i) {
      const ArgumentSchema& argument = op.schema().arguments[i];
      if (argument.type != ArgumentType::kTensor || argument.optional || argument.list) continue;
      INFO(argument.name << " undefined");
      Stack broken = deep_copy(arguments);
      broken[i] = Value(TensorBase());
      const Stack before = deep_copy(broken);
      Stack passed = broken;
      CHECK_THROWS_AS(op.call_boxed(passed), Error);
      for (size_t j = 0; j < broken.size(); ++j) CHECK(same(broken[j], before[j]));
    }
  });
}

/// Where in a stack a tensor stands: the argument, and the element if that is a list.
struct Position {
  size_t argument;
  size_t element;
};

TensorBase& tensor_at(Stack& stack, Position position) {
  Value& value = stack[position.argument];
  if (value.is<TensorBase>()) return value.get<TensorBase>();
  return value.get<std::vector<TensorBase>>()[position.element];
}

/// The float64 tensors that the operator only reads, apart from `constants`.
std::vector<Position> differentiable_positions(const OperatorEntry& op, const Stack& arguments,
                                               const std::vector<std::string>& constants) {
  std::vector<Position> positions;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const ArgumentSchema& argument = op.schema().arguments[i];
    if (argument.mutated || std::ranges::count(constants, argument.name) > 0) continue;
    const auto tensors = tensors_of({arguments[i]});
    for (size_t j = 0; j < tensors.size(); ++j) {
      const bool float64 = tensors[j].defined() && tensors[j].dtype() == DType::kFloat64;
      if (float64) positions.push_back({i, j});
    }
  }
  return positions;
}

/// The operator as a function of those tensors alone, with all tensors that it returns.
autograd::CheckedFunction as_function(const OperatorEntry& op, const Stack& arguments,
                                      const std::vector<Position>& positions) {
  return [&op, arguments, positions](const std::vector<TensorBase>& inputs) {
    Stack stack = deep_copy(arguments);
    for (size_t i = 0; i < positions.size(); ++i) tensor_at(stack, positions[i]) = inputs[i];
    return tensors_of(call(op, std::move(stack)));
  };
}

/// The same with those results alone that have a history for these inputs.
autograd::CheckedFunction differentiable_part(const autograd::CheckedFunction& function,
                                              const std::vector<TensorBase>& inputs) {
  std::vector<size_t> chosen;
  const auto results = function(inputs);
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].defined() && results[i].requires_grad()) chosen.push_back(i);
  }
  if (chosen.empty()) return nullptr;
  return [function, chosen](const std::vector<TensorBase>& arguments) {
    const auto all = function(arguments);
    std::vector<TensorBase> results;
    for (const size_t i : chosen) results.push_back(all[i]);
    return results;
  };
}

/// Whether the gradient has a history of its own, which a constant one has not.
bool has_second_gradient(const autograd::CheckedFunction& function,
                         const std::vector<TensorBase>& inputs) {
  const auto results = function(inputs);
  std::vector<TensorBase> weights;
  for (const TensorBase& result : results) {
    weights.push_back(uniform(result.sizes()).set_requires_grad(true));
  }
  const auto gradients = autograd::grad(results, inputs, weights, true, true, true);
  return std::ranges::any_of(gradients, [](const TensorBase& gradient) {
    return gradient.defined() && gradient.requires_grad();
  });
}

bool is_differentiable(const Sample& sample, const OperatorEntry& op) {
  return sample.expectations.gradient && sample.expectations.deterministic && !writes(op) &&
         (!op.schema().derivatives.empty() || op.schema().composite);
}

TEST_CASE("gradients agree with finite differences") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (!is_differentiable(sample, op)) return;
    Stack arguments = complete(sample);
    const auto positions = differentiable_positions(op, arguments, sample.expectations.constants);
    if (positions.empty()) return;
    std::vector<TensorBase> inputs;
    for (const Position position : positions) {
      inputs.push_back(deep_copy(Value(tensor_at(arguments, position))).get<TensorBase>());
      inputs.back().set_requires_grad(true);
    }
    const auto function = differentiable_part(as_function(op, arguments, positions), inputs);
    if (function == nullptr) return;
    CHECK(autograd::gradcheck(function, inputs));
    if (!sample.expectations.second_gradient || !has_second_gradient(function, inputs)) return;
    CHECK(autograd::gradgradcheck(function, inputs));
  });
}

}  // namespace
}  // namespace tenon::test
