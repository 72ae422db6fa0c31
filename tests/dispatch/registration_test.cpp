#include <malloc.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tenon/autograd/schema_kernels.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/tenon.h"
#include "tests/support/effort.h"

namespace tenon {
namespace {

const OperatorEntry& entry_of(std::string_view name) {
  return Dispatcher::instance().get(name);
}

/// A kernel of `add.Tensor` that gives a number, whatever the arguments.
BoxedKernel giving(double number) {
  return [number](const OperatorEntry& op, DispatchKeySet, Stack& stack) {
    stack.resize(stack.size() - op.schema().arguments.size());
    stack.emplace_back(full({2}, number));
  };
}
TensorBase give_nine(DispatchKeySet, const TensorBase&, const TensorBase&, const Scalar&) {
  return full({2}, 9);
}
void pass_on(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  op.redispatch_boxed(keys & keys_after(keys.remove(DispatchKey::Recorder).highest()), stack);
}

Registration replace_add(double number) {
  return Dispatcher::instance().register_boxed_kernel(entry_of("add.Tensor"), DispatchKey::CPU,
                                                      giving(number), "test", /*replace=*/true);
}
double added() {
  return ones({2}).add(ones({2})).select(0, 0).item<double>();
}

/// Calls `right()` in two threads, together as often as the effort says, while this thread repeats
/// `change()`; returns how many calls were wrong or raised.
int64_t wrong_calls(const std::function<bool()>& right, const std::function<void()>& change) {
  const int64_t calls = test::effort(20'000, 10'000'000);
  std::atomic<int64_t> left{calls};
  std::atomic<int64_t> wrong{0};
  std::string message;
  std::vector<std::thread> callers;
  for (int i = 0; i < 2; ++i) {
    callers.emplace_back([&] {
      while (left.fetch_sub(1) > 0) {
        try {
          wrong += !right();
        } catch (const std::exception& error) {
          if (wrong.fetch_add(1) == 0) message = error.what();
        }
      }
    });
  }
  while (left > 0) change();
  for (std::thread& caller : callers) caller.join();
  if (!message.empty()) UNSCOPED_INFO(message);
  return wrong;
}

TEST_CASE("bits of a set that are no key register nothing", "[dispatcher]") {
  const auto no_key = DispatchKeySet::from_bits(uint64_t{1} << 40);
  const auto register_kernel = [&](DispatchKeySet keys) {
    return Dispatcher::instance().register_boxed_kernel(entry_of("add.Tensor"), keys, giving(7),
                                                        "test", /*replace=*/true);
  };
  CHECK_THROWS_AS(register_kernel(no_key), ValueError);
  CHECK(added() == 2);
  {
    const Registration registration = register_kernel(no_key | DispatchKey::CPU);
    CHECK(added() == 7);
  }
  CHECK(added() == 2);
  CHECK_THROWS_AS(
      Dispatcher::instance().register_fallback(static_cast<DispatchKey>(41), giving(7), "test"),
      ValueError);
}

TEST_CASE("a call beside registering runs the old kernel or the new one", "[thread]") {
  const Tensor x = ones({2});
  const auto right = [&] {
    const double result = x.add(x).select(0, 0).item<double>();
    return result == 2 || result == 7 || result == 8 || result == 9;
  };
  CHECK(wrong_calls(right, [] { replace_add(7); }) == 0);
  CHECK(wrong_calls(right, [] {
          Registration first = replace_add(7);
          Registration second = replace_add(8);
          first.reset();
        }) == 0);
  CHECK(wrong_calls(right, [] {
          Registration boxed = replace_add(7);
          Registration unboxed = Dispatcher::instance().register_kernel(
              entry_of("add.Tensor"), DispatchKey::CPU, reinterpret_cast<AnyKernel>(&give_nine),
              "test", /*replace=*/true);
          boxed.reset();
        }) == 0);
  CHECK(added() == 2);
}

TEST_CASE("a call beside registering passes by a key above the backends or runs its kernel",
          "[thread]") {
  const Tensor x = ones({2});
  const auto right = [&] {
    const IncludeDispatchKeyGuard guard(DispatchKey::Tracer);
    return x.add(x).select(0, 0).item<double>() == 2;
  };
  CHECK(wrong_calls(right, [] {
          Dispatcher::instance().register_boxed_kernel(entry_of("add.Tensor"), DispatchKey::Tracer,
                                                       &pass_on, "test");
        }) == 0);
  CHECK(wrong_calls(right, [] {
          Dispatcher::instance().register_fallback(DispatchKey::Tracer, &pass_on, "test");
        }) == 0);
}

TEST_CASE("boxed calls, recorded calls and questions go beside registering too", "[thread]") {
  const OperatorEntry& op = entry_of("add.Tensor");
  const Tensor x = ones({2});
  const auto boxed_call = [&] {
    Stack stack{Value(x), Value(x), Value(Scalar(1))};
    op.call_boxed(stack);
    return stack.size() == 1 && stack[0].get<TensorBase>().numel() == 2;
  };
  CHECK(wrong_calls(boxed_call, [] { replace_add(7); }) == 0);

  const auto recorded_call = [&] {
    int kernels = 0;
    const KernelRecorder recorder(
        [&](const KernelRun& run) { kernels += run.op.schema().name == op.schema().name; });
    x.add(x);
    return kernels == 1;
  };
  CHECK(wrong_calls(recorded_call, [] { replace_add(7); }) == 0);

  const auto question = [&] {
    return op.has_kernel(DispatchKey::CPU) && op.registrant(DispatchKey::CPU) != nullptr &&
           Dispatcher::instance().find("add.Tensor") == &op;
  };
  CHECK(wrong_calls(question, [] { replace_add(7); }) == 0);
}

TEST_CASE("what stands in for a program's kernels is never missing beside registering",
          "[thread]") {
  Library library("registration_test");
  library.def("change_(Tensor(a!) self) -> Tensor(a!)");
  library.impl("change_", DispatchKey::CPU, [](Tensor& self) -> Tensor& { return self.fill_(1); });
  const auto op = find_operator<Tensor&(Tensor&)>("registration_test::change_");
  const auto counts_one_version = [&] {
    Tensor x = zeros({2});
    op.call(x);
    return x._version() == 1;
  };
  CHECK(wrong_calls(counts_one_version, [] {
          Dispatcher::instance().register_boxed_kernel(entry_of("registration_test::change_"),
                                                       DispatchKey::InplaceOrView, &count_changes,
                                                       "test", /*replace=*/true);
        }) == 0);
}

TEST_CASE("several threads register at once", "[thread]") {
  const auto register_and_call = [] {
    Registration registration = Dispatcher::instance().register_boxed_kernel(
        entry_of("mul.Tensor"), DispatchKey::Profiler, &pass_on, "test", /*replace=*/true);
    return true;
  };
  CHECK(wrong_calls(register_and_call, [] { replace_add(7); }) == 0);
  CHECK(entry_of("mul.Tensor").has_fallthrough(DispatchKey::Profiler));
}

TEST_CASE("of several kernels for a key the latest is called, in whatever order they go") {
  Registration first = replace_add(7);
  Registration second = replace_add(8);
  CHECK(added() == 8);
  first.reset();
  CHECK(added() == 8);
  second.reset();
  CHECK(added() == 2);
}

/// Tells whether a kernel that holds it is still there.
struct Held {
  std::shared_ptr<int> object = std::make_shared<int>(0);
  std::weak_ptr<int> watch = object;
};

TEST_CASE("a boxed kernel is freed with its registration") {
  Held held;
  Registration registration = Dispatcher::instance().register_boxed_kernel(
      entry_of("add.Tensor"), DispatchKey::CPU,
      [object = std::move(held.object), give = giving(7)](auto&&... args) { give(args...); },
      "test", /*replace=*/true);
  CHECK(added() == 7);
  CHECK_FALSE(held.watch.expired());
  registration.reset();
  CHECK(held.watch.expired());
}

TEST_CASE("a boxed kernel that a call is in is freed when the call ends") {
  Held held;
  Registration registration;
  bool alive_inside = false;
  registration = Dispatcher::instance().register_boxed_kernel(
      entry_of("add.Tensor"), DispatchKey::CPU,
      [&, object = std::move(held.object), give = giving(7)](const OperatorEntry& op,
                                                             DispatchKeySet keys, Stack& stack) {
        registration.reset();
        alive_inside = !held.watch.expired() && *object == 0;
        give(op, keys, stack);
      },
      "test", /*replace=*/true);
  CHECK(added() == 7);
  CHECK(alive_inside);
  CHECK(held.watch.expired());
  CHECK(added() == 2);
}

TEST_CASE("a boxed kernel that another thread's call is in outlives its registration", "[thread]") {
  Held held;
  std::atomic<bool> entered{false};
  std::atomic<bool> may_leave{false};
  bool alive_inside = false;
  Registration registration = Dispatcher::instance().register_boxed_kernel(
      entry_of("add.Tensor"), DispatchKey::CPU,
      [&, object = std::move(held.object), give = giving(7)](const OperatorEntry& op,
                                                             DispatchKeySet keys, Stack& stack) {
        entered = true;
        while (!may_leave) std::this_thread::yield();
        alive_inside = *object == 0 && !held.watch.expired();
        give(op, keys, stack);
      },
      "test", /*replace=*/true);
  std::thread caller([] { added(); });
  while (!entered) std::this_thread::yield();
  registration.reset();
  CHECK(added() == 2);
  CHECK_FALSE(held.watch.expired());
  may_leave = true;
  caller.join();
  CHECK(alive_inside);
  CHECK(held.watch.expired());
}

TEST_CASE("a profile is refused where the profiler's key has a fallback of a program") {
  const Registration fallback =
      Dispatcher::instance().register_fallback(DispatchKey::Profiler, &pass_on, "a program");
  const ThreadState before = thread_state();
  CHECK_THROWS_WITH(profile(), Catch::Contains("registered already by a program"));
  CHECK(thread_state() == before);
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_CASE("registering again and again takes no memory") {
  const auto cycle = [] {
    replace_add(7);
    Library("registration_test", DispatchKey::PrivateUse1, "a library of the test")
        .impl("aten::neg", [](const Tensor& self) { return self; });
    Dispatcher::instance().register_fallback(DispatchKey::Profiler, &pass_on, "test");
  };
  for (int i = 0; i < 100; ++i) cycle();
  const size_t before = mallinfo2().uordblks;
  for (int i = 0; i < 1000; ++i) cycle();
  CHECK(mallinfo2().uordblks <= before + 1000);
}
#endif

}  // namespace
}  // namespace tenon
