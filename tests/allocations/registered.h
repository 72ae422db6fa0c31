#pragma once

#include <new>
#include <string>

#include "tenon/tenon.h"

namespace tenon::test {

inline constexpr const char* kRegistrant = "a scenario whose name is longer than a short string";

// Kernels.

Tensor doubled(const Tensor& x);
Tensor tripled(const Tensor& x);
/// Redispatches below its own key.
void pass_on(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);

/// The operator that kernels of scenarios are for.
const std::string& existing();

/// The result of the operator of that name for {1, -2}.
Tensor called(const std::string& name);
/// That of `existing()` inside inference mode.
Tensor called_inside();

/// What a program can see of the tables of an operator, and of all operators.
std::string described_registry(const std::string& name);

/// A copy, for which the program itself needs memory.
template <class T>
T copied(const T& value) {
  try {
    return value;
  } catch (const std::bad_alloc&) {
    throw OutOfMemoryError("copied");
  }
}

}  // namespace tenon::test
