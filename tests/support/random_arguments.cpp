#include "tests/support/random_arguments.h"

#include <algorithm>
#include <array>
#include <string>

#include "tenon/dispatch/defaults.h"
#include "tests/support/samples.h"

namespace tenon::test {
namespace {

/// An enumerator; now and then one that there is none of.
template <class Enumeration>
Enumeration enumerator(RandomSource& random, int count) {
  constexpr std::array<uint8_t, 4> kInvalid = {77, 9, 128, 255};
  if (random.chance(0.06)) return static_cast<Enumeration>(random.one_of(kInvalid));
  return static_cast<Enumeration>(random.below(static_cast<uint64_t>(count)));
}

}  // namespace

Stack RandomArguments::from_nothing() {
  Stack stack;
  for (const ArgumentSchema& argument : schema_.arguments) stack.push_back(any(argument));
  return stack;
}

Stack RandomArguments::from_sample(const Stack& sample) {
  const double changes = random_.chance(0.3) ? 0 : 1.2 / static_cast<double>(sample.size() + 1);
  Stack stack;
  for (size_t i = 0; i < schema_.arguments.size(); ++i) {
    const ArgumentSchema& argument = schema_.arguments[i];
    if (i >= sample.size())
      stack.push_back(output(argument, stack));
    else if (random_.chance(changes))
      stack.push_back(changed(argument, sample[i]));
    else
      stack.push_back(elsewhere(sample[i]));
  }
  return stack;
}

Stack RandomArguments::without_elements(const Stack& sample) {
  std::vector<int64_t> sizes;
  for (const TensorBase& tensor : tensors_of(sample)) {
    if (tensor.defined()) sizes.insert(sizes.end(), tensor.sizes().begin(), tensor.sizes().end());
  }
  if (sizes.empty()) return from_sample(sample);
  const int64_t none = random_.one_of(sizes), many = random_.one_of(sizes);
  const auto resized = [&](int64_t size) {
    if (size == none) return int64_t{0};
    return size == many ? int64_t{1} << 40 : size;
  };
  Stack stack = sample;
  for (Value& value : stack) {
    for_each_tensor(value, [&](TensorBase& tensor) {
      if (!tensor.defined()) return;
      std::vector<int64_t> changed(tensor.sizes().begin(), tensor.sizes().end());
      std::ranges::transform(changed, changed.begin(), resized);
      const bool is_huge = std::ranges::find(changed, 0) == changed.end() && tensor.numel() > 0 &&
                           std::ranges::find(changed, int64_t{1} << 40) != changed.end();
      tensor = is_huge ? tensors_.like(tensor) : tensors_.of(changed, tensor.dtype());
    });
  }
  for (size_t i = stack.size(); i < schema_.arguments.size(); ++i)
    stack.push_back(output(schema_.arguments[i], stack));
  return stack;
}

void RandomArguments::break_types(Stack& stack) {
  if (stack.empty()) return;
  if (random_.chance(0.1)) return stack.pop_back();
  ArgumentSchema other;
  other.type = static_cast<ArgumentType>(random_.below(11));
  other.list = random_.chance(0.3);
  stack[random_.below(stack.size())] = random_.chance(0.2) ? Value() : any(other);
}

std::vector<int64_t> RandomArguments::ints(int32_t fixed_size) {
  std::vector<int64_t> list(fixed_size > 0 && random_.chance(0.8) ? fixed_size : random_.below(5));
  const bool small = random_.chance(0.6);
  for (int64_t& each : list) {
    each = small || random_.chance(0.5) ? random_.between(0, 3) : values_.extreme();
  }
  return list;
}

Value RandomArguments::any_list(const ArgumentSchema& argument) {
  const auto count = random_.below(4);
  switch (argument.type) {
    case ArgumentType::kFloating:
      return std::vector<double>(count, values_.number());
    case ArgumentType::kBoolean:
      return std::vector<bool>(argument.list_size > 0 ? argument.list_size : count,
                               random_.chance(0.5));
    case ArgumentType::kTensor:
      break;
    default:
      return ints(argument.list_size);
  }
  std::vector<TensorBase> list(count);
  const std::vector<int64_t> sizes = values_.sizes();
  const bool alike = random_.chance(0.5);
  for (TensorBase& each : list) {
    if (random_.chance(0.97)) each = alike ? tensors_.of(sizes, dtype_) : tensors_.any(dtype_);
  }
  return list;
}

Value RandomArguments::any_tensor(const ArgumentSchema& argument) {
  if (random_.chance(argument.optional ? 0.3 : 0.02)) return TensorBase();
  return tensors_.any(dtype_);
}

Value RandomArguments::scalar() {
  if (random_.chance(0.1)) return random_.chance(0.5);
  if (random_.chance(is_complex(dtype_) ? 0.4 : 0.02))
    return Scalar(Complex128(values_.number(), values_.number()));
  if (random_.chance(0.5)) return values_.number();
  return random_.chance(0.5) ? random_.between(-2, 4) : values_.extreme();
}

Value RandomArguments::single(const ArgumentSchema& argument) {
  constexpr std::array kStrings = {"none",  "tanh",  "mean", "sum", "",
                                   "floor", "trunc", "ij",   "\xff"};
  switch (argument.type) {
    case ArgumentType::kTensor:
      return any_tensor(argument);
    case ArgumentType::kInteger:
      return random_.chance(0.6) ? random_.between(-1, 3) : values_.extreme();
    case ArgumentType::kFloating:
      return values_.number();
    case ArgumentType::kBoolean:
      return random_.chance(0.5);
    case ArgumentType::kScalar:
      return scalar();
    case ArgumentType::kString:
      return std::string(random_.one_of(kStrings));
    case ArgumentType::kDType:
      return random_.chance(0.7) ? dtype_ : enumerator<DType>(random_, kDTypeCount);
    case ArgumentType::kDevice:
      return random_.chance(0.6) ? Device()
                                 : Device(enumerator<DeviceType>(random_, 3),
                                          static_cast<int8_t>(random_.between(-2, 2)));
    case ArgumentType::kLayout:
      return enumerator<Layout>(random_, 1);
    case ArgumentType::kMemoryFormat:
      return enumerator<MemoryFormat>(random_, 3);
    case ArgumentType::kGenerator:
      return random_.chance(0.5) ? Value(Generator(random_.next())) : Value();
  }
  return {};
}

Value RandomArguments::any(const ArgumentSchema& argument) {
  if (argument.has_default && random_.chance(0.4)) return default_value(schema_, argument);
  if (argument.optional && argument.type != ArgumentType::kTensor && random_.chance(0.3)) return {};
  return argument.list ? any_list(argument) : single(argument);
}

Value RandomArguments::output(const ArgumentSchema& argument, const Stack& inputs) {
  if (random_.chance(0.1)) return any(argument);
  if (random_.chance(0.5)) return tensors_.of({0}, dtype_);
  for (const Value& input : inputs) {
    if (!input.is<TensorBase>() || !input.get<TensorBase>().defined()) continue;
    const TensorBase& tensor = input.get<TensorBase>();
    if (random_.chance(0.3)) return tensor;
    return tensors_.of(tensor.sizes(), tensor.dtype());
  }
  return any(argument);
}

Value RandomArguments::elsewhere(const Value& sample) {
  return tools::with_tensors(sample,
                             [&](const TensorBase& tensor) { return tensors_.like(tensor); });
}

Value RandomArguments::changed(const ArgumentSchema& argument, const Value& sample) {
  if (random_.chance(0.3)) return any(argument);
  if (sample.is<TensorBase>() && sample.get<TensorBase>().defined())
    return tensors_.unlike(sample.get<TensorBase>());
  if (sample.is<std::vector<TensorBase>>()) return changed_list(elsewhere(sample));
  if (sample.is<std::vector<int64_t>>()) return changed_ints(sample.get<std::vector<int64_t>>());
  return any(argument);
}

Value RandomArguments::changed_list(Value value) {
  auto& list = value.get<std::vector<TensorBase>>();
  if (list.empty() || random_.chance(0.2))
    list.push_back(tensors_.any(dtype_));
  else if (random_.chance(0.2))
    list.pop_back();
  else {
    TensorBase& one = list[random_.below(list.size())];
    one = one.defined() && random_.chance(0.9) ? tensors_.unlike(one) : TensorBase();
  }
  return value;
}

Value RandomArguments::changed_ints(std::vector<int64_t> list) {
  if (list.empty() || random_.chance(0.15))
    list.push_back(random_.between(0, 3));
  else if (random_.chance(0.15))
    list.pop_back();
  else if (random_.chance(0.3))
    list[random_.below(list.size())] = random_.between(-2, 4);
  else
    list[random_.below(list.size())] = values_.extreme();
  return list;
}

}  // namespace tenon::test
