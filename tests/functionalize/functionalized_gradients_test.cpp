// Gradients, hooks and histories of functionalized programs, beside those of the same without the
// pass.

#include <catch2/catch.hpp>
#include <stdexcept>
#include <string>

#include "tests/functionalize/described.h"

namespace tenon::test {
namespace {

Tensor leaf(IntArrayRef sizes = {2, 3}) {
  return arange(6.).reshape(sizes).clone().requires_grad_(true);
}

/// What `body` sees; it is given a function that calls another, functionalized or not.
using Call = std::function<Tensors(const std::function<Tensors(Tensors&)>&, Tensors)>;
using Body = std::function<std::string(const Call&)>;

std::string seen(const Body& body, const FunctionalDepth* depth) {
  return body([depth](const std::function<Tensors(Tensors&)>& f, Tensors arguments) {
    return depth == nullptr ? f(arguments) : functionalize(f, *depth)(arguments);
  });
}

void compare(const Body& body) {
  for (const FunctionalDepth depth :
       {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
    CHECK(seen(body, &depth) == seen(body, nullptr));
  }
}

/// What it raises.
std::string error_of(const std::function<void()>& body) {
  try {
    body();
  } catch (const Error& error) {
    return error.what();
  }
  return "none";
}

TEST_CASE("results of a functionalized call have their history") {
  compare([](const Call& call) {
    const Tensor x = leaf(), w = leaf();
    const Tensors y = call(
        [&](Tensors& a) -> Tensors {
          const Tensor y = a[0] * w;
          y[0].mul_(a[0][1]);
          y.select(1, 2).fill_(4);
          return {y, y.t(), a[0] * a[0] * a[0]};
        },
        {x});
    const Tensor loss = (y[0] * y[0]).sum() + (y[1].exp() * 1e-3).sum() + (y[2] * x).sum();
    const Tensors first = autograd::grad({loss}, {x, w}, {}, true, true);
    const Tensors second =
        autograd::grad({first[0].sum() + (first[1] * first[1]).sum()}, {x, w}, {}, true);
    loss.backward();
    return described(with(with({x, w, y[0], y[1], y[2]}, first), second));
  });
}

TEST_CASE("backward in a functionalized call reaches the leaves") {
  compare([](const Call& call) {
    const Tensor x = leaf(), w = leaf(), product = x * w;
    (x * 2).sum().backward();
    const Tensor kept = x.grad();
    const Tensors y = call(
        [&](Tensors& a) -> Tensors {
          (a[0] * w + a[1]).exp().sum().backward();
          const Tensor seen = a[0].grad() * 1;
          a[0].grad().mul_(2);
          (a[0] * a[0] * w).sum().backward();
          {
            const NoGradGuard no_grad;
            a[0].sub_(a[0].grad() * 0.5);
          }
          a[0].mutable_grad().zero_();
          (a[0] * 3).sum().backward();
          return {seen, a[0].grad()};
        },
        {x, product});
    return described(with({x, w, product, kept}, y));
  });
}

TEST_CASE("the graph of an outer backward goes through functionalized calls") {
  compare([](const Call& call) {
    const Tensor x = leaf();
    const Tensor before = x * 2, base = x.sin();
    Tensors y = call(
        [](Tensors& a) -> Tensors {
          a[0].mul_(a[0].clone());
          a[1].add_(a[0][0]);
          return {a[1] * 2};
        },
        {before, base[1]});
    y = call([](Tensors& a) -> Tensors { return {a[0].unsqueeze_(0).sin_(), a[0]}; }, y);
    const std::string state = described({before, base, y[0], y[1]});
    (y[0].sum() + base.sum() + before.sum()).backward();
    return state + described({x});
  });
}

TEST_CASE("hooks see the gradients, in the call and after it") {
  compare([](const Call& call) {
    std::ostringstream text;
    const auto note = [&](const char* name) {
      return [&text, name](const Tensor& grad) {
        text << name << ' ' << from_functional(grad.sum()).item().toDouble() << '\n';
        return grad * 2;
      };
    };
    const Tensor x = leaf(), y = x * 3;
    x.register_hook(note("x"));
    y.register_hook(note("y"));
    const Tensors z = call(
        [&](Tensors& a) -> Tensors {
          a[0].register_hook(note("inner x"));
          const Tensor z = a[0] * a[1];
          z.register_hook(note("z"));
          z.retain_grad();
          a[1].retain_grad();
          (a[1] * z).sum().backward({}, true);
          return {z};
        },
        {x, y});
    text << described({x, y.grad(), z[0].grad()});
    (z[0] * z[0] + x * 2).sum().backward();
    return text.str() + described({x, y.grad(), z[0].grad()});
  });
}

TEST_CASE("errors of versions and leaves are those without the pass") {
  compare([](const Call& call) {
    const Tensor x = leaf(), y = x * 1, square = y.exp();
    std::string text =
        error_of([&] { call([](Tensors& a) -> Tensors { return {a[0].add_(1)}; }, {x}); });
    const Tensors saved = call(
        [](Tensors& a) -> Tensors {
          return {a[0] * a[0], a[1].mul_(2)};
        },
        {y, square});
    text += error_of([&] { saved[1].sum().backward(); });
    y.add_(1);
    text += error_of([&] { saved[0].sum().backward(); });
    text += error_of([&] {
      call(
          [](Tensors& a) -> Tensors {
            const Tensor z = a[0].exp();
            z.add_(1);
            z.sum().backward();
            return {};
          },
          {x});
    });
    return text + described({x, y, square});
  });
}

TEST_CASE("views of arguments and of captured bases have their history") {
  compare([](const Call& call) {
    const Tensor x = leaf(), base = x * 2, row = base[0];
    Tensor constant = zeros({2, 3});
    const Tensor part = constant[1];
    const Tensors y = call(
        [](Tensors& a) -> Tensors {
          a[0].mul_(a[0]);
          a[1].copy_(a[0]);
          return {a[0].slice(0, 1), a[1] + 1};
        },
        {row, part});
    const std::string state = described({base, row, constant, part, y[0], y[1]});
    ((base * base).sum() + constant.exp().sum() + y[0].sum() + y[1].sum()).backward();
    return state + described({x});
  });
}

struct Scaled : autograd::Function<Scaled> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& x) {
    context->save_for_backward({x});
    return x * x * 3;
  }
  static Tensors backward(autograd::AutogradContext* context, Tensors grads) {
    const Tensor x = context->get_saved_variables()[0];
    return {grads[0] * x * 6};
  }
};

TEST_CASE("a custom Function in a functionalized call") {
  compare([](const Call& call) {
    const Tensor x = leaf();
    const Tensors y = call(
        [](Tensors& a) -> Tensors {
          const Tensor z = Scaled::apply(a[0]);
          z.sum().backward({}, true);
          return {z};
        },
        {x});
    const std::string state = described({x, y[0]});
    y[0].sum().backward();
    return state + described({x});
  });
}

/// A node whose backward runs that of another, `depth` in all, the last of which calls `work`.
struct Nested : autograd::Function<Nested> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& x, int depth,
                        std::function<void()> work) {
    Nested::depth = depth;
    Nested::work = std::move(work);
    return x * 1;
  }
  static Tensors backward(autograd::AutogradContext*, Tensors grads) {
    if (--depth == 0) {
      work();
    } else {
      const EnableGradGuard recorded;
      Nested::apply(ones({1}).requires_grad_(true), depth, work).sum().backward();
    }
    return {grads[0], Tensor(), Tensor()};
  }
  static inline int depth = 0;
  static inline std::function<void()> work;
};

