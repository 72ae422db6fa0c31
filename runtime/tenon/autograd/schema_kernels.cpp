#include "tenon/autograd/schema_kernels.h"

#include <algorithm>
#include <span>
#include <utility>

#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/lost_history.h"
#include "tenon/autograd/view.h"
#include "tenon/guards/inference_mode.h"

namespace tenon {
namespace {

/// The arguments of a call, last on the stack.
std::span<Value> arguments_of(const OperatorSchema& schema, Stack& stack) {
  return std::span(stack).last(schema.arguments.size());
}

struct Written {
  std::string_view argument;
  TensorBase tensor;
};

std::vector<Written> written_tensors(const OperatorSchema& schema, Stack& stack) {
  std::vector<Written> written;
  const auto arguments = arguments_of(schema, stack);
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!schema.arguments[i].mutated) continue;
    for_each_tensor(arguments[i], [&](const TensorBase& tensor) {
      if (tensor.defined()) written.push_back({schema.arguments[i].name, tensor});
    });
  }
  return written;
}

/// For each result, the argument that it is a view of; undefined for one that is none.
std::vector<TensorBase> view_bases(const OperatorSchema& schema, Stack& stack) {
  std::vector<TensorBase> bases(schema.returns.size());
  const auto arguments = arguments_of(schema, stack);
  for (size_t i = 0; i < bases.size(); ++i) {
    const std::string_view alias = schema.returns[i].alias;
    for (size_t j = 0; j < arguments.size() && !alias.empty(); ++j) {
      if (schema.arguments[j].alias != alias || schema.arguments[j].mutated) continue;
      if (arguments[j].is<TensorBase>()) bases[i] = arguments[j].get<TensorBase>();
    }
  }
  return bases;
}

/// Calls `function(base, result)` for each result that is a view, all of which are on the stack.
template <class Function>
void for_each_view(const OperatorSchema& schema, const std::vector<TensorBase>& bases, Stack& stack,
                   const Function& function) {
  const auto results = std::span(stack).last(schema.returns.size());
  for (size_t i = 0; i < results.size(); ++i) {
    if (!bases[i].defined()) continue;
    for_each_tensor(results[i], [&](TensorBase& result) {
      if (result.defined()) function(bases[i], result);
    });
  }
}

/// What the kernel of a backend could leave half written; tensors on Meta have no values.
LostHistory make_lost_history(const OperatorSchema& schema, Stack& stack) {
  TensorVector written;
  for (const Written& each : written_tensors(schema, stack)) {
    if (!each.tensor.device().is_meta()) written.push_back(each.tensor);
  }
  TensorVector all;
  for (Value& argument : arguments_of(schema, stack)) {
    for_each_tensor(argument, [&](const TensorBase& tensor) { all.push_back(tensor); });
  }
  const bool recorded = any_requires_grad(TensorList(all)) && !InferenceMode::is_enabled();
  return LostHistory(schema.name, written, all, recorded);
}

bool is_multiple(const OperatorSchema& schema) {
  return schema.kind == OperatorKind::kMultiView;
}

}  // namespace

bool returns_view(const OperatorSchema& schema) {
  return schema.kind == OperatorKind::kView || schema.kind == OperatorKind::kMultiView;
}

bool writes_to_argument(const OperatorSchema& schema) {
  return std::ranges::any_of(schema.arguments, &ArgumentSchema::mutated);
}

void count_changes(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const std::vector<Written> written = written_tensors(op.schema(), stack);
  for (const auto& [argument, tensor] : written) check_mutable(op.schema().name, argument, tensor);
  op.redispatch_boxed(keys & after_inplace_or_view_keys, stack);
  for (const auto& [argument, tensor] : written) increment_version(tensor);
}

void track_views(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const OperatorSchema& schema = op.schema();
  const std::vector<TensorBase> bases = view_bases(schema, stack);
  op.redispatch_boxed(keys & after_inplace_or_view_keys, stack);
  for_each_view(schema, bases, stack, [&](const TensorBase& base, TensorBase& result) {
    check_is_view(schema.name, base, result);
    result = as_view(base, std::move(result), current_creation_meta(is_multiple(schema)));
  });
}

void differentiate_views(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const OperatorSchema& schema = op.schema();
  const std::vector<TensorBase> bases = view_bases(schema, stack);
  const auto arguments = arguments_of(schema, stack);
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (schema.arguments[i].alias.empty() || !arguments[i].is<TensorBase>()) continue;
    const TensorBase& base = arguments[i].get<TensorBase>();
    if (any_requires_grad(base)) check_view_recordable(schema.name, schema.arguments[i].name, base);
  }
  op.redispatch_boxed(keys & after_autograd_keys, stack);
  for_each_view(schema, bases, stack, [&](const TensorBase& base, TensorBase& result) {
    if (!any_requires_grad(base)) return;
    result = detail::recorded_view(schema.name, base, result);
  });
}

BoxedKernel with_tracking(BoxedKernel kernel) {
  return [kernel = std::move(kernel)](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
    const OperatorSchema& schema = op.schema();
    const std::vector<Written> written = written_tensors(schema, stack);
    const std::vector<TensorBase> bases = view_bases(schema, stack);
    std::vector<uint32_t> versions;
    for (const auto& [argument, tensor] : written) {
      check_mutable(schema.name, argument, tensor);
      versions.push_back(tensor.storage()->version());
    }
    kernel(op, keys, stack);
    for (size_t i = 0; i < written.size(); ++i) {
      const TensorBase& tensor = written[i].tensor;
      if (tensor.storage()->version() == versions[i]) increment_version(tensor);
    }
    for_each_view(schema, bases, stack, [&](const TensorBase& base, TensorBase& result) {
      check_is_view(schema.name, base, result);
      if (result.is_view()) return;
      result = result.is_leaf()
                   ? as_view(base, std::move(result), current_creation_meta(is_multiple(schema)))
                   : as_custom_view(base, std::move(result));
    });
  };
}

BoxedKernel with_lost_history(BoxedKernel kernel) {
  return [kernel = std::move(kernel)](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
    LostHistory lost = make_lost_history(op.schema(), stack);
    try {
      kernel(op, keys, stack);
    } catch (...) {
      lost.commit();
      throw;
    }
  };
}

}  // namespace tenon
