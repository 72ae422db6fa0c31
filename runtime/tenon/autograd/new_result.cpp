#include "tenon/autograd/new_result.h"

#include "tenon/autograd/view.h"
#include "tenon/base/check.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/tensor/factory.h"

namespace tenon::detail {
namespace {

/// The first tensor of the lists that has the memory of `result`.
const TensorBase* find_alias(std::span<const TensorList> lists, const TensorBase& result) {
  for (const TensorList list : lists) {
    for (const TensorBase& tensor : list) {
      if (tensor.defined() && tensor.is_alias_of(result)) return &tensor;
    }
  }
  return nullptr;
}

}  // namespace

void alias_result(TensorBase& result) {
  result = make_alias(result);
}

void copy_result(TensorBase& result) {
  if (!result.defined()) return;
  const AutoDispatchBelowAutograd guard;
  result = ops::clone(make_alias(result));
}

void separate_results(const OperatorEntry& op, std::initializer_list<NewResult> results,
                      std::initializer_list<TensorList> arguments) {
  const bool tracks = !op.schema().unmarked_alias;
  std::vector<TensorList> others;
  if (tracks) others = arguments;
  for (const NewResult& part : results) {
    for (TensorBase& result : part.tensors) {
      // One that is tracked would get its history from what it is a view of.
      if (result.use_count() > 1 || (result.defined() && result.is_view())) alias_result(result);
      if (!tracks || !result.defined()) continue;
      const TensorBase* const other = find_alias(others, result);
      if (other != nullptr && part.differentiable && result.is_inexact()) {
        result = as_custom_view(*other, std::move(result));
      } else if (other != nullptr) {
        copy_result(result);
      }
      others.emplace_back(result);
    }
  }
}

void fail_shared_result(std::string_view op) {
  TENON_THROW(TypeError, op,
              ": the schema says that the result is new, and the kernel returns an argument, or "
              "memory that somebody else has; return a copy, as clone makes one");
}

}  // namespace tenon::detail
