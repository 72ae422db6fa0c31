#pragma once

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tests/support/samples.h"
#include "tests/support/tensors.h"

namespace tenon::test {

/// What a call must give, computed in float64 by the test itself.
struct Expected {
  Index sizes;
  std::vector<double> elements;
};

/// The value of `element` at every index of these sizes.
Expected generate(const Index& sizes, const std::function<double(const Index&)>& element);

/// `function` of the elements of `inputs` at every index of their broadcast sizes.
Expected broadcast(const std::vector<TensorBase>& inputs,
                   const std::function<double(const std::vector<double>&)>& function);

/// Whether a number differs from the expected one by no more than `tolerance`, absolutely or
/// relative to the expected one; NaN is near NaN.
bool near(double actual, double expected, double tolerance);

/// Matches a tensor of these sizes whose elements are near the expected ones. A complex tensor
/// stands for its parts, with one dimension more.
class Near : public Catch::MatcherBase<TensorBase> {
 public:
  explicit Near(Expected expected, double tolerance = 0);
  Near(const TensorBase& expected, double tolerance = 0);  // NOLINT
  bool match(const TensorBase& actual) const override;
  std::string describe() const override;

 private:
  Expected expected_;
  double tolerance_;
  mutable std::string difference_;
};

/// Calls `check` with every sample and its operator; what it throws fails that sample alone.
void for_each_sample(const std::function<void(const Sample&, const OperatorEntry&)>& check);

/// The same with the arguments of a sample, those left out whose results are not the same each
/// time.
void for_each_deterministic_sample(
    const std::function<void(const Sample&, const OperatorEntry&, const Stack&)>& check);

/// The results of a boxed call; the arguments after these have their defaults.
Stack results_of(const std::string& op, Stack arguments);
/// The only result, or the first.
TensorBase result_of(const std::string& op, Stack arguments);

}  // namespace tenon::test
