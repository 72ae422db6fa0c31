// What every operator promises, checked over the samples of all categories.

#include <catch2/catch.hpp>

#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"
#include "tests/support/reference.h"
#include "tests/support/variants.h"

namespace tenon::test {
namespace {

/// What another order of additions may change.
double rounding_of(const Value& value) {
  if (!value.is<TensorBase>() || !value.get<TensorBase>().defined()) return 0;
  return tolerance_of(value.get<TensorBase>().dtype());
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
    if (!sample.expectations.deterministic || writes(op) || op.schema().returns.empty()) return;
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

}  // namespace
}  // namespace tenon::test
