#include <functional>
#include <stdexcept>

#include "tenon/api/constants.h"
#include "tenon/autograd/function.h"
#include "tests/forward_mode/tangents.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::variable_list;

/// What a Given is to do, as each test says.
using Forward = std::function<variable_list(AutogradContext*, const variable_list&)>;
using Jvp = std::function<variable_list(variable_list)>;

struct Given : Function<Given> {
  static variable_list forward(AutogradContext* ctx, TensorList x, const Forward& function,
                               const Jvp& jvp) {
    jvp_ = jvp;
    return function(ctx, variable_list(x.begin(), x.end()));
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    grads.resize(4);
    return grads;
  }
  static variable_list jvp(AutogradContext*, variable_list tangents) {
    tangents.resize(tangents.size() - 2);
    return jvp_(std::move(tangents));
  }

 private:
  static inline Jvp jvp_;
};

variable_list apply(const variable_list& x, const Forward& forward, const Jvp& jvp) {
  const TensorVector list(x.begin(), x.end());
  return Given::apply(TensorList(list), forward, jvp);
}
/// For a function of one tensor.
Tensor apply(const Tensor& x, const std::function<Tensor(const Tensor&)>& forward,
             const std::function<Tensor(const Tensor&)>& jvp) {
  return apply(
      variable_list{x},
      [&](AutogradContext*, const variable_list& given) {
        return variable_list{forward(given[0])};
      },
      [&](const variable_list& tangents) { return variable_list{jvp(tangents[0])}; })[0];
}

/// 2 x in the place of x.
struct Doubled : Function<Doubled> {
  static inline bool fails = false;

  static Tensor forward(AutogradContext* ctx, Tensor x, const Tensor& = {}) {
    ctx->mark_dirty({x});
    ctx->save_for_backward({x});
    return x.mul_(2);
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0] * 2, Tensor()};
  }
  static Tensor jvp(AutogradContext*, variable_list tangents) {
    if (fails) throw std::runtime_error("too late");
    return tangents[0] * 2;
  }
};

TEST_CASE("a Function that modifies an argument writes its tangent", "[forward_mode]") {
  const DualLevel level;
  SECTION("which views see") {
    Tensor x = make_dual(vec({1, 2, 3}), vec({1, 10, 100}));
    const Tensor view = x.narrow(0, 0, 1);
    CHECK(Doubled::apply(x).is_same(x));
    CHECK(values(tangent_of(x)) == Values{2, 20, 200});
    CHECK(values(tangent_of(view)) == Values{2});
    Doubled::apply(x.narrow(0, 1, 1));
    CHECK(values(x) == Values{2, 8, 6});
    CHECK(values(tangent_of(x)) == Values{2, 40, 200});
  }
  SECTION("which has history") {
    const Tensor w = leaf({1, 2});
    Tensor x = make_dual(w * w, w * 5);
    Doubled::apply(x);
    CHECK(values(autograd::grad({tangent_of(x).sum()}, {w}, {}, true)[0]) == Values{10, 10});
    CHECK(values(autograd::grad({x.sum()}, {w})[0]) == Values{4, 8});
  }
  SECTION("at each level") {
    const DualLevel inner;
    Tensor x = make_dual(make_dual(vec({3}), vec({1}), level), vec({7}), inner);
    Doubled::apply(x);
    CHECK(values(tangent_of(x, level)) == Values{2});
    CHECK(values(tangent_of(x, inner)) == Values{14});
  }
  SECTION("which jvp itself may modify") {
    Tensor x = make_dual(vec({1, 2}), vec({1, 10}));
    const Tensor view = x.narrow(0, 0, 1);
    const auto forward = [](AutogradContext* ctx, variable_list given) {
      ctx->mark_dirty({given[0]});
      given[0].mul_(3);
      return variable_list{given[0], given[0].narrow(0, 1, 1)};
    };
    const auto results = apply({x}, forward, [](variable_list given) {
      given[0].mul_(3);
      return variable_list{given[0], given[0].narrow(0, 1, 1)};
    });
    CHECK(values(tangent_of(view)) == Values{3});
    CHECK(values(tangent_of(results[1])) == Values{30});
  }
  SECTION("which is zeros where jvp gives none") {
    Tensor x = make_dual(vec({1, 2}), vec({1, 10}));
    const auto forward = [](AutogradContext* ctx, variable_list given) {
      ctx->mark_dirty({given[0]});
      given[0].fill_(3);
      ctx->mark_non_differentiable({given[0]});
      return variable_list{given[0]};
    };
    apply({x}, forward, [](const variable_list&) { return variable_list(1); });
    CHECK(values(tangent_of(x)) == Values{0, 0});
  }
}

