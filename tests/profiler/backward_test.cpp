// Backward nodes: their events, and the calls that made them.

#include <catch2/catch.hpp>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tenon/profiler/node_number.h"
#include "tenon/profiler/profile_report.h"
#include "tenon/profiler/profiled_scope.h"
#include "tests/profiler/profiled.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

using Catch::Contains;

/// The name of the call that made the node of an event.
std::string forward_of(const Events& events, const std::string& node) {
  const ProfileEvent& event = find(events, node);
  CHECK(event.kind == ProfileEventKind::kBackward);
  return event.forward ? events[*event.forward].name : "none";
}

TEST_CASE("a backward node leads to the call that made it") {
  const Tensor weight = rand({3, 3}, requires_grad()), x = rand({3, 3});
  const Events events =
      profiled([&] { x.mm(weight).mul(x).exp().sum().backward(); }, {.shapes = true});
  CHECK(wrong_with(events) == "");
  CHECK(forward_of(events, "MmBackward") == "mm");
  CHECK(forward_of(events, "MulBackward_Tensor") == "mul.Tensor");
  CHECK(forward_of(events, "ExpBackward") == "exp");
  CHECK(forward_of(events, "SumBackward") == "sum");
  CHECK(forward_of(events, "AccumulateGrad") == "none");
  const ProfileEvent& node = find(events, "MmBackward");
  CHECK(node.arguments.at(0).sizes == std::vector<int64_t>{3, 3});
  CHECK(node.self < node.duration);
}

TEST_CASE("of calls inside of each other the one that made the node is found") {
  const Tensor weight = rand({3, 3}, requires_grad()), x = rand({2, 3});
  const Events events = profiled([&] { mse_loss(linear(x, weight), ones({2, 3})).backward(); });
  size_t linked = 0;
  for (const ProfileEvent& event : events) {
    if (!event.forward) continue;
    ++linked;
    const ProfileEvent& forward = events[*event.forward];
    INFO(event.name << " of " << forward.name);
    CHECK(forward.kernels.has(DispatchKey::AutogradCPU));
    CHECK(forward.start + forward.duration <= event.start);
    // Its node is not made by a call inside.
    std::string first = forward.name.substr(0, forward.name.find_first_of("._"));
    first[0] = static_cast<char>(std::toupper(first[0]));
    CHECK_THAT(event.name, Contains(first));
  }
  CHECK(linked >= 2);
}

TEST_CASE("a node that a call makes after calls inside of it is its own") {
  detail::ProfileRecord record({});
  detail::ThreadProfile& thread = *record.of_this_thread();
  uint64_t own = 0;
  {
    detail::ProfiledScope outer;
    outer.begin(thread, ProfileEventKind::kOperator, "outer");
    outer.start();
    for (const char* name : {"first", "second"}) {
      detail::ProfiledScope inner;
      inner.begin(thread, ProfileEventKind::kOperator, name);
      inner.start();
      detail::next_node_number += 2;
    }
    own = detail::next_node_number++;
  }
  for (const uint64_t node : {own, own - 1, own - 4, own + 1}) {
    detail::ProfiledScope backward;
    backward.begin(thread, ProfileEventKind::kBackward, "node")->node_number = node;
    backward.start();
  }
  const detail::ProfileReport report(record);
  CHECK(report.forward(3) == 0u);
  CHECK(report.forward(4) == 2u);
  CHECK(report.forward(5) == 1u);
  CHECK_FALSE(report.forward(6));
}

TEST_CASE("a node that was made before the profile leads nowhere, and again to one call") {
  const Tensor weight = rand({3}, requires_grad());
  const Tensor before = weight.exp();
  const Events events = profiled([&] {
    before.sum().backward();
    const Tensor after = weight.sin();
    after.sum().backward(Tensor(), true);
    after.sum().backward();
  });
  CHECK(forward_of(events, "ExpBackward") == "none");
  std::vector<size_t> forwards;
  for (const ProfileEvent& event : events) {
    if (event.name == "SinBackward") forwards.push_back(event.forward.value());
  }
  REQUIRE(forwards.size() == 2);
  CHECK(forwards[0] == forwards[1]);
  CHECK(events[forwards[0]].name == "sin");
}

