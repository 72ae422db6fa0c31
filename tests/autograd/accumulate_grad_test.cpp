// The node at the end of every path, which a leaf keeps from graph to graph.

#include "tenon/autograd/accumulate_grad.h"

#include <latch>
#include <memory>
#include <mutex>
#include <thread>

#include "tenon/base/memory_stats.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

constexpr int kThreads = 4;
constexpr int kRounds = 2000;

/// Blocks of elements that are freed while `f` runs.
template <class F>
uint64_t freed_by(F&& f) {
  const uint64_t before = thread_memory_counts().freed_blocks;
  f();
  return thread_memory_counts().freed_blocks - before;
}

TEST_CASE("a leaf has one accumulator for all its graphs", "[accumulator]") {
  const Tensor x = leaf({1, 2});
  const Node* first = grad_accumulator(x).get();
  CHECK(grad_accumulator(x).get() == first);
  (x * x).sum().backward();
  CHECK(grad_accumulator(x).get() == first);
  const Tensor y = x * 2;
  CHECK(y.grad_fn()->next_edge(0).node.get() == first);
  const intrusive_ptr<Node> held = grad_accumulator(x);
  CHECK(static_cast<const AccumulateGrad&>(*held).variable().is_same(x));
}

TEST_CASE("a graph keeps its leaves, and none is kept by its accumulator alone", "[accumulator]") {
  Tensor x = leaf({1, 2});
  int calls = 0;
  x.register_hook([&](const Tensor&) { ++calls; });
  Tensor y = (x * 3).sum();
  CHECK(freed_by([&] { x = Tensor(); }) == 0);
  y.backward({}, /*retain_graph=*/true);
  CHECK(calls == 1);
  // The leaf, its gradient and the result; what else is freed belonged to the graph.
  CHECK(freed_by([&] { y = Tensor(); }) >= 3);

  Tensor used = leaf({1, 2});
  for (int i = 0; i < 3; ++i) (used * used).sum().backward();
  CHECK(freed_by([&] { used = Tensor(); }) == 2);  // with its gradient
  Tensor asked = leaf({1});
  grad_accumulator(asked);
  CHECK(freed_by([&] { asked = Tensor(); }) == 1);
}

TEST_CASE("an accumulator whose last reference is that of a thread outlives its handles",
          "[accumulator][thread]") {
  Tensor x = leaf({1, 2});
  intrusive_ptr<Node> held = grad_accumulator(x);
  x = Tensor();
  std::thread([held = std::move(held)]() mutable {
    CHECK(static_cast<const AccumulateGrad&>(*held).variable().numel() == 2);
    held.reset();
  }).join();
}

TEST_CASE("hooks of an accumulator end with its last reference", "[accumulator]") {
  const Tensor x = leaf({1, 2});
  const auto watched = std::make_shared<int>(0);
  const Tensor y = (x * 3).sum();
  grad_accumulator(x)->add_pre_hook([x, watched](const TensorVector& grads) {
    ++*watched;
    return grads;
  });
  y.backward({}, /*retain_graph=*/true);
  CHECK(*watched == 1);
  CHECK(watched.use_count() == 2);
  // The hook owns the leaf, which owns no accumulator with a hook.
  CHECK_NOTHROW(grad_accumulator(x)->remove_pre_hook(0));
  CHECK(watched.use_count() == 1);

  Tensor leaf_of_hook = leaf({1});
  grad_accumulator(leaf_of_hook)
      ->add_post_hook([leaf_of_hook, watched](const TensorVector& results, const TensorVector&) {
        return results;
      });
  CHECK(watched.use_count() == 1);
  CHECK(freed_by([&] { leaf_of_hook = Tensor(); }) == 1);
}

TEST_CASE("a leaf that is given other sizes between two graphs gets gradients of these",
          "[accumulator]") {
  Tensor x = leaf({1, 2});
  (x * x).sum().backward();
  {
    const NoGradGuard no_grad;
    x.mutable_grad() = TensorBase();
    x.resize_({3, 1, 1, 1, 1, 1, 1});
    x.fill_(2);
  }
  (x * x).sum().backward();
  CHECK(x.grad().sizes() == x.sizes());
  CHECK(values(x.grad()) == Values{4, 4, 4});
}

TEST_CASE("a view may cease to be a leaf and follow its base, and the other way round",
          "[accumulator]") {
  const Tensor base = vec({1, 2});
  const Tensor view = base.view({2});
  view.set_requires_grad(true);
  const Tensor as_leaf = (view * 2).sum();  // owns the accumulator of the view
  view.set_requires_grad(false);
  base.set_requires_grad(true);
  const Tensor as_view = (view * 3).sum();
  as_view.backward({}, /*retain_graph=*/true);
  CHECK(values(base.grad()) == Values{3, 3});
  view.set_requires_grad(true);
  (view * 5).sum().backward();
  CHECK(values(base.grad()) == Values{3, 3});
  CHECK(values(view.grad()) == Values{5, 5});
  as_leaf.backward();
  CHECK(values(view.grad()) == Values{7, 7});
}

/// Runs `function(own)` in several threads at once, each with a handle of its own to `x`.
template <class Function>
void with_handles_in_threads(const Tensor& x, const Function& function) {
  std::latch start(kThreads);
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, own = Tensor(x)] {
      start.arrive_and_wait();
      for (int round = 0; round < kRounds; ++round) function(own, round);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_CASE("several threads may begin and end graphs over one leaf", "[accumulator][thread]") {
  const Tensor x = leaf({1, 2});
  with_handles_in_threads(x, [](const Tensor& own, int round) {
    const intrusive_ptr<Node> node = grad_accumulator(own);
    if (round % 16 == 0) (own * own).sum().backward();
  });
  CHECK(values(x.grad()) == Values{2.0 * kThreads * kRounds / 16, 4.0 * kThreads * kRounds / 16});
  CHECK(grad_accumulator(x).use_count() == 1);
}

TEST_CASE("an accumulator with a hook is not kept, whatever threads refer to it",
          "[accumulator][thread]") {
  const Tensor x = leaf({1, 2});
  std::mutex one_adds;
  const auto watched = std::make_shared<int>(0);
  with_handles_in_threads(x, [&](const Tensor& own, int round) {
    const intrusive_ptr<Node> node = grad_accumulator(own);
    if (round % 8 != 0) return;
    const std::lock_guard lock(one_adds);
    node->add_pre_hook([watched](const TensorVector& grads) { return grads; });
  });
  CHECK(watched.use_count() == 1);
}

}  // namespace
}  // namespace tenon::test
