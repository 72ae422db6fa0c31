#include "tests/support/reference.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "tenon/dispatch/defaults.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/readable.h"
#include "tests/support/device.h"

namespace tenon::test {
namespace {

/// The index of `tensor` that stands at `index` of the sizes it is broadcast to.
Index broadcast_index(const TensorBase& tensor, const Index& index) {
  const size_t missing = index.size() - static_cast<size_t>(tensor.dim());
  Index result(index.begin() + static_cast<ptrdiff_t>(missing), index.end());
  for (size_t d = 0; d < result.size(); ++d) {
    if (tensor.sizes()[d] == 1) result[d] = 0;
  }
  return result;
}

Index broadcast_sizes(const std::vector<TensorBase>& inputs) {
  Index sizes;
  for (const TensorBase& input : inputs) {
    while (sizes.size() < input.sizes().size()) sizes.insert(sizes.begin(), 1);
    const size_t missing = sizes.size() - input.sizes().size();
    for (size_t d = 0; d < input.sizes().size(); ++d) {
      if (input.sizes()[d] != 1) sizes[missing + d] = input.sizes()[d];
    }
  }
  return sizes;
}

}  // namespace

bool near(double actual, double expected, double tolerance) {
  if (actual == expected || (std::isnan(actual) && std::isnan(expected))) return true;
  return std::abs(actual - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

Expected generate(const Index& sizes, const std::function<double(const Index&)>& element) {
  Expected result{sizes, {}};
  for (const Index& index : indices_of(sizes)) result.elements.push_back(element(index));
  return result;
}

Expected broadcast(const std::vector<TensorBase>& inputs,
                   const std::function<double(const std::vector<double>&)>& function) {
  std::vector<TensorBase> read;
  for (const TensorBase& input : inputs) read.push_back(readable(input));
  return generate(broadcast_sizes(inputs), [&](const Index& index) {
    std::vector<double> values;
    for (const TensorBase& input : read) values.push_back(at(input, broadcast_index(input, index)));
    return function(values);
  });
}

Near::Near(Expected expected, double tolerance)
    : expected_(std::move(expected)), tolerance_(tolerance) {}

Near::Near(const TensorBase& expected, double tolerance)
    : Near(Expected{in_parts(expected).sizes().vec(), elements(expected)}, tolerance) {}

bool Near::match(const TensorBase& actual) const {
  std::ostringstream difference;
  const auto indices = indices_of(expected_.sizes);
  if (!actual.defined() || in_parts(actual).sizes() != IntArrayRef(expected_.sizes)) {
    difference << "has sizes " << IntArrayRef(expected_.sizes);
  } else {
    const std::vector<double> found = elements(actual);
    for (size_t i = 0; i < indices.size(); ++i) {
      const double value = found[i];
      if (near(value, expected_.elements[i], tolerance_)) continue;
      difference.precision(17);
      difference << "is " << expected_.elements[i] << " at " << IntArrayRef(indices[i])
                 << " to within " << tolerance_ << ", not " << value;
      break;
    }
  }
  difference_ = difference.str();
  return difference_.empty();
}

std::string Near::describe() const {
  return difference_.empty() ? "equals the reference" : difference_;
}

void for_each_sample(const std::function<void(const Sample&, const OperatorEntry&)>& check) {
  for (const Sample& sample : all_samples()) {
    INFO(sample.op << "(" << describe(sample.arguments) << ")");
    try {
      check(sample, Dispatcher::instance().get(sample.op));
    } catch (const std::exception& error) {
      FAIL_CHECK(error.what());
    }
  }
}

void for_each_deterministic_sample(
    const std::function<void(const Sample&, const OperatorEntry&, const Stack&)>& check) {
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    if (!sample.expectations.deterministic || op.schema().nondeterministic_seeded) return;
    check(sample, op, complete(sample));
  });
}

Stack results_of(const std::string& op, Stack arguments) {
  const OperatorEntry& entry = Dispatcher::instance().get(op);
  fill_defaults(entry.schema(), arguments);
  use_test_device(entry.schema(), arguments);
  return call(entry, std::move(arguments));
}

TensorBase result_of(const std::string& op, Stack arguments) {
  return results_of(op, std::move(arguments)).at(0).get<TensorBase>();
}

}  // namespace tenon::test
