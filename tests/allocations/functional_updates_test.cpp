// Updates of functional tensors need constant memory, and leave none behind.

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/failing_allocations.h"

namespace tenon::test {
namespace {

constexpr int64_t kElements = 4096;  // of a base
constexpr int64_t kBaseBytes = kElements * 4;
/// A constant number of values may be there at a time: of a base, of what waits, of what is made.
constexpr int64_t kMostBytes = 40 * kBaseBytes;

/// How much more than before is allocated at the peak of `body`.
template <class Body>
int64_t peak_of(const Body& body) {
  body(20);  // fills the pools
  reset_peak();
  const int64_t before = live_bytes();
  body(0);
  return peak_bytes() - before;
}

FunctionalDepth any_depth() {
  return GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews);
}

TEST_CASE("a million updates of a view that nobody reads need constant memory", "[allocations]") {
  const Tensor x = to_functional(zeros({kElements}), any_depth());
  const Tensor view = x.slice(0, 0, 4);
  CHECK(peak_of([&](int some) {
          for (int i = 0; i < (some != 0 ? some : 1'000'000); ++i) view.add_(1);
        }) < kMostBytes);
  CHECK(x.sum().item().toDouble() == 4 * 1'000'020);
}

TEST_CASE("updates of many views that alternate need constant memory", "[allocations]") {
  const Tensor x = to_functional(zeros({kElements}), any_depth());
  std::vector<Tensor> views;
  for (int64_t i = 0; i < 100; ++i) views.push_back(x.slice(0, i, kElements - i));
  CHECK(peak_of([&](int some) {
          for (size_t i = 0; i < size_t(some != 0 ? some : 5000); ++i) {
            views[i * 7 % views.size()].add_(1);
          }
        }) < 100 * kBaseBytes + kMostBytes);  // each view has its value
}

TEST_CASE("updates of views that die need constant memory", "[allocations]") {
  const Tensor x = to_functional(zeros({kElements}), any_depth());
  CHECK(peak_of([&](int some) {
          for (int64_t i = 0; i < (some != 0 ? some : 20'000); ++i) x[i % kElements].fill_(i);
        }) < kMostBytes);
}

TEST_CASE("updates by out=, which read nothing, need constant memory", "[allocations]") {
  const Tensor x = to_functional(zeros({kElements}), any_depth()), one = ones({1});
  CHECK(peak_of([&](int some) {
          for (int64_t i = 0; i < (some != 0 ? some : 20'000); ++i) {
            Tensor part = x.slice(0, i % kElements, i % kElements + 1);
            add_out(part, one, one);
          }
        }) < kMostBytes);
  CHECK(x.sum().item().toDouble() == 2 * kElements);
}

TEST_CASE("when the base and all views die so do their updates", "[allocations]") {
  const FunctionalDepth depth = any_depth();
  const auto program = [&] {
    Tensor x = to_functional(zeros({kElements}), depth);
    const Tensor row = x.view({64, 64})[3], column = x.view({64, 64}).t()[5];
    x = Tensor();
    for (int i = 0; i < 30; ++i) (i % 2 == 0 ? row : column).add_(1);
    from_functional(column);
    row.mul_(2);
  };
  program();
  const int64_t before = live_bytes(), blocks = live_blocks();
  for (int i = 0; i < 10; ++i) program();
  CHECK(live_bytes() == before);
  CHECK(live_blocks() == blocks);
}

TEST_CASE("a value that an update has replaced is gone", "[allocations]") {
  const FunctionalDepth depth = any_depth();
  const Tensor x = to_functional(zeros({kElements}), depth);
  const Tensor half = x.slice(0, 0, kElements / 2);
  half.add_(1);
  sync(x);
  half.add_(1);
  const int64_t before = live_bytes();
  for (int i = 0; i < 100; ++i) half.add_(1);
  CHECK(live_bytes() <= before + kBaseBytes / 2);
}

TEST_CASE("views of views, 100,000 deep, are freed without recursion", "[allocations]") {
  const FunctionalDepth depth = any_depth();
  const auto program = [&](int length) {
    const Tensor x = to_functional(arange(4.), depth);
    Tensor view = x;
    for (int i = 0; i < length; ++i) view = i % 2 == 0 ? view.view({2, 2}) : view.view({4});
    view.add_(1);
    CHECK(from_functional(x).equal(tensor({1.0f, 2.0f, 3.0f, 4.0f})));
    x.mul_(2);
    CHECK(from_functional(view).equal(tensor({2.0f, 4.0f, 6.0f, 8.0f})));
  };
  program(1000);
  const int64_t before = live_bytes();
  program(100'000);
  CHECK(live_bytes() <= before);
}

}  // namespace
}  // namespace tenon::test
