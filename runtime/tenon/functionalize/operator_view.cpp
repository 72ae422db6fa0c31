#include "tenon/functionalize/operator_view.h"

#include <utility>
#include <vector>

#include "tenon/functionalize/below_functionalize.h"

namespace tenon::functional {

TensorBase OperatorView::call(const TensorBase& viewed) const {
  Stack stack{viewed};
  append_arguments(stack);
  known_->op->call_boxed(stack);
  return std::move(stack.back().get<TensorBase>());
}

TensorBase OperatorView::replay(const TensorBase& viewed, FunctionalDepth depth) const {
  Stack stack{viewed};
  append_arguments(stack);
  const OperatorEntry& op = depth == FunctionalDepth::kMutations ? *known_->op : *known_->copy;
  op.redispatch_boxed(with_thread_keys(viewed.key_set()) & after_functionalize_keys, stack);
  Value& result = stack.back();
  if (result.is<TensorBase>()) return std::move(result.get<TensorBase>());
  return std::move(result.get<std::vector<TensorBase>>()[index_]);
}

TensorBase OperatorView::invert(const TensorBase& viewed, const TensorBase& mutated_view,
                                FunctionalDepth depth) const {
  Stack stack{viewed, mutated_view};
  if (is_of_several()) stack.push_back(int64_t(index_));
  append_arguments(stack);
  const BelowFunctionalize guard(depth);
  known_->inverse->call_boxed(stack);
  return std::move(stack.back().get<TensorBase>());
}

}  // namespace tenon::functional