TEST_CASE("a Function gives a tangent to an argument that had none", "[forward_mode]") {
  const DualLevel level;
  const Tensor dual = make_dual(vec({1, 2}), vec({1, 10}));
  const auto forward = [](AutogradContext* ctx, variable_list given) {
    ctx->mark_dirty({given[0]});
    given[0].copy_(given[1]);
    return variable_list{given[0]};
  };
  const auto jvp = [](variable_list tangents) { return variable_list{tangents[1]}; };
  Tensor x = vec({5, 6});
  apply({x, dual}, forward, jvp);
  CHECK(values(tangent_of(x)) == Values{1, 10});
  x.zero_();
  CHECK(values(tangent_of(dual)) == Values{1, 10});

  Tensor y = vec({5, 6});
  const Tensor view = y.narrow(0, 0, 1);
  CHECK_ERROR(apply({y, dual}, forward, jvp), AutogradError,
              "Given: a tensor of sizes [2] that is marked as dirty has no tangent and shares");
  CHECK(values(y) == Values{5, 6});
  CHECK(y._version() == 0);
}

TEST_CASE("a Function that fails loses the tangents of what it modified", "[forward_mode]") {
  const auto fail_on = [](const Tensor& x) {
    Doubled::fails = true;
    CHECK_THROWS_AS(Doubled::apply(x), std::runtime_error);
    Doubled::fails = false;
  };
  const DualLevel level;
  const DualLevel inner;
  Tensor x = make_dual(make_dual(vec({1, 2}), vec({1, 10}), level), vec({3, 4}), inner);
  const Tensor view = x.view({2, 1});
  fail_on(x);
  CHECK(values(tangent_of(x, level).isnan().to(kFloat64)) == Values{1, 1});
  CHECK(values(tangent_of(view, inner).isnan().to(kFloat64)) == Values{1, 1});
  const Tensor again =
      make_dual(unpack_dual(unpack_dual(x, inner).primal, level).primal, vec({1, 1}), level);
  CHECK(values(tangent_of(again * 2, level)) == Values{2, 2});

  const Tensor w = leaf({1, 2});
  Tensor y = make_dual(w * 1, vec({1, 1}));
  fail_on(y);
  CHECK_ERROR(y.sum().backward(), AutogradError, "Doubled: a gradient reaches a tensor");

  Tensor z = make_dual(vec({1, 2}), w * 5);
  const Tensor tangent = tangent_of(z.narrow(0, 0, 1));
  fail_on(z);
  for (const Tensor& each : {tangent_of(z), tangent}) {
    CHECK_ERROR(each.sum().backward(), AutogradError, "Doubled: a gradient reaches a tensor");
  }
}

TEST_CASE("tangents of views that a Function gives are views of tangents", "[forward_mode]") {
  const DualLevel level;
  const auto same = [](const Tensor& x) { return x; };
  const auto first = [](const Tensor& x) { return x.narrow(0, 0, 1); };
  const auto twice = [](const Tensor& x) { return x * 2; };
  const auto none = [](const Tensor&) { return Tensor(); };
  for (const bool requires_grad : {false, true}) {
    const Tensor x = make_dual(requires_grad ? leaf({1, 2}) : vec({1, 2}), vec({1, 10}));
    const Tensor y = apply(x, same, same), z = apply(x, first, first);
    CHECK_FALSE(y.is_same(x));
    CHECK(values(tangent_of(y)) == Values{1, 10});
    CHECK(values(tangent_of(z)) == Values{1});
    CHECK(tangent_of(y).is_alias_of(tangent_of(x)));
    CHECK(tangent_of(z).is_alias_of(tangent_of(x)));
    const std::string shares = "Given: result 0 of sizes [2] shares its elements with an argument";
    CHECK_ERROR(apply(x, same, twice), AutogradError, shares + ", and its tangent");
    CHECK_ERROR(apply(x, same, none), AutogradError, shares + ", and its tangent");
    CHECK(values(tangent_of(x)) == Values{1, 10});
  }
  const Tensor x = make_dual(vec({1, 2}), vec({1, 10})), plain = vec({3, 4});
  const auto both = [](AutogradContext*, const variable_list& given) {
    return variable_list{given[0] * given[1], given[1].view({2, 1})};
  };
  const auto results = apply({x, plain}, both, [&](variable_list tangents) {
    return variable_list{tangents[0] * plain, tangents[1].view({2, 1})};
  });
  CHECK(values(tangent_of(results[0])) == Values{3, 40});
  CHECK_FALSE(tangent_of(results[1]).defined());
  CHECK_ERROR(apply({x, plain}, both,
                    [&](variable_list tangents) {
                      return variable_list{tangents[0], tangents[0].view({2, 1})};
                    }),
              AutogradError, "with an argument that has no tangent, and jvp gives it one");
}

