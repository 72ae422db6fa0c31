// What every operator promises of tensors on the meta device, checked over the samples of all
// categories.

#include <catch2/catch.hpp>
#include <optional>

#include "tenon/tensor/factory.h"
#include "tests/support/reference.h"
#include "tests/support/variants.h"

namespace tenon::test {
namespace {

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
          if (variant == &op || variant->schema().kind != OperatorKind::kOut) break;
          arguments->push_back(make_tensor({0}, result.get<TensorBase>().dtype()));
        }
        if (moved) check_mixed_call(*variant, *arguments, expected, sample.expectations);
      }
    }
  });
}

}  // namespace
}  // namespace tenon::test
