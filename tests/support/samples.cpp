#include "tests/support/samples.h"

#include <cmath>
#include <utility>

#include "tenon/dispatch/defaults.h"
#include "tenon/generated/ops/to.h"
#include "tenon/tensor/factory.h"

namespace tenon::test {
namespace {

std::vector<Samples (*)()>& registered() {
  static std::vector<Samples (*)()> makers;
  return makers;
}

/// A sequence that repeats in every run, and in which no two neighbours are close.
constexpr double kFirstUnit = 0.1234;
double last_unit = kFirstUnit;

double next_unit() {
  double& value = last_unit;
  value += 0.6180339887498949;  // the golden ratio's fraction spreads evenly
  value -= std::floor(value);
  return value;
}

}  // namespace

SampleRegistration::SampleRegistration(Samples (*make)()) {
  registered().push_back(make);
}

const Samples& all_samples() {
  static const Samples samples = [] {
    // Whatever ran before, the samples are the same.
    const double before = std::exchange(last_unit, kFirstUnit);
    Samples all;
    for (const auto make : registered()) {
      for (Sample& sample : make()) all.push_back(std::move(sample));
    }
    last_unit = before;
    return all;
  }();
  return samples;
}

TensorBase uniform(IntArrayRef sizes, double low, double high) {
  TensorBase result = make_tensor(sizes, DType::kFloat64);
  auto* data = result.data_ptr<double>();
  for (int64_t i = 0; i < result.numel(); ++i) {
    double value = low + (high - low) * next_unit();
    if (low < 0 && std::abs(value) < 0.05) value = value < 0 ? value - 0.05 : value + 0.05;
    data[i] = value;
  }
  return result;
}

TensorBase integers(IntArrayRef sizes, int64_t low, int64_t high, DType dtype) {
  TensorBase result = make_tensor(sizes, DType::kInt64);
  auto* data = result.data_ptr<int64_t>();
  for (int64_t i = 0; i < result.numel(); ++i) {
    data[i] = low + static_cast<int64_t>(next_unit() * static_cast<double>(high - low));
  }
  return ops::to(result, dtype);
}

TensorBase booleans(IntArrayRef sizes) {
  return integers(sizes, 0, 2, DType::kBool);
}

Stack complete(const Sample& sample) {
  Stack arguments = deep_copy(sample.arguments);
  fill_defaults(Dispatcher::instance().get(sample.op).schema(), arguments);
  return arguments;
}

}  // namespace tenon::test
