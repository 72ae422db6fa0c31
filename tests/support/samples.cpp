#include "tests/support/samples.h"

#include <cmath>
#include <sstream>
#include <utility>

#include "tenon/dispatch/defaults.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/to.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/factory.h"
#include "tests/support/tensors.h"

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

bool same_tensor(const TensorBase& a, const TensorBase& b, double tolerance) {
  if (a.defined() != b.defined()) return false;
  if (!a.defined()) return true;
  if (a.sizes() != b.sizes() || a.dtype() != b.dtype()) return false;
  if (a.is_meta() || b.is_meta()) return true;
  const auto x = elements(a);
  const auto y = elements(b);
  for (size_t i = 0; i < x.size(); ++i) {
    const bool equal = x[i] == y[i] || (std::isnan(x[i]) && std::isnan(y[i]));
    if (!equal && !(std::abs(x[i] - y[i]) <= tolerance + tolerance * std::abs(y[i]))) return false;
  }
  return true;
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

TensorBase transposed_storage(const TensorBase& tensor) {
  std::vector<int64_t> reversed;
  for (int64_t i = tensor.dim(); i-- > 0;) reversed.push_back(i);
  const TensorBase stored = ops::clone(ops::permute(tensor, reversed), MemoryFormat::Contiguous);
  const TensorBase view = ops::permute(stored, reversed);
  return make_alias(view);
}

Value deep_copy(const Value& value) {
  const NoGradGuard guard;
  const auto copy = [](const TensorBase& tensor) {
    if (!tensor.defined()) return tensor;
    TensorBase result = ops::clone(tensor);
    if (tensor.requires_grad() && !tensor.is_inference()) result.set_requires_grad(true);
    return result;
  };
  if (value.is<TensorBase>()) return copy(value.get<TensorBase>());
  if (value.is<std::vector<TensorBase>>()) {
    std::vector<TensorBase> list;
    for (const TensorBase& tensor : value.get<std::vector<TensorBase>>())
      list.push_back(copy(tensor));
    return list;
  }
  return value;
}

Stack deep_copy(const Stack& stack) {
  Stack result;
  for (const Value& value : stack) result.push_back(deep_copy(value));
  return result;
}

Stack complete(const Sample& sample) {
  Stack arguments = deep_copy(sample.arguments);
  fill_defaults(Dispatcher::instance().get(sample.op).schema(), arguments);
  return arguments;
}

Stack call(const OperatorEntry& op, Stack arguments) {
  op.call_boxed(arguments);
  return arguments;
}

bool same(const Value& a, const Value& b, double tolerance) {
  if (a.is<TensorBase>() && b.is<TensorBase>()) {
    return same_tensor(a.get<TensorBase>(), b.get<TensorBase>(), tolerance);
  }
  if (a.is<std::vector<TensorBase>>() && b.is<std::vector<TensorBase>>()) {
    const auto& x = a.get<std::vector<TensorBase>>();
    const auto& y = b.get<std::vector<TensorBase>>();
    if (x.size() != y.size()) return false;
    for (size_t i = 0; i < x.size(); ++i) {
      if (!same_tensor(x[i], y[i], tolerance)) return false;
    }
    return true;
  }
  if (a.is_scalar() && b.is_scalar()) {
    const double x = a.to_double(), y = b.to_double();
    return a.to_scalar() == b.to_scalar() || (std::isnan(x) && std::isnan(y)) ||
           std::abs(x - y) <= tolerance;
  }
  return a.variant().index() == b.variant().index();
}

std::string describe(const Value& value) {
  std::ostringstream out;
  if (value.is<TensorBase>()) {
    const TensorBase& tensor = value.get<TensorBase>();
    if (!tensor.defined()) return "undefined";
    out << tensor.dtype() << tensor.sizes() << " strides " << tensor.strides();
    if (tensor.storage_offset() != 0) out << " offset " << tensor.storage_offset();
    if (!tensor.is_cpu()) out << " on " << tensor.device();
    if (tensor.requires_grad()) out << (tensor.is_leaf() ? " leaf" : " with history");
    if (tensor.is_view()) out << " view";
    if (tensor.is_inference()) out << " inference";
    if (tensor.is_cpu()) {
      out << " {";
      const auto values = first_elements(tensor, 9);
      for (size_t i = 0; i < values.size() && i < 8; ++i) out << (i ? ", " : "") << values[i];
      out << (values.size() > 8 ? ", …}" : "}");
    }
  } else if (value.is<std::vector<TensorBase>>()) {
    for (const TensorBase& tensor : value.get<std::vector<TensorBase>>()) {
      out << describe(Value(tensor)) << "; ";
    }
  } else if (value.is_scalar()) {
    out << value.to_scalar();
  } else if (value.is<std::vector<int64_t>>()) {
    out << IntArrayRef(value.get<std::vector<int64_t>>());
  } else if (value.is<std::vector<double>>()) {
    out << ArrayRef<double>(value.get<std::vector<double>>());
  } else if (value.is<std::string>()) {
    out << "'" << value.get<std::string>() << "'";
  } else if (value.is<DType>()) {
    out << value.get<DType>();
  } else if (value.is<Device>()) {
    out << value.get<Device>();
  } else {
    out << value.type_name();
  }
  return out.str();
}

std::string describe(const Stack& stack) {
  std::string text;
  for (const Value& value : stack) text += (text.empty() ? "" : " | ") + describe(value);
  return text;
}

std::vector<TensorBase> tensors_of(const Stack& stack) {
  std::vector<TensorBase> result;
  for (const Value& value : stack) {
    for_each_tensor(value, [&](const TensorBase& tensor) { result.push_back(tensor); });
  }
  return result;
}

}  // namespace tenon::test
