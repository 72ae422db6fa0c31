#include <atomic>
#include <thread>

#include "tenon/api/tensor_creation.h"
#include "tenon/api/tracing.h"
#include "tenon/autograd/function.h"
#include "tests/forward_mode/tangents.h"

namespace tenon::test {
namespace {

TEST_CASE("results of duals have tangents", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2, 3}), vec({1, 0, 2}));
  CHECK(values(tangent_of(x * x)) == Values{2, 0, 12});
  CHECK(values(tangent_of(x * vec({4, 5, 6}))) == Values{4, 0, 12});
  CHECK(values(tangent_of(x.sum())) == Values{3});
  CHECK(values(tangent_of((x * x).sum().unsqueeze(0).expand({2}))) == Values{14, 14});
  CHECK_FALSE((x * x).requires_grad());
  CHECK(values((x * x).detach()) == Values{1, 4, 9});
}

TEST_CASE("what does not depend on a dual has no tangent", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 1}));
  CHECK_FALSE(tangent_of(vec({1}) * 2).defined());
  CHECK_FALSE(tangent_of(x.detach()).defined());
  CHECK_FALSE(tangent_of(x > 1).defined());
  CHECK(values(tangent_of(zeros_like(x) + x)) == Values{1, 1});
  CHECK_FALSE(tangent_of(unpack_dual(x * 2).primal).defined());
}

TEST_CASE("a level that is left takes its tangents along", "[forward_mode]") {
  Tensor x, y;
  {
    const DualLevel level;
    x = make_dual(vec({1, 2}), vec({1, 1}));
    y = x * 2;
  }
  CHECK(values(y + x) == Values{3, 6});
  const DualLevel level;
  CHECK_FALSE(tangent_of(x).defined());
  CHECK_FALSE(tangent_of(x * y).defined());
  const Tensor again = make_dual(x, vec({3, 4}));
  CHECK(values(tangent_of(again * y)) == Values{6, 16});
}

TEST_CASE("a tensor that outlives many levels keeps nothing of them", "[forward_mode]") {
  Tensor average = vec({0, 0});
  for (int i = 0; i < 5; ++i) {
    const DualLevel level;
    average.mul_(0.5).add_(make_dual(vec({1, 2}), vec({1, 1})));
    CHECK(values(tangent_of(average)) == Values{1, 1});
    CHECK(tangents_of(average)->size() == 1);
  }
  CHECK_FALSE(any_level_lasts());
  const InferenceMode guard;
  CHECK_ERROR(DualLevel(), InferenceModeError, "DualLevel");
  CHECK_FALSE(any_level_lasts());
}

TEST_CASE("levels never mix their tangents", "[forward_mode]") {
  const DualLevel outer;
  const Tensor x = make_dual(vec({3}), vec({1}));
  {
    const DualLevel inner;
    // d/dy (x y) = x, and d/dx of that = 1
    const Tensor y = make_dual(vec({5}), vec({1}), inner);
    const auto [product, by_y] = unpack_dual(x * y, inner);
    CHECK(values(by_y) == Values{3});
    CHECK(values(unpack_dual(by_y, outer).tangent) == Values{1});
    CHECK(values(unpack_dual(product, outer).tangent) == Values{5});
    CHECK_FALSE(unpack_dual(product, inner).tangent.defined());
    CHECK_FALSE(unpack_dual(x, inner).tangent.defined());

    const Tensor both = make_dual(x, vec({2}), inner);
    const auto [cube, inner_tangent] = unpack_dual(both * both * both, inner);
    CHECK(values(inner_tangent) == Values{54});
    CHECK(values(unpack_dual(inner_tangent, outer).tangent) == Values{36});
    CHECK(values(unpack_dual(cube, outer).tangent) == Values{27});
  }
  CHECK(values(tangent_of(x * 2)) == Values{2});
}

