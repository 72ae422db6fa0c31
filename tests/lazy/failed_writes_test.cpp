// In-place and `out=` calls with an index that is found to be out of range when it is computed.

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tests/lazy/on_lazy.h"

namespace tenon::test {
namespace {

/// Writes to a tensor of sizes [3, 4] by an index of sizes [2], which has to be below 3.
using Write = std::function<void(Tensor x, const Tensor& index)>;

std::vector<Write> writes() {
  using indexing::Slice;
  const auto source = [](const Tensor& x) { return full({2, 4}, 5.0, device(x.device())); };
  const auto wide = [](const Tensor& index) { return index.view({2, 1}).expand({2, 4}); };
  return {
      [=](Tensor x, const Tensor& index) { x.index_add_(0, index, source(x)); },
      [=](Tensor x, const Tensor& index) { x.scatter_(0, wide(index), source(x)); },
      [=](Tensor x, const Tensor& index) { x.scatter_(0, wide(index), 7); },
      [=](Tensor x, const Tensor& index) { x.scatter_add_(0, wide(index), source(x)); },
      [=](Tensor x, const Tensor& index) { x.index_put_({index}, 7); },
      [=](Tensor x, const Tensor& index) {
        x.index_put_({index, index}, 7);
      },
      [=](Tensor x, const Tensor& index) {
        x.slice(1, 1, 3).index_put_({Slice(), index - 1}, 7);
      },
      [=](Tensor x, const Tensor& index) {
        x.t()[2].index_add_(0, index, source(x)[0][0].expand(2));
      },
      [=](Tensor x, const Tensor& index) { x.slice(0, 1).add_(x.index_select(0, index)); },
      [=](Tensor x, const Tensor& index) { x[0].copy_(embedding(x * 1, index)[1]); },
      [=](Tensor x, const Tensor& index) {
        gather_out(x, x * 1, 0, index.slice(0, 1).view({1, 1}).expand({3, 4}));
      },
      [=](Tensor x, const Tensor& index) {
        Tensor rows = x.slice(0, 1);
        index_select_out(rows, x * 1, 0, index);
      },
  };
}

/// The IndexError that reading raises, without the number of the node in its graph.
std::string error_of(const Tensor& tensor) {
  try {
    on_cpu(tensor);
  } catch (const IndexError& error) {
    std::string message = error.message();
    const size_t from = message.find("(node "), to = message.find(')', from);
    return message.erase(from, to - from);
  }
  return "nothing";
}

TEST_CASE("a write that fails when it is computed leaves its error, never another value") {
  const Tensor start = arange(12.0).view({3, 4});
  const auto all = writes();
  for (size_t i = 0; i < all.size(); ++i) {
    for (const int64_t bad : {3, 1'000'000, -5}) {
      INFO("write " << i << ", index " << bad);
      // Interpreted at first, then compiled.
      for (int met = 0; met < 3; ++met) {
        Tensor expected = start.clone(), x = on_lazy(start);
        all[i](expected, tensor({2, 1}));
        all[i](x, on_lazy(tensor({2, 1})));
        REQUIRE(on_cpu(x).equal(expected));
      }
      const Tensor x = on_lazy(start), other = x.clone(), row = x[2], before = x * 2;
      const Tensor index = on_lazy(tensor({int64_t{2}, bad}));
      all[i](x, index);
      const int64_t version = x._version();
      const std::string error = error_of(x);
      CHECK(error.find("made by call ") != std::string::npos);
      CHECK(error.find("out of range") != std::string::npos);
      for (int read = 0; read < 3; ++read) {
        CHECK(error_of(x) == error);
        CHECK(error_of(row) == error);
        CHECK(error_of(x + 1) == error);
        CHECK_THROWS_AS(x[1][1].item(), IndexError);
        CHECK_THROWS_AS(x.equal(x), IndexError);
      }
      CHECK(x._version() == version);
      CHECK(on_cpu(index).equal(tensor({int64_t{2}, bad})));
      CHECK(on_cpu(other).equal(start));
      CHECK(on_cpu(before).equal(start * 2));
      x[0].copy_(other[0]);  // what covers a part does not hide it
      CHECK(error_of(x) == error);
      x.copy_(other);
      CHECK(on_cpu(x).equal(start));
      CHECK(on_cpu(row).equal(start[2]));
    }
  }
}

}  // namespace
}  // namespace tenon::test