TEST_CASE("nodes that a backward makes lead to calls inside of it") {
  const Tensor x = rand({3}, requires_grad());
  const Events events = profiled([&] {
    const Tensor grad = autograd::grad({x.exp().sum()}, {x}, {}, true, true)[0];
    grad.sum().backward();
  });
  CHECK(wrong_with(events) == "");
  bool found = false;
  for (const ProfileEvent& event : events) {
    if (!event.forward || !events[*event.forward].parent) continue;
    found |= events[*events[*event.forward].parent].kind == ProfileEventKind::kBackward;
  }
  CHECK(found);
}

TEST_CASE("threads that a profile hears of do not take each other's nodes for their own",
          "[thread]") {
  const NumThreads threads(4);
  const Tensor weight = rand({4}, requires_grad());
  std::vector<Tensor> losses(64);
  Profile profile;
  parallel_for(0, 64, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      losses[size_t(i)] = i % 2 == 0 ? weight.exp().sum() : weight.sin().sum();
      std::this_thread::sleep_for(std::chrono::microseconds(300));  // for the others
    }
  });
  for (const Tensor& loss : losses) loss.backward();
  profile.stop();
  const Events events = profile.events();
  CHECK(wrong_with(events) == "");
  int count = 0;
  for (const ProfileEvent& event : events) {
    if (event.name != "ExpBackward" && event.name != "SinBackward") continue;
    ++count;
    REQUIRE(event.forward);
    CHECK(events[*event.forward].name == (event.name == "ExpBackward" ? "exp" : "sin"));
  }
  CHECK(count == 64);
  CHECK(profile.threads().size() > 1);
}

struct Nests : autograd::Function<Nests> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& self, int64_t depth) {
    context->save_for_backward({self});
    context->saved_data["depth"] = depth;
    return self * 2;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext* context,
                                      std::vector<Tensor> grads) {
    const int64_t depth = context->saved_data["depth"].toInt();
    if (depth > 0) {
      const EnableGradGuard guard;
      const Tensor x = ones({1}, requires_grad());
      Nests::apply(x, depth - 1).sum().backward();
    }
    return {grads[0] * 2, Tensor()};
  }
};

TEST_CASE("a Function is an event, and its backward leads to it") {
  const Tensor x = rand({3}, requires_grad());
  const Events events = profiled([&] { Nests::apply(x, 0).sum().backward(); }, {.shapes = true});
  CHECK(wrong_with(events) == "");
  const ProfileEvent& function = events[0];
  CHECK(function.kind == ProfileEventKind::kFunction);
  CHECK_THAT(function.name, Contains("Nests"));
  CHECK(function.arguments.at(0).sizes == std::vector<int64_t>{3});
  CHECK(events[1].name == "mul.Scalar");
  CHECK(events[1].parent == 0u);
  CHECK(events[1].mode == ProfileMode::kNoGrad);
  const auto backward = std::ranges::find_if(events, [](const ProfileEvent& event) {
    return event.kind == ProfileEventKind::kBackward &&
           event.name.find("Nests") != std::string::npos;
  });
  REQUIRE(backward != events.end());
  CHECK(backward->forward == 0u);
}

TEST_CASE("a backward that goes on in a helper thread is heard of as its caller", "[thread]") {
  const Tensor x = ones({1}, requires_grad());
  const Events events = profiled([&] { Nests::apply(x, 70).sum().backward(); });
  CHECK(wrong_with(events) == "");
  int nodes = 0;
  for (const ProfileEvent& event : events) {
    CHECK(event.thread == 0);
    nodes += event.kind == ProfileEventKind::kBackward && event.forward &&
             events[*event.forward].kind == ProfileEventKind::kFunction;
  }
  CHECK(nodes == 71);
  CHECK_FALSE(thread_state().included().has(DispatchKey::Profiler));
}

TEST_CASE("a node that raises ends its event") {
  const Tensor x = ones({2}, requires_grad());
  const Tensor y = x.exp();
  y.sum().backward();
  const Events events = profiled([&] { CHECK_THROWS_AS(y.sum().backward(), AutogradError); });
  CHECK(find(events, "ExpBackward").raised);
  CHECK(wrong_with(events) == "");
}

}  // namespace
}  // namespace tenon::test
