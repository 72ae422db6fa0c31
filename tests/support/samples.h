#pragma once

#include <string>
#include <vector>

#include "tenon/dispatch/dispatcher.h"
#include "tools/promises/checked_call.h"
#include "tools/promises/describe.h"
#include "tools/promises/values.h"

namespace tenon::test {

using tools::call;
using tools::deep_copy;
using tools::describe;
using tools::Expectations;
using tools::same;
using tools::tensors_of;
using tools::transposed_storage;

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
/// Complex128 numbers of such parts.
TensorBase complex_uniform(IntArrayRef sizes, double low = -2, double high = 2);
/// Values of `dtype` in [low, high).
TensorBase integers(IntArrayRef sizes, int64_t low, int64_t high, DType dtype = DType::kInt64);
TensorBase booleans(IntArrayRef sizes);

/// The stack with every default filled in.
Stack complete(const Sample& sample);

}  // namespace tenon::test
