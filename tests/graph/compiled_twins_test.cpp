// Functional twins of what writes, in compiled graphs.

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

TEST_CASE("the functional twin of an in-place operator is no view of what it is given") {
  const Graph graph = trace(
      [](const Tensor& x) {
        x.zero_();
        return x.t() + 1;
      },
      {ones({2, 3})});
  const Tensor x = full({2, 3}, 5.0), y = full({2, 3}, 5.0);
  CHECK(graph.compile().run({x})[0].equal(graph.run({y})[0]));
  CHECK(x.equal(zeros({2, 3})));
}

}  // namespace
}  // namespace tenon::test
