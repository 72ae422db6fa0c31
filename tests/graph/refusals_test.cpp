// What a trace and a run refuse.

#include <catch2/catch.hpp>
#include <functional>
#include <stdexcept>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Catch::Contains;
using Tensors = std::vector<Tensor>;

TEST_CASE("reading a traced tensor is an error that names the call") {
  const auto trace_of = [](const std::function<void(const Tensor&)>& read) {
    trace([&](const Tensor& x) { return read(x), x; }, {ones({1})});
  };
  CHECK_THROWS_WITH(trace_of([](const Tensor& x) { x.item(); }), Contains("item: a traced tensor"));
  CHECK_THROWS_AS(trace_of([](const Tensor& x) { x.item(); }), DeviceError);
  CHECK_THROWS_WITH(trace_of([](const Tensor& x) { x.equal(x); }), Contains("equal: a traced"));
  CHECK_THROWS_AS(trace_of([](const Tensor& x) { x.data_ptr<float>(); }), DeviceError);
  CHECK_THROWS_AS(trace_of([](const Tensor& x) { x.index({x > 0}); }), DeviceError);
}

TEST_CASE("what cannot be traced is refused, and nothing has changed") {
  const Tensor x = ones({2}), weight = ones({2});
  SECTION("a write to a captured tensor") {
    CHECK_THROWS_WITH(trace([&](const Tensor& in) { weight.add_(in); }, {x}),
                      Contains("add_.Tensor: a traced function writes to a tensor of sizes [2]"));
    CHECK(weight.equal(ones({2})));
  }
  SECTION("a gradient of a captured leaf") {
    weight.requires_grad_(true);
    CHECK_THROWS_AS(trace([&](const Tensor& in) { (in * weight).sum().backward(); }, {x}),
                    AutogradError);
    CHECK_FALSE(weight.grad().defined());
  }
  SECTION("a trace in a trace") {
    CHECK_THROWS_WITH(
        trace([](const Tensor& in) { trace([](const Tensor& y) { return y; }, {in}); }, {x}),
        Contains("trace: called by a function that is traced"));
  }
  SECTION("a traced tensor used later") {
    Tensor kept;
    trace([&](const Tensor& in) { kept = in * 2; }, {x});
    CHECK_THROWS_AS(kept + 1, ValueError);
    CHECK_THROWS_AS(trace([&](const Tensor& in) { return in + kept; }, {x}), ValueError);
  }
  SECTION("an exception in the middle") {
    CHECK_THROWS_AS(trace(
                        [](const Tensor& in) -> Tensor {
                          in.add_(1);
                          throw std::logic_error("no");
                        },
                        {x}),
                    std::logic_error);
    CHECK(x.equal(ones({2})));
    CHECK_FALSE(is_functional(x + 1));
  }
  SECTION("other sizes of an input") {
    CHECK_THROWS_AS(trace([](Tensor in) { in.unsqueeze_(0); }, {x}), NotImplementedError);
  }
  SECTION("inputs that are none") {
    const auto same = [](const Tensors& in) { return in; };
    CHECK_THROWS_AS(trace(same, {Tensor()}), ValueError);
    CHECK_THROWS_AS(trace(same, {x, x[0]}), ValueError);
    CHECK_THROWS_AS(trace(same, {ones({2, 4}).slice(1, 0, 2)}), ValueError);
    CHECK_THROWS_AS(trace(same, {to_functional(x)}), TypeError);
    CHECK_THROWS_AS(trace(same, {empty({2}, kMeta)}), DeviceError);
  }
  CHECK((ones({2}) + 1).equal(full({2}, 2.0)));
}

TEST_CASE("inputs that a graph was not traced with are refused") {
  const Tensor captured = ones({2});
  const Graph graph = trace([&](const Tensor& x, const Tensor& y) { return x.add_(y) + captured; },
                            {ones({2}), ones({2})});
  const Tensor x = ones({2}), y = ones({2});
  CHECK_THROWS_AS(graph.run({x}), ValueError);
  CHECK_THROWS_AS(graph.run({x, Tensor()}), ValueError);
  CHECK_THROWS_AS(graph.run({x, ones({3})}), ShapeError);
  CHECK_THROWS_AS(graph.run({x, ones({2}, DType::kFloat64)}), DTypeError);
  CHECK_THROWS_AS(graph.run({x, empty({2}, kMeta)}), DeviceError);
  CHECK_THROWS_AS(graph.run({x, x}), ValueError);
  CHECK_THROWS_AS(graph.run({captured, y}), ValueError);
  CHECK_THROWS_AS(graph.run({ones({2}).requires_grad_(true), y}), AutogradError);
  const Tensor served = [] {
    const InferenceMode guard;
    return ones({2});
  }();
  CHECK_THROWS_AS(graph.run({served, y}), InferenceModeError);
  CHECK(x.equal(ones({2})));
}

TEST_CASE("an operator that raises names its node") {
  const Graph graph = trace([](const Tensor& x, const Tensor& i) { return x.index_select(0, i); },
                            {ones({2}), zeros({1}, DType::kInt64)});
  CHECK_THROWS_WITH(graph.run({ones({2}), full({1}, 7)}), Contains("node 0 of a graph"));
}

}  // namespace
}  // namespace tenon::test
