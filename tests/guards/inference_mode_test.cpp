#include "tenon/guards/inference_mode.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tenon.h"

namespace tenon {
namespace {

void check_mode(bool inference) {
  CHECK(InferenceMode::is_enabled() == inference);
  CHECK(GradMode::is_enabled() == !inference);
  CHECK(impl::tls_is_dispatch_keyset_excluded(autograd_keys) == inference);
  CHECK(impl::tls_is_dispatch_key_included(DispatchKey::InplaceOrView) == !inference);
  CHECK_FALSE(impl::tls_is_dispatch_key_excluded(DispatchKey::InplaceOrView));
}

TEST_CASE("inference mode sets the thread's keys, and nests in both directions") {
  check_mode(false);
  {
    const InferenceMode outer;
    check_mode(true);
    {
      const InferenceMode inner(false);
      check_mode(false);
      {
        const InferenceMode innermost;
        check_mode(true);
      }
      check_mode(false);
    }
    check_mode(true);
  }
  check_mode(false);
}

TEST_CASE("every guard restores the state when an exception leaves its scope") {
  const ThreadState before = thread_state();
  const auto leave = [](auto make_guard) {
    try {
      const auto guard = make_guard();
      throw std::runtime_error("left");
    } catch (const std::runtime_error&) {
    }
  };
  leave([] { return InferenceMode(); });
  leave([] { return NoGradGuard(); });
  leave([] { return AutoDispatchBelowAutograd(); });
  leave([] { return AutoDispatchBelowInplaceOrView(); });
  CHECK(thread_state() == before);
}

TEST_CASE("the workers of a parallel loop run in the caller's mode") {
  set_num_threads(2);
  const InferenceMode guard;
  std::atomic<int> wrong = 0;
  parallel_for(0, 64, 1, [&](int64_t, int64_t) { wrong += !InferenceMode::is_enabled(); });
  CHECK(wrong == 0);
}

TEST_CASE("what is made in inference mode is an inference tensor, and its views are") {
  Tensor inference;
  {
    const InferenceMode guard;
    inference = ones({2, 3});
    CHECK(inference.is_inference());
    CHECK(inference.view({3, 2}).is_inference());
    CHECK(inference.add(1).is_inference());
    inference.add_(1);
    CHECK_THROWS_AS(inference._version(), InferenceModeError);
  }
  CHECK(inference.select(0, 1).is_inference());
  CHECK_FALSE(inference.select(0, 1).is_view());
  CHECK_FALSE(inference.add(1).is_inference());
  CHECK_FALSE(inference.clone().is_inference());
  CHECK_THROWS_AS(inference.add_(1), InferenceModeError);
  CHECK_THROWS_AS(inference.requires_grad_(), InferenceModeError);
}

TEST_CASE("a normal tensor stays tracked in inference mode") {
  const Tensor normal = ones({2, 3});
  Tensor view;
  {
    const InferenceMode guard;
    view = normal.view({6});
    CHECK_FALSE(view.is_inference());
    normal.add_(1);
    CHECK(normal._version() == 1);
  }
  CHECK(view._version() == 1);
}

TEST_CASE("a tensor saved for backward and changed in inference mode makes backward fail") {
  const Tensor x = ones({2}, requires_grad());
  const Tensor y = x.mul(1);
  const Tensor z = y.mul(y).sum();
  {
    const InferenceMode guard;
    y.add_(1);
  }
  CHECK_THROWS_AS(z.backward(), VersionError);
}

TEST_CASE("the gradient of an inference leaf is recorded or refused, never lost") {
  Tensor leaf;
  {
    const InferenceMode guard;
    leaf = ones({2}).requires_grad_();
  }
  leaf.add(1).sum().backward();
  CHECK(leaf.grad().equal(ones({2})));
  const Tensor normal = ones({2}, requires_grad());
  CHECK_THROWS_AS(leaf.mul(normal), InferenceModeError);
}

}  // namespace
}  // namespace tenon
