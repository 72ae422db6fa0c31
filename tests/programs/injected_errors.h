#pragma once

#include <span>
#include <vector>

#include "tools/comparison/program.h"

namespace tenon::test {

/// Something that fails and that a program survives. It works on live tensors of a program and
/// keeps nothing of what it makes.
struct InjectedError {
  const char* name;
  /// Throws, or has nothing to fail on with what it picked.
  void (*run)(const std::vector<comparison::Live>& live, comparison::RandomStream& random);
  /// A backward that fails half way: the gradients of some leaves may be complete.
  bool is_backward = false;
};

/// Bad arguments of operators: shapes, dtypes, indices, sizes, inference tensors.
std::span<const InjectedError> bad_arguments();
/// Failures in backward and in what a program adds: hooks, Functions, loops, operators.
std::span<const InjectedError> failing_code();

}  // namespace tenon::test