TEST_CASE("what a helper thread makes in a functionalized call becomes plain, too") {
  compare([](const Call& call) {
    const Tensor x = leaf(), w = leaf();
    Tensor made;
    call(
        [&](Tensors& a) -> Tensors {
          const auto work = [&] {
            const EnableGradGuard recorded;
            made = a[0] * w;
            made.sum().backward();
          };
          Nested::apply(ones({1}).requires_grad_(true), 70, work).sum().backward();
          return {};
        },
        {x});
    return described({x, w, made});
  });
}

TEST_CASE("an exception leaves histories and gradients as they were") {
  for (const FunctionalDepth depth :
       {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
    const Tensor x = leaf(), y = x * 2, view = y[0], base = x * 2, part = base[0];
    y.retain_grad();
    (x * 5).sum().backward();
    const std::string before = described({x, y, view, base, part});
    const auto fails = [](const Tensor& a, const Tensor& b, Tensor c, Tensor d) {
      d.mul_(3);
      c.mul_(3);
      b.add_(a);
      (a * b).sum().backward({}, true);
      b.unsqueeze_(0);
      throw std::runtime_error("in the middle");
    };
    CHECK_THROWS_AS(functionalize(fails, depth)(x, y, view, part), std::runtime_error);
    CHECK(described({x, y, view, base, part}) == before);
    (view.sum() + y.sum() + base.sum()).backward();
    CHECK(elements(x.grad()) == std::vector<double>{11, 11, 11, 9, 9, 9});
    CHECK(elements(y.grad()) == std::vector<double>{2, 2, 2, 1, 1, 1});
  }
}

TEST_CASE("an optimiser's steps in a functionalized call") {
  compare([](const Call& call) {
    const Tensor w = leaf({3, 2}), data = arange(12.).reshape({4, 3}) * 0.1;
    const auto step = [&](Tensors& a) -> Tensors {
      const Tensor loss = (data.matmul(a[0]).sigmoid_() - 0.3).pow(2).sum();
      loss.backward();
      const NoGradGuard no_grad;
      a[0].sub_(a[0].grad() * 0.1);
      a[0].mutable_grad().zero_();
      return {loss};
    };
    Tensors losses;
    for (int i = 0; i < 5; ++i) losses = with(losses, call(step, {w}));
    return described(with({w}, losses));
  });
}

}  // namespace
}  // namespace tenon::test
