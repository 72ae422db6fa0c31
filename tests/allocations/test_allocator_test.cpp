// The allocator of these tests fails and counts every form of `operator new`: one that the library,
// or a sanitizer, answered itself would never fail.

#include <catch2/catch.hpp>
#include <functional>
#include <new>
#include <vector>

#include "tests/support/failing_allocations.h"

namespace tenon::test {
namespace {

constexpr size_t kBytes = 100;
constexpr std::align_val_t kAlignment{64};

/// A form, and what takes back what it gives.
struct Form {
  std::function<void*()> allocate;
  std::function<void(void*)> release;
};

const std::vector<Form>& forms() {
  static const std::vector<Form> all{
      {[] { return ::operator new(kBytes); }, [](void* p) { ::operator delete(p); }},
      {[] { return ::operator new[](kBytes); }, [](void* p) { ::operator delete[](p); }},
      {[] { return ::operator new(kBytes, std::nothrow); },
       [](void* p) { ::operator delete(p, std::nothrow); }},
      {[] { return ::operator new[](kBytes, std::nothrow); },
       [](void* p) { ::operator delete[](p, std::nothrow); }},
      {[] { return ::operator new(kBytes, kAlignment); },
       [](void* p) { ::operator delete(p, kAlignment); }},
      {[] { return ::operator new[](kBytes, kAlignment); },
       [](void* p) { ::operator delete[](p, kAlignment); }},
      {[] { return ::operator new(kBytes, kAlignment, std::nothrow); },
       [](void* p) { ::operator delete(p, kAlignment, std::nothrow); }},
      {[] { return ::operator new[](kBytes, kAlignment, std::nothrow); },
       [](void* p) { ::operator delete[](p, kAlignment, std::nothrow); }},
  };
  return all;
}

/// Whether the form gives nothing, by an exception or not.
bool fails(const Form& form) {
  fail_allocation(1, Failing::kOnce);
  void* block = nullptr;
  try {
    block = form.allocate();
  } catch (const std::bad_alloc&) {
  }
  const bool failed = stop_failing() == 1 && block == nullptr;
  form.release(block);
  return failed;
}

TEST_CASE("the test allocator fails and counts every form of new", "[allocations]") {
  for (size_t i = 0; i < forms().size(); ++i) {
    INFO("form " << i);
    CHECK(fails(forms()[i]));
    const int64_t before = live_blocks();
    void* const block = forms()[i].allocate();
    const int64_t with_it = live_blocks();
    forms()[i].release(block);
    const int64_t after = live_blocks();
    CHECK(with_it == before + 1);
    CHECK(after == before);
  }
}

}  // namespace
}  // namespace tenon::test
