// The kernels that the generated sources register, for kinds of operators that the library has none
// of.

#include "tenon/backend/registrar.h"

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/backend/operators.h"

namespace tenon::test {
namespace {

Tensor row(const std::vector<float>& values) {
  return tensor(values);
}

const auto registered = [] { return register_operators(), true; };

TEST_CASE("several results are computed from several lists", "[backend]") {
  REQUIRE(registered());
  const std::vector<TensorBase> added = {row({10, 20}), row({100, 200})};
  const std::vector<TensorBase> scales = {TensorBase(), row({3, 4})};
  const auto [whole, rest] = Parts::call(row({1, 2}), added, scales);
  CHECK(Tensor(whole).equal(row({111, 222})));
  CHECK(Tensor(rest).equal(row({3, 8})));
}

TEST_CASE("an out= of several results may be part of an argument", "[backend]") {
  REQUIRE(registered());
  Tensor self = row({1, 2}), one = row({10, 20}), two = row({3, 4});
  SECTION("itself") {
    PartsOut::call(self, {one}, {two}, self, one);
    CHECK(self.equal(row({11, 22})));
    CHECK(one.equal(row({3, 8})));
  }
  SECTION("an element of a list") {
    PartsOut::call(self, {one}, {TensorBase(), two}, two, one);
    CHECK(two.equal(row({11, 22})));
    CHECK(one.equal(row({3, 8})));
  }
  SECTION("resized") {
    Tensor whole = zeros({0}), rest = zeros({0});
    const auto [first, second] = PartsOut::call(self, {}, {}, whole, rest);
    CHECK(&first == &whole);
    CHECK(&second == &rest);
    CHECK(whole.equal(self));
    CHECK(rest.equal(self));
  }
}

TEST_CASE("an out= that does not fit leaves the one before it as it was", "[backend]") {
  REQUIRE(registered());
  const Tensor self = row({1, 2});
  const auto leaves_alone = [](const auto& call) {
    Tensor first = zeros({0}), second = zeros({3});
    CHECK_THROWS_AS(call(first, second), ShapeError);
    CHECK(first.sizes() == IntArrayRef({0}));
    CHECK(second.equal(zeros({3})));
  };
  leaves_alone([&](Tensor& a, Tensor& b) { PartsOut::call(self, {}, {}, a, b); });
  leaves_alone([&](Tensor& a, Tensor& b) { HalvesOut::call(row({1, 2, 3, 4}), a, b); });
  leaves_alone([&](Tensor& a, Tensor& b) { SumsOut::call(self, a, b); });
}

TEST_CASE("so does one on Meta, and one that fits takes the sizes", "[backend]") {
  REQUIRE(registered());
  const auto on_meta = [](int64_t n) { return empty({n}, device(DeviceType::kMeta)); };
  const Tensor self = on_meta(2);
  Tensor whole = on_meta(0), wrong = on_meta(3), rest = on_meta(0);
  CHECK_THROWS_AS(PartsOut::call(self, {}, {}, whole, wrong), ShapeError);
  CHECK(whole.sizes() == IntArrayRef({0}));
  PartsOut::call(self, {}, {}, whole, rest);
  CHECK(whole.sizes() == IntArrayRef({2}));
  CHECK(rest.sizes() == IntArrayRef({2}));
}

TEST_CASE("a kernel gets an argument that is written to and is no result", "[backend]") {
  REQUIRE(registered());
  Tensor count = row({5});
  CHECK(Tensor(Tally::call(row({10, 20}), count)).equal(row({16, 27})));
  CHECK(count.equal(row({7})));
}

TEST_CASE("results that output_mask leaves out are undefined", "[backend]") {
  REQUIRE(registered());
  for (const TensorBase& self : {row({2, 3}), empty({2}, device(DeviceType::kMeta))}) {
    const auto [first, second, third] = Moments::call(self, {true, false, true});
    CHECK(first.defined());
    CHECK_FALSE(second.defined());
    CHECK(third.sizes() == self.sizes());
    if (self.is_cpu()) CHECK(Tensor(third).equal(row({8, 27})));
  }
}

TEST_CASE("results that a function makes are copied into out=", "[backend]") {
  REQUIRE(registered());
  Tensor first = zeros({0}), second = zeros({2}, kFloat64);
  HalvesOut::call(row({1, 2, 3, 4}), first, second);
  CHECK(first.equal(row({1, 2})));
  CHECK(second.equal(row({3, 4}).to(kFloat64)));
  SumsOut::call(row({1, 2}), first = zeros({0}), second);
  CHECK(second.equal(row({2, 4}).to(kFloat64)));
}

TEST_CASE("an out= of operators that are recorded takes no gradient", "[backend]") {
  REQUIRE(registered());
  const Tensor self = ones({2}, requires_grad());
  Tensor first = zeros({0}), second = zeros({2});
  CHECK_THROWS_WITH(SumsOut::call(self, first, second),
                    Catch::Contains("test::sums.out: out= does not record gradients"));
  CHECK(Tensor(std::get<1>(Sums::call(self))).requires_grad());
}

TEST_CASE("tensors with data and on Meta are told apart, also in lists", "[backend]") {
  REQUIRE(registered());
  const Tensor meta = empty({2}, device(DeviceType::kMeta));
  Tensor first = row({1, 2}), second = row({1, 2});
  CHECK(std::get<0>(Parts::call(meta, {meta}, {TensorBase()})).is_meta());
  CHECK_THROWS_WITH(Parts::call(meta, {row({1, 2})}, {}), Catch::Contains("added with data"));
  CHECK_THROWS_WITH(HalvesOut::call(meta, first, second), Catch::Contains("out0 with data"));
  CHECK_THROWS_WITH(Parts::call(row({1, 2}), {TensorBase()}, {}), Catch::Contains("for added"));
}

TEST_CASE("functional twins of what makes results, too, are compiled", "[backend]") {
  REQUIRE(registered());
  const Tensor self = row({10, 20}), count = row({5});
  const auto check = [&](const auto& call) {
    const auto function = [&](const Tensor& x, const Tensor& y) {
      const auto [first, second] = call(x, y);
      return std::vector<Tensor>{Tensor(first) * 1, Tensor(second)};
    };
    const CompiledGraph compiled = trace(function, {self, count}).compile();
    for (int run = 0; run < 2; ++run) {
      const std::vector<Tensor> found = compiled({self, count}), expected = function(self, count);
      CHECK(found[0].equal(expected[0]));
      CHECK(found[1].equal(expected[1]));
    }
    CHECK(self.equal(row({10, 20})));
    CHECK(count.equal(row({5})));
  };
  check([](const Tensor& x, const Tensor& y) { return ScoreFunctional::call(x, y); });
  check([](const Tensor& x, const Tensor& y) { return CountFunctional::call(x, y); });
  const auto [whole, counted] = CountFunctional::call(self, count);
  CHECK(Tensor(whole).equal(row({16, 27})));
  CHECK(Tensor(counted).equal(row({7})));
}

}  // namespace
}  // namespace tenon::test
