#pragma once

#include <string>
#include <vector>

#include "tenon/dispatch/dispatcher.h"

namespace tenon::test {

/// What the properties may expect of a call beside its values.
struct Expectations {
  /// Compare numerical and analytical gradients; off where the function is not smooth there.
  bool gradient = true;
  /// And those of the gradient itself.
  bool second_gradient = true;
  /// The result depends on the arguments alone: not a random operator.
  bool deterministic = true;
  /// The operator works on tensors without data.
  bool meta = true;
  /// Arguments that the operator does not differentiate.
  std::vector<std::string> constants = {};
};

/// A call of an operator that must succeed: its leading arguments; the rest have their defaults.
struct Sample {
  std::string op;
  Stack arguments;
  Expectations expectations = {};
};

/// Calls that must succeed, of one category; the conformance file of the category defines them.
using Samples = std::vector<Sample>;

/// Every sample of every category.
const Samples& all_samples();

/// Registers the samples of a category at program start.
struct SampleRegistration {
  explicit SampleRegistration(Samples (*make)());
};

// Inputs. Values differ from call to call and are the same in every run.

/// Float64 values in [low, high], none closer than 0.05 to 0 or to each other's ties.
TensorBase uniform(IntArrayRef sizes, double low = -2, double high = 2);
/// Values of `dtype` in [low, high).
TensorBase integers(IntArrayRef sizes, int64_t low, int64_t high, DType dtype = DType::kInt64);
TensorBase booleans(IntArrayRef sizes);
/// The same values with the dimensions stored in reverse order.
TensorBase transposed_storage(const TensorBase& tensor);
/// A copy that shares nothing; keeps strides and requires_grad.
Value deep_copy(const Value& value);
Stack deep_copy(const Stack& stack);

/// The stack with every default filled in.
Stack complete(const Sample& sample);
/// Calls boxed; returns the results.
Stack call(const OperatorEntry& op, Stack arguments);

/// Whether two values have the same type, sizes, dtypes and elements (NaNs are equal); `tolerance`
/// is relative and absolute.
bool same(const Value& a, const Value& b, double tolerance = 0);
/// A short text for messages: dtype, sizes, first elements.
std::string describe(const Value& value);
std::string describe(const Stack& stack);

/// The tensors among the values, list elements included.
std::vector<TensorBase> tensors_of(const Stack& stack);

}  // namespace tenon::test
