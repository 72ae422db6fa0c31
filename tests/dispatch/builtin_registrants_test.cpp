#include "tenon/dispatch/builtin_registrants.h"

#include <catch2/catch.hpp>
#include <string_view>

#include "tenon/dispatch/dispatcher.h"

namespace tenon::test {
namespace {

TEST_CASE("who registered a built-in kernel is known by its key", "[operator]") {
  detail::BuiltinRegistrants registrants;
  const auto is_of_nobody = [&](DispatchKey key) { return registrants.of(key) == nullptr; };
  CHECK(is_of_nobody(DispatchKey::CPU));
  const char *const backends = "backends", *const autograd = "autograd", *const other = "other";
  registrants.add({DispatchKey::CPU, DispatchKey::Meta}, backends);
  registrants.add(autograd_keys, autograd);
  registrants.add(DispatchKey::InplaceOrView, other);
  CHECK(registrants.of(DispatchKey::CPU) == backends);
  CHECK(registrants.of(DispatchKey::Meta) == backends);
  CHECK(registrants.of(DispatchKey::AutogradCPU) == autograd);
  CHECK(registrants.of(DispatchKey::AutogradPrivateUse2) == autograd);
  CHECK(registrants.of(DispatchKey::InplaceOrView) == other);
  for (const auto key : {DispatchKey::Lazy, DispatchKey::Tracer, DispatchKey::Undefined}) {
    CHECK(is_of_nobody(key));
  }
  registrants.add(DispatchKey::Meta, "the last");
  CHECK(registrants.of(DispatchKey::Meta) == std::string_view("the last"));
  CHECK(registrants.of(DispatchKey::AutogradCPU) == autograd);
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