TEST_CASE("tangents of views are views of tangents", "[forward_mode]") {
  const DualLevel level;
  const Tensor given = vec({1, 1, 1, 1});
  Tensor x = make_dual(vec({1, 2, 3, 4}), given);
  Tensor first = x.narrow(0, 0, 2);
  first.mul_(10);
  CHECK(values(tangent_of(x)) == Values{10, 10, 1, 1});
  x.view({2, 2}).select(1, 1).zero_();
  CHECK(values(tangent_of(x)) == Values{10, 0, 1, 0});
  CHECK(values(tangent_of(first)) == Values{10, 0});
  CHECK(values(given) == Values{1, 1, 1, 1});
  x.view({2, 2}).t_();
  Tensor matrix = make_dual(ones({2, 2}, DType::kFloat64), x.detach().view({2, 2}));
  matrix.t_();
  CHECK(values(tangent_of(matrix)) == Values{10, 3, 0, 0});
}

TEST_CASE("operators in place write tangents", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 2}));
  SECTION("of what had one") {
    Tensor y = x * 1;
    y.mul_(y);
    CHECK(values(y.detach()) == Values{1, 4});
    CHECK(values(tangent_of(y)) == Values{2, 8});
    y.zero_();
    CHECK(values(tangent_of(y)) == Values{0, 0});
  }
  SECTION("of what had none") {
    Tensor y = vec({5, 6});
    y.add_(x);
    CHECK(values(tangent_of(y)) == Values{1, 2});
    Tensor out = vec({0, 0});
    mul_out(out, x, x);
    CHECK(values(tangent_of(out)) == Values{2, 8});
  }
  SECTION("but not where others would not get them") {
    Tensor y = vec({5, 6});
    const Tensor view = y.narrow(0, 0, 1);
    CHECK_ERROR(y.copy_(x), AutogradError, "shares its elements with other tensors");
    CHECK(values(y) == Values{5, 6});
    Tensor dual = make_dual(y, zeros_like(y));
    const Tensor seen = dual.narrow(0, 0, 1);
    dual.copy_(x);
    CHECK(values(tangent_of(seen)) == Values{1});
  }
  SECTION("that an error leaves alone") {
    Tensor y = x * 1;
    CHECK_ERROR(y.add_(vec({1, 2, 3})), ShapeError, "add_");
    CHECK(values(tangent_of(y)) == Values{1, 2});
    Tensor weight = leaf({3, 4});
    CHECK_ERROR(weight.mul_(x), AutogradError, "mul_");
    CHECK(values(weight) == Values{3, 4});
    CHECK_FALSE(tangent_of(weight).defined());
  }
}

TEST_CASE("forward and reverse mode go together", "[forward_mode]") {
  const Tensor x = leaf({2, 3});
  const DualLevel level;
  const Tensor dual = make_dual(x, vec({1, 10}));
  const Tensor y = (dual * dual * dual).sum();
  CHECK(values(tangent_of(y)) == Values{12 + 270});
  SECTION("gradients have tangents") {
    const Tensor gradient = autograd::grad({y}, {x})[0];
    CHECK(values(gradient.detach()) == Values{12, 27});
    CHECK(values(tangent_of(gradient)) == Values{12, 180});
  }
  SECTION("tangents have gradients") {
    CHECK(values(autograd::grad({tangent_of(y)}, {x})[0]) == Values{12, 180});
  }
  SECTION("where a node has saved its result") {
    const Tensor e = dual.exp();
    const Tensor gradient = autograd::grad({e.sum()}, {x})[0];
    CHECK(values(tangent_of(gradient)) == Values{exp_of(2.0), 10 * exp_of(3.0)});
  }
  SECTION("in the leaf, too") {
    y.backward();
    CHECK(values(x.grad().detach()) == Values{12, 27});
    CHECK(values(tangent_of(x.grad())) == Values{12, 180});
  }
}

TEST_CASE("random numbers are drawn once", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(ones({1000}, DType::kFloat64), ones({1000}, DType::kFloat64));
  const Tensor y = dropout(x, 0.5, true);
  CHECK(values(y.detach()) == values(tangent_of(y)));
  Tensor z = x * 1;
  dropout_(z, 0.5, true);
  CHECK(values(z.detach()) == values(tangent_of(z)));
}

