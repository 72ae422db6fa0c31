// What a profile hears of calls: which, in what order, with what kernels, modes, arguments, bytes.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tests/profiler/profiled.h"

namespace tenon::test {
namespace {

using Names = std::vector<std::string>;

TEST_CASE("a profile hears of each call in order, and not of what is before and after") {
  const Tensor x = ones({2, 2});
  Tensor y = x.add(x);
  const Events events = profiled([&] {
    y.add_(x);
    y.view({4}).sum();
  });
  y.mul_(x);
  CHECK(names(events) == Names{"add_.Tensor", "view", "sum"});
  CHECK(wrong_with(events) == "");
  CHECK(y.equal(full({2, 2}, 3.0)));
}

TEST_CASE("calls of a composite operator are inside of it") {
  const Tensor x = rand({2, 3}), weight = rand({4, 3}), bias = rand({4});
  Tensor result;
  const Events events = profiled([&] { result = linear(x, weight, bias); });
  REQUIRE(events.size() > 1);
  CHECK(events[0].name == "linear");
  CHECK_FALSE(events[0].parent);
  for (size_t i = 1; i < events.size(); ++i) CHECK(events[i].parent);
  CHECK(events[0].self < events[0].duration);
  CHECK(wrong_with(events) == "");
  CHECK(result.equal(linear(x, weight, bias)));
}

/// The kernels of the call that `function` makes, as a recorder hears of them.
template <class Function>
DispatchKeySet recorded(const std::string& name, const Function& function) {
  DispatchKeySet keys;
  const KernelRecorder recorder([&](const KernelRun& run) {
    if (run.op.name() == name) keys |= run.key;
  });
  function();
  return keys;
}

TEST_CASE("an event knows the kernels that the call ran, as the recorder does") {
  const Tensor plain = rand({2, 2}), weight = rand({2, 2}, requires_grad());
  Tensor written = rand({2, 2});
  const std::vector<Tensor> list = {weight, plain};
  const auto check = [](const std::string& name, DispatchKeySet expected, const auto& function) {
    INFO(name);
    CHECK(find(profiled(function), name).kernels == expected);
    CHECK(recorded(name, function) == expected);
  };
  check("add.Tensor", DispatchKey::CPU, [&] { plain.add(plain); });
  check("mul.Tensor", {DispatchKey::AutogradCPU, DispatchKey::CPU}, [&] { weight.mul(plain); });
  check("add_.Tensor", {DispatchKey::InplaceOrView, DispatchKey::CPU},
        [&] { written.add_(plain); });
  check("t", {DispatchKey::AutogradCPU, DispatchKey::InplaceOrView, DispatchKey::CPU},
        [&] { weight.t(); });
  check("cat", {DispatchKey::AutogradCPU, DispatchKey::CPU}, [&] { cat(list); });
  check("mm.out", {DispatchKey::InplaceOrView, DispatchKey::CPU},
        [&] { mm_out(written, plain, plain); });
  const InferenceMode guard;
  check("exp", DispatchKey::CPU, [&] { weight.exp(); });
}

TEST_CASE("a profile and a recorder hear of the same calls") {
  const Tensor weight = rand({2, 2}, requires_grad());
  Names heard;
  Events events;
  {
    const KernelRecorder recorder([&](const KernelRun& run) {
      heard.push_back(detail::concatenate(run.op.name(), ":", run.key));
    });
    events = profiled([&] { weight.t(); });
  }
  CHECK(heard == Names{"t:AutogradCPU", "t:InplaceOrView", "t:CPU"});
  CHECK(names(events) == Names{"t"});
  CHECK(events[0].kernels ==
        DispatchKeySet({DispatchKey::AutogradCPU, DispatchKey::InplaceOrView, DispatchKey::CPU}));
}

TEST_CASE("an event knows the mode that its thread was in") {
  const Tensor x = ones({2});
  const Events events = profiled([&] {
    x.add(x);
    no_grad([&] { x.mul(x); });
    const InferenceMode guard;
    x.sub(x);
  });
  CHECK(find(events, "add.Tensor").mode == ProfileMode::kNormal);
  CHECK(find(events, "mul.Tensor").mode == ProfileMode::kNoGrad);
  CHECK(find(events, "sub.Tensor").mode == ProfileMode::kInference);
  CHECK(profile_mode_name(ProfileMode::kInference) == "inference");
}

TEST_CASE("shapes and dtypes are those of the tensors among the arguments") {
  const Tensor x = ones({2, 3}), y = ones({3}, kFloat64);
  const std::vector<Tensor> list = {x, ones({4, 3})};
  const auto call = [&] {
    x.add(y);
    cat(list);
    linear(x, ones({5, 3}));
    empty({7});
  };
  for (const ProfileEvent& event : profiled(call)) CHECK(event.arguments.empty());
  const Events events = profiled(call, {.shapes = true});
  const auto text = [&](const std::string& name) {
    std::string text;
    for (const auto& argument : find(events, name, true).arguments) {
      if (argument.dtype) {
        text += detail::concatenate(*argument.dtype, IntArrayRef(argument.sizes), " ");
      } else {
        text += "undefined ";
      }
    }
    return text;
  };
  CHECK(text("add.Tensor") == "float32[2, 3] float64[3] ");
  CHECK(text("cat") == "float32[2, 3] float32[4, 3] ");
  CHECK(text("linear") == "float32[2, 3] float32[5, 3] undefined ");
  CHECK(text("empty.memory_format") == "");
}

TEST_CASE("of many tensors the shapes of those are kept that fit") {
  const std::vector<Tensor> list(40, ones({1, 2, 1}));
  const Events events = profiled([&] { cat(list); }, {.shapes = true});
  const ProfileEvent& event = find(events, "cat");
  CHECK(event.has_more_arguments);
  CHECK(event.arguments.size() == 8);  // of four words each
  for (const auto& argument : event.arguments) {
    CHECK(argument.sizes == std::vector<int64_t>{1, 2, 1});
  }
}

TEST_CASE("the bytes of an event are those that the call allocates") {
  const Tensor x = ones({1000}), weight = ones({10, 10});
  const auto call = [&] {
    x.add(x);
    x.view({10, 100});
    linear(weight, weight);
  };
  for (const ProfileEvent& event : profiled(call)) CHECK(event.bytes == 0);
  const Events events = profiled(call, {.memory = true});
  CHECK(find(events, "add.Tensor").bytes == 4000);
  CHECK(find(events, "view", true).bytes == 0);
  CHECK(find(events, "linear").bytes >= 400);
  CHECK(find(events, "linear").self_bytes == 0);
  CHECK(wrong_with(events) == "");
}

TEST_CASE("a call that raises ends its event, and those around it") {
  const Tensor x = ones({2, 3});
  const Events events = profiled([&] {
    CHECK_THROWS_AS(linear(x, ones({2, 2})), ShapeError);
    CHECK_THROWS_AS(x.mm(x), ShapeError);
    x.add(x);
  });
  CHECK(find(events, "linear").raised);
  CHECK(find(events, "mm", true).raised);
  CHECK_FALSE(find(events, "add.Tensor").raised);
  CHECK_FALSE(find(events, "add.Tensor").parent);
  CHECK(wrong_with(events) == "");
}

TEST_CASE("boxed calls are heard of") {
  const Tensor x = ones({2});
  Stack stack = {x, x, Scalar(1)};
  const Events events = profiled(
      [&] { Dispatcher::instance().get("add.Tensor").call_boxed(stack); }, {.shapes = true});
  CHECK(names(events) == Names{"add.Tensor"});
  CHECK(events[0].arguments.size() == 2);
  CHECK(Tensor(stack[0].get<TensorBase>()).equal(full({2}, 2.0)));
}

TEST_CASE("operators of a program are heard of, and their kernels see their own keys") {
  Library library("profiled");
  library.def("twice(Tensor self) -> Tensor");
  library.impl("twice", DispatchKey::CPU, [](const Tensor& self) { return self * 2; });
  std::vector<DispatchKey> own;
  const Registration autograd = Dispatcher::instance().register_boxed_kernel(
      Dispatcher::instance().get("profiled::twice"), DispatchKey::AutogradCPU,
      [&](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
        own.push_back(keys.highest());
        op.redispatch_boxed(keys & keys_after(keys.highest()), stack);
      },
      "the test of profiles");
  const auto twice = find_operator<Tensor(const Tensor&)>("profiled::twice");
  const Tensor weight = ones({2}, requires_grad());
  const Events events = profiled([&] { twice.call(weight); });
  CHECK(own == std::vector<DispatchKey>{DispatchKey::AutogradCPU});
  CHECK(names(events)[0] == "profiled::twice");
  CHECK(names(events)[1].starts_with(" mul"));
  CHECK(events[0].kernels.has(DispatchKey::AutogradCPU));
}

TEST_CASE("a kernel that a program has for the profiler's key is called as before") {
  const Tensor x = ones({2});
  profiled([] {});
  Library library("aten");
  library.impl("relu", DispatchKey::Profiler, [](const Tensor& self) { return self * 100; });
  const auto relu_with_key = [&] {
    const IncludeDispatchKeyGuard guard(DispatchKey::Profiler);
    return x.relu();
  };
  CHECK(relu_with_key().equal(full({2}, 100.0)));
  Tensor result;
  std::vector<std::string> heard;
  const Events events = profiled([&] {
    const KernelRecorder recorder([&](const KernelRun& run) {
      if (run.op.name() == "relu") heard.push_back(std::string(dispatch_key_name(run.key)));
    });
    result = x.relu();
  });
  CHECK(result.equal(full({2}, 100.0)));
  CHECK(heard == Names{"Profiler"});
  CHECK(names(events)[0] == "mul.Scalar");
}

TEST_CASE("no program has a fallback for the profiler's key beside the profiler") {
  profiled([] {});
  const auto pass_on = [](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
    op.redispatch_boxed(keys & keys_after(DispatchKey::Profiler), stack);
  };
  CHECK_THROWS_AS(
      Dispatcher::instance().register_fallback(DispatchKey::Profiler, pass_on, "a test"),
      ValueError);
}

}  // namespace
}  // namespace tenon::test
