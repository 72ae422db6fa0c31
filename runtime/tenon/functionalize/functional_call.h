#pragma once

#include "tenon/functionalize/functional_operator.h"
#include "tenon/functionalize/functional_value.h"

namespace tenon::functional {

/// A boxed call that the pass sees.
struct Call {
  const OperatorEntry& op;
  const FunctionalOperator& known;
  /// The keys below the pass.
  DispatchKeySet below;
  Stack& stack;
  /// Where the arguments begin.
  size_t first;
};

/// Computes on the values of functional tensors; results are functional.
void call_functional(const Call& call);
/// Records how the view is made; a view of a plain tensor is one.
void call_view(const Call& call);
void call_inplace_view(const Call& call);
/// Computes functionally, and gives the results to the aliases of what is written to. A plain
/// tensor is written to as it is.
void call_writing(const Call& call);

/// The arguments on Meta: tensors of their geometry, which share storages as they do. What runs on
/// them checks what eager checks, and says how results are.
Stack on_meta(const Stack& stack, size_t first);
/// Puts values in the places of functional tensors, for a call of `op`: with the strides of eager
/// where these decide how results are rounded.
void replace_by_values(Stack& stack, size_t first, const FunctionalOperator& op);

}  // namespace tenon::functional
