#pragma once

#include <functional>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// The value with `function` of each of its tensors that is defined.
Value with_tensors(const Value& value,
                   const std::function<TensorBase(const TensorBase&)>& function);
Stack with_tensors(const Stack& values,
                   const std::function<TensorBase(const TensorBase&)>& function);
/// A copy that shares no memory.
Stack copy_of(const Stack& values);

/// The tensors among the values that are defined, elements of lists included.
std::vector<TensorBase> tensors_in(const Stack& values);

/// Whether tensors have the same sizes and dtypes, and elements that differ by no more than
/// rounding may; elements of NaN are equal. Of tensors without data, sizes and dtypes alone.
bool same_tensors(const std::vector<TensorBase>& a, const std::vector<TensorBase>& b);

}  // namespace tenon::tools
