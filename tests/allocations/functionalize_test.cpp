#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

/// What `functionalize(f)` does with a leaf and with a tensor that a view is given of.
Attempt functionalized(FunctionalDepth depth) {
  const Tensor leaf = tensor({1.0, 2.0, 3.0}).set_requires_grad(true);
  const Tensor x = leaf * 3, rows = tensor({{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}}), row = rows[0];
  const auto f = functionalize(
      [](const Tensor& base, const Tensor& part, const Tensor& history) {
        part.add_(1);
        base.t_();
        history.slice(0, 1).mul_(2);
        const Tensor result = base.sum(1) * history;
        result.sum().backward({}, /*retain_graph=*/true);
        return result;
      },
      depth);
  f(rows.clone(), rows.clone()[0], leaf * 1);
  leaf.mutable_grad() = Tensor();
  auto result = std::make_shared<Tensor>();
  return Attempt{.call = [=] { *result = f(rows, row, x); },
                 .results =
                     [=] {
                       result->sum().backward();
                       return std::vector{*result, x, rows, row, leaf};
                     },
                 .reach = {rows, row, x},
                 .leaves = {leaf},
                 .sampled = true};
}

TEST_CASE("a functionalized call", "[allocations]") {
  check_failing_allocations("functionalize, mutations",
                            [] { return functionalized(FunctionalDepth::kMutations); });
  check_failing_allocations("functionalize, mutations and views",
                            [] { return functionalized(FunctionalDepth::kMutationsAndViews); });
}

}  // namespace
}  // namespace tenon::test
