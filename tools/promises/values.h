#pragma once

#include <functional>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// The value with `function` of each of its tensors that is defined.
Value with_tensors(const Value& value,
                   const std::function<TensorBase(const TensorBase&)>& function);
Stack with_tensors(const Stack& stack,
                   const std::function<TensorBase(const TensorBase&)>& function);
/// A copy that shares nothing; keeps strides, requires_grad, and the place of a generator.
Value deep_copy(const Value& value);
Stack deep_copy(const Stack& stack);
/// The same values with the dimensions stored in reverse order.
TensorBase transposed_storage(const TensorBase& tensor);
/// A tensor without elements for an `out` that becomes like `result`: of its dtype, on its device.
TensorBase target_for(const TensorBase& result);
/// A tensor of the same sizes, strides and dtype, without data.
TensorBase on_meta(const TensorBase& tensor);

/// The tensors among the values, list elements included.
std::vector<TensorBase> tensors_of(const Stack& stack);

/// Calls boxed; returns the results.
Stack call(const OperatorEntry& op, Stack arguments);
/// The same, where an operator that is tagged `nondeterministic_seeded` finds the default generator
/// at one place in every call: equal arguments give equal results.
Stack seeded_call(const OperatorEntry& op, Stack arguments);
/// What the other does before its call.
void seed_for(const OperatorEntry& op);

/// Whether two values have the same type and hold the same; tensors the same sizes, dtypes and,
/// where they have data, elements. NaNs are equal; `tolerance`, of all numbers, is relative and
/// absolute.
bool same(const Value& a, const Value& b, double tolerance = 0);

}  // namespace tenon::tools
