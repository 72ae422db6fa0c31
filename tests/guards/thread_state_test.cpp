// InplaceOrView is never gone while Autograd is not excluded, whatever guards stand around.

#include <catch2/catch.hpp>
#include <memory>

#include "tenon/tenon.h"

namespace tenon {
namespace {

using Catch::Matchers::Contains;

void check_normal_mode() {
  CHECK_FALSE(InferenceMode::is_enabled());
  CHECK(GradMode::is_enabled());
  CHECK_FALSE(impl::tls_is_dispatch_keyset_excluded(autograd_keys));
  CHECK_FALSE(impl::tls_is_dispatch_key_excluded(DispatchKey::InplaceOrView));
  CHECK(impl::tls_is_dispatch_key_included(DispatchKey::InplaceOrView));
}

TEMPLATE_TEST_CASE("InferenceMode(false) gives normal mode back under any guard", "[guards]",
                   InferenceMode, NoGradGuard, AutoDispatchBelowAutograd,
                   AutoDispatchBelowInplaceOrView) {
  const TestType guard;
  const ThreadState outside = thread_state();
  {
    const InferenceMode off(false);
    check_normal_mode();
  }
  CHECK(thread_state() == outside);
}

TEMPLATE_TEST_CASE("inference mode is whole when a guard around it ends first", "[guards]",
                   AutoDispatchBelowAutograd, AutoDispatchBelowInplaceOrView) {
  const ThreadState outside = thread_state();
  auto guard = std::make_unique<TestType>();
  auto inference = std::make_unique<InferenceMode>();
  guard.reset();
  CHECK(InferenceMode::is_enabled());
  CHECK(impl::tls_is_dispatch_keyset_excluded(autograd_keys));
  CHECK(ones({2}).is_inference());
  {
    const AutoGradMode grad_mode(true);
    const Tensor leaf = ones({2}, requires_grad());
    CHECK_FALSE((leaf * 2).grad_fn());
  }
  inference.reset();  // as it was when inference mode was entered
  CHECK(impl::tls_is_dispatch_keyset_excluded(autograd_keys));
  detail::thread_state = outside;
}

TEST_CASE("a guard in a kernel ends when an exception passes", "[guards]") {
  const ThreadState before = thread_state();
  CHECK_THROWS_AS(linear(ones({2, 2}), ones({2, 3})), ShapeError);  // a guarded composite
  CHECK(thread_state() == before);
  CHECK_THROWS_AS(inference_mode([] { return linear(ones({2, 2}), ones({2, 3})); }), ShapeError);
  CHECK(thread_state() == before);
}

TEST_CASE("what is modified in normal mode under a guard counts a version", "[guards]") {
  const Tensor x = tensor({1.0, 2.0}, requires_grad());
  Tensor y = x.exp();
  const Tensor loss = y.sum();
  Tensor inference = inference_mode([] { return ones({2}); });
  const AutoDispatchBelowADInplaceOrView guard;
  const InferenceMode off(false);
  no_grad([&] { y.mul_(2); });
  CHECK(y._version() == 1);
  CHECK_THROWS_AS(loss.backward(), VersionError);
  CHECK_THROWS_AS(inference.add_(1), InferenceModeError);
}

TEST_CASE("a gradient is recorded by backward under a guard as without", "[guards]") {
  const Tensor x = tensor({1.0, 2.0}, requires_grad());
  const Tensor loss = (x * x * x).sum();
  const AutoDispatchBelowADInplaceOrView guard;
  loss.backward({}, std::nullopt, /*create_graph=*/true);
  CHECK(x.grad().requires_grad());
  x.mutable_grad().reset();  // its history holds x
}

TEST_CASE("a guard that hides InplaceOrView alone raises and changes nothing", "[guards]") {
  const ThreadState before = thread_state();
  const auto exclude = [](DispatchKeySet keys) { const ExcludeDispatchKeyGuard guard(keys); };
  CHECK_THROWS_WITH(exclude(DispatchKey::InplaceOrView),
                    Contains("ExcludeDispatchKeyGuard: ") && Contains("AutoDispatchBelow"));
  CHECK_THROWS_AS(exclude({DispatchKey::InplaceOrView, DispatchKey::AutogradCPU}), AutogradError);
  CHECK(thread_state() == before);
  CHECK_NOTHROW(exclude(autograd_keys));
  CHECK_NOTHROW(exclude(autograd_keys | DispatchKey::InplaceOrView));
  CHECK_NOTHROW(exclude(DispatchKey::Tracer));
  const AutoDispatchBelowAutograd below;
  CHECK_NOTHROW(exclude(DispatchKey::InplaceOrView));
  const InferenceMode inference;
  CHECK_NOTHROW(exclude(DispatchKey::InplaceOrView));
}

}  // namespace
}  // namespace tenon
