// Tensors put together, repeated and padded.

#include <catch2/catch.hpp>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples joining_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const auto f32 = [](IntArrayRef sizes) { return cast(uniform(sizes), DType::kFloat32); };
  return {
      {"cat", {list({x({2, 3}), x({1, 3}), x({4, 3})})}},
      {"cat", {list({x({2, 3}), transposed_storage(x({2, 2}))}), -1}},
      {"cat", {list({x({0}), x({2, 3})})}},  // an empty vector goes with everything
      {"cat", {list({x({2, 0}), x({2, 3})}), 1}},
      {"cat", {list({integers({2}, 0, 5), f32({3})})}},
      {"cat", {list({booleans({2}), booleans({1})})}},
      {"stack", {list({x({2, 3}), x({2, 3})})}},
      {"stack", {list({x({2, 3}), x({2, 3}), x({2, 3})}), -1}},
      {"stack", {list({x({}), x({})})}},
      {"stack", {list({f32({0}), f32({0})}), 1}},
      {"repeat", {x({2, 3}), ints({2, 1})}},
      {"repeat", {x({3}), ints({2, 1, 2})}},
      {"repeat", {x({}), ints({3})}},
      {"repeat", {x({2}), ints({0})}},
      {"repeat", {x({2}), ints({1})}},
      {"repeat_interleave.self_int", {x({2, 3}), 2}},
      {"repeat_interleave.self_int", {x({2, 3}), 3, 0}},
      {"repeat_interleave.self_int", {integers({2, 3}, 0, 9), 2, -1}},
      {"repeat_interleave.self_int", {x({2}), 0, 0}},
      {"flip", {x({2, 3}), ints({0})}},
      {"flip", {x({2, 3, 2}), ints({0, -1})}},
      {"flip", {x({2, 3}), ints({})}},
      {"flip", {booleans({5}), ints({0})}},
      {"constant_pad_nd", {x({2, 3}), ints({1, 2})}},
      {"constant_pad_nd", {x({2, 3}), ints({1, 0, 0, 2}), 1.5}},
      {"constant_pad_nd", {x({4, 5}), ints({-1, 2, 1, -2}), 0.5}},
      {"constant_pad_nd", {integers({3}, 0, 9), ints({2, 2}), 7}},
      {"constant_pad_nd", {x({2}), ints({}), 7}},
  };
}
const SampleRegistration registration(&joining_samples);

constexpr std::initializer_list<DType> kDTypes = {DType::kFloat64, DType::kFloat32,
                                                  DType::kFloat16, DType::kBFloat16,
                                                  DType::kInt64,   DType::kBool};

TEST_CASE("cat and stack lay tensors one after another", "[joining]") {
  for (const DType dtype : kDTypes) {
    const TensorBase a = cast(integers({2, 3, 2}, 0, 100), dtype),
                     b = cast(integers({2, 3, 2}, 0, 100), dtype);
    for (const int64_t dim : {0, 1, -1}) {
      const size_t d = static_cast<size_t>(dim < 0 ? dim + 3 : dim);
      Index sizes = a.sizes().vec();
      sizes[d] *= 2;
      CHECK_THAT(result_of("cat", {list({a, transposed_storage(b)}), dim}),
                 Near(generate(sizes, [&](Index i) {
                   const bool second = i[d] >= a.sizes()[d];
                   if (second) i[d] -= a.sizes()[d];
                   return at(second ? b : a, i);
                 })));
    }
    CHECK_THAT(result_of("stack", {list({a, b}), 1}),
               Near(generate({2, 2, 3, 2}, [&](const Index& i) {
                 return at(i[1] == 0 ? a : b, {i[0], i[2], i[3]});
               })));
    CHECK_THAT(result_of("stack", {list({a, b}), -1}),
               Near(generate({2, 3, 2, 2}, [&](const Index& i) {
                 return at(i[3] == 0 ? a : b, {i[0], i[1], i[2]});
               })));
  }
}

TEST_CASE("cat promotes dtypes and passes over empty vectors", "[joining]") {
  const TensorBase result =
      result_of("cat", {list({vector({1, 2}, DType::kInt64), vector({0.5}, DType::kFloat32)})});
  CHECK(result.dtype() == DType::kFloat32);
  CHECK_THAT(result, Near({{3}, {1, 2, 0.5}}));
  const TensorBase matrix = uniform({2, 3});
  CHECK_THAT(result_of("cat", {list({vector({}), matrix, vector({})}), 1}), Near(matrix));
}