TEST_CASE("levels belong to their threads, tangents to tensors", "[forward_mode][thread]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 1}));
  Tensor y;
  bool has_level = true;
  std::thread([&] {
    has_level = DualLevel::innermost() != nullptr;
    y = x * 3;
    const DualLevel other;
    for (int i = 0; i < 100; ++i) make_dual(vec({1}), vec({1})) * 2;
  }).join();
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int n = 0; n < 100; ++n) wrong += values(tangent_of(x * n, level)) != Values(2, n);
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK_FALSE(has_level);
  CHECK(values(tangent_of(y)) == Values{3, 3});
}

TEST_CASE("graphs compute tangents as the function does", "[forward_mode]") {
  const Graph graph = trace([](const Tensor& x) { return x * x; }, {vec({1, 2})});
  const CompiledGraph compiled = graph.compile();
  const DualLevel level;
  const Tensor x = make_dual(vec({3, 4}), vec({1, 2}));
  CHECK(values(tangent_of(graph.run({x})[0])) == Values{6, 16});
  CHECK(values(tangent_of(compiled.run({x})[0])) == Values{6, 16});
}

struct Twice : autograd::Function<Twice> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& x) { return x * 2; }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
};

TEST_CASE("no tangent is lost silently", "[forward_mode]") {
  const Tensor x = vec({1, 2}), v = vec({1, 1});
  const DualLevel level;
  const Tensor dual = make_dual(x, v);
  SECTION("in inference mode") {
    const InferenceMode guard;
    CHECK_ERROR(dual * 2, InferenceModeError, "mul");
    CHECK_ERROR(make_dual(x, v), InferenceModeError, "make_dual");
    CHECK_ERROR(DualLevel(), InferenceModeError, "DualLevel");
  }
  SECTION("in a Function") {
    CHECK_ERROR(Twice::apply(dual), NotImplementedError, "Twice");
  }
  SECTION("of an operator without second gradients") {
    const Tensor scores = make_dual(zeros({2, 1, 3}, DType::kFloat64).log_softmax(-1),
                                    ones({2, 1, 3}, DType::kFloat64));
    CHECK_THROWS_AS(ctc_loss(scores, tensor({1}), IntArrayRef{2}, IntArrayRef{1}),
                    NotImplementedError);
  }
  SECTION("without grad mode") {
    const NoGradGuard guard;
    CHECK(values(tangent_of(dual * 2)) == Values{2, 2});
    CHECK_FALSE(tangent_of(dual * leaf({1, 1})).requires_grad());
    CHECK_FALSE(tangent_of(make_dual(x, leaf({1, 1})) + 1).requires_grad());
  }
}

TEST_CASE("what does not fit is refused", "[forward_mode]") {
  const Tensor x = vec({1, 2});
  CHECK_ERROR(make_dual(x, x), AutogradError, "DualLevel");
  CHECK_ERROR(unpack_dual(x), AutogradError, "DualLevel");
  const DualLevel level;
  CHECK_ERROR(make_dual(x, vec({1})), ShapeError, "tangent has sizes [1]");
  CHECK_ERROR(make_dual(x, ones({2}, DType::kFloat32)), TypeError, "float32");
  CHECK_ERROR(make_dual(x, Tensor()), TypeError, "tangent is undefined");
  CHECK_ERROR(make_dual(Tensor(), x), TypeError, "primal is undefined");
  CHECK_ERROR(make_dual(ones({2}, DType::kInt64), ones({2}, DType::kInt64)), TypeError, "int64");
  CHECK_ERROR(make_dual(x, empty({2}, TensorOptions(DType::kFloat64).device(kMeta))), DeviceError,
              "meta");
  CHECK_ERROR(make_dual(make_dual(x, x), x), AutogradError, "at this level already");
  CHECK_ERROR(make_dual(x, make_dual(x, x)), AutogradError, "at this level itself");
  CHECK_ERROR(unpack_dual(Tensor()), TypeError, "undefined");
}

}  // namespace
}  // namespace tenon::test
