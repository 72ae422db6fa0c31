// Borders that are mirrored, replicated or taken from the other end, against a formula of indices.

#include <catch2/catch.hpp>

#include <algorithm>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples padding_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  Samples samples;
  for (const std::string kind : {"reflection", "replication"}) {
    samples.push_back({kind + "_pad1d", {x({2, 2, 5}), ints({2, 1})}});
    samples.push_back({kind + "_pad1d", {x({3, 4}), ints({-1, 2})}});
    samples.push_back({kind + "_pad1d", {integers({1, 3}, 0, 9), ints({0, 0})}});
    samples.push_back({kind + "_pad2d", {x({2, 1, 3, 4}), ints({1, 2, 2, 0})}});
    samples.push_back({kind + "_pad2d", {x({2, 3, 3}), ints({0, 1, -1, 1})}});
    samples.push_back({kind + "_pad2d", {x({0, 2, 3, 3}), ints({1, 1, 1, 1})}});
    samples.push_back({kind + "_pad3d", {x({1, 2, 2, 3, 2}), ints({1, 1, 0, 2, 1, 0})}});
    samples.push_back({kind + "_pad3d", {x({2, 2, 2, 3}), ints({2, -1, 1, 0, 0, 1})}});
  }
  samples.push_back({"pad", {x({2, 3}), ints({1, 2, 0, 1})}});
  samples.push_back({"pad", {x({2, 3}), ints({1, -1}), std::string("constant"), 2.5}});
  samples.push_back({"pad", {x({2, 2, 4}), ints({1, 2}), std::string("reflect")}});
  samples.push_back({"pad", {x({1, 2, 3, 3}), ints({1, 0, 2, 1}), std::string("replicate")}});
  samples.push_back({"pad", {x({1, 2, 3, 4}), ints({2, 1, 1, 3}), std::string("circular")}});
  samples.push_back({"pad", {x({2, 1, 5}), ints({-1, 2}), std::string("circular")}});
  return samples;
}
const SampleRegistration registration(&padding_samples);

/// Where the element at `i` comes from, in an image of `size`; negative `i` lie before it.
int64_t source(const std::string& mode, int64_t i, int64_t size) {
  if (mode == "replicate") return std::clamp<int64_t>(i, 0, size - 1);
  if (mode == "circular") return (i + size) % size;
  return i < 0 ? -i : i >= size ? 2 * (size - 1) - i : i;
}

/// The padded tensor, element by element.
Expected padded(const TensorBase& x, const std::string& mode, const Index& pad) {
  Index sizes = x.sizes().vec();
  const size_t dims = sizes.size(), rank = pad.size() / 2;
  for (size_t k = 0; k < rank; ++k) sizes[dims - 1 - k] += pad[2 * k] + pad[2 * k + 1];
  return generate(sizes, [&](const Index& i) {
    Index place = i;
    for (size_t k = 0; k < rank; ++k) {
      const size_t dim = dims - 1 - k;
      place[dim] = source(mode, i[dim] - pad[2 * k], x.sizes()[dim]);
    }
    return at(x, place);
  });
}

TEST_CASE("borders have the elements that their mode says", "[joining]") {
  const Index sizes{2, 2, 4, 3, 5};
  for (const int64_t rank : {1, 2, 3}) {
    const Index batched(sizes.begin(), sizes.begin() + 2 + rank),
        single(sizes.begin() + 1, sizes.begin() + 2 + rank);
    for (const Index& pad : {Index{1, 2, 2, 1, 2, 2}, Index{0, 1, 2, 0, 0, 0},
                             Index{-1, 2, 1, -2, 2, -1}, Index{-1, -1, 0, -1, -2, 0}}) {
      const Index widths(pad.begin(), pad.begin() + 2 * rank);
      const bool cuts = std::ranges::min(widths) < 0;
      for (const Index& own : {batched, single}) {
        const TensorBase x = integers(own, 0, 1000, DType::kInt16);
        const std::string of = "_pad" + std::to_string(rank) + "d";
        INFO(describe(Value(x)) << " padded by " << describe(Value(widths)));
        CHECK_THAT(result_of("reflection" + of, {x, widths}), Near(padded(x, "reflect", widths)));
        CHECK_THAT(result_of("replication" + of, {x, widths}),
                   Near(padded(x, "replicate", widths)));
        for (const std::string mode : {"reflect", "replicate", "circular"}) {
          if (mode == "circular" && cuts) continue;
          const Expected expected = padded(x, mode, widths);
          CHECK_THAT(result_of("pad", {x, widths, mode}), Near(expected));
          CHECK_THAT(result_of("pad", {transposed_storage(x), widths, mode}), Near(expected));
        }
      }
    }
  }
}

