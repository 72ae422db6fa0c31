#include "tests/support/samples.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <utility>

#include "tenon/dispatch/defaults.h"
#include "tenon/generated/ops/complex.h"
#include "tenon/generated/ops/to.h"
#include "tenon/tensor/factory.h"
#include "tests/support/device.h"
#include "tools/promises/elements.h"

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

/// Other values of the dtype of `like`.
TensorBase other_values(const TensorBase& like) {
  return ops::to(uniform(like.sizes()), like.dtype());
}

/// Whether two elements are the same memory, so that no values can be told to it.
bool overlaps_itself(const TensorBase& tensor) {
  std::set<int64_t> seen;
  for (const tools::Index& index : tools::indices_of(tensor.sizes())) {
    int64_t offset = 0;
    for (size_t i = 0; i < index.size(); ++i) offset += index[i] * tensor.strides()[i];
    if (!seen.insert(offset).second) return true;
  }
  return false;
}

/// `select.int` with "_copy": `select_copy.int`.
std::string with_suffix(std::string name, const char* suffix) {
  return name.insert(std::min(name.find('.'), name.size()), suffix);
}

/// Whether gradients go through the views, by formulas or by geometry.
bool has_gradient(const OperatorEntry& view, Stack arguments) {
  const auto self = arguments.front().get<TensorBase>();
  if (!self.is_inexact() || !view.schema().derivatives.empty()) return true;
  self.set_requires_grad(true);
  const std::vector<TensorBase> views = tensors_of(call(view, std::move(arguments)));
  return std::all_of(views.begin(), views.end(), std::mem_fn(&TensorBase::is_view));
}

/// Samples of what the generator derives from the view of a sample: its copy, and its inverse where
/// one view becomes the value that it has.
void append_derived(const Sample& sample, Samples& all) {
  const OperatorEntry& view = Dispatcher::instance().get(sample.op);
  const OperatorKind kind = view.schema().kind;
  const bool several = kind == OperatorKind::kMultiView;
  if ((kind != OperatorKind::kView && !several) || view.schema().composite) return;
  if (Dispatcher::instance().find(with_suffix(sample.op, "_copy")) == nullptr) return;
  const std::vector<TensorBase> views = tensors_of(call(view, complete(sample)));
  Expectations expectations = sample.expectations;
  expectations.gradient &= has_gradient(view, complete(sample));
  all.push_back({with_suffix(sample.op, "_copy"), sample.arguments, expectations});
  if (views.empty() || overlaps_itself(views.back())) return;
  Stack arguments{sample.arguments.front(), other_values(views.back())};
  if (several) arguments.push_back(static_cast<int64_t>(views.size()) - 1);
  arguments.insert(arguments.end(), sample.arguments.begin() + 1, sample.arguments.end());
  all.push_back({with_suffix(sample.op, "_inverse"), arguments, sample.expectations});
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
    for (size_t i = 0, written = all.size(); i < written; ++i) append_derived(Sample(all[i]), all);
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
  return on_test_device(result);
}

TensorBase complex_uniform(IntArrayRef sizes, double low, double high) {
  return ops::complex(uniform(sizes, low, high), uniform(sizes, low, high));
}

TensorBase integers(IntArrayRef sizes, int64_t low, int64_t high, DType dtype) {
  TensorBase result = make_tensor(sizes, DType::kInt64);
  auto* data = result.data_ptr<int64_t>();
  for (int64_t i = 0; i < result.numel(); ++i) {
    data[i] = low + static_cast<int64_t>(next_unit() * static_cast<double>(high - low));
  }
  return on_test_device(ops::to(result, dtype));
}

TensorBase booleans(IntArrayRef sizes) {
  return integers(sizes, 0, 2, DType::kBool);
}

Stack complete(const Sample& sample) {
  Stack arguments = deep_copy(sample.arguments);
  const OperatorSchema& schema = Dispatcher::instance().get(sample.op).schema();
  fill_defaults(schema, arguments);
  use_test_device(schema, arguments);
  return arguments;
}

}  // namespace tenon::test
