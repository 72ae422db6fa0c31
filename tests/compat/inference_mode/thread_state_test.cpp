// What inference mode and its relatives set for a thread.
#include <stdexcept>
#include <thread>

#include "support.h"

namespace inference_mode_test {
namespace {

void check_thread_state(bool inference_mode) {
  CHECK(InferenceMode::is_enabled() == inference_mode);
  CHECK_FALSE(c10::impl::tls_is_dispatch_key_excluded(c10::DispatchKey::ADInplaceOrView));
  CHECK_FALSE(c10::impl::tls_is_dispatch_keyset_included(c10::autograd_dispatch_keyset));
  CHECK(c10::impl::tls_is_dispatch_keyset_excluded(c10::autograd_dispatch_keyset) ==
        inference_mode);
  CHECK(c10::impl::tls_is_dispatch_key_included(c10::DispatchKey::ADInplaceOrView) ==
        !inference_mode);
  CHECK(c10::GradMode::is_enabled() == !inference_mode);
}

TEST_CASE("the guard sets the thread's state and nests in both directions") {
  check_thread_state(false);
  {
    const InferenceMode outer;
    check_thread_state(true);
    {
      const InferenceMode middle(false);
      check_thread_state(false);
      {
        const InferenceMode inner(true);
        check_thread_state(true);
      }
      check_thread_state(false);
    }
    check_thread_state(true);
  }
  check_thread_state(false);
}

TEST_CASE("a guard that disables in normal mode changes nothing") {
  const InferenceMode guard(false);
  check_thread_state(false);
}

TEST_CASE("an exception restores the thread's state") {
  const auto leave = [] {
    const InferenceMode guard;
    throw std::runtime_error("leaves the scope");
  };
  CHECK_THROWS_AS(leave(), std::runtime_error);
  check_thread_state(false);
}

TEST_CASE("another thread is in normal mode") {
  const InferenceMode guard;
  bool enabled = true;
  std::thread([&] { enabled = InferenceMode::is_enabled(); }).join();
  CHECK_FALSE(enabled);
}

TEST_CASE("grad mode inside of inference mode") {
  const InferenceMode guard;
  SECTION("can be enabled, and still nothing is recorded") {
    const at::AutoGradMode grad_mode(true);
    CHECK(c10::GradMode::is_enabled());
    const Tensor x = make(true);
    CHECK_FALSE(functional_op(x).requires_grad());
    check_inference_tensor(functional_op(x));
  }
  SECTION("is on in a normal scope, and off again after it") {
    {
      const InferenceMode normal(false);
      CHECK(make_computed(true).requires_grad());
    }
    CHECK_FALSE(c10::GradMode::is_enabled());
  }
}

TEST_CASE("the guards for kernels exclude keys and leave grad mode") {
  SECTION("below Autograd") {
    const at::AutoDispatchBelowAutograd guard;
    CHECK(c10::impl::tls_is_dispatch_keyset_excluded(c10::autograd_dispatch_keyset));
    CHECK_FALSE(c10::impl::tls_is_dispatch_key_excluded(c10::DispatchKey::ADInplaceOrView));
    CHECK(c10::GradMode::is_enabled());
  }
  SECTION("below ADInplaceOrView") {
    const at::AutoDispatchBelowADInplaceOrView guard;
    CHECK(c10::impl::tls_is_dispatch_keyset_excluded(c10::autograd_dispatch_keyset));
    CHECK(c10::impl::tls_is_dispatch_key_excluded(c10::DispatchKey::ADInplaceOrView));
    CHECK(c10::GradMode::is_enabled());
    CHECK_FALSE(make(false).is_inference());
  }
}

/// Keeps the warnings of its scope.
class WarningCapture : public c10::WarningHandler {
 public:
  WarningCapture() : guard_(this) {}
  void process(const c10::SourceLocation&, const std::string& message, const bool) override {
    text_ += message;
  }
  const std::string& text() const { return text_; }

 private:
  c10::Warning::WarningHandlerGuard guard_;
  std::string text_;
};

TEST_CASE("the guard that inference mode replaces works and warns") {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  const c10::Warning::WarnAlways warn_always(true);
  const WarningCapture warnings;
  const Tensor x = make(true);
  {
    const at::AutoNonVariableTypeMode guard;
    CHECK_FALSE(functional_op(x).requires_grad());
    CHECK_FALSE(functional_op(x).is_inference());
  }
  CHECK(functional_op(x).requires_grad());
  CHECK_THAT(warnings.text(), Catch::Contains("AutoNonVariableTypeMode is deprecated"));
#pragma GCC diagnostic pop
}

}  // namespace
}  // namespace inference_mode_test