TEST_CASE("a circle is closed around what negative widths leave", "[joining]") {
  const TensorBase x = result_of("reshape", {vector({1, 2, 3, 4, 5}), ints({1, 1, 5})});
  CHECK_THAT(result_of("pad", {x, ints({-1, 2}), std::string("circular")}),
             Near({{1, 1, 6}, {2, 3, 4, 5, 2, 3}}));
  CHECK_THAT(result_of("pad", {x, ints({3, -2}), std::string("circular")}),
             Near({{1, 1, 6}, {1, 2, 3, 1, 2, 3}}));
}

TEST_CASE("a width of zero or less gives a new tensor", "[joining]") {
  const TensorBase x = uniform({2, 3, 4});
  for (const auto& pad : {ints({0, 0}), ints({-1, 0})}) {
    for (const std::string mode : {"constant", "reflect", "replicate", "circular"}) {
      const TensorBase result = result_of("pad", {x, pad, mode});
      CHECK_FALSE(result.is_alias_of(x));
      CHECK(result.is_contiguous());
    }
  }
}

TEST_CASE("borders that cannot be are errors", "[joining]") {
  const TensorBase x = uniform({2, 3, 4});
  const int64_t huge = int64_t{1} << 62, most = std::numeric_limits<int64_t>::max();
  const std::string reflect = "reflect", circular = "circular", replicate = "replicate";
  check_bad_calls({
      {"reflection_pad1d", {x, ints({4, 0})}, ErrorCode::kShape, "[4, 0]"},
      {"reflection_pad1d", {x, ints({1})}, ErrorCode::kValue, "[1]"},
      {"reflection_pad1d", {uniform({4}), ints({1, 1})}, ErrorCode::kShape, "[4]"},
      {"reflection_pad1d", {uniform({2, 0, 4}), ints({1, 1})}, ErrorCode::kShape, "[2, 0, 4]"},
      {"reflection_pad1d", {x, ints({-2, -2})}, ErrorCode::kShape, "[-2, -2]"},
      {"reflection_pad2d", {x, ints({1, 1, 3, 0})}, ErrorCode::kShape, "[1, 1, 3, 0]"},
      {"reflection_pad2d", {x, ints({1, 1})}, ErrorCode::kValue, "[1, 1]"},
      {"reflection_pad3d", {x, ints({1, 1, 1, 1, 1, 1})}, ErrorCode::kShape, "[2, 3, 4]"},
      {"reflection_pad2d", {x, ints({huge, 1, 1, 1})}, ErrorCode::kShape, "4611686018427387904"},
      {"replication_pad1d", {x, ints({-3, -3})}, ErrorCode::kShape, "[-3, -3]"},
      {"replication_pad1d", {x, ints({most, most})}, ErrorCode::kOutOfMemory, "64 bits"},
      {"replication_pad2d", {x, ints({huge, 0, huge, 0})}, ErrorCode::kOutOfMemory, "64 bits"},
      {"replication_pad2d", {uniform({3, 4}), ints({1, 1, 1, 1})}, ErrorCode::kShape, "[3, 4]"},
      {"replication_pad3d", {x, ints({1, 1})}, ErrorCode::kValue, "[1, 1]"},
      {"pad", {x, ints({1})}, ErrorCode::kValue, "[1]"},
      {"pad", {x, ints({-5, 0})}, ErrorCode::kShape, "[-5, 0]"},
      {"pad", {x, ints({1, 1, 1, 1, 1, 1, 1, 1})}, ErrorCode::kShape, "[1, 1, 1, 1, 1, 1, 1, 1]"},
      {"pad", {x, ints({1, 1}), std::string("mirror")}, ErrorCode::kValue, "mirror"},
      {"pad", {x, ints({1, 1}), reflect, 2.0}, ErrorCode::kValue, "2"},
      {"pad", {x, ints({}), reflect}, ErrorCode::kValue, "[]"},
      {"pad", {x, ints({4, 0}), reflect}, ErrorCode::kShape, "[4, 0]"},
      {"pad", {x, ints({5, 0}), circular}, ErrorCode::kShape, "[5, 0]"},
      {"pad", {x, ints({4, -1}), circular}, ErrorCode::kShape, "[4, -1]"},
      {"pad", {uniform({4}), ints({1, 1}), replicate}, ErrorCode::kShape, "[4]"},
  });
}

}  // namespace
}  // namespace tenon::test
