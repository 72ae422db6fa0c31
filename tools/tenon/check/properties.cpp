#include "tools/tenon/check/properties.h"

#include <algorithm>
#include <array>

#include "tenon/base/error.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"
#include "tools/tenon/check/gradients.h"
#include "tools/tenon/check/values.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

bool always(const OperatorEntry&, const Stack&) {
  return true;
}

bool writes(const OperatorEntry& op) {
  return std::ranges::any_of(op.schema().arguments, &ArgumentSchema::mutated);
}

bool only_reads(const OperatorEntry& op, const Stack&) {
  return !writes(op);
}

Stack results_of(const OperatorEntry& op, Stack arguments) {
  op.call_boxed(arguments);
  return arguments;
}

bool is_same_argument(const ArgumentSchema& a, const ArgumentSchema& b) {
  return a.name == b.name && a.type == b.type && a.list == b.list;
}

/// The variant of an operator of that kind, which takes the same arguments, or null.
const OperatorEntry* variant(const OperatorEntry& op, OperatorKind kind) {
  const OperatorSchema& schema = op.schema();
  if (schema.kind != OperatorKind::kFunctional) return nullptr;
  const std::string base(base_name(schema.name));
  for (const OperatorEntry* other :
       overloads_of(kind == OperatorKind::kInplace ? base + "_" : base)) {
    const auto& arguments = other->schema().arguments;
    const size_t added = kind == OperatorKind::kOut ? schema.returns.size() : 0;
    if (other->schema().kind == kind && arguments.size() == schema.arguments.size() + added &&
        std::ranges::equal(schema.arguments, arguments.first(schema.arguments.size()),
                           &is_same_argument)) {
      return other;
    }
  }
  return nullptr;
}

std::string changed_arguments(const OperatorEntry& op, const Stack& arguments) {
  const Stack given = copy_of(arguments);
  results_of(op, given);
  for (size_t i = 0; i < given.size(); ++i) {
    const ArgumentSchema& argument = op.schema().arguments[i];
    if (!argument.mutated && !same_tensors(tensors_in({given[i]}), tensors_in({arguments[i]}))) {
      return "a call changes '" + std::string(argument.name) + "'";
    }
  }
  return {};
}

std::string shared_memory(const OperatorEntry& op, const Stack& arguments) {
  const Stack given = copy_of(arguments);
  const Stack results = results_of(op, given);
  for (size_t i = 0; i < results.size(); ++i) {
    if (!op.schema().returns[i].alias.empty()) continue;
    for (const TensorBase& result : tensors_in({results[i]})) {
      for (const TensorBase& argument : tensors_in(given)) {
        if (result.is_alias_of(argument)) return "a result shares memory with an argument";
      }
    }
  }
  return {};
}

std::string other_meta(const OperatorEntry& op, const Stack& arguments) try {
  const auto expected = tensors_in(results_of(op, copy_of(arguments)));
  const auto shapes =
      tensors_in(results_of(op, with_tensors(arguments, [](const TensorBase& tensor) {
                              return make_tensor_strided(tensor.sizes(), tensor.strides(),
                                                         tensor.dtype(), DeviceType::kMeta);
                            })));
  if (!same_tensors(shapes, expected)) return "sizes or dtypes on Meta differ from the CPU's";
  for (size_t i = 0; i < shapes.size(); ++i) {
    if (!shapes[i].is_meta()) return "a result of tensors on Meta has data";
  }
  return {};
} catch (const NotImplementedError&) {  // it reads data, and says so
  return {};
}

bool has_meta(const OperatorEntry& op, const Stack& arguments) {
  return op.has_kernel(DispatchKey::Meta) && !tensors_in(arguments).empty();
}

bool has_inplace(const OperatorEntry& op, const Stack& arguments) {
  const OperatorEntry* inplace = variant(op, OperatorKind::kInplace);
  if (inplace == nullptr) return false;
  const auto result = tensors_in(results_of(op, copy_of(arguments)))[0];
  const auto self = tensors_in(arguments)[0];
  return result.sizes() == self.sizes() && result.dtype() == self.dtype();
}

std::string other_inplace(const OperatorEntry& op, const Stack& arguments) {
  const auto expected = tensors_in(results_of(op, copy_of(arguments)));
  const Stack given = copy_of(arguments);
  const TensorBase self = tensors_in(given)[0];
  const auto version = self._version();
  const auto results = tensors_in(results_of(*variant(op, OperatorKind::kInplace), given));
  if (!results[0].is_same(self)) return "the in-place variant does not return self";
  if (!same_tensors({self}, expected)) return "the in-place variant writes another value";
  return self._version() == version + 1 ? "" : "the in-place variant does not count one version";
}

bool has_out(const OperatorEntry& op, const Stack&) {
  return variant(op, OperatorKind::kOut) != nullptr;
}

std::string other_out(const OperatorEntry& op, const Stack& arguments) {
  const auto expected = tensors_in(results_of(op, copy_of(arguments)));
  Stack given = copy_of(arguments);
  std::vector<TensorBase> targets;
  for (const TensorBase& result : expected) {
    targets.push_back(make_tensor({0}, result.dtype()));
    given.emplace_back(targets.back());
  }
  results_of(*variant(op, OperatorKind::kOut), given);
  return same_tensors(targets, expected) ? "" : "the out variant writes another value";
}

std::string other_inference(const OperatorEntry& op, const Stack& arguments) {
  const auto expected = tensors_in(results_of(op, copy_of(arguments)));
  const InferenceMode guard;
  const auto results = tensors_in(results_of(op, copy_of(arguments)));
  if (!same_tensors(results, expected)) return "inference mode gives another value";
  const bool all = std::ranges::all_of(results, &TensorBase::is_inference);
  return all ? "" : "a result in inference mode is no inference tensor";
}

std::string accepted_undefined(const OperatorEntry& op, const Stack& arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    const ArgumentSchema& argument = op.schema().arguments[i];
    if (argument.type != ArgumentType::kTensor || argument.optional || argument.list) continue;
    Stack broken = copy_of(arguments);
    broken[i] = Value(TensorBase());
    try {
      op.call_boxed(broken);
    } catch (const Error&) {
      continue;
    }
    return "an undefined '" + std::string(argument.name) + "' raises no error";
  }
  return {};
}

constexpr auto kProperties = std::to_array<Property>({
    {"arguments stay", &always, &changed_arguments},
    {"memory", &only_reads, &shared_memory},
    {"Meta", &has_meta, &other_meta},
    {"in place", &has_inplace, &other_inplace},
    {"out", &has_out, &other_out},
    {"inference mode", &only_reads, &other_inference},
    {"undefined tensors", &always, &accepted_undefined},
    {"gradients", &has_gradient, &wrong_gradient},
    {"second gradients", &has_gradient, &wrong_second_gradient},
});

}  // namespace

std::span<const Property> properties() {
  return kProperties;
}

}  // namespace tenon::tools
