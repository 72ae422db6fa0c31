#include "tools/promises/values.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <utility>

#include "tenon/base/generator.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/factory.h"
#include "tools/promises/elements.h"

namespace tenon::tools {
namespace {

bool same_number(double x, double y, double tolerance) {
  if (x == y || (std::isnan(x) && std::isnan(y))) return true;
  return std::isfinite(y) && std::abs(x - y) <= tolerance + tolerance * std::abs(y);
}

bool same_tensor(const TensorBase& a, const TensorBase& b, double tolerance) {
  if (a.defined() != b.defined()) return false;
  if (!a.defined()) return true;
  if (a.sizes() != b.sizes() || a.dtype() != b.dtype()) return false;
  if (a.is_meta() || b.is_meta()) return true;
  const auto x = elements(a);
  const auto y = elements(b);
  return std::ranges::equal(x, y, [&](double i, double j) { return same_number(i, j, tolerance); });
}

Generator copy_of(const Generator& generator) {
  const auto [seed, first] = generator.reserve(0);
  const Generator copy(seed);
  copy.reserve(4 * first);  // words
  return copy;
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

Stack with_tensors(const Stack& stack,
                   const std::function<TensorBase(const TensorBase&)>& function) {
  Stack result;
  for (const Value& value : stack) result.push_back(with_tensors(value, function));
  return result;
}

Value deep_copy(const Value& value) {
  const NoGradGuard guard;
  if (value.is<Generator>()) return copy_of(value.get<Generator>());
  return with_tensors(value, [](const TensorBase& tensor) {
    TensorBase result = ops::clone(tensor);
    if (tensor.requires_grad() && !tensor.is_inference()) result.set_requires_grad(true);
    return result;
  });
}

Stack deep_copy(const Stack& stack) {
  Stack result;
  for (const Value& value : stack) result.push_back(deep_copy(value));
  return result;
}

TensorBase transposed_storage(const TensorBase& tensor) {
  std::vector<int64_t> reversed;
  for (int64_t i = tensor.dim(); i-- > 0;) reversed.push_back(i);
  const TensorBase stored = ops::clone(ops::permute(tensor, reversed), MemoryFormat::Contiguous);
  const TensorBase view = ops::permute(stored, reversed);
  return make_alias(view);
}

TensorBase target_for(const TensorBase& result) {
  return ops::empty({0}, result.dtype(), std::nullopt, result.device());
}

TensorBase on_meta(const TensorBase& tensor) {
  return make_tensor_strided(tensor.sizes(), tensor.strides(), tensor.dtype(), kMeta);
}

std::vector<TensorBase> tensors_of(const Stack& stack) {
  std::vector<TensorBase> result;
  for (const Value& value : stack) {
    for_each_tensor(value, [&](const TensorBase& tensor) { result.push_back(tensor); });
  }
  return result;
}

Stack call(const OperatorEntry& op, Stack arguments) {
  op.call_boxed(arguments);
  return arguments;
}

void seed_for(const OperatorEntry& op) {
  if (op.schema().nondeterministic_seeded) manual_seed(1);
}

Stack seeded_call(const OperatorEntry& op, Stack arguments) {
  seed_for(op);
  return call(op, std::move(arguments));
}

bool same(const Value& a, const Value& b, double tolerance) {
  if (a.is_scalar() && b.is_scalar()) {
    if (a.isComplexDouble() || b.isComplexDouble()) {
      const Complex128 x = a.to_scalar().toComplexDouble(), y = b.to_scalar().toComplexDouble();
      return same_number(x.real(), y.real(), tolerance) &&
             same_number(x.imag(), y.imag(), tolerance);
    }
    const bool exact = tolerance == 0 && a.is<int64_t>() && b.is<int64_t>();  // no double holds all
    return a.to_scalar() == b.to_scalar() ||
           (!exact && same_number(a.to_double(), b.to_double(), tolerance));
  }
  if (a.variant().index() != b.variant().index()) return false;
  const auto same_alternative = [&]<class T>(const T& x) {
    const T& y = std::get<T>(b.variant());
    if constexpr (std::same_as<T, TensorBase>) {
      return same_tensor(x, y, tolerance);
    } else if constexpr (std::same_as<T, std::vector<TensorBase>>) {
      return std::ranges::equal(x, y, [&](const TensorBase& i, const TensorBase& j) {
        return same_tensor(i, j, tolerance);
      });
    } else if constexpr (std::same_as<T, std::vector<double>>) {
      return std::ranges::equal(x, y,
                                [&](double i, double j) { return same_number(i, j, tolerance); });
    } else if constexpr (std::same_as<T, Generator>) {
      return true;  // it has no value of its own
    } else {
      return x == y;
    }
  };
  return std::visit(same_alternative, a.variant());
}

}  // namespace tenon::tools
