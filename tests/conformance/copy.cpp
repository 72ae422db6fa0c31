// Copies, casts, and what reads or replaces a tensor as a whole.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/device.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const Value kHere = Value(test_device());

Samples copy_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const Value f32 = DType::kFloat32, f64 = DType::kFloat64, i64 = DType::kInt64,
              boolean = DType::kBool;
  return {
      {"clone", {x({2, 3})}},
      {"clone", {transposed_storage(x({2, 3}))}},
      {"clone", {transposed_storage(x({2, 3})), MemoryFormat::Contiguous}},
      {"clone", {x({1, 2, 2, 3}), MemoryFormat::ChannelsLast}},
      {"clone", {integers({}, 0, 5)}},
      {"copy_", {x({2, 3}), x({3})}},
      {"copy_", {transposed_storage(x({2, 3})), x({2, 3})}},
      {"copy_", {integers({2, 3}, 0, 5), cast(x({2, 1}), DType::kFloat32)}},
      {"copy_", {x({0}), x({1})}},
      {"copy", {x({2, 3}), x({3})}},
      {"copy", {x({2, 3}), cast(x({}), DType::kFloat32)}},
      {"copy", {integers({2, 3}, 0, 5), x({2, 3})}},
      {"_to_copy", {x({2, 3}), f64}},
      {"_to_copy", {x({2, 3}), f32}, {.gradient = false}},  // too coarse for differences
      {"_to_copy", {transposed_storage(x({2, 3})), i64}},
      {"_to_copy", {integers({3}, 0, 5), boolean}},
      {"contiguous", {x({2, 3})}},
      {"contiguous", {transposed_storage(x({2, 3}))}},
      {"contiguous", {x({1, 2, 2, 3}), MemoryFormat::ChannelsLast}},
      {"to.dtype", {x({2, 3}), f64}},
      {"to.dtype", {x({2, 3}), f64, false, true}},
      {"to.dtype", {x({2, 3}), f32}, {.gradient = false}},
      {"to.dtype", {booleans({3}), f32}},
      {"to.device", {x({2, 3}), kHere, f64}, {.meta = false}},
      {"to.device", {integers({3}, -3, 4), kHere, f32}, {.meta = false}},
      {"type_as", {x({2, 3}), x({1})}, {.second_gradient = false}},
      {"type_as", {x({2, 3}), integers({1}, 0, 5)}},
      {"_local_scalar_dense", {x({})}, {.gradient = false, .meta = false}},
      {"_local_scalar_dense", {integers({1, 1}, 0, 5)}, {.meta = false}},
      {"item", {x({})}, {.gradient = false, .meta = false}},
      {"item", {booleans({1})}, {.meta = false}},
      {"fill_.Scalar", {x({2, 3}), 1.5}},
      {"fill_.Scalar", {integers({3}, 0, 5, DType::kInt8), -2}},
      {"fill_.Scalar", {transposed_storage(x({2, 3})), 2}},
      {"fill.Scalar", {x({2, 3}), 1.5}},
      {"fill.Scalar", {booleans({3}), true}},
      {"zero_", {x({2, 3})}},
      {"zero_", {booleans({3})}},
      {"zero", {x({2, 3})}},
      {"zero", {transposed_storage(x({2, 3}))}},
      {"resize_", {x({2, 3}), ints({3, 2})}, {.gradient = false}},
      {"resize_", {x({2, 3}), ints({2})}, {.gradient = false}},
      {"resize_", {x({2}), ints({2, 4})}, {.gradient = false, .deterministic = false}},
  };
}
const SampleRegistration registration(&copy_samples);

constexpr std::initializer_list<DType> kAllDTypes = {
    DType::kUInt8, DType::kInt8,    DType::kInt16,    DType::kInt32,   DType::kInt64,
    DType::kBool,  DType::kFloat16, DType::kBFloat16, DType::kFloat32, DType::kFloat64};

TEST_CASE("casts between all dtypes convert like static_cast", "[copy]") {
  for (const DType from : kAllDTypes) {
    for (const DType to : kAllDTypes) {
      const TensorBase self = vector({0, 1, 2.75, 100, 77.5, 3}, from);
      const Expected expected{{6}, elements(cast(self, to))};
      INFO(from << " to " << to);
      const TensorBase result = result_of("to.dtype", {self, to});
      CHECK(result.dtype() == to);
      CHECK_THAT(result, Near(expected));
      CHECK(result.is_same(self) == (from == to));
      CHECK_THAT(result_of("_to_copy", {self, to}), Near(expected));
      CHECK_THAT(result_of("copy", {tensor({6}, std::vector<double>(6), to), self}),
                 Near(expected));
      CHECK_THAT(result_of("type_as", {self, tensor({0}, {}, to)}), Near(expected));
    }
  }
}

TEST_CASE("bfloat16 rounds to the nearest even and keeps NaN", "[copy]") {
  const double step = 1.0 / 128, nan = std::numeric_limits<double>::quiet_NaN();
  const TensorBase self =
      vector({1 + step / 2, 1 + step * 1.5, 1 + step * 0.6, nan, 1e39}, DType::kFloat64);
  CHECK_THAT(
      result_of("to.dtype", {self, DType::kBFloat16}),
      Near({{5}, {1, 1 + 2 * step, 1 + step, nan, std::numeric_limits<double>::infinity()}}));
}

