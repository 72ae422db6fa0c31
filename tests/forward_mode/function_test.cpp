#include "tenon/autograd/function.h"

#include <utility>

#include "tests/forward_mode/tangents.h"
#include "tests/support/cube.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::variable_list;

/// eˣ, which saves its result.
struct Exp : Function<Exp> {
  static Tensor forward(AutogradContext* ctx, const Tensor& x) {
    const Tensor y = x.exp();
    ctx->save_for_backward({y});
    return y;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    return {grads[0] * ctx->get_saved_variables()[0]};
  }
  static variable_list jvp(AutogradContext* ctx, variable_list tangents) {
    return {tangents[0] * ctx->get_saved_variables()[0]};
  }
};

/// Arguments of every kind: Σ parts · factor + bias, and where that is positive.
struct Weighted : Function<Weighted> {
  static inline std::vector<bool> defined;

  static variable_list forward(AutogradContext* ctx, TensorList parts,
                               const std::optional<Tensor>& bias, double factor,
                               const Tensor& index, bool materialize) {
    ctx->set_materialize_grads(materialize);
    ctx->saved_data["factor"] = factor;
    Tensor sum = bias ? *bias : zeros_like(Tensor(parts[0]));
    for (const Tensor part : parts) sum = sum + part * factor;
    const Tensor mask = sum > 0;
    ctx->mark_non_differentiable({mask});
    return {sum, mask, Tensor()};
  }
  static variable_list backward(AutogradContext*, variable_list) { return {}; }
  static variable_list jvp(AutogradContext* ctx, variable_list tangents) {
    defined.clear();
    for (const Tensor& tangent : tangents) defined.push_back(tangent.defined());
    const double factor = ctx->saved_data["factor"].to_double();
    Tensor sum = tangents[0] * factor;
    if (tangents[1].defined()) sum = sum + tangents[1] * factor;
    if (tangents[2].defined()) sum = sum + tangents[2];
    return {sum, Tensor(), Tensor()};
  }
};

/// Gives a tangent that it is given beside the call.
struct Returned : Function<Returned> {
  static inline Tensor next;
  static Tensor forward(AutogradContext*, const Tensor& x) { return x * 2; }
  static variable_list backward(AutogradContext*, variable_list grads) { return grads; }
  static Tensor jvp(AutogradContext*, variable_list) { return std::exchange(next, {}); }
};

TEST_CASE("a Function computes tangents by its jvp", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 10}));
  const Tensor y = Cube::apply(x);
  CHECK(values(y) == Values{1, 8});
  CHECK(values(tangent_of(y)) == Values{3, 120});
  CHECK_FALSE(y.requires_grad());
  CHECK(values(tangent_of(Exp::apply(x))) == Values{exp_of(1.0), 10 * exp_of(2.0)});
  CHECK(values(tangent_of(Cube::apply(x * 2).sum())) == Values{24 + 960});
  CHECK_FALSE(tangent_of(Cube::apply(x.detach())).defined());
  CHECK(values(autograd::jacfwd(&Cube::apply<Cube, const Tensor&>, vec({1, 2}))) ==
        Values{3, 0, 0, 12});
  const NoGradGuard guard;
  CHECK(values(tangent_of(Exp::apply(x))) == Values{exp_of(1.0), 10 * exp_of(2.0)});
}

TEST_CASE("jvp gets a tangent for each argument", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 10})), plain = vec({3, 4});
  const Tensor parts[] = {x, plain};
  const Tensor index = tensor({1, 0});
  const auto apply = [&](const std::optional<Tensor>& bias, bool materialize) {
    return Weighted::apply(TensorList(parts), bias, 2.0, index, materialize);
  };
  CHECK(values(tangent_of(apply(std::nullopt, true)[0])) == Values{2, 20});
  CHECK(Weighted::defined == std::vector<bool>{true, true, false, false, false, false});
  CHECK(values(tangent_of(apply(plain, true)[0])) == Values{2, 20});
  CHECK(Weighted::defined == std::vector<bool>{true, true, true, false, false, false});
  CHECK(values(tangent_of(apply(x, false)[0])) == Values{3, 30});
  CHECK(Weighted::defined == std::vector<bool>{true, false, true, false, false, false});
  CHECK_FALSE(tangent_of(apply(x, false)[1]).defined());
}

