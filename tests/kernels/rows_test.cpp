// Small operands that are broadcast along rows, columns or as a whole give what their expanded
// copies give.

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"

namespace tenon {
namespace {

using Sizes = std::vector<int64_t>;

const std::vector<Sizes> kSizes = {{},        {1},       {4},       {3, 1},    {3, 4},
                                   {1, 4},    {1, 1},    {0, 4},    {3, 0},    {2, 3, 4},
                                   {2, 1, 4}, {2, 3, 1}, {2, 1, 1}, {1, 3, 4}, {1, 3, 1},
                                   {70, 4},   {70, 1},   {64, 5},   {64, 1},   {5}};

TEST_CASE("operands of all sizes that go together broadcast", "[pointwise]") {
  manual_seed(3);
  int compared = 0;
  for (const DType dtype : {kFloat32, kFloat64, kInt64, kBFloat16}) {
    for (const Sizes& a_sizes : kSizes) {
      for (const Sizes& b_sizes : kSizes) {
        const Tensor a = (rand(a_sizes) * 100).to(dtype), b = (rand(b_sizes) * 100).to(dtype);
        Tensor whole_a, whole_b;
        try {
          const auto whole = broadcast_tensors({a, b});
          whole_a = whole[0].contiguous(), whole_b = whole[1].contiguous();
        } catch (const ShapeError&) {
          CHECK_THROWS_AS(a + b, ShapeError);
          continue;
        }
        ++compared;
        const Tensor expected = whole_a - whole_b;
        REQUIRE((a - b).equal(expected));
        REQUIRE((a - b).is_contiguous());
        REQUIRE(a.lt(b).equal(whole_a.lt(whole_b)));
        REQUIRE(where(a.lt(b), a, b).equal(where(whole_a.lt(whole_b), whole_a, whole_b)));
        Tensor out = empty(expected.sizes(), dtype);
        sub_out(out, a, b);
        REQUIRE(out.equal(expected));
        if (a.sizes() != expected.sizes()) continue;
        Tensor written = a.clone();
        written.sub_(b);
        REQUIRE(written.equal(expected));
      }
    }
  }
  CHECK(compared > 500);
}

TEST_CASE("strides along which nothing is walked make no difference", "[pointwise]") {
  const Tensor numbers = arange(3, kFloat32) + 1;
  const std::vector<Sizes> sizes = {{1}, {3}, {1, 3}, {3, 1}, {1, 1, 3}, {1, 3, 1}};
  for (const Sizes& size : sizes) {
    Sizes others(size.size(), 1);
    for (size_t d = 0; d < size.size(); ++d) others[d] = size[d] == 1 ? 7 : 1;
    const Tensor dense = numbers.slice(0, 0, size == Sizes{1} ? 1 : 3).view(size);
    const Tensor turned = numbers.as_strided(size, others);
    INFO(dense.sizes() << turned.strides());
    REQUIRE(turned.is_contiguous());
    for (const Tensor& a : {dense, turned}) {
      for (const Tensor& b : {dense, turned}) {
        const Tensor sum = a + b;
        CHECK(sum.equal(dense * 2));
        CHECK(sum.is_contiguous());
        CHECK(a.clone().add_(b).equal(sum));
        Tensor out = zeros(size);
        add_out(out, a, b);
        CHECK(out.equal(sum));
      }
    }
  }
}

TEST_CASE("three operands share the rows of the widest", "[pointwise]") {
  const Tensor whole = rand({6, 8}), row = rand({8}), column = rand({6, 1}), single = rand({1});
  for (const Tensor& b : {whole, row, column, single}) {
    for (const Tensor& c : {whole, row, column, single}) {
      const Tensor expected =
          addcmul(whole, b.expand({6, 8}).contiguous(), c.expand({6, 8}).contiguous(), 0.5);
      CHECK(addcmul(whole, b, c, 0.5).equal(expected));
    }
  }
}

TEST_CASE("a row of what is written is read before it is", "[pointwise]") {
  Tensor self = arange(12).to(kFloat32).view({3, 4});
  const Tensor first = self[0];
  const Tensor expected = self.clone() + first.clone();
  CHECK_THROWS_AS(self.add_(first), ValueError);  // they overlap in part
  CHECK(self.add_(first.clone()).equal(expected));
}

}  // namespace
}  // namespace tenon