TEST_CASE("a clone shares nothing and keeps dense strides", "[copy]") {
  const TensorBase self = transposed_storage(uniform({2, 3, 4}));
  const TensorBase result = result_of("clone", {self});
  CHECK_THAT(result, Near(self));
  CHECK(result.strides() == self.strides());
  CHECK_FALSE(result.is_alias_of(self));
  CHECK(result_of("clone", {self, MemoryFormat::Contiguous}).is_contiguous());
  const TensorBase expanded = result_of("expand", {uniform({3, 1}), ints({3, 2})});
  CHECK(result_of("clone", {expanded}).strides() == IntArrayRef({2, 1}));
}

TEST_CASE("contiguous and to copy only where they must", "[copy]") {
  const TensorBase self = uniform({2, 3}), transposed = transposed_storage(self);
  CHECK(result_of("contiguous", {self}).is_same(self));
  CHECK_FALSE(result_of("contiguous", {transposed}).is_alias_of(transposed));
  CHECK_THAT(result_of("contiguous", {transposed}), Near(transposed));
  CHECK(result_of("contiguous", {transposed}).is_contiguous());
  CHECK(result_of("to.device", {self, kHere, DType::kFloat64}).is_same(self));
  CHECK_FALSE(result_of("to.dtype", {self, DType::kFloat64, false, true}).is_alias_of(self));
}

TEST_CASE("copy_ broadcasts, casts and handles overlap with its source", "[copy]") {
  const TensorBase self = integers({2, 3}, 0, 5), src = vector({1.9, -2.9, 3});
  CHECK(result_of("copy_", {self, src}).is_same(self));
  CHECK_THAT(self, Near({{2, 3}, {1, -2, 3, 1, -2, 3}}));
  const TensorBase line = vector({0, 1, 2, 3, 4});
  result_of("copy_", {result_of("slice.Tensor", {line, 0, 1, 5}),
                      result_of("slice.Tensor", {line, 0, 0, 4})});
  CHECK_THAT(line, Near({{5}, {0, 0, 1, 2, 3}}));
}

TEST_CASE("item gives the number in its own type", "[copy]") {
  CHECK(results_of("item", {scalar(2.5)}).at(0).get<double>() == 2.5);
  CHECK(results_of("item", {scalar(7, DType::kInt16)}).at(0).get<int64_t>() == 7);
  CHECK(results_of("item", {scalar(1, DType::kBool)}).at(0).get<bool>());
  CHECK(results_of("item", {tensor({1, 1}, {1.5}, DType::kBFloat16)}).at(0).get<double>() == 1.5);
}

TEST_CASE("fill_ and zero_ write every element, whatever the strides", "[copy]") {
  for (const DType dtype : kAllDTypes) {
    const TensorBase self = cast(integers({3, 4}, 0, 2), dtype);
    const TensorBase window = result_of("slice.Tensor", {self, 1, 0, 4, 2});
    const Expected before{{3, 4}, elements(self)};
    result_of("fill_.Scalar", {window, 1});
    CHECK_THAT(self, Near(generate({3, 4}, [&](const Index& i) {
                 return i[1] % 2 == 0 ? 1 : before.elements[static_cast<size_t>(i[0] * 4 + i[1])];
               })));
    result_of("zero_", {self});
    CHECK_THAT(self, Near(generate({3, 4}, [](const Index&) { return 0; })));
    CHECK(self._version() == 2);
    CHECK_THAT(result_of("fill.Scalar", {self, 1}),
               Near(generate({3, 4}, [](const Index&) { return 1; })));
    CHECK(self._version() == 2);
  }
}

TEST_CASE("resize_ keeps the elements that stay", "[copy]") {
  const TensorBase self = vector({1, 2, 3, 4});
  result_of("resize_", {self, ints({2, 1})});
  CHECK_THAT(self, Near({{2, 1}, {1, 2}}));
  result_of("resize_", {self, ints({100, 3})});
  CHECK(self.sizes() == IntArrayRef({100, 3}));
  CHECK(at(self, {0, 1}) == 2);
}

TEST_CASE("copies that cannot be are errors", "[copy]") {
  const TensorBase x = uniform({2, 3});
  const TensorBase meta = result_of("empty_like", {x, none(), none(), Device(kMeta)});
  check_bad_calls({
      {"copy_", {x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"copy_", {x, uniform({2, 2, 3})}, ErrorCode::kShape, "[2, 2, 3]"},
      {"copy", {x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"item", {x}, ErrorCode::kShape, "[2, 3]"},
      {"item", {uniform({0})}, ErrorCode::kShape, "[0]"},
      {"_local_scalar_dense", {x}, ErrorCode::kShape, "[2, 3]"},
      {"clone", {x, MemoryFormat::ChannelsLast}, ErrorCode::kShape, "[2, 3]"},
      {"contiguous", {x, MemoryFormat::ChannelsLast}, ErrorCode::kShape, "[2, 3]"},
      {"resize_", {x, ints({2, -1})}, ErrorCode::kShape, "[2, -1]"},
      {"to.device",
       {meta, kHere, DType::kFloat64},
       ErrorCode::kDevice,
       detail::concatenate(test_device())},
  });
}

}  // namespace
}  // namespace tenon::test
