#include "tools/tenon/check/calls.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <optional>
#include <string_view>

#include "tenon/base/error.h"
#include "tenon/tensor/factory.h"
#include "tools/promises/elements.h"
#include "tools/promises/values.h"
#include "tools/tenon/registry/derivatives.h"

namespace tenon::tools {
namespace {

/// Float64 values above `least` of which no two are near each other, nor one near 0 or 1: where
/// functions are smooth.
TensorBase spread_out(const TensorBase& like, double least, int& number) {
  TensorBase result = make_tensor(like.sizes(), DType::kFloat64);
  double* data = result.data_ptr<double>();
  for (int64_t i = 0; i < result.numel(); ++i) {
    const double unit = std::fmod(0.1234 + 0.6180339887498949 * ++number, 1.0);
    data[i] = least + 0.1 + 0.8 * unit;
  }
  return result;
}

Stack smooth_arguments(const Stack& arguments, double least) {
  int number = 0;
  return with_tensors(arguments, [&](const TensorBase& tensor) {
    return tensor.is_floating_point() ? spread_out(tensor, least, number) : tensor;
  });
}

/// The results, or nothing where the call raises.
std::optional<Stack> attempt(const OperatorEntry& op, const Stack& arguments) {
  try {
    return seeded_call(op, deep_copy(arguments));
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

bool has_nan(const Stack& results) {
  return std::ranges::any_of(tensors_of(results), [](const TensorBase& result) {
    return result.defined() && result.is_inexact() &&
           std::ranges::any_of(elements(result), [](double x) { return std::isnan(x); });
  });
}

/// The arguments without a gradient. An operator without formulas may be differentiated by its
/// parts, or by a kernel of its program.
std::vector<std::string> constants_of(const OperatorSchema& schema) {
  if (schema.derivatives.empty()) return {};
  std::vector<std::string> constants;
  for (const ArgumentSchema& argument : schema.arguments) constants.emplace_back(argument.name);
  for (const std::string_view name : differentiable_arguments(schema)) std::erase(constants, name);
  return constants;
}

/// Leaves memory for such results behind that holds other bytes than the results do.
void soil_memory(const Stack& results) {
  for (const TensorBase& result : tensors_of(results)) {
    if (!result.defined() || !result.is_cpu() || result.numel() == 0) continue;
    const TensorBase soiled = make_tensor_like(result, result.dtype());
    std::memset(soiled.data_ptr(), 0x5a, static_cast<size_t>(soiled.nbytes()));
  }
}

/// Whether two calls give the same, as those of `empty` do not.
bool repeats(const OperatorEntry& op, const Stack& arguments, const Stack& results) {
  const Stack given = deep_copy(arguments);
  soil_memory(results);
  return std::ranges::equal(seeded_call(op, given), results,
                            [](const Value& a, const Value& b) { return same(a, b); });
}

/// Whether there is a kernel for Meta that does not say that it needs data, or that it was asked
/// for a result on the CPU.
bool works_on_meta(const OperatorEntry& op, const Stack& arguments) {
  try {
    call(op, with_tensors(arguments, &on_meta));
  } catch (const NotImplementedError&) {
    return false;
  } catch (const DeviceError&) {
    return std::ranges::none_of(arguments, [](const Value& value) { return value.is<Device>(); });
  } catch (const std::exception&) {  // the promise says what
  }
  return true;
}

/// Whether differences of the results mean something.
bool has_exact_results(const Stack& results) {
  return std::ranges::none_of(tensors_of(results), [](const TensorBase& result) {
    return result.defined() && result.is_inexact() && !is_of_double_precision(result.dtype());
  });
}

CheckedCall checked_call(const OperatorEntry& op, const Stack& arguments, const Stack& results) {
  CheckedCall checked{op, arguments};
  checked.expectations.deterministic = repeats(op, arguments, results);
  checked.expectations.gradient = has_exact_results(results);
  checked.expectations.meta = works_on_meta(op, arguments);
  checked.expectations.constants = constants_of(op.schema());
  return checked;
}

}  // namespace

std::vector<CheckedCall> calls_with(const OperatorEntry& op, const Stack& arguments) {
  std::vector<CheckedCall> calls;
  if (const auto results = attempt(op, arguments)) {
    calls.push_back(checked_call(op, arguments, *results));
    calls.back().expectations.gradient = false;  // it need not be smooth there
  }
  Stack smooth = smooth_arguments(arguments, 0);
  std::optional<Stack> results = attempt(op, smooth);
  if (results && has_nan(*results)) {  // above 1, where the function is not defined there
    smooth = smooth_arguments(arguments, 1);
    results = attempt(op, smooth);
  }
  if (results) calls.push_back(checked_call(op, smooth, *results));
  return calls;
}

}  // namespace tenon::tools
