// What a backward computes when it looks for some gradients only.

#include "tenon/autograd/function.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::variable_list;

/// Tells which gradients its backward is asked for.
struct Asked : Function<Asked> {
  static Tensor forward(AutogradContext* ctx, const Tensor& a, const Tensor& b) {
    in_forward = {ctx->needs_input_grad(0), ctx->needs_input_grad(1)};
    return a + b;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    in_backward = {ctx->needs_input_grad(0), ctx->needs_input_grad(1)};
    CHECK_FALSE(ctx->needs_input_grad(2));
    return {grads[0], grads[0]};
  }
  static inline std::vector<bool> in_forward, in_backward;
};

using Flags = std::vector<bool>;

TEST_CASE("needs_input_grad says which gradients are asked for", "[needed]") {
  const Tensor x = leaf({1, 2});
  const Tensor w = leaf({3, 4});
  const Tensor a = x * 2;
  const Tensor y = Asked::apply(a, w).sum();
  CHECK(Asked::in_forward == Flags{true, true});

  SECTION("by backward") {
    y.backward();
    CHECK(Asked::in_backward == Flags{true, true});
  }
  SECTION("by backward with inputs") {
    y.backward({}, {}, false, {x});
    CHECK(Asked::in_backward == Flags{true, false});
    CHECK(values(x.grad()) == Values{2, 2});
  }
  SECTION("by grad, of a leaf behind it") {
    CHECK(values(autograd::grad(y, x)[0]) == Values{2, 2});
    CHECK(Asked::in_backward == Flags{true, false});
  }
  SECTION("by grad, of its argument") {
    CHECK(values(autograd::grad(y, a)[0]) == Values{1, 1});
    CHECK(Asked::in_backward == Flags{true, false});
  }
  SECTION("by grad, of the other leaf") {
    CHECK(values(autograd::grad(y, w)[0]) == Values{1, 1});
    CHECK(Asked::in_backward == Flags{false, true});
  }
  SECTION("under create_graph") {
    autograd::grad(y, w, {}, {}, /*create_graph=*/true);
    CHECK(Asked::in_backward == Flags{false, true});
  }
  SECTION("by a backward for all inside of one for some") {
    w.register_hook([&](const Tensor&) {
      const EnableGradGuard recording;
      Asked::apply(leaf({1}), leaf({1})).backward();
      CHECK(Asked::in_forward == Flags{true, true});
      CHECK(Asked::in_backward == Flags{true, true});
    });
    y.backward({}, {}, false, {w});
    CHECK(Asked::in_backward == Flags{true, true});
  }
  SECTION("by a backward for some inside of one for all") {
    Flags inside;
    const Tensor p = leaf({1}), q = leaf({2});
    const Tensor z = Asked::apply(p, q);
    y.register_hook([&](const Tensor&) {
      autograd::grad(z, q);
      inside = Asked::in_backward;
    });
    y.backward();
    CHECK(inside == Flags{false, true});
    CHECK(Asked::in_backward == Flags{true, true});
  }
  SECTION("where the argument does not require grad") {
    autograd::grad(Asked::apply(x, vec({1, 2})).sum(), x);
    CHECK(Asked::in_forward == Flags{true, false});
    CHECK(Asked::in_backward == Flags{true, false});
  }
}

/// Calls its first argument a result of its own.
struct AskedInplace : Function<AskedInplace> {
  static Tensor forward(AutogradContext* ctx, Tensor a, const Tensor& b) {
    ctx->mark_dirty({a});
    return a.add_(b);
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    Asked::in_backward = {ctx->needs_input_grad(0), ctx->needs_input_grad(1)};
    return {ctx->needs_input_grad(0) ? grads[0] : Tensor(),
            ctx->needs_input_grad(1) ? grads[0] : Tensor()};
  }
};

