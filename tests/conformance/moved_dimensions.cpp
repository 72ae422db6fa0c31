// Views by other names: dimensions moved and swapped, parts, and changes of what a tensor views.

#include <catch2/catch.hpp>
#include <limits>

#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples moved_samples() {
  Samples samples = {
      {"swapaxes", {uniform({2, 3, 4}), 0, -1}},
      {"swapaxes", {uniform({}), 0, -1}},
      {"swapdims", {uniform({2, 3}), 1, 0}},
      {"as_strided_", {uniform({2, 3}), ints({3, 2}), ints({1, 3})}},
      {"as_strided_", {uniform({6}), ints({2, 2}), ints({2, 1}), 1}},
  };
  for (const std::string op : {"movedim", "moveaxis"}) {
    samples.push_back({op + ".intlist", {uniform({2, 3, 4}), ints({0, 1}), ints({-1, 0})}});
    samples.push_back({op + ".intlist", {uniform({2, 3}), ints({}), ints({})}});
    samples.push_back({op + ".intlist", {uniform({}), ints({0}), ints({-1})}});
  }
  samples.push_back({"moveaxis.int", {uniform({2, 3, 4}), 0, 2}});
  for (const int64_t sections : {1, 2, 3, 7}) {
    samples.push_back({"tensor_split.sections", {uniform({2, 5}), sections, 1}});
  }
  samples.push_back({"tensor_split.sections", {uniform({0, 2}), 2}});
  samples.push_back({"tensor_split.indices", {uniform({5, 2}), ints({1, 3})}});
  samples.push_back({"tensor_split.indices", {uniform({2, 5}), ints({-2, 2, 9}), -1}});
  samples.push_back({"tensor_split.indices", {uniform({3}), ints({})}});
  return samples;
}
const SampleRegistration registration(&moved_samples);

TEST_CASE("moved dimensions go where they are told, the others stay in order", "[view]") {
  const TensorBase x = uniform({2, 3, 4, 5});
  const auto sizes = [&](std::vector<int64_t> from, std::vector<int64_t> to) {
    const TensorBase moved = result_of("movedim.intlist", {x, from, to});
    CHECK(moved.storage().get() == x.storage().get());
    return std::vector<int64_t>(moved.sizes().begin(), moved.sizes().end());
  };
  CHECK(sizes({0, 1}, {2, 0}) == ints({3, 4, 2, 5}));
  CHECK(sizes({3, 0}, {0, 3}) == ints({5, 3, 4, 2}));
  CHECK(sizes({-1}, {1}) == ints({2, 5, 3, 4}));
  CHECK(result_of("moveaxis.intlist", {x, ints({0, 1}), ints({2, 0})}).sizes() ==
        IntArrayRef({3, 4, 2, 5}));
  CHECK(result_of("moveaxis.int", {x, 3, 0}).sizes() == IntArrayRef({5, 2, 3, 4}));
  CHECK(result_of("swapaxes", {x, 0, -1}).sizes() == IntArrayRef({5, 3, 4, 2}));
  CHECK(result_of("swapdims", {x, 2, 1}).sizes() == IntArrayRef({2, 4, 3, 5}));
}

TEST_CASE("tensor_split divides a dimension as equally as it can", "[view]") {
  const TensorBase x = vector({0, 1, 2, 3, 4, 5, 6});
  const auto firsts = [&](const char* op, const Value& parts) {
    std::vector<double> result;
    const Stack results = results_of(op, {x, parts});
    for (const TensorBase& part : results[0].get<std::vector<TensorBase>>()) {
      result.push_back(part.numel() == 0 ? -1 : at(part, {0}));
    }
    return result;
  };
  CHECK(firsts("tensor_split.sections", 3) == std::vector<double>{0, 3, 5});
  CHECK(firsts("tensor_split.sections", 9) == std::vector<double>{0, 1, 2, 3, 4, 5, 6, -1, -1});
  CHECK(firsts("tensor_split.indices", ints({2, 4})) == std::vector<double>{0, 2, 4});
  CHECK(firsts("tensor_split.indices", ints({5, 2, 9})) == std::vector<double>{0, -1, 2, -1});
  // Each part is a view of its own, which may be changed.
  Tensor base = zeros({4});
  std::vector<Tensor> parts = tensor_split(base, 2);
  parts[1].add_(1);
  CHECK_THAT(base, Near({{4}, {0, 0, 1, 1}}));
}

TEST_CASE("as_strided_ makes a tensor another window on its storage", "[view]") {
  TensorBase x = vector({0, 1, 2, 3, 4, 5});
  CHECK(result_of("as_strided_", {x, ints({2, 2}), ints({3, 1}), 1}).is_same(x));
  CHECK_THAT(x, Near({{2, 2}, {1, 2, 4, 5}}));
}

TEST_CASE("dimensions that cannot be moved or divided are errors", "[view]") {
  const TensorBase x = uniform({2, 3});
  check_bad_calls({
      {"movedim.intlist", {x, ints({0}), ints({0, 1})}, ErrorCode::kValue, "[0, 1]"},
      {"movedim.intlist", {x, ints({0, 0}), ints({0, 1})}, ErrorCode::kValue, "[0, 0]"},
      {"movedim.intlist", {x, ints({0}), ints({2})}, ErrorCode::kIndex, "2"},
      {"moveaxis.intlist", {x, ints({-3}), ints({0})}, ErrorCode::kIndex, "-3"},
      {"moveaxis.int", {x, 0, 2}, ErrorCode::kIndex, "2"},
      {"swapaxes", {x, 0, 2}, ErrorCode::kIndex, "2"},
      {"swapdims", {x, -3, 0}, ErrorCode::kIndex, "-3"},
      {"tensor_split.sections", {x, 0}, ErrorCode::kValue, "0"},
      {"tensor_split.sections", {x, 2, 2}, ErrorCode::kIndex, "2"},
      {"tensor_split.sections", {uniform({}), 2}, ErrorCode::kIndex, "without"},
      {"tensor_split.sections",
       {x, std::numeric_limits<int64_t>::max()},
       ErrorCode::kOutOfMemory,
       "9223372036854775807"},
      {"tensor_split.indices", {x, ints({1}), -3}, ErrorCode::kIndex, "-3"},
      {"as_strided_", {x, ints({3, 3}), ints({3, 1})}, ErrorCode::kShape, "[3, 3]"},
      {"as_strided_", {x, ints({-1}), ints({1})}, ErrorCode::kValue, "-1"},
  });
}

}  // namespace
}  // namespace tenon::test
