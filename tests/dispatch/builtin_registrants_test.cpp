#include "tenon/dispatch/builtin_registrants.h"

#include <catch2/catch.hpp>
#include <string_view>

#include "tenon/dispatch/dispatcher.h"

namespace tenon::test {
namespace {

constexpr DispatchKeySet kBackends{DispatchKey::CPU, DispatchKey::Meta};

TEST_CASE("who registered a built-in kernel is known by its key", "[operator]") {
  detail::BuiltinRegistrants registrants;
  CHECK(registrants.of(DispatchKey::CPU) == nullptr);
  const char *const backends = "backends", *const autograd = "autograd", *const other = "other";
  CHECK(registrants.add(kBackends, backends));
  CHECK(registrants.add(DispatchKey::AutogradCPU, autograd));
  CHECK(registrants.add(DispatchKey::AutogradMeta, autograd));
  CHECK(registrants.of(DispatchKey::CPU) == backends);
  CHECK(registrants.of(DispatchKey::Meta) == backends);
  CHECK(registrants.of(DispatchKey::AutogradCPU) == autograd);
  CHECK(registrants.of(DispatchKey::AutogradMeta) == autograd);
  CHECK(registrants.of(DispatchKey::Lazy) == nullptr);
  CHECK(registrants.of(DispatchKey::Undefined) == nullptr);
  SECTION("the last one counts") {
    CHECK(registrants.add(DispatchKey::Meta, other));
    CHECK(registrants.of(DispatchKey::CPU) == backends);
    CHECK(registrants.of(DispatchKey::Meta) == other);
    CHECK(registrants.add(DispatchKey::Meta, backends));
    CHECK(registrants.of(DispatchKey::Meta) == backends);
  }
  SECTION("more than there is room for are refused, and change nothing") {
    CHECK(registrants.add(DispatchKey::InplaceOrView, other));
    CHECK_FALSE(registrants.add(kBackends, "one more"));
    CHECK(registrants.of(DispatchKey::CPU) == backends);
    CHECK(registrants.of(DispatchKey::InplaceOrView) == other);
  }
}

TEST_CASE("each kernel of each operator has a registrant, and no other key", "[operator]") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    for (int i = 1; i < kDispatchKeyCount; ++i) {
      const auto key = static_cast<DispatchKey>(i);
      INFO(op->name() << ", " << key);
      CHECK((op->registrant(key) != nullptr) == op->has_kernel(key));
    }
  }
}

}  // namespace
}  // namespace tenon::test
