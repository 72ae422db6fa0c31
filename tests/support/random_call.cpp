#include "tests/support/random_call.h"

#include <array>
#include <limits>
#include <optional>
#include <string>

#include "tenon/base/allocator.h"
#include "tenon/base/error.h"
#include "tenon/dispatch/defaults.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tests/support/random_tensors.h"

namespace tenon::test {
namespace {

constexpr int64_t kMostVisited = 1 << 26;

/// FNV-1a, the same everywhere.
uint64_t seed_of(std::string_view op, int64_t number) {
  uint64_t hash = 0xcbf29ce484222325;
  for (const char character : op) {
    hash = (hash ^ static_cast<unsigned char>(character)) * 0x100000001b3;
  }
  return hash + static_cast<uint64_t>(number) * 0x9e3779b97f4a7c15;
}

/// Arguments of one call.
class RandomArguments {
 public:
  RandomArguments(const OperatorSchema& schema, RandomSource& random, Place place)
      : schema_(schema), random_(random), tensors_(random, place), dtype_(tensors_.dtype()) {}

  /// Nothing but the types fits together.
  Stack from_nothing() {
    Stack stack;
    for (const ArgumentSchema& argument : schema_.arguments) stack.push_back(any(argument));
    return stack;
  }

  /// Those of a call that succeeds, some of them changed.
  Stack from_sample(const Stack& sample) {
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

  /// Values of types that the schema does not ask for, or too few of them.
  void break_types(Stack& stack) {
    if (stack.empty()) return;
    if (random_.chance(0.1)) return stack.pop_back();
    ArgumentSchema other;
    other.type = static_cast<ArgumentType>(random_.below(11));
    other.list = random_.chance(0.3);
    stack[random_.below(stack.size())] = random_.chance(0.2) ? Value() : any(other);
  }

  const std::vector<TensorBase>& reach() const { return tensors_.reach(); }

 private:
  std::vector<int64_t> ints(int32_t fixed_size) {
    std::vector<int64_t> list(fixed_size > 0 && random_.chance(0.8) ? fixed_size
                                                                    : random_.below(5));
    const bool small = random_.chance(0.6);
    for (int64_t& each : list) {
      each = small || random_.chance(0.5) ? random_.between(0, 3) : tensors_.extreme();
    }
    return list;
  }

  Value any_list(const ArgumentSchema& argument) {
    const auto count = random_.below(4);
    switch (argument.type) {
      case ArgumentType::kFloating:
        return std::vector<double>(count, tensors_.number());
      case ArgumentType::kBoolean:
        return std::vector<bool>(argument.list_size > 0 ? argument.list_size : count,
                                 random_.chance(0.5));
      case ArgumentType::kTensor:
        break;
      default:
        return ints(argument.list_size);
    }
    std::vector<TensorBase> list(count);
    const std::vector<int64_t> sizes = tensors_.sizes();
    const bool alike = random_.chance(0.5);
    for (TensorBase& each : list) {
      if (random_.chance(0.97)) each = alike ? tensors_.of(sizes, dtype_) : tensors_.any(dtype_);
    }
    return list;
  }

  Value any_tensor(const ArgumentSchema& argument) {
    if (random_.chance(argument.optional ? 0.3 : 0.02)) return TensorBase();
    return tensors_.any(dtype_);
  }

  Value scalar() {
    if (random_.chance(0.1)) return random_.chance(0.5);
    if (random_.chance(0.5)) return tensors_.number();
    return random_.chance(0.5) ? random_.between(-2, 4) : tensors_.extreme();
  }

  /// An enumerator; now and then one that there is none of.
  template <class Enumeration>
  Enumeration enumerator(int count) {
    constexpr std::array<uint8_t, 4> kInvalid = {77, 9, 128, 255};
    if (random_.chance(0.06)) return static_cast<Enumeration>(random_.one_of(kInvalid));
    return static_cast<Enumeration>(random_.below(static_cast<uint64_t>(count)));
  }

  Value single(const ArgumentSchema& argument) {
    constexpr std::array kStrings = {"none",  "tanh",  "mean", "sum", "",
                                     "floor", "trunc", "ij",   "\xff"};
    switch (argument.type) {
      case ArgumentType::kTensor:
        return any_tensor(argument);
      case ArgumentType::kInteger:
        return random_.chance(0.6) ? random_.between(-1, 3) : tensors_.extreme();
      case ArgumentType::kFloating:
        return tensors_.number();
      case ArgumentType::kBoolean:
        return random_.chance(0.5);
      case ArgumentType::kScalar:
        return scalar();
      case ArgumentType::kString:
        return std::string(random_.one_of(kStrings));
      case ArgumentType::kDType:
        return random_.chance(0.7) ? dtype_ : enumerator<DType>(kDTypeCount);
      case ArgumentType::kDevice:
        return random_.chance(0.6)
                   ? Device()
                   : Device(enumerator<DeviceType>(3), static_cast<int8_t>(random_.between(-2, 2)));
      case ArgumentType::kLayout:
        return enumerator<Layout>(1);
      case ArgumentType::kMemoryFormat:
        return enumerator<MemoryFormat>(3);
      case ArgumentType::kGenerator:
        return random_.chance(0.5) ? Value(Generator(random_.next())) : Value();
    }
    return {};
  }

  Value any(const ArgumentSchema& argument) {
    if (argument.has_default && random_.chance(0.4)) return default_value(schema_, argument);
    if (argument.optional && argument.type != ArgumentType::kTensor && random_.chance(0.3))
      return {};
    return argument.list ? any_list(argument) : single(argument);
  }

  /// A tensor for a result.
  Value output(const ArgumentSchema& argument, const Stack& inputs) {
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

  Value elsewhere(const Value& sample) {
    const auto moved = [&](const TensorBase& tensor) {
      return tensor.defined() ? tensors_.like(tensor) : tensor;
    };
    if (sample.is<TensorBase>()) return moved(sample.get<TensorBase>());
    if (!sample.is<std::vector<TensorBase>>()) return sample;
    std::vector<TensorBase> list;
    for (const TensorBase& tensor : sample.get<std::vector<TensorBase>>())
      list.push_back(moved(tensor));
    return list;
  }

  Value changed(const ArgumentSchema& argument, const Value& sample) {
    if (random_.chance(0.3)) return any(argument);
    if (sample.is<TensorBase>() && sample.get<TensorBase>().defined())
      return tensors_.unlike(sample.get<TensorBase>());
    if (sample.is<std::vector<TensorBase>>()) return changed_list(elsewhere(sample));
    if (sample.is<std::vector<int64_t>>()) return changed_ints(sample.get<std::vector<int64_t>>());
    return any(argument);
  }

  Value changed_list(Value value) {
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

  Value changed_ints(std::vector<int64_t> list) {
    if (list.empty() || random_.chance(0.15))
      list.push_back(random_.between(0, 3));
    else if (random_.chance(0.15))
      list.pop_back();
    else if (random_.chance(0.3))
      list[random_.below(list.size())] = random_.between(-2, 4);
    else
      list[random_.below(list.size())] = tensors_.extreme();
    return list;
  }

  const OperatorSchema& schema_;
  RandomSource& random_;
  RandomTensors tensors_;
  DType dtype_;
};

TensorBase without_data(const TensorBase& tensor) {
  if (!tensor.defined() || tensor.is_meta()) return tensor;
  return TensorBase(make_intrusive<TensorImpl>(
      StorageImpl::allocate(tensor.storage()->nbytes(), kMeta), tensor.dtype(), tensor.sizes(),
      tensor.strides(), tensor.storage_offset()));
}

/// The same arguments on Meta.
Stack without_data(const Stack& stack) {
  Stack result = stack;
  for (Value& value : result) {
    for_each_tensor(value, [](TensorBase& tensor) { tensor = without_data(tensor); });
    if (value.is<Device>()) value = Device(kMeta);
  }
  return result;
}

/// The greatest number that a call could count to.
int64_t greatest(const Stack& stack) {
  int64_t result = 0;
  const auto consider = [&](int64_t number) {
    result = std::max(result, number < 0 ? -(number + 1) : number);
  };
  for (const Value& value : stack) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      if (tensor.defined()) consider(tensor.numel());
    });
    if (value.is<int64_t>()) consider(value.get<int64_t>());
    if (value.is<double>() && !(std::abs(value.get<double>()) < 1e6)) result = kMostVisited + 1;
    if (value.is<std::vector<int64_t>>()) {
      for (const int64_t number : value.get<std::vector<int64_t>>()) consider(number);
    }
  }
  return result;
}

bool is_view(const OperatorEntry& op) {
  const OperatorKind kind = op.schema().kind;
  return kind == OperatorKind::kView || kind == OperatorKind::kMultiView ||
         kind == OperatorKind::kInplaceView;
}

/// The elements that the arguments and, by a call without data, the results have together.
double visited(const OperatorEntry& op, const Stack& arguments) {
  double count = 0, bytes = 0;
  const auto add = [&](const TensorBase& tensor) {
    if (tensor.defined()) count += static_cast<double>(tensor.numel());
  };
  for (const Value& value : arguments) for_each_tensor(value, add);
  if (is_view(op)) return 0;
  try {
    Stack stack = without_data(arguments);
    const NoGradGuard no_history;
    op.call_boxed(stack);
    for (const Value& value : stack) {
      for_each_tensor(value, [&](const TensorBase& tensor) {
        add(tensor);
        if (tensor.defined())
          bytes = std::max(bytes, static_cast<double>(tensor.storage()->nbytes()));
      });
    }
  } catch (const NotImplementedError&) {
    return count;
  } catch (const Error&) {
    // With data it is to raise as well, before it visits anything; a composite may have done a part
    // of its work by then.
    return op.schema().composite ? count : 0;
  }
  return bytes > static_cast<double>(memory_limit()) ? 0 : count;
}

}  // namespace

Stack RandomCall::run(const OperatorEntry& op) const {
  const InferenceMode inference(mode == CallMode::kInference);
  const AutoGradMode recording(mode == CallMode::kNormal);
  Stack stack = arguments;
  op.call_boxed(stack);
  return stack;
}

RandomCall random_call(const OperatorEntry& op, const std::vector<Stack>& samples, int64_t number) {
  RandomSource random(seed_of(op.schema().name, number));
  constexpr std::array kPlaces = {Place::kCPU,  Place::kCPU, Place::kCPU,
                                  Place::kCPU,  Place::kCPU, Place::kMeta,
                                  Place::kMeta, Place::kCPU, Place::kMixed};
  constexpr std::array kModes = {CallMode::kNormal, CallMode::kNormal, CallMode::kNormal,
                                 CallMode::kNormal, CallMode::kNoGrad, CallMode::kInference};
  RandomArguments arguments(op.schema(), random, random.one_of(kPlaces));
  RandomCall call;
  call.mode = random.one_of(kModes);
  const bool sampled = !samples.empty() && random.chance(0.6);
  call.arguments = sampled ? arguments.from_sample(samples[random.below(samples.size())])
                           : arguments.from_nothing();
  if (random.chance(0.02)) arguments.break_types(call.arguments);
  call.reach = arguments.reach();
  if (greatest(call.arguments) > kMostVisited / 64 && visited(op, call.arguments) > kMostVisited) {
    call.arguments = without_data(call.arguments);
    for (const TensorBase& tensor : tensors_of(call.arguments)) call.reach.push_back(tensor);
  }
  return call;
}

std::vector<Stack> samples_of(const OperatorEntry& op) {
  const auto base_name = [](std::string_view name) {
    name = name.substr(0, name.find('.'));
    while (name.size() > 1 && name.ends_with('_')) name.remove_suffix(1);
    return name;
  };
  std::vector<Stack> result;
  for (const Sample& sample : all_samples()) {
    const OperatorSchema& other = Dispatcher::instance().get(sample.op).schema();
    if (base_name(other.name) != base_name(op.schema().name)) continue;
    if (other.arguments.size() > op.schema().arguments.size()) continue;
    bool equal = true;
    for (size_t i = 0; i < other.arguments.size(); ++i) {
      const ArgumentSchema &a = other.arguments[i], &b = op.schema().arguments[i];
      equal &= a.name == b.name && a.type == b.type && a.list == b.list;
    }
    if (equal) result.push_back(complete(sample));
  }
  return result;
}

}  // namespace tenon::test
