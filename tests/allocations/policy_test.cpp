#include "tenon/dispatch/kernel_recorder.h"
#include "tests/allocations/fixed_stream.h"
#include "tests/allocations/registered.h"
#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

TEST_CASE("a policy is chosen or stays", "[allocations][registration]") {
  struct Restored {
    ~Restored() {
      remember_inference_origins(false);
      set_inference_policy(InferencePolicy::Standard);
    }
  };
  const auto check = [](const std::string& title, const std::function<void()>& call) {
    check_failing_allocations(title, [&] {
      auto restored = std::make_shared<Restored>();
      return Attempt{.call = [=] { call(), static_cast<void>(restored); },
                     .results = [] { return std::vector{called_inside()}; },
                     .reach = {},
                     .outside = [] { return described_registry(existing()); }};
    });
  };
  existing();
  check("the strict policy", [] { set_inference_policy(InferencePolicy::Strict); });
  check("origins of inference tensors", [] { remember_inference_origins(); });
  check("an inference tensor with its origin", [] {
    remember_inference_origins();
    try {
      called_inside();
    } catch (...) {
      remember_inference_origins(false);
      throw;
    }
  });
}

TEST_CASE("a strict call is refused or runs", "[allocations][registration]") {
  struct Strict {
    Strict() { set_inference_policy(InferencePolicy::Strict); }
    ~Strict() { set_inference_policy(InferencePolicy::Standard); }
  };
  const auto check = [](const std::string& title, bool mixes) {
    check_failing_allocations(title, [&] {
      const Tensor x = tensor({1.0, 2.0});
      Tensor y = x;
      if (mixes) {
        const InferenceMode guard;
        y = x.clone();
      }
      auto strict = std::make_shared<Strict>();
      auto result = std::make_shared<Tensor>();
      auto refusal = std::make_shared<FixedStream>();
      return Attempt{.call =
                         [=] {
                           static_cast<void>(strict);
                           refusal->clear_text();
                           try {
                             *result = x + y;
                           } catch (const InferenceModeError& error) {
                             *result = x;
                             *refusal << error.what();
                           }
                         },
                     .results =
                         [=] {
                           return std::vector{*result, refusal->characters()};
                         },
                     .reach = {x, y}};
    });
  };
  check("a strict call", false);
  check("a refused strict call", true);
}

TEST_CASE("a recorder hears of the kernels or is none", "[allocations][registration]") {
  check_failing_allocations("recorder", [] {
    const Tensor x = tensor({1.0, 2.0}).set_requires_grad(true);
    auto result = std::make_shared<Tensor>();
    auto kernels = std::make_shared<int>(0);
    const KernelRecorder::Observer observe = [kernels](const KernelRun&) { ++*kernels; };
    return Attempt{.call =
                       [=] {
                         const KernelRecorder recorder(copied(observe));
                         *result = x * 2;
                       },
                   .results =
                       [=] {
                         if (KernelRecorder::of_this_thread() != nullptr) throw ValueError("left");
                         return std::vector{*result};
                       },
                   .reach = {x}};
  });
}

}  // namespace
}  // namespace tenon::test
