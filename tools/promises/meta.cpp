// Calls with tensors on the meta device: with all of them there, and with one.

#include <algorithm>

#include "tenon/base/error.h"
#include "tenon/tensor/factory.h"
#include "tools/promises/checks.h"
#include "tools/promises/describe.h"
#include "tools/promises/values.h"
#include "tools/promises/variants.h"

namespace tenon::tools {
namespace {

std::string wrong_shape(const Value& result, const Value& expected) {
  const std::string both = describe(result) + ", on the CPU " + describe(expected);
  const std::vector<TensorBase> shapes = tensors_of({result}), tensors = tensors_of({expected});
  const bool has_data = std::ranges::any_of(
      shapes, [](const TensorBase& shape) { return shape.defined() && !shape.is_meta(); });
  if (has_data) return "a result of tensors on Meta has data: " + both;
  if (!same(result, expected)) return "sizes or dtypes on Meta differ from the CPU's: " + both;
  for (size_t i = 0; i < shapes.size(); ++i) {
    if (shapes[i].defined() && shapes[i].strides() != tensors[i].strides()) {
      return "strides on Meta differ from the CPU's: " + both;
    }
  }
  return {};
}

size_t count_defined(const Stack& stack) {
  return static_cast<size_t>(std::ranges::count_if(tensors_of(stack), &TensorBase::defined));
}

/// A copy with the `index`-th of the tensors that are defined on the meta device.
Stack with_one_on_meta(const Stack& arguments, size_t index) {
  return with_tensors(deep_copy(arguments), [&](const TensorBase& tensor) {
    return index-- == 0 ? on_meta(tensor) : tensor;
  });
}

/// Whether a result is the right one although an argument has no data: of an operator that reads
/// that one's sizes alone, as view_as.
bool is_right(const Value& result, const Value& expected, bool deterministic) {
  for (const TensorBase& tensor : tensors_of({result})) {
    if (tensor.defined() && tensor.is_cpu()) return !deterministic || same(result, expected);
  }
  return true;
}

std::vector<int64_t> versions_of(const Stack& stack) {
  std::vector<int64_t> versions;
  for (const TensorBase& tensor : tensors_of(stack)) {
    versions.push_back(tensor.defined() ? tensor._version() : 0);
  }
  return versions;
}

/// What is wrong with a call of arguments some of which are on the meta device; `expected` is what
/// the call gives otherwise.
std::string wrong_mixed_call(const OperatorEntry& op, const Stack& arguments, const Stack& expected,
                             const Expectations& expectations) {
  const std::string shown = std::string(op.schema().name) + '(' + describe(arguments) + ") ";
  const Stack before = deep_copy(arguments);
  const std::vector<int64_t> versions = versions_of(arguments);
  std::string raised;
  try {
    const Stack results = seeded_call(op, arguments);
    for (size_t i = 0; i < results.size(); ++i) {
      if (!is_right(results[i], expected[i], expectations.deterministic)) {
        return shown + "gives " + describe(results[i]) + ", expected " + describe(expected[i]);
      }
    }
    return {};
  } catch (const DeviceError& error) {
    raised = error.what();
  } catch (const Error& error) {
    raised = error.what();
    if (expectations.meta && op.has_kernel(DispatchKey::Meta)) {
      return shown + "raises no DeviceError, but: " + raised;
    }
  }
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!same(arguments[i], before[i])) return shown + "changes an argument and raises: " + raised;
  }
  return versions_of(arguments) == versions ? "" : shown + "counts versions and raises: " + raised;
}

bool succeeds(const OperatorEntry& op, const Stack& arguments) {
  try {
    seeded_call(op, arguments);
    return true;
  } catch (const Error&) {
    return false;
  }
}

/// The calls of the operator and its variants that give the same results.
std::vector<CheckedCall> calls_of_variants(const CheckedCall& checked, const Stack& expected) {
  std::vector<CheckedCall> calls = {checked};
  const OperatorEntry* inplace = variant_of(checked.op, OperatorKind::kInplace);
  if (inplace != nullptr && succeeds(*inplace, deep_copy(checked.arguments))) {
    calls.push_back({*inplace, checked.arguments, checked.expectations});
  }
  if (const OperatorEntry* out = variant_of(checked.op, OperatorKind::kOut)) {
    calls.push_back({*out, checked.arguments, checked.expectations});
    for (const Value& result : expected) {
      calls.back().arguments.push_back(target_for(result.get<TensorBase>()));
    }
  }
  return calls;
}

}  // namespace

Verdict check_meta(const CheckedCall& checked) {
  const bool works = checked.expectations.meta && checked.op.has_kernel(DispatchKey::Meta);
  if (!works || count_defined(checked.arguments) == 0) return std::nullopt;
  const Stack expected = seeded_call(checked.op, deep_copy(checked.arguments));
  const Stack results = seeded_call(checked.op, with_tensors(checked.arguments, &on_meta));
  if (results.size() != expected.size()) return "a call on Meta has another number of results";
  for (size_t i = 0; i < results.size(); ++i) {
    const std::string wrong = wrong_shape(results[i], expected[i]);
    if (!wrong.empty()) return wrong;
  }
  return "";
}

Verdict check_devices(const CheckedCall& checked) {
  const size_t tensors = count_defined(checked.arguments);
  if (tensors == 0) return std::nullopt;
  const Stack expected = seeded_call(checked.op, deep_copy(checked.arguments));
  for (const CheckedCall& variant : calls_of_variants(checked, expected)) {
    for (size_t i = 0; i < count_defined(variant.arguments); ++i) {
      const Stack mixed = with_one_on_meta(variant.arguments, i);
      const std::string wrong = wrong_mixed_call(variant.op, mixed, expected, variant.expectations);
      if (!wrong.empty()) return wrong;
    }
  }
  return "";
}

}  // namespace tenon::tools