TEST_CASE("cat writes into out=, and refuses one that overlaps an input", "[joining]") {
  const TensorBase a = vector({1, 2}), b = vector({3}), out = vector({});
  CHECK(result_of("cat.out", {list({a, b}), 0, out}).is_same(out));
  CHECK_THAT(out, Near({{3}, {1, 2, 3}}));
}

TEST_CASE("repetition follows the dimensions", "[joining]") {
  for (const DType dtype : kDTypes) {
    const TensorBase self = cast(integers({2, 3}, 0, 100), dtype);
    CHECK_THAT(result_of("repeat", {self, ints({2, 3, 2})}),
               Near(generate({2, 6, 6}, [&](const Index& i) {
                 return at(self, {i[1] % 2, i[2] % 3});
               })));
    CHECK_THAT(result_of("repeat_interleave.self_int", {self, 2, 1}),
               Near(generate({2, 6}, [&](const Index& i) {
                 return at(self, {i[0], i[1] / 2});
               })));
    CHECK_THAT(result_of("repeat_interleave.self_int", {self, 2}),
               Near(generate({12}, [&](const Index& i) {
                 return at(self, {i[0] / 6, i[0] / 2 % 3});
               })));
    CHECK_THAT(result_of("flip", {self, ints({1, 0})}), Near(generate({2, 3}, [&](const Index& i) {
                 return at(self, {1 - i[0], 2 - i[1]});
               })));
  }
}

TEST_CASE("repeat copies even what it does not repeat", "[joining]") {
  const TensorBase self = uniform({2, 3});
  CHECK_FALSE(result_of("repeat", {self, ints({1, 1})}).is_alias_of(self));
}

TEST_CASE("padding surrounds or cuts, the last dimension first", "[joining]") {
  for (const DType dtype : kDTypes) {
    const TensorBase self = cast(integers({3, 4}, 0, 100), dtype);
    CHECK_THAT(result_of("constant_pad_nd", {self, ints({1, -2, -1, 2}), 1}),
               Near(generate({4, 3}, [&](const Index& i) {
                 const int64_t row = i[0] + 1, column = i[1] - 1;
                 return row < 3 && column >= 0 ? at(self, {row, column}) : 1;
               })));
  }
}

TEST_CASE("tensors that cannot be joined are errors", "[joining]") {
  const TensorBase x = uniform({2, 3});
  check_bad_calls({
      {"cat", {list({}), 0}, ErrorCode::kValue},
      {"cat", {list({x, uniform({2, 4})}), 0}, ErrorCode::kShape, "[2, 4]"},
      {"cat", {list({x, uniform({2})}), 0}, ErrorCode::kShape, "[2]"},
      {"cat", {list({x, x}), 2}, ErrorCode::kIndex, "2"},
      {"cat", {list({scalar(1), scalar(2)}), 0}, ErrorCode::kShape},
      {"stack", {list({}), 0}, ErrorCode::kValue},
      {"stack", {list({x, uniform({2, 4})}), 0}, ErrorCode::kShape, "[2, 4]"},
      {"stack", {list({x, x}), 3}, ErrorCode::kIndex, "3"},
      {"repeat", {x, ints({2})}, ErrorCode::kShape, "[2]"},
      {"repeat", {x, ints({2, -1})}, ErrorCode::kValue, "-1"},
      {"repeat_interleave.self_int", {x, -1}, ErrorCode::kValue, "-1"},
      {"repeat_interleave.self_int", {x, 2, 2}, ErrorCode::kIndex, "2"},
      {"flip", {x, ints({2})}, ErrorCode::kIndex, "2"},
      {"flip", {x, ints({1, 1})}, ErrorCode::kValue, "1"},
      {"constant_pad_nd", {x, ints({1})}, ErrorCode::kValue, "[1]"},
      {"constant_pad_nd", {x, ints({1, 1, 1, 1, 1, 1})}, ErrorCode::kShape, "[1, 1, 1, 1, 1, 1]"},
      {"constant_pad_nd", {x, ints({-2, -2})}, ErrorCode::kShape, "[-2, -2]"},
  });
}

}  // namespace
}  // namespace tenon::test
