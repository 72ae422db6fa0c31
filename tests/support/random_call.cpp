#include "tests/support/random_call.h"

#include <array>
#include <string_view>

#include "tenon/base/allocator.h"
#include "tenon/base/error.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tests/support/random_arguments.h"

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

void RandomCall::run(const OperatorEntry& op, Stack& stack) const {
  const InferenceMode inference(mode == CallMode::kInference);
  const AutoGradMode recording(mode == CallMode::kNormal);
  op.call_boxed(stack);
}

Stack RandomCall::run(const OperatorEntry& op) const {
  Stack stack = arguments;
  run(op, stack);
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
  const bool empty = sampled && random.chance(0.1);
  if (empty) {
    call.arguments = arguments.without_elements(random.one_of(samples));
  } else {
    call.arguments =
        sampled ? arguments.from_sample(random.one_of(samples)) : arguments.from_nothing();
  }
  if (random.chance(0.02)) arguments.break_types(call.arguments);
  call.reach = arguments.reach();
  if (greatest(call.arguments) > kMostVisited / 64 && visited(op, call.arguments) > kMostVisited) {
    call.arguments = without_data(call.arguments);
    for (const TensorBase& tensor : tensors_of(call.arguments)) call.reach.push_back(tensor);
  }
  return call;
}

std::vector<TensorBase> written_by(const OperatorEntry& op, const Stack& arguments) {
  std::vector<TensorBase> written;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const ArgumentSchema& argument = op.schema().arguments[i];
    // Those of batch_norm are written to in training alone, so its schema does not say so.
    if (!argument.mutated && !argument.name.starts_with("running_")) continue;
    for_each_tensor(arguments[i], [&](const TensorBase& each) { written.push_back(each); });
  }
  return written;
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