TEST_CASE("what is not differentiable in a Function has no tangent", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 10}));
  const auto forward = [](AutogradContext* ctx, const variable_list& given) {
    ctx->mark_non_differentiable({given[0]});
    return variable_list{given[0], given[0] > 1};
  };
  const auto results = apply({x}, forward, [](const variable_list&) { return variable_list(2); });
  CHECK_FALSE(tangent_of(results[0]).defined());
  CHECK(values(tangent_of(x)) == Values{1, 10});
  CHECK_ERROR(apply({x}, forward,
                    [](variable_list t) {
                      return variable_list{t[0], Tensor()};
                    }),
              AutogradError, "result 0 is defined, expected an undefined one");
  CHECK_ERROR(apply({x}, forward,
                    [](variable_list t) {
                      return variable_list{Tensor(), t[0]};
                    }),
              AutogradError, "result 1 is defined, expected an undefined one");
}

TEST_CASE("a tangent of a Function that does not fit is refused", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 10}));
  const auto given = [&](const variable_list& tangents) {
    const auto forward = [](AutogradContext*, const variable_list& given) {
      return variable_list{given[0] * 2};
    };
    apply({x}, forward, [&](const variable_list&) { return tangents; });
  };
  CHECK_ERROR(given({}), AutogradError, "Given: expected 1 tangents from jvp");
  CHECK_ERROR(given({x, x}), AutogradError, "one for each result of forward, got 2");
  CHECK_ERROR(
      given({vec({1})}), ShapeError,
      "Given: the tangent from jvp of result 0 has sizes [1], expected those of the result");
  CHECK_ERROR(given({ones({2}, DType::kFloat32)}), TypeError, "has the dtype float32");
  CHECK_ERROR(given({empty({2}, TensorOptions(DType::kFloat64).device(kMeta))}), DeviceError,
              "is on meta");
  const auto inference = [] {
    const InferenceMode guard;
    return vec({1, 2});
  };
  CHECK_ERROR(given({inference()}), InferenceModeError, "of sizes [2] is an inference tensor");
  const auto shared = [](AutogradContext*, const variable_list& given) {
    const Tensor result = given[0] * 2;
    return variable_list{result, result.narrow(0, 0, 1)};
  };
  const auto jvp = [](variable_list t) { return variable_list{t[0] * 2, t[0].narrow(0, 0, 1)}; };
  CHECK_ERROR(apply({x}, shared, jvp), AutogradError, "results 0 and 1 share elements");
  const auto modifies = [](variable_list t) { return variable_list{t[0].mul_(2)}; };
  const auto twice = [](AutogradContext*, const variable_list& given) {
    return variable_list{given[0] * 2};
  };
  CHECK_ERROR(apply({x}, twice, modifies), AutogradError,
              "Given: jvp modifies the tangent of argument 0 in place");
}

TEST_CASE("a Function loses no tangent silently", "[forward_mode]") {
  struct OfVector : Function<OfVector> {
    static Tensor forward(AutogradContext*, const variable_list& x) { return x[0] * 2; }
    static variable_list backward(AutogradContext*, variable_list grads) { return grads; }
  };
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 10}));
  CHECK_ERROR(OfVector::apply(variable_list{x}), AutogradError, "is a vector");
  const auto twice = [](const Tensor& at) { return at * 2; };
  CHECK_ERROR(apply(x, twice, [&](const Tensor& t) { return autograd::jvp(twice, x, t).second; }),
              AutogradError, "DualLevel: the thread computes tangents of a level outside");
  CHECK_ERROR(apply(
                  x, [&](const Tensor& at) { return autograd::jacfwd(twice, at); }, twice),
              AutogradError, "DualLevel: the thread computes tangents of a level outside");
  const InferenceMode guard;
  CHECK_ERROR(apply(x, twice, twice), InferenceModeError, "Given: an argument has a tangent");
}

}  // namespace
}  // namespace tenon::test
