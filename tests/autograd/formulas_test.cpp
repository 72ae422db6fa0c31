#include <catch2/catch.hpp>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/tenon.h"

namespace tenon {
namespace {

TEST_CASE("a gradient is summed over what was broadcast, and to nothing else") {
  const Tensor grad = ones({2, 3});
  CHECK(formulas::sum_to(grad, {3}).sizes() == IntArrayRef({3}));
  CHECK(formulas::sum_to(grad, {2, 1}).sizes() == IntArrayRef({2, 1}));
  CHECK(formulas::sum_to(grad, {}).sizes().empty());
  try {
    formulas::sum_to(grad, {1, 2, 3});
    FAIL("sum_to made a gradient of more dimensions");
  } catch (const ShapeError& error) {
    CHECK(std::string(error.message()) ==
          "sum_to: expected sizes that broadcast to those of the gradient, [2, 3], got [1, 2, 3]");
  }
}

}  // namespace
}  // namespace tenon
