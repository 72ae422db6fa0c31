// Several libraries with operators of the same names. Each case begins a process of its own, and is
// the first in it to use the dispatcher.

#include <dlfcn.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <filesystem>
#include <thread>

#include "taken/operators.h"
#include "taken/ops/shifted.h"
#include "tenon/tenon.h"
#include "tests/support/temporary_folder.h"

namespace {

/// How many threads are to be about to load before any of them loads.
std::atomic<int> loading_together{0};

}  // namespace

/// In place of the C library's: lets threads wait for each other at the worst moment.
extern "C" __attribute__((visibility("default"))) void* dlopen(const char* file,
                                                               int flags) noexcept {
  if ((flags & RTLD_NOLOAD) == 0) {
    --loading_together;
    while (loading_together > 0) std::this_thread::yield();
  }
  static void* (*const original)(const char*, int) =
      reinterpret_cast<void* (*)(const char*, int)>(dlsym(RTLD_NEXT, "dlopen"));
  return original(file, flags);
}

namespace tenon::test {
namespace {

using Catch::Contains;
using Unary = Tensor(const Tensor&);

/// A copy of the first library, with which the program is linked.
class Copy {
 public:
  Copy() { std::filesystem::copy_file(FIRST, path()); }

  std::string path() const { return folder_ / "libcopy.so"; }

 private:
  TemporaryFolder folder_;
};

/// What the operator of the first library gives, by a call and by its name.
void check_first_answers() {
  CHECK(taken::scaled(tensor({4.0})).item<double>() == 8);
  CHECK(find_operator<Unary>("taken::scaled").call(tensor({4.0})).item<double>() == 8);
}

TEST_CASE("of two libraries that a program links, the first has the names", "[linked]") {
  check_first_answers();
}

TEST_CASE("a library whose names are taken raises why, for each of its operators", "[refused]") {
  const char* const why =
      "libclashing_second.so are not registered, since an operator called "
      "taken::scaled is already, by ";
  CHECK_THROWS_WITH(taken::ops::shifted(tensor({4.0})),
                    Contains(why) && Contains("libclashing_first.so"));
  CHECK_THROWS_WITH(Dispatcher::instance().get("taken::shifted"), Contains(why));
  CHECK_THROWS_WITH(Dispatcher::instance().get("taken::scale"), Contains("no operator is called"));
  // What the first library lacks is no matter of the second.
  Stack stack;
  stack.emplace_back(TensorBase(tensor({4.0})));
  CHECK_THROWS_WITH(Dispatcher::instance()
                        .get("taken::scaled")
                        .redispatch_boxed(DispatchKeySet(DispatchKey::Lazy), stack),
                    Contains("no kernel for Lazy"));
}

TEST_CASE("a copy of a library that the program links is refused", "[loaded]") {
  const Copy copy;
  try {
    load_operators(copy.path());
    FAIL("no error");
  } catch (const ValueError& error) {
    CHECK_THAT(error.what(), Contains("libcopy.so are not registered") &&
                                 Contains("taken::scaled") && Contains("libclashing_first.so"));
  }
  check_first_answers();
}

TEST_CASE("a copy that dlopen loads takes no names from what the program links", "[opened]") {
  const Copy copy;
  REQUIRE(dlopen(copy.path().c_str(), RTLD_NOW | RTLD_LOCAL) != nullptr);
  check_first_answers();
}

TEST_CASE("of two threads that load one library, one is told that it is loaded", "[threads]") {
  std::atomic<int> loaded{0}, refused{0};
  loading_together = 2;
  const auto load = [&] {
    try {
      load_operators(EVERY_KIND);
      loaded += Dispatcher::instance().find("every_kind::exp") != nullptr;
    } catch (const ValueError& error) {
      refused += std::string(error.what()).find("is loaded already") != std::string::npos;
    }
  };
  std::thread other(load);
  load();
  other.join();
  CHECK(loaded == 1);
  CHECK(refused == 1);
}

}  // namespace
}  // namespace tenon::test
