#include "tenon/lazy/dropout.h"

#include <optional>
#include <string_view>

#include "tenon/autograd/formulas/random.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/lazy/evaluate.h"
#include "tenon/lazy/lazy_value.h"
#include "tenon/lazy/record.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/probability.h"

namespace tenon::lazy {
namespace {

/// Whether the kernel is the library's: one of a program may do anything.
bool has_own_kernel(const OperatorEntry& op) {
  const char* registrant = op.registrant(DispatchKey::CPU);
  return registrant != nullptr && std::string_view(registrant).starts_with("tenon/generated/");
}

/// Which elements dropout keeps, drawn as its kernel draws them.
TensorBase drawn_mask(IntArrayRef sizes, double p) {
  const OnlyBackends guard;
  TensorBase dropped = make_tensor(sizes, DType::kBool);
  return ops::logical_not(ops::bernoulli_(dropped, p));
}

/// The scale in the dtype in which the kernel multiplies.
double rounded_scale(double p, DType dtype) {
  const double scale = formulas::dropout_scale(p, true);
  return dispatch_floating("native_dropout", dtype, [&]<class T>(TypeTag<T>) {
    return static_cast<double>(static_cast<T>(scale));
  });
}

}  // namespace

void record_dropout(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const size_t first = stack.size() - op.schema().arguments.size();
  const TensorBase input = stack[first].get<TensorBase>();
  const auto p = stack[first + 1].get<double>();
  const bool draws = stack[first + 2].is_none() || stack[first + 2].get<bool>();
  if (input.device().type() != kLazy || !draws || !has_own_kernel(op)) {
    return record(op, keys, stack);
  }
  check_floating(op.name(), input.dtype());
  check_probability(op.name(), p);
  const double scale = rounded_scale(p, input.dtype());
  const TensorBase mask = make_lazy_tensor(drawn_mask(input.sizes(), p), input.device());
  const BelowFunctionalize guard;
  const TensorBase output = ops::native_dropout_backward(ops::contiguous(input), mask, scale);
  stack.resize(first);
  stack.emplace_back(output);
  stack.emplace_back(mask);
}

}  // namespace tenon::lazy
