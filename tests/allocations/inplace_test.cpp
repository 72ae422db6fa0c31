#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

/// A base computed from a leaf, and views of it.
struct Views {
  Tensor leaf = tensor({1.0, 2.0, 3.0, 4.0}).set_requires_grad(true);
  Tensor base = leaf * 2;
  Tensor view = base.slice(0, 0, 2);
  Tensor factor = tensor({5.0, 6.0}).set_requires_grad(true);

  std::vector<Tensor> all() const { return {leaf, base, view, factor}; }
  std::vector<Tensor> results() const {
    (base * base).sum().backward();
    return {base, view, leaf, factor};
  }
};

void check_on_view(const std::string& name, const std::function<void(Views&)>& call) {
  check_failing_allocations(name, [&] {
    auto views = std::make_shared<Views>();
    return Attempt{.call = [=] { call(*views); },
                   .results = [=] { return views->results(); },
                   .reach = views->all()};
  });
}

TEST_CASE("an in-place operator on a view happens whole or not at all", "[allocations]") {
  check_on_view("mul_ by a number on a view", [](Views& views) { views.view.mul_(5); });
  check_on_view("mul_ on a view", [](Views& views) { views.view.mul_(views.factor); });
  check_on_view("copy_ into a view", [](Views& views) { views.view.copy_(views.factor); });
  check_on_view("sigmoid_ on a view", [](Views& views) { views.view.sigmoid_(); });
  check_on_view("exp_ on a view", [](Views& views) { views.view.exp_(); });
  check_on_view("zero_ on a view", [](Views& views) { views.view.zero_(); });
  check_on_view("fill_ on a view", [](Views& views) { views.view.fill_(3); });
}

TEST_CASE("an in-place operator on a base happens whole or not at all", "[allocations]") {
  check_on_view("mul_ on a base with a view", [](Views& views) { views.base.mul_(3); });
  check_on_view("exp_ on a base with a view", [](Views& views) { views.base.exp_(); });
  check_on_view("unsqueeze_ on a base", [](Views& views) { views.base.unsqueeze_(0); });
}

}  // namespace
}  // namespace tenon::test
