#include "tenon/tensor/indexing.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"
#include "tests/tensor/same.h"

namespace tenon {
namespace {

TEST_CASE("basic indices give views", "[indexing]") {
  using namespace indexing;
  const Tensor x = arange(24).view({2, 3, 4});
  CHECK(same(x.index({1, 2, 3}), tensor(23)));
  CHECK(same(x.index({-1, 0}), tensor({12, 13, 14, 15})));
  CHECK(same(x.index({"...", 0}), x.select(2, 0)));
  CHECK(same(x.index({0, Ellipsis, Slice(1, 3)}), x.select(0, 0).slice(1, 1, 3)));
  CHECK(same(x.index({Slice(None, None, 2)}), x.slice(0, 0, 2, 2)));
  CHECK(x.index({None, 0, None}).sizes() == IntArrayRef({1, 1, 3, 4}));
  CHECK(x.index({Slice(-2, -1), Slice(5)}).sizes() == IntArrayRef({1, 0, 4}));
  CHECK(x.index({0}).is_alias_of(x));
  CHECK(same(x[1][0], tensor({12, 13, 14, 15})));
  CHECK(same(x[tensor(1)][0], tensor({12, 13, 14, 15})));
}

TEST_CASE("a tensor of one integer without dimensions is a basic index", "[indexing]") {
  using namespace indexing;
  Tensor x = zeros({2, 3});
  const Tensor one = tensor(1, kInt64);
  x.index({one}).fill_(7);
  CHECK(same(x, tensor({{0.0, 0.0, 0.0}, {7.0, 7.0, 7.0}})));
  for (const DType dtype : {kInt8, kInt16, kInt32, kInt64}) {
    CHECK(x.index({one.to(dtype)}).is_alias_of(x));
    CHECK(x.index({one.to(dtype)}).is_view());
  }
  CHECK(x.index({"...", one}).is_alias_of(x));
  CHECK(x.index({one, None, one}).sizes() == IntArrayRef({1}));
  CHECK(x.index({tensor(-1, kInt64), Slice(1)}).is_alias_of(x));

  SECTION("beside tensors that pick elements it is applied first") {
    const Tensor y = arange(24).view({2, 3, 4});
    const Tensor rows = tensor({2, 0});
    CHECK(same(y.index({one, rows}), y[1].index({rows})));
    CHECK(same(y.index({one, Slice(), rows}), y[1].index({Slice(), rows})));
    CHECK(same(y.index({tensor({1, 0}), Slice(), one}), y.select(2, 1).index({tensor({1, 0})})));
    CHECK(same(y.index({one, tensor(true)}), y[1].unsqueeze(0)));
  }
  SECTION("where it writes, too") {
    x.index_put_({one, one}, 1);
    x.index_put_({one.neg(), tensor({0, 2})}, tensor({2.0, 3.0}));
    x.index_put_({one - 1, "..."}, ones({1, 1, 3}) * 4);
    CHECK(same(x, tensor({{4.0, 4.0, 4.0}, {2.0, 1.0, 3.0}})));
    CHECK(x._version() == 4);
  }
  SECTION("a gradient passes through it") {
    const Tensor leaf = ones({2, 2}, requires_grad());
    Tensor y = leaf * 1;
    y.index({one}).mul_(3);
    y.sum().backward();
    CHECK(same(leaf.grad(), tensor({{1.0, 1.0}, {3.0, 3.0}})));
  }
  SECTION("out of range it is an error") {
    CHECK_THROWS_AS(x.index({tensor(2, kInt64)}), IndexError);
    CHECK_THROWS_AS(x.index_put_({tensor(-3, kInt64)}, 1), IndexError);
    CHECK(x._version() == 1);
  }
  SECTION("a bool or a byte is a mask") {
    CHECK(same(x.index({tensor(true)}), x.unsqueeze(0)));
    CHECK(x.index({tensor(false)}).sizes() == IntArrayRef({0, 2, 3}));
    CHECK_FALSE(x.index({tensor(1, kUInt8)}).is_alias_of(x));
    CHECK(x.index({tensor(1, kUInt8)}).sizes() == IntArrayRef({1, 2, 3}));
  }
}

TEST_CASE("an index that leaves everything as it is gives a tensor of its own", "[indexing]") {
  using namespace indexing;
  const Tensor x = zeros({2, 3});
  const std::vector<std::vector<TensorIndex>> lists = {
      {},        {"..."},          {Ellipsis},      {Slice()}, {Slice(), Slice()}, {Slice(), "..."},
      {None, 0}, {"...", Slice()}, {Slice(0, 2, 1)}};
  for (const std::vector<TensorIndex>& list : lists) {
    const Tensor y = x.index(list);
    CHECK_FALSE(y.is_same(x));
    CHECK(y.is_alias_of(x));
    CHECK(y.is_view());
  }
  const InferenceMode mode;
  const Tensor inside = zeros({2});
  CHECK_FALSE(inside.index({"..."}).is_same(inside));
  CHECK_FALSE(x.index({"..."}).is_same(x));
}

TEST_CASE("tensors of integers pick elements", "[indexing]") {
  using namespace indexing;
  const Tensor x = arange(24).view({2, 3, 4});
  const Tensor rows = tensor({2, 0});
  CHECK(same(x.index({0, rows}), stack({x[0][2], x[0][0]})));
  CHECK(same(x.index({Slice(), rows, tensor({1, -1})}), tensor({{9, 3}, {21, 15}})));
  CHECK(x.index({tensor({{0, 1}, {1, 0}})}).sizes() == IntArrayRef({2, 2, 3, 4}));
  // Tensors that do not stand side by side put their dimensions first.
  CHECK(x.index({tensor({0, 1, 0}), Slice(), tensor({3, 2, 1})}).sizes() == IntArrayRef({3, 3}));
  CHECK(
      same(x.index({tensor({0, 1}), Slice(), tensor({3, 2})}), tensor({{3, 7, 11}, {14, 18, 22}})));
  CHECK(same(x.index({tensor({{0}, {1}}), tensor({0, 1}), 0}), tensor({{0, 4}, {12, 16}})));
}

TEST_CASE("masks and bools pick elements", "[indexing]") {
  using namespace indexing;
  const Tensor x = arange(6).view({2, 3});
  CHECK(same(x.index({x > 2}), tensor({3, 4, 5})));
  CHECK(same(x.index({Slice(), tensor({true, false, true})}), tensor({{0, 2}, {3, 5}})));
  CHECK(same(x.t().index({(x > 2).t()}), tensor({3, 4, 5})));
  CHECK(x.index({true}).sizes() == IntArrayRef({1, 2, 3}));
  CHECK(x.index({false}).sizes() == IntArrayRef({0, 2, 3}));
  CHECK(same(x.index({tensor({false, true}), 1}), tensor({4})));
}

TEST_CASE("index_put_ writes where index reads", "[indexing]") {
  using namespace indexing;
  Tensor x = zeros({2, 3});
  x.index_put_({0, Slice(1)}, 2);
  CHECK(same(x, tensor({{0.0, 2.0, 2.0}, {0.0, 0.0, 0.0}})));
  x.index_put_({Slice(), 0}, tensor({7.0, 8.0}));
  CHECK(same(x, tensor({{7.0, 2.0, 2.0}, {8.0, 0.0, 0.0}})));
  x.index_put_({x > 6}, -1);
  CHECK(same(x, tensor({{-1.0, 2.0, 2.0}, {-1.0, 0.0, 0.0}})));
  x.index_put_({x == 2}, tensor({5.0, 6.0}));
  CHECK(same(x, tensor({{-1.0, 5.0, 6.0}, {-1.0, 0.0, 0.0}})));
  x.index_put_({tensor({1, 0}), tensor({1, 2})}, tensor({3.0, 4.0}));
  CHECK(same(x, tensor({{-1.0, 5.0, 4.0}, {-1.0, 3.0, 0.0}})));
  Tensor columns = zeros({3, 2}).t();
  columns.index_put_({Slice(), tensor({2, 0})}, tensor({{1.0, 2.0}, {3.0, 4.0}}));
  CHECK(same(columns, tensor({{2.0, 0.0, 1.0}, {4.0, 0.0, 3.0}})));
}

TEST_CASE("gradients pass through indices", "[indexing]") {
  using namespace indexing;
  const Tensor x = ones({2, 3}, TensorOptions(kFloat64).requires_grad(true));
  (x.index({tensor({0, 0, 1}), tensor({1, 1, 2})}) * tensor({1.0, 2.0, 3.0}, kFloat64))
      .sum()
      .backward();
  CHECK(same(x.grad(), tensor({{0.0, 3.0, 0.0}, {0.0, 0.0, 3.0}}, kFloat64)));
  x.mutable_grad() = Tensor();
  Tensor y = x * 1;
  y.index_put_({0, Slice(0, 2)}, 0);
  y.sum().backward();
  CHECK(same(x.grad(), tensor({{0.0, 0.0, 1.0}, {1.0, 1.0, 1.0}}, kFloat64)));
}

TEST_CASE("wrong indices raise and leave everything as it was", "[indexing]") {
  using namespace indexing;
  Tensor x = arange(6).view({2, 3});
  CHECK_THROWS_WITH(
      x.index({2}),
      "index: the index 2 is out of range for dimension 0 of a tensor of sizes [2, 3]");
  CHECK_THROWS_AS(x.index({0, 0, 0}), IndexError);
  CHECK_THROWS_AS(x.index({"...", "..."}), ValueError);
  CHECK_THROWS_AS(x.index({"x"}), ValueError);
  CHECK_THROWS_AS(x.index({tensor({0, 2})}), IndexError);
  CHECK_THROWS_AS(x.index({tensor({0.5})}), DTypeError);
  CHECK_THROWS_AS(x.index({tensor({true})}), ShapeError);
  CHECK_THROWS_AS(x.index({tensor({0, 1}), tensor({0, 1, 2})}), ShapeError);
  CHECK_THROWS_AS(x.index({Tensor()}), ValueError);
  CHECK_THROWS_AS(x[tensor({0, 1})], ValueError);
  CHECK_THROWS_AS(x.index_put_({tensor({0, 5})}, 1), IndexError);
  CHECK_THROWS_AS(x.index_put_({0}, tensor({1, 2})), Error);
  CHECK(same(x, arange(6).view({2, 3})));
}

}  // namespace
}  // namespace tenon
