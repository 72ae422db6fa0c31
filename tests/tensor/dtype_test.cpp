#include <catch2/catch.hpp>
#include <limits>

#include "tenon/tenon.h"

namespace tenon {
namespace {

TEST_CASE("what floating dtypes hold", "[dtype]") {
  using Float = std::numeric_limits<float>;
  const FloatInfo f32 = finfo(kFloat32);
  CHECK(f32.bits == 32);
  CHECK(f32.eps == Float::epsilon());
  CHECK(f32.max == Float::max());
  CHECK(f32.min == Float::lowest());
  CHECK(f32.smallest_normal == Float::min());
  CHECK(f32.resolution == Approx(1e-6));
  CHECK(finfo(kFloat64).resolution == Approx(1e-15));
  const FloatInfo bf16 = finfo(kBFloat16);
  CHECK(bf16.bits == 16);
  CHECK(bf16.eps == 0x1p-7);
  CHECK(bf16.max == 0x1.fep127);
  CHECK(bf16.smallest_normal == 0x1p-126);
  CHECK(bf16.resolution == Approx(0.01));
  const FloatInfo f16 = finfo(kFloat16);
  CHECK(f16.bits == 16);
  CHECK(f16.eps == 0x1p-10);
  CHECK(f16.max == 65504);
  CHECK(f16.min == -65504);
  CHECK(f16.smallest_normal == 0x1p-14);
  CHECK(f16.resolution == Approx(1e-3));
  CHECK_THROWS_AS(finfo(kInt64), DTypeError);
}

TEST_CASE("what integer dtypes hold", "[dtype]") {
  CHECK(iinfo(kUInt8).bits == 8);
  CHECK(iinfo(kUInt8).min == 0);
  CHECK(iinfo(kUInt8).max == 255);
  CHECK(iinfo(kInt8).min == -128);
  CHECK(iinfo(kInt16).max == 32767);
  CHECK(iinfo(kInt32).min == std::numeric_limits<int32_t>::min());
  CHECK(iinfo(kInt64).min == std::numeric_limits<int64_t>::min());
  CHECK(iinfo(kInt64).max == uint64_t{INT64_MAX});
  CHECK(iinfo(kUInt16).max == 65535);
  CHECK(iinfo(kUInt64).min == 0);
  CHECK(iinfo(kUInt64).max == UINT64_MAX);
  CHECK_THROWS_AS(iinfo(kFloat32), DTypeError);
  CHECK_THROWS_AS(iinfo(kBool), DTypeError);
}

TEST_CASE("the dtype that two arguments promote to", "[dtype]") {
  const Tensor bytes = zeros({2}, kUInt8), whole = zeros({}, kInt64),
               narrow = zeros({2}, kBFloat16), wide = zeros({}, kFloat64);
  CHECK(result_type(bytes, narrow) == kBFloat16);
  CHECK(result_type(bytes, whole) == kUInt8);
  CHECK(result_type(narrow, wide) == kBFloat16);
  CHECK(result_type(whole, wide) == kFloat64);
  CHECK(result_type(bytes, 3) == kUInt8);
  CHECK(result_type(1.5, bytes) == default_dtype());
  CHECK(result_type(1, 2.5) == default_dtype());
  CHECK(result_type(true, 2) == kInt64);
  CHECK(result_type(bytes, narrow) == (bytes + narrow).dtype());
  CHECK(promote_types(kUInt8, kInt8) == kInt16);
  CHECK(promote_types(kUInt8, kUInt32) == kUInt32);
  CHECK(promote_types(kUInt16, kInt8) == kInt32);
  CHECK(promote_types(kInt32, kUInt16) == kInt32);
  CHECK(promote_types(kUInt32, kInt32) == kInt64);
  CHECK(promote_types(kUInt64, kUInt16) == kUInt64);
  CHECK(promote_types(kUInt64, kBool) == kUInt64);
  CHECK(promote_types(kBFloat16, kUInt64) == kBFloat16);
  CHECK(promote_types(kComplex64, kUInt64) == kComplex64);
  for (const DType dtype : {kInt8, kInt16, kInt32, kInt64}) {
    CHECK_THROWS_AS(promote_types(kUInt64, dtype), DTypeError);
    CHECK_THROWS_AS(promote_types(dtype, kUInt64), DTypeError);
  }
  CHECK(promote_types(kFloat16, kBFloat16) == kFloat32);
  CHECK(promote_types(kBFloat16, kFloat16) == kFloat32);
  CHECK(promote_types(kInt64, kFloat16) == kFloat16);
  CHECK(promote_types(kFloat16, kFloat32) == kFloat32);
  CHECK(can_cast(kFloat64, kBFloat16));
  CHECK_FALSE(can_cast(kFloat32, kInt64));
  CHECK_FALSE(can_cast(kInt8, kBool));
}

}  // namespace
}  // namespace tenon
