#include "tools/tenon/check/values.h"

#include "tenon/dispatch/value.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/clone.h"

namespace tenon::tools {
namespace {

constexpr double kRounding = 1e-5;  // of float32, in which examples are

bool same_tensor(const TensorBase& a, const TensorBase& b) {
  if (a.sizes() != b.sizes() || a.dtype() != b.dtype()) return false;
  return !a.is_cpu() || !b.is_cpu() || ops::allclose(a, b, kRounding, kRounding, true);
}

}  // namespace

Value with_tensors(const Value& value,
                   const std::function<TensorBase(const TensorBase&)>& function) {
  const auto changed = [&](const TensorBase& tensor) {
    return tensor.defined() ? function(tensor) : tensor;
  };
  if (value.is<TensorBase>()) return changed(value.get<TensorBase>());
  if (!value.is<std::vector<TensorBase>>()) return value;
  std::vector<TensorBase> list;
  for (const TensorBase& tensor : value.get<std::vector<TensorBase>>()) {
    list.push_back(changed(tensor));
  }
  return list;
}

Stack with_tensors(const Stack& values,
                   const std::function<TensorBase(const TensorBase&)>& function) {
  Stack result;
  for (const Value& value : values) result.push_back(with_tensors(value, function));
  return result;
}

Stack copy_of(const Stack& values) {
  return with_tensors(values, [](const TensorBase& tensor) { return ops::clone(tensor); });
}

std::vector<TensorBase> tensors_in(const Stack& values) {
  std::vector<TensorBase> tensors;
  for (const Value& value : values) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      if (tensor.defined()) tensors.push_back(tensor);
    });
  }
  return tensors;
}

bool same_tensors(const std::vector<TensorBase>& a, const std::vector<TensorBase>& b) {
  if (a.size() != b.size()) return false;
  for (size_t i = 0; i < a.size(); ++i) {
    if (!same_tensor(a[i], b[i])) return false;
  }
  return true;
}

}  // namespace tenon::tools