TEST_CASE("a Function's tangents have gradients, and its gradients tangents", "[forward_mode]") {
  const Tensor x = leaf({2, 3});
  const DualLevel level;
  const Tensor dual = make_dual(x, vec({1, 10}));
  const auto is_differentiated = [&](const Tensor& y, const Values& gradient,
                                     const Values& second) {
    CHECK(values(autograd::grad({tangent_of(y).sum()}, {x}, {}, true)[0]) == second);
    const Tensor found = autograd::grad({y.sum()}, {x})[0];
    CHECK(values(found) == gradient);
    CHECK(values(tangent_of(found)) == second);
  };
  is_differentiated(Cube::apply(dual), {12, 27}, {12, 180});
  const Values exp{exp_of(2.0), exp_of(3.0)};
  is_differentiated(Exp::apply(dual), exp, {exp[0], 10 * exp[1]});
  const NoGradGuard guard;
  CHECK_FALSE(tangent_of(Cube::apply(dual)).requires_grad());
}

TEST_CASE("a Function keeps levels apart", "[forward_mode]") {
  const DualLevel outer;
  const Tensor x = make_dual(vec({3}), vec({1}));
  const DualLevel inner;
  const Tensor both = make_dual(x, vec({2}), inner);
  SECTION("of one argument") {
    const auto [cube, tangent] = unpack_dual(Cube::apply(both), inner);
    CHECK(values(tangent) == Values{54});
    CHECK(values(tangent_of(tangent, outer)) == Values{36});
    CHECK(values(tangent_of(cube, outer)) == Values{27});
    CHECK_FALSE(tangent_of(tangent, inner).defined());
  }
  SECTION("with a saved result") {
    const auto [exp, tangent] = unpack_dual(Exp::apply(both), inner);
    const double e = exp_of(3.0);
    CHECK(values(tangent) == Values{2 * e});
    CHECK(values(tangent_of(tangent, outer)) == Values{2 * e});
    CHECK(values(tangent_of(exp, outer)) == Values{e});
  }
  SECTION("of two arguments") {
    const Tensor y = make_dual(vec({5}), vec({1}), inner);
    const Tensor parts[] = {x, y};
    const Tensor sum =
        Weighted::apply(TensorList(parts), std::optional<Tensor>(), 2.0, tensor({0}), true)[0];
    CHECK(values(tangent_of(sum, outer)) == Values{2});
    CHECK(values(tangent_of(sum, inner)) == Values{2});
    CHECK_FALSE(tangent_of(tangent_of(sum, inner), outer).defined());
  }
  SECTION("when a tangent that jvp returns has others") {
    const Tensor y = make_dual(vec({4}), vec({1}), inner);
    Returned::next = both * 1;
    const Tensor tangent = tangent_of(Returned::apply(y), inner);
    CHECK(values(tangent) == Values{3});
    CHECK_FALSE(tangent_of(tangent, inner).defined());
    CHECK(values(tangent_of(tangent, outer)) == Values{1});
  }
}

TEST_CASE("a tangent that jvp returns is copied where others have it", "[forward_mode]") {
  struct Same : Function<Same> {
    static Tensor forward(AutogradContext*, const Tensor& x) { return x.clone(); }
    static variable_list backward(AutogradContext*, variable_list grads) { return grads; }
    static variable_list jvp(AutogradContext*, variable_list tangents) { return tangents; }
  };
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 10}));
  Tensor y = Same::apply(x);
  const Tensor view = y.narrow(0, 0, 1);  // so that its tangent is written where it lies
  y.mul_(2);
  CHECK(values(tangent_of(y)) == Values{2, 20});
  CHECK(values(tangent_of(x)) == Values{1, 10});
}

}  // namespace
}  // namespace tenon::test
