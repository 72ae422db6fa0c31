#include "tenon/base/single_threaded.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <cstdint>
#include <thread>
#include <vector>

#include "tenon/base/intrusive_ptr.h"

namespace tenon {
namespace {

struct Counted : RefCounted<Counted> {};
struct Observed : RefCounted<Observed, true> {};

template <class T>
void copy_and_drop(const intrusive_ptr<T>& shared, int copies) {
  for (int i = 0; i < copies; ++i) {
    const intrusive_ptr<T> a = shared, b = a;
    REQUIRE(b.use_count() >= 3);
  }
}

TEST_CASE("references are counted right before and after a second thread starts",
          "[base][thread]") {
  const auto counted = make_intrusive<Counted>();
  const auto observed = make_intrusive<Observed>();
  for (const int threads : {0, 1, 4}) {
    const intrusive_ptr<Counted> kept = counted;
    std::vector<std::thread> others;
    for (int i = 0; i < threads; ++i) {
      others.emplace_back([&] {
        for (int k = 0; k < 20000; ++k) {
          const intrusive_ptr<Counted> a = counted, b = a;
          const intrusive_ptr<Observed> c = observed, d = c;
        }
      });
    }
    copy_and_drop(counted, 2000);
    copy_and_drop(observed, 2000);
    for (std::thread& other : others) other.join();
    CHECK(counted.use_count() == 2);
    CHECK(observed.use_count() == 1);
  }
}

TEST_CASE("a process that has started a thread is not single-threaded again", "[base][thread]") {
  std::thread([] { CHECK_FALSE(is_single_threaded()); }).join();
  CHECK_FALSE(is_single_threaded());
}

TEST_CASE("a number is added, and what it was is returned", "[base]") {
  std::atomic<uint8_t> small{2};
  CHECK(fetch_add(small, uint8_t{0xff}, std::memory_order_acq_rel) == 2);
  CHECK(small == 1);
  std::atomic<uint32_t> wide{0};
  CHECK(fetch_add(wide, ~uint32_t{0}, std::memory_order_relaxed) == 0);
  CHECK(wide == ~uint32_t{0});
}

}  // namespace
}  // namespace tenon
