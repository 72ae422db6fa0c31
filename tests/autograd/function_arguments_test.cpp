#include <thread>

#include "tenon/autograd/function.h"
#include "tenon/autograd/gradcheck.h"
#include "tenon/generated/ops/split.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::Variable;
using autograd::variable_list;

struct AddBias : Function<AddBias> {
  static Variable forward(AutogradContext* ctx, Variable x, std::optional<Tensor> bias,
                          Variable scale) {
    ctx->saved_data["has_bias"] = bias.has_value();
    ctx->save_for_backward({x, scale});
    return bias ? x * scale + *bias : x * scale;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const variable_list saved = ctx->get_saved_variables();
    const bool has_bias = ctx->saved_data["has_bias"].toBool();
    // An absent tensor is not counted.
    CHECK(ctx->needs_input_grad(0));
    CHECK(ctx->needs_input_grad(has_bias ? 2 : 1));
    return {grads[0] * saved[1], has_bias ? grads[0] : Tensor(), grads[0] * saved[0]};
  }
};

TEST_CASE("a custom Function takes optional tensors", "[function]") {
  const Tensor x = leaf({1, 2});
  const Tensor scale = leaf({3, 4});
  SECTION("given") {
    const Tensor bias = leaf({5, 6});
    const auto add = [](const TensorVector& in) {
      return TensorVector{AddBias::apply(Tensor(in[0]), std::optional<Tensor>(in[1]), in[2])};
    };
    CHECK(autograd::gradcheck(add, {x, bias, scale}));
    CHECK(autograd::gradgradcheck(add, {x, bias, scale}));
  }
  SECTION("absent") {
    const auto add = [](const TensorVector& in) {
      return TensorVector{AddBias::apply(Tensor(in[0]), std::optional<Tensor>(), Tensor(in[1]))};
    };
    CHECK(autograd::gradcheck(add, {x, scale}));
    CHECK(autograd::gradgradcheck(add, {x, scale}));
  }
}

struct WeightedSum : Function<WeightedSum> {
  static Tensor forward(AutogradContext* ctx, TensorList tensors, double weight) {
    ctx->saved_data["weight"] = weight;
    ctx->saved_data["count"] = tensors.size();
    Tensor sum = tensors[0];
    for (size_t i = 1; i < tensors.size(); ++i) sum = sum + tensors[i];
    return sum * weight;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const auto count = static_cast<size_t>(ctx->saved_data["count"].toInt());
    const Tensor grad = grads[0] * ctx->saved_data["weight"].toDouble();
    variable_list results(count, grad);
    results.emplace_back();
    return results;
  }
};

TEST_CASE("a custom Function differentiates the tensors of a TensorList", "[function]") {
  const variable_list tensors = {leaf({1, 2}), vec({3, 4}), leaf({5, 6})};
  const Tensor sum = WeightedSum::apply(TensorList(tensors), 2.0);
  CHECK(values(sum) == Values{18, 24});
  sum.sum().backward();
  CHECK(values(tensors[0].grad()) == Values{2, 2});
  CHECK_FALSE(tensors[1].grad().defined());
  CHECK(values(tensors[2].grad()) == Values{2, 2});
}

struct First : Function<First> {
  static Tensor forward(AutogradContext*, Tensor x, std::vector<Tensor> constants) {
    return x * constants[0];
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0] * 10, Tensor()};
  }
};

TEST_CASE("a custom Function passes a vector of tensors on as it is", "[function]") {
  const Tensor x = leaf({1});
  First::apply(x, variable_list{vec({10})}).backward();
  CHECK(values(x.grad()) == Values{10});
  CHECK_ERROR(First::apply(x, variable_list{leaf({10})}), AutogradError,
              "First: argument 1 is a vector, whose tensors are not differentiated");
  const NoGradGuard no_grad;
  CHECK(values(First::apply(x, variable_list{leaf({10})})) == Values{10});
}

struct Exponential : Function<Exponential> {
  static variable_list forward(AutogradContext* ctx, Tensor x, Tensor y) {
    const Tensor e = x.exp();
    const Tensor product = e * y;
    ctx->save_for_backward({e, y, product});
    return {e, product};
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const variable_list saved = ctx->get_saved_variables();
    return {grads[0] * saved[0] + grads[1] * saved[2], grads[1] * saved[0]};
  }
};

TEST_CASE("a custom Function saves its own results for two derivatives", "[function]") {
  const Tensor x = leaf({0.5, -1});
  const Tensor y = leaf({2, 3});
  const auto apply = [](const TensorVector& in) {
    const variable_list out = Exponential::apply(Tensor(in[0]), Tensor(in[1]));
    return TensorVector(out.begin(), out.end());
  };
  CHECK(autograd::gradcheck(apply, {x, y}));
  CHECK(autograd::gradgradcheck(apply, {x, y}));
  SECTION("and notices when they are modified") {
    variable_list out = Exponential::apply(x, y);
    no_grad([&] { out[0].mul_(2); });
    CHECK_ERROR(out[1].sum().backward(), VersionError, "Exponential");
  }
  SECTION("which is no cycle: the graph goes with its last result") {
    const Tensor watched = y * 1;
    const uint32_t uses = watched.use_count();
    {
      const variable_list out = Exponential::apply(x, watched);
      CHECK(watched.use_count() > uses);
    }
    CHECK(watched.use_count() == uses);
  }
}

