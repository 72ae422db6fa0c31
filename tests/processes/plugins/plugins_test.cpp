#include <dlfcn.h>

#include <catch2/catch.hpp>
#include <string>

#include "tenon/tenon.h"

namespace tenon {
namespace {

/// A library that is loaded while it lives.
class Loaded {
 public:
  explicit Loaded(const std::string& path) : handle_(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    INFO(path);
    REQUIRE(handle_ != nullptr);
  }
  ~Loaded() { dlclose(handle_); }

  template <class Function>
  Function* find(const char* name) const {
    auto* function = reinterpret_cast<Function*>(dlsym(handle_, name));
    REQUIRE(function != nullptr);
    return function;
  }

 private:
  void* const handle_;
};

bool is_loaded(const std::string& path) {
  void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_NOLOAD);
  if (handle != nullptr) dlclose(handle);
  return handle != nullptr;
}

void check_operators_of_macros() {
  const Tensor x = ones({2}, requires_grad());
  const auto scaled = find_operator<Tensor(const Tensor&, int64_t)>("plugin::scaled");
  scaled.call(x, 1).sum().backward();
  CHECK(x.grad().equal(full({2}, 3.0)));
  const auto shifted = find_operator<Tensor(const Tensor&)>("plugin::shifted");
  CHECK(shifted.call(ones({2})).equal(full({2}, 3.0)));
  CHECK(std::string(scaled.call(ones({1}), 0).sizes().size(), 'x') == "x");
  CHECK(Dispatcher::instance().get("plugin::scaled").registrant(DispatchKey::CPU) != nullptr);
}

TEST_CASE("operators of a library that is closed still work, and loading it again finds them") {
  for (int time = 0; time < 3; ++time) {
    { const Loaded library(PLUGIN_MACROS); }
    check_operators_of_macros();
    Library again("plugin", DispatchKey::CPU);
    CHECK_THROWS_WITH(again.impl("shifted", [](const Tensor& self) { return self; }),
                      Catch::Contains("is registered already by") && Catch::Contains("macros.cpp"));
  }
}

TEST_CASE("kernels that a library registered by calls still work when it is closed") {
  SECTION("unboxed") {
    {
      // As long as it has registered nothing, it goes.
      { const Loaded library(PLUGIN_CALLS); }
      CHECK_FALSE(is_loaded(PLUGIN_CALLS));

      const Loaded library(PLUGIN_CALLS);
      library.find<void(const OperatorEntry*)>("register_unboxed")(
          &Dispatcher::instance().get("erf"));
    }
    CHECK(ones({1}).erf().item<double>() == 7);
  }
  SECTION("boxed") {
    {
      const Loaded library(PLUGIN_CALLS);
      library.find<void(const OperatorEntry*)>("register_boxed")(
          &Dispatcher::instance().get("cos"));
    }
    CHECK(ones({1}).cos().item<double>() == 8);
  }
  SECTION("in a library object") {
    {
      const Loaded library(PLUGIN_CALLS);
      library.find<void()>("register_library")();
    }
    CHECK(find_operator<Tensor()>("plugin_calls::number").call().item<double>() == 9);
  }
}

}  // namespace
}  // namespace tenon
