#include "tests/allocations/scenario.h"
#include "tests/support/cube.h"

namespace tenon::test {
namespace {

using autograd::DualLevel;
using autograd::make_dual;
using autograd::unpack_dual;

/// Duals of a level that lasts as long as an attempt.
struct Duals {
  explicit Duals(bool recorded)
      : leaf(tensor({1.0, 2.0, 3.0, 4.0}).set_requires_grad(recorded)),
        direction(tensor({1.0, 0.0, 2.0, 5.0}).set_requires_grad(recorded)) {
    made.reserve(8);
  }

  const DualLevel level;
  Tensor leaf, direction;
  Tensor dual = make_dual(leaf * 2, direction * 3);
  Tensor factor = make_dual(tensor({5.0, 6.0, 7.0, 8.0}), tensor({1.0, 1.0, 2.0, 2.0}));
  Tensor plain = tensor({3.0, 4.0, 5.0, 6.0});
  std::vector<Tensor> made;

  std::vector<Tensor> reach() const { return {leaf, direction, dual, factor, plain}; }
  /// With the gradients of the values, which have tangents, and of the tangents.
  std::vector<Tensor> results() const {
    std::vector<Tensor> all = reach();
    all.insert(all.end(), made.begin(), made.end());
    const size_t count = all.size();
    for (size_t i = 0; i < count; ++i) {
      if (!all[i].requires_grad()) continue;
      for (const Tensor& part : {all[i], unpack_dual(all[i]).tangent}) {
        if (!part.defined() || !part.requires_grad()) continue;
        const auto found = autograd::grad({(part * part).sum()}, {leaf, direction}, {},
                                          /*retain_graph=*/true, /*create_graph=*/false,
                                          /*allow_unused=*/true);
        all.insert(all.end(), found.begin(), found.end());
      }
    }
    return all;
  }
};

void check_on_duals(
    const std::string& name, const std::function<void(Duals&)>& call,
    const std::function<void(Duals&)>& prepare = [](Duals&) {}) {
  for (const bool recorded : {false, true}) {
    check_failing_allocations(name + (recorded ? ", recorded" : ""), [&] {
      auto duals = std::make_shared<Duals>(recorded);
      prepare(*duals);
      return Attempt{.call = [=] { call(*duals); },
                     .results = [=] { return duals->results(); },
                     .reach = duals->reach()};
    });
  }
}

TEST_CASE("duals are made and taken apart", "[allocations][forward_mode]") {
  check_on_duals("make_dual", [](Duals& duals) {
    Tensor dual = make_dual(duals.plain, duals.direction);
    duals.made.push_back(dual);
  });
  check_on_duals("make_dual of a view", [](Duals& duals) {
    Tensor dual = make_dual(duals.plain.view({2, 2}).t(), duals.direction.view({2, 2}));
    duals.made.push_back(dual);
  });
  check_on_duals("unpack_dual", [](Duals& duals) {
    const auto [primal, tangent] = unpack_dual(duals.dual);
    duals.made.insert(duals.made.end(), {primal, tangent});
  });
  check_failing_allocations("DualLevel", [] {
    auto result = std::make_shared<Tensor>();
    const Tensor x = tensor({1.0, 2.0});
    return Attempt{.call =
                       [=] {
                         const DualLevel level;
                         *result = unpack_dual(make_dual(x, x) * x).tangent;
                       },
                   .results = [=] { return std::vector{*result}; },
                   .reach = {x}};
  });
}

TEST_CASE("a call on duals gives all or nothing", "[allocations][forward_mode]") {
  const auto check = [](const std::string& name, const auto& function) {
    check_on_duals(name, [function](Duals& duals) {
      const Tensor result = function(duals);
      duals.made.push_back(result);
    });
  };
  check("mul on duals", [](Duals& duals) { return duals.dual * duals.factor; });
  check("mul on a dual and a tensor", [](Duals& duals) { return duals.dual * duals.plain; });
  check("exp on a dual", [](Duals& duals) { return duals.dual.exp(); });
  check("sum on a dual", [](Duals& duals) { return duals.dual.sum(); });
  check("matmul on duals", [](Duals& duals) {
    return duals.dual.view({2, 2}).matmul(duals.factor.view({2, 2}));
  });
  check("narrow on a dual", [](Duals& duals) { return duals.dual.narrow(0, 1, 2); });
  check("view on a dual", [](Duals& duals) { return duals.dual.view({2, 2}); });
  check("detach on a dual", [](Duals& duals) { return duals.dual.detach(); });
  check_on_duals("unbind on a dual", [](Duals& duals) {
    const std::vector<Tensor> parts = duals.dual.unbind();
    duals.made.insert(duals.made.end(), parts.begin(), parts.end());
  });
}

TEST_CASE("an in-place operator on a dual happens whole or not at all",
          "[allocations][forward_mode]") {
  const auto see = [](Duals& duals) { duals.made.push_back(duals.dual.narrow(0, 1, 2)); };
  check_on_duals("mul_ on a dual", [](Duals& duals) { duals.dual.mul_(duals.factor); });
  check_on_duals(
      "mul_ on a dual with a view", [](Duals& duals) { duals.dual.mul_(duals.factor); }, see);
  check_on_duals(
      "mul_ on a view of a dual",
      [](Duals& duals) { duals.made[0].mul_(duals.factor.narrow(0, 0, 2)); }, see);
  check_on_duals("exp_ on a dual", [](Duals& duals) { duals.dual.exp_(); });
  check_on_duals(
      "exp_ on a dual with a view", [](Duals& duals) { duals.dual.exp_(); }, see);
  check_on_duals(
      "zero_ on a dual with a view", [](Duals& duals) { duals.dual.zero_(); }, see);
  check_on_duals("add_ of a dual to a tensor", [](Duals& duals) { duals.plain.add_(duals.dual); });
  check_on_duals(
      "copy_ into a view of a dual",
      [](Duals& duals) { duals.made[0].copy_(duals.factor.narrow(0, 0, 2)); }, see);
  check_on_duals("unsqueeze_ on a dual", [](Duals& duals) { duals.dual.unsqueeze_(0); });
  check_on_duals(
      "detach_ on a dual", [](Duals& duals) { duals.made[0].detach_(); },
      [](Duals& duals) { duals.made.push_back(duals.dual * 1); });
  const auto deep = [](const Tensor& x) {
    return x.view({1, 2, 1, 2, 1, 1}).expand({2, 2, 2, 2, 2, 2}).transpose(1, 4);
  };
  check_on_duals(
      "mul_ on a dual of many dimensions with a view",
      [=](Duals& duals) { duals.made[0].mul_(deep(duals.factor)); },
      [=](Duals& duals) {
        duals.made.push_back(deep(duals.dual).clone());
        duals.made.push_back(duals.made[0].select(0, 1));
      });
  check_failing_allocations("mul_out on a dual", [] {
    auto duals = std::make_shared<Duals>(false);
    return Attempt{.call = [=] { mul_out(duals->plain, duals->dual, duals->factor); },
                   .results = [=] { return duals->results(); },
                   .reach = duals->reach()};
  });
}

/// 2 x in the place of x.
struct Doubled : autograd::Function<Doubled> {
  static Tensor forward(autograd::AutogradContext* context, Tensor x) {
    context->mark_dirty({x});
    return x.mul_(2);
  }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
  static Tensor jvp(autograd::AutogradContext*, std::vector<Tensor> tangents) {
    return tangents[0] * 2;
  }
};

TEST_CASE("a Function on a dual", "[allocations][forward_mode]") {
  check_on_duals("a Function on a dual", [](Duals& duals) {
    const Tensor cube = Cube::apply(duals.dual);
    duals.made.push_back(cube);
  });
  for (const bool recorded : {false, true}) {
    check_failing_allocations(recorded ? "mark_dirty on a dual, recorded" : "mark_dirty on a dual",
                              [&] {
                                auto duals = std::make_shared<Duals>(recorded);
                                return Attempt{.call = [=] { Doubled::apply(duals->dual); },
                                               .results = [=] { return duals->results(); },
                                               .reach = {duals->leaf, duals->direction},
                                               .modified = {duals->dual}};
                              });
  }
}

TEST_CASE("levels inside of levels", "[allocations][forward_mode]") {
  check_on_duals("a level inside", [](Duals& duals) {
    const DualLevel inner;
    const Tensor both = make_dual(duals.dual, duals.plain, inner);
    const Tensor by_both = unpack_dual(both * both, inner).tangent;
    duals.made.push_back(by_both);
  });
  check_failing_allocations("mul_ on a dual of two levels", [] {
    struct Two {
      DualLevel outer, inner;
      Tensor x = make_dual(tensor({1.0, 2.0}), tensor({3.0, 4.0}), outer);
      Tensor dual = make_dual(x * 2, x * 3, inner);
      Tensor view = dual.narrow(0, 0, 1);
    };
    auto two = std::make_shared<Two>();
    return Attempt{.call = [=] { two->dual.mul_(two->dual); },
                   .results =
                       [=] {
                         return std::vector{two->x, two->dual, two->view};
                       },
                   .reach = {two->x, two->dual, two->view}};
  });
}

TEST_CASE("derivatives of functions, all or nothing", "[allocations][forward_mode]") {
  const auto check = [](const std::string& name, const auto& function) {
    check_failing_allocations(name, [&] {
      const Tensor x = tensor({1.0, 2.0}).set_requires_grad(true);
      auto result = std::make_shared<Tensor>();
      return Attempt{.call = [=] { *result = function(x); },
                     .results =
                         [=] {
                           result->sum().backward();
                           return std::vector{*result, x};
                         },
                     .reach = {x},
                     .leaves = {x},
                     .sampled = true};
    });
  };
  const auto cubes = [](const Tensor& at) { return at * at * at; };
  const auto sum = [](const Tensor& at) { return (at * at * at).sum(); };
  check("jvp", [=](const Tensor& x) { return autograd::jvp(cubes, x, tensor({1.0, 2.0})).second; });
  check("jacfwd", [=](const Tensor& x) { return autograd::jacfwd(cubes, x); });
  check("jacrev", [=](const Tensor& x) { return autograd::jacrev(cubes, x); });
  check("hessian", [=](const Tensor& x) { return autograd::hessian(sum, x); });
}

}  // namespace
}  // namespace tenon::test