TEST_CASE("needs_input_grad knows the history of a view that is modified", "[needed]") {
  const Tensor x = leaf({1, 2});
  const Tensor w = leaf({3});
  const Tensor base = x * 2;
  AskedInplace::apply(base.narrow(0, 0, 1), w);
  const Tensor y = base.sum();
  CHECK(values(autograd::grad(y, x, {}, /*retain_graph=*/true)[0]) == Values{2, 2});
  CHECK(Asked::in_backward == Flags{true, false});
  CHECK(values(autograd::grad(y, w, {}, /*retain_graph=*/true)[0]) == Values{1});
  CHECK(Asked::in_backward == Flags{false, true});
  y.backward();
  CHECK(Asked::in_backward == Flags{true, true});
}

/// How often the kernels of `op` run in `function`.
template <class F>
int count_calls(std::string_view op, const F& function) {
  int calls = 0;
  const KernelRecorder recorder([&](const KernelRun& run) {
    calls += run.op.schema().name == op && run.key == DispatchKey::CPU;
  });
  function();
  return calls;
}

TEST_CASE("a backward for some gradients does not compute others", "[needed]") {
  const Tensor a = ones({2, 3}, requires_grad());
  const Tensor b = ones({3, 2}, requires_grad());
  const Tensor y = a.mm(b).sum();
  CHECK(count_calls("mm", [&] { autograd::grad(y, {a, b}, {}, true); }) == 2);
  CHECK(count_calls("mm", [&] { autograd::grad(y, {a}, {}, true); }) == 1);
  CHECK(count_calls("mm", [&] { autograd::grad(y, {b}, {}, true); }) == 1);
  CHECK(count_calls("mm", [&] { y.backward({}, true, false, {a}); }) == 1);
  CHECK(count_calls("mm", [&] { y.backward(); }) == 2);
}

TEST_CASE("a node that a program calls itself computes every gradient", "[needed]") {
  const Tensor a = leaf({1, 2}), b = leaf({3, 4}), x = leaf({1});
  const Tensor product = a * b;
  TensorVector results;
  const Tensor y = x * 2;
  y.register_hook([&](const Tensor&) { results = product.grad_fn()->apply({vec({1, 1})}); });
  autograd::grad(y, x);
  REQUIRE(results.size() == 2);
  CHECK(values(results[0]) == Values{3, 4});
  CHECK(values(results[1]) == Values{1, 2});
}

TEST_CASE("an empty list of inputs is not the same as none", "[needed]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = (x * x).sum();
  const std::string message =
      "backward: expected at least one input, got an empty list; leave inputs out to add to every "
      "leaf";

  SECTION("an empty list raises and nothing is added") {
    CHECK_ERROR(y.backward({}, {}, false, {}), ValueError, message);
    CHECK_ERROR(y.backward({}, {}, false, std::vector<Tensor>()), ValueError, message);
    CHECK_ERROR(y.backward({}, {}, false, TensorList()), ValueError, message);
    CHECK_ERROR(y.backward({}, {}, false, std::optional<TensorList>(TensorList())), ValueError,
                message);
    CHECK_ERROR(autograd::backward({y}, {}, {}, false, {}), ValueError, message);
    CHECK_ERROR(autograd::backward({y}, {}, {}, false, std::vector<TensorBase>()), ValueError,
                message);
    CHECK_FALSE(x.grad().defined());
  }
  SECTION("none means all leaves") {
    y.backward({}, true);
    y.backward({}, true, false, std::nullopt);
    y.backward({}, true, false, std::optional<TensorList>());
    autograd::backward({y}, {}, true);
    autograd::backward({y}, {}, true, false, std::nullopt);
    CHECK(values(x.grad()) == Values{10, 20});
  }
  SECTION("lists are given in any way") {
    const std::vector<Tensor> list = {x};
    y.backward({}, true, false, x);
    y.backward({}, true, false, {x});
    y.backward({}, true, false, {x, x});
    y.backward({}, true, false, list);
    y.backward({}, true, false, std::optional<TensorList>(list));
    autograd::backward({y}, {}, true, false, {x});
    autograd::backward({y}, {}, true, false, list);
    CHECK(values(x.grad()) == Values{14, 28});
  }
}

}  // namespace
}  // namespace tenon::test