/// Scales, and saves views alone of what it returns.
struct Scaled : Function<Scaled> {
  static Tensor forward(AutogradContext* ctx, Tensor factor, Tensor x, bool in_place) {
    if (in_place) ctx->mark_dirty({x});
    const Tensor old = x.clone();
    const Tensor result = in_place ? x.mul_(factor) : x * factor;
    const TensorVector parts = ops::split(result, 1);
    ctx->save_for_backward({old, factor, Tensor(parts[0]), result.view({1, -1})});
    return result;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const variable_list saved = ctx->get_saved_variables();
    CHECK(values(saved[2]) == Values{values(saved[3])[0]});
    return {grads[0] * saved[0], grads[0] * saved[1], Tensor()};
  }
};

TEST_CASE("a custom Function may save views of what it returns", "[function]") {
  const bool in_place = GENERATE(false, true);
  const Tensor factor = leaf({3, 4});
  const Tensor x = leaf({1, 2});
  const uint32_t uses = factor.use_count();
  {
    const Tensor input = x * 1;
    const Tensor result = Scaled::apply(factor, input, in_place);
    autograd::backward(result.sum(), {}, /*retain_graph=*/true);
    CHECK(values(factor.grad()) == Values{1, 2});
    CHECK(values(x.grad()) == Values{3, 4});
    no_grad([&] { result.add_(1); });
    CHECK_ERROR(result.sum().backward(), VersionError, "Scaled");
  }
  // The graph goes with its last result.
  CHECK(factor.use_count() == uses);
}

struct Halves : Function<Halves> {
  static variable_list forward(AutogradContext*, Tensor x) {
    return {x.narrow(0, 0, 1), x.narrow(0, 1, 1)};
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {at_ends(grads[0], grads[1])};
  }
  static Tensor at_ends(const Tensor& a, const Tensor& b) { return cat({a, b}); }
};

TEST_CASE("several views that a custom Function returns are marked as such", "[function]") {
  const Tensor x = leaf({1, 2});
  const Tensor base = x * 1;
  variable_list parts = Halves::apply(base);
  for (const Tensor& part : parts) {
    REQUIRE(part.is_view());
    CHECK(part._base().is_same(base));
    CHECK(view_meta(part)->creation_meta == CreationMeta::MultiOutputNode);
  }
  CHECK_ERROR(parts[0].mul_(2), AutogradError, "one of several views");
  (parts[0] * 3 + parts[1] * 4).sum().backward();
  CHECK(values(x.grad()) == Values{3, 4});
}

struct SwapInPlace : Function<SwapInPlace> {
  static variable_list forward(AutogradContext* ctx, Tensor a, Tensor b) {
    ctx->mark_dirty({a, b});
    const Tensor old = a.clone();
    a.copy_(b);
    b.copy_(old);
    return {a, b};
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[1], grads[0]};
  }
};

TEST_CASE("a custom Function may modify several arguments", "[function]") {
  const Tensor x = leaf({1});
  const Tensor y = leaf({2});
  Tensor a = x * 1;
  Tensor b = y * 1;
  SwapInPlace::apply(a, b);
  CHECK(values(a) == Values{2});
  (a * 5 + b * 7).sum().backward();
  CHECK(values(x.grad()) == Values{7});
  CHECK(values(y.grad()) == Values{5});
  SECTION("and no argument changes its history when one of them may not be modified") {
    Tensor c = y * 1;
    const auto history = c.grad_fn();
    CHECK_ERROR(SwapInPlace::apply(c, x), AutogradError, "a leaf");
    CHECK(c.grad_fn() == history);
  }
}

struct Counting : Function<Counting> {
  static Tensor forward(AutogradContext* ctx, Tensor x) {
    ctx->saved_data["calls"] = 0;
    return x * 1;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const int64_t calls = ctx->saved_data["calls"].toInt();
    std::this_thread::yield();
    ctx->saved_data["calls"] = calls + 1;
    return {grads[0] * static_cast<double>(calls + 1)};
  }
};

TEST_CASE("backward of a custom Function runs in one thread at a time", "[function]") {
  const Tensor x = leaf({1});
  const Tensor y = Counting::apply(x);
  const auto run = [&] {
    for (int i = 0; i < 200; ++i) autograd::grad(y, x, {}, /*retain_graph=*/true);
  };
  std::thread other(run);
  run();
  other.join();
  CHECK(values(autograd::grad(y, x, {}, true)[0]) == Values{401});
}

}  // namespace
}  // namespace tenon::test
