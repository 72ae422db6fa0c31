#pragma once

#include <functional>
#include <type_traits>

#include "tenon/generated/functions.h"
#include "tenon/tensor/factory.h"
#include "tests/support/samples.h"

// What tests/codegen/combined_sources.py writes: how the operators are called.

namespace tenon::test {

Samples combined_samples();

/// The tensor, and the list of tensors, that stand in each place of a stack.
using Tensors = std::vector<Tensor>;
using Lists = std::vector<std::vector<Tensor>>;
using Call = Stack (*)(Tensors&, Lists&);
/// Gets the operator's name, the arguments that the call leaves to their defaults, and the call.
using Visit =
    std::function<void(const char* op, const std::vector<std::string>& omitted, Call call)>;

/// Visits a call of each public function and method.
void for_each_call(const Visit& visit);

/// The results of a public function as those of a boxed call.
template <class Function>
Stack boxed(const Function& function) {
  using Result = std::remove_cvref_t<decltype(function())>;
  if constexpr (std::is_void_v<Result>) {
    function();
    return {};
  } else if constexpr (std::is_same_v<Result, Scalar> || std::is_arithmetic_v<Result> ||
                       std::is_base_of_v<TensorBase, Result>) {
    return {Value(function())};
  } else if constexpr (std::is_same_v<Result, std::vector<Tensor>>) {
    return {Value(function())};
  } else {
    return std::apply([](const auto&... results) { return Stack{Value(results)...}; }, function());
  }
}

}  // namespace tenon::test
