#include "tenon/base/scalar.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tenon/base/allocator.h"
#include "tenon/base/bfloat16.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/generator.h"

namespace tenon {
namespace {

TEST_CASE("a Scalar keeps the kind of number that it is made from") {
  CHECK(Scalar(true).is_bool());
  CHECK(Scalar(3).is_integral());
  CHECK(Scalar(3.5f).is_floating_point());
  CHECK(Scalar(3) == Scalar(3.0));
  CHECK((-Scalar(2.5)).toDouble() == -2.5);
  CHECK((-Scalar(7)).toLong() == -7);
  constexpr int64_t kLowest = std::numeric_limits<int64_t>::min();
  CHECK((-Scalar(kLowest)).toLong() == kLowest);
  CHECK(Scalar(2.75).to<int64_t>() == 2);
}

TEST_CASE("bfloat16 rounds to the nearest, ties to even, and keeps NaN and infinity") {
  for (int bits = 0; bits < 0x10000; ++bits) {
    const BFloat16 value = BFloat16::from_bits(static_cast<uint16_t>(bits));
    if (std::isnan(static_cast<float>(value))) {
      CHECK(std::isnan(static_cast<float>(BFloat16(static_cast<float>(value)))));
    } else {
      REQUIRE(BFloat16(static_cast<float>(value)).bits == bits);
    }
  }
  CHECK(BFloat16(1.00390625f).bits == BFloat16(1.0f).bits);       // half way, down to even
  CHECK(static_cast<float>(BFloat16(1.01171875f)) == 1.015625f);  // half way, up to even
  CHECK(BFloat16(std::numeric_limits<float>::max()).bits == BFloat16(INFINITY).bits);
}

TEST_CASE("sizes whose product overflows are an error, unless a zero makes it zero") {
  CHECK(checked_numel({2, 3, 4}) == 24);
  CHECK(checked_numel({int64_t{1} << 40, int64_t{1} << 40, 0}) == 0);
  CHECK_THROWS_AS(checked_numel({int64_t{1} << 40, int64_t{1} << 40}), OutOfMemoryError);
  CHECK_THROWS_AS(checked_numel({-1}), ShapeError);
}

TEST_CASE("a DimVector takes lists, and is one where an argument is", "[dim_vector]") {
  DimVector sizes;
  sizes = {2, 3};
  CHECK(IntArrayRef(sizes) == IntArrayRef({2, 3}));
  const auto size_of = [](OptionalIntArrayRef list) {
    return list.has_value() ? (*list).size() : 9;
  };
  CHECK(size_of(sizes) == 2);
  CHECK(size_of(DimVector()) == 0);
  const auto second = [](IntArrayOf<2> list) { return IntArrayRef(list)[1]; };
  CHECK(second(sizes) == 3);
}

TEST_CASE("a DimVector grows beyond its inline elements and copies what it holds") {
  DimVector dims;
  for (int64_t i = 0; i < 12; ++i) dims.push_back(i);
  DimVector copy = dims;
  DimVector moved = std::move(dims);
  CHECK(copy == moved);
  copy.insert(0, 99);
  CHECK(copy[0] == 99);
  CHECK(copy.size() == 13);
  copy.erase(0);
  CHECK(copy == moved);
}

TEST_CASE("Philox gives the published test vectors") {
  // Salmon et al., Random123: kat_vectors for philox4x32-10.
  CHECK(philox({0, 0, 0, 0}, 0) ==
        std::array<uint32_t, 4>{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
  CHECK(philox({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, 0xffffffffffffffff) ==
        std::array<uint32_t, 4>{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
}

}  // namespace
}  // namespace tenon
