#pragma once

#include <catch2/catch.hpp>
#include <functional>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/same_bits.h"

namespace tenon::test {

using Tensors = std::vector<Tensor>;
using Function = std::function<Tensors(const Tensors&)>;

inline void check_equal_bits(const Tensor& found, const Tensor& expected) {
  REQUIRE(found.defined() == expected.defined());
  if (!found.defined()) return;
  CHECK(found.strides() == expected.strides());
  CHECK(has_same_bits(found, expected));
}

inline Tensors clones(const Tensors& tensors) {
  Tensors result;
  for (const Tensor& each : tensors) result.push_back(each.detach().clone());
  return result;
}

/// Compares the compiled graph with eager, bit for bit, in both ways to run it.
inline CompiledGraph check_compiled(const Function& function, const Tensors& inputs) {
  const CompiledGraph compiled = trace(function, inputs).compile();
  const NoGradGuard guard;
  for (int run = 0; run < 2; ++run) {
    const Tensors eager = clones(inputs), given = clones(inputs), again = clones(inputs);
    const Tensors expected = function(eager);
    const Tensors found = compiled(given);
    REQUIRE(found.size() == expected.size());
    Tensors outputs;
    for (const Tensor& each : expected) {
      outputs.push_back(each.defined() ? full_like(each, 7) : Tensor());
    }
    compiled.run(again, outputs);
    for (size_t i = 0; i < found.size(); ++i) {
      check_equal_bits(found[i], expected[i]);
      check_equal_bits(outputs[i], expected[i]);
    }
    for (size_t i = 0; i < given.size(); ++i) {
      check_equal_bits(given[i], eager[i]);
      check_equal_bits(again[i], eager[i]);
    }
  }
  return compiled;
}

}  // namespace tenon::test
