// The functional twins that the generator derives for operators of a program, also of lists.

#include "tenon/dispatch/dispatcher.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tenon/generated/ops/add_number_functional.h"
#include "tenon/generated/ops/momentum_step_functional.h"
#include "tenon/generated/ops/remember_functional.h"
#include "tests/autograd/tensors.h"
#include "tests/generated/operators.h"

namespace tenon::test {
namespace {

TEST_CASE("a twin returns what the operator returns, and what it writes to") {
  const Tensor x = vec({1, 2});
  const auto [before, self] = ops::add_number_functional(x, 1);
  CHECK((values(before) == Values{1, 2} && values(self) == Values{2, 3}));
  CHECK((values(x) == Values{1, 2} && x._version() == 0));

  const Tensor state = vec({3, 4});
  const auto [product, old, now] = ops::remember_functional(x, state);
  CHECK((values(product) == Values{3, 8} && values(old) == Values{3, 4}));
  CHECK((values(now) == Values{1, 2} && values(state) == Values{3, 4}));
}

TEST_CASE("a twin of what writes to lists returns lists") {
  const TensorVector parameters = {vec({1, 2}), vec({3})}, velocities = {vec({0, 0}), vec({1})};
  const TensorVector gradients = {vec({1, 1}), vec({1})};
  const auto [stepped, moved] =
      ops::momentum_step_functional(parameters, velocities, gradients, 0.5);
  REQUIRE((stepped.size() == 2 && moved.size() == 2));
  CHECK((values(stepped[0]) == Values{0.5, 1.5} && values(stepped[1]) == Values{2}));
  CHECK((values(moved[0]) == Values{1, 1} && values(moved[1]) == Values{2}));
  for (const TensorBase& tensor : parameters) CHECK(tensor._version() == 0);
}

TEST_CASE("the pass computes a step of an optimiser by its twin, also through views") {
  for (const FunctionalDepth depth :
       {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
    const Tensor all = Tensor(to_functional(vec({1, 2, 3, 4}), depth));
    const Tensor velocity = Tensor(to_functional(vec({0, 1}), depth));
    const TensorVector parameters = {all.slice(0, 0, 2)}, velocities = {velocity};
    ops::momentum_step(parameters, velocities, {vec({2, 2})}, 0.5);
    CHECK(values(Tensor(from_functional(all))) == Values{0, 0.5, 3, 4});
    CHECK(values(Tensor(from_functional(velocity))) == Values{2, 3});
    CHECK((all._version() == 1 && velocity._version() == 1));
  }
}

}  // namespace
}  // namespace tenon::test
