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
  const Tensor mask = tensor({true});  // what is captured may change, too
  CHECK_THROWS_WITH(
      trace_of([&](const Tensor& x) { x.index({mask}); }),
      "index: how many elements a traced mask picks is known when the graph runs; use "
      "where or masked_fill");
  CHECK_THROWS_WITH(trace_of([&](const Tensor& x) { x.index({x.sum().to(DType::kInt64)}); }),
                    "index: which view a traced index without dimensions selects is known when the "
                    "graph runs; give it one dimension");
}

TEST_CASE("results whose sizes elements decide are refused, orders are traced") {
  const Tensor x = tensor({3.0f, 0.0f, 1.0f});
  const auto trace_of = [&](const std::function<Tensor(const Tensor&)>& function) {
    return trace([&](const Tensor& in) { return function(in); }, {x});
  };
  CHECK_THROWS_AS(trace_of([](const Tensor& in) { return in.nonzero(); }), NotImplementedError);
  CHECK_THROWS_WITH(trace_of([](const Tensor& in) { return in.masked_select(in > 1); }),
                    Contains("masked_select: cannot be traced without a Meta kernel"));
  CHECK_THROWS_WITH(trace_of([](const Tensor& in) { return std::get<0>(_unique2(in)); }),
                    Contains("_unique2: cannot be traced"));
  const Graph graph = trace_of([](const Tensor& in) { return std::get<0>(in.sort()); });
  CHECK(graph.run({tensor({2.0f, -1.0f, 0.0f})})[0].equal(tensor({-1.0f, 0.0f, 2.0f})));
}

TEST_CASE("captured functional tensors are refused, and nothing has changed") {
  const Tensor x = ones({2}), weight = ones({2});
  SECTION("a write to a captured functional tensor") {
    const Tensor functional = to_functional(weight), row = functional[0];
    CHECK_THROWS_WITH(trace([&](const Tensor&) { functional.add_(1); }, {x}),
                      Contains("add_.Scalar: a traced function writes to a tensor of sizes [2]"));
    CHECK_THROWS_AS(trace([&](const Tensor& in) { functional.copy_(in); }, {x}), TypeError);
    CHECK(from_functional(functional).equal(ones({2})));
    CHECK(from_functional(row.add_(1)).item().toDouble() == 2);
  }
  SECTION("a read of a captured functional tensor") {
    const Tensor functional = to_functional(weight), row = functional[0], other = functional[1];
    other.add_(1);  // row is behind
    for (const Tensor& captured : {functional, row}) {
      CHECK_THROWS_WITH(trace([&](const Tensor& in) { return in * captured; }, {x}),
                        Contains("mul.Tensor: a traced function captures a functional tensor of "
                                 "sizes ") &&
                            Contains("call from_functional() before trace"));
      CHECK_THROWS_AS(trace([&](Tensor in) { in.add_(captured); }, {x}), TypeError);
      CHECK_THROWS_AS(trace([&](const Tensor&) { return captured.sin(); }, {x}), TypeError);
      CHECK_THROWS_AS(trace([&](const Tensor& in) { captured.add_(in[0]); }, {x}), TypeError);
    }
    CHECK(from_functional(functional).equal(tensor({1.0f, 2.0f})));
    CHECK(from_functional(row * 2).item().toDouble() == 2);
    const Graph graph = trace([&](const Tensor& in) { return in * from_functional(row); }, {x});
    CHECK(graph.run({x})[0].equal(ones({2})));
    CHECK(from_functional(row.add_(1)).item().toDouble() == 2);
  }
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
  SECTION("another number of inputs than the function takes") {
    CHECK_THROWS_WITH(trace([](const Tensor& a, const Tensor& b) { return a + b; }, {x}),
                      Contains("trace: expected 2 inputs, as many as the function takes, got 1"));
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

TEST_CASE("values of functional tensors in a traced function are values of the graph") {
  const Graph graph = trace(
      [](const Tensor& x) {
        Tensor y = x * 2;
        const TensorBase value = from_functional(y);
        const Tensor sum(Tensor(value) + 1);
        y.add_(1);
        return std::vector<Tensor>{sum, y};
      },
      {ones({2})});
  const Tensors results = graph.run({full({2}, 3.0)});
  CHECK(results[0].equal(full({2}, 7.0)));
  CHECK(results[1].equal(full({2}, 7.0)));
  CHECK_THROWS_WITH(
      trace([](const Tensor& x) { Tensor(from_functional(x * 2)).add_(1); }, {ones({2})}),
      Contains("cannot be traced"));
}

TEST_CASE("functionalize in a traced function takes its tensors and refuses values and writes") {
  const Tensor captured = ones({2});
  const auto add_to = [](Tensor y, const Tensor& x) { return y.add_(x); };
  CHECK_THROWS_AS(trace(
                      [](const Tensor& x) {
                        const Tensor value(from_functional(x * 2));
                        return functionalize([](Tensor y) { return y.add_(1); })(value);
                      },
                      {ones({2})}),
                  TypeError);
  CHECK_THROWS_WITH(
      trace(
          [&](const Tensor& x) {
            return functionalize([&](Tensor y) { return add_to(y, x); })(captured);
          },
          {ones({2})}),
      Contains("a traced function writes to a tensor of sizes [2] that is none of its inputs"));
  CHECK(captured.equal(ones({2})));
  CHECK((captured + 1).equal(full({2}, 2.0)));
}

TEST_CASE("a graph made by hand that is none is refused when it runs") {
  const Graph whole = trace([](const Tensor& x) { return x.exp(); }, {ones({2})});
  const auto refused = [&](const std::function<void(Graph&)>& change) {
    Graph graph = whole;
    change(graph);
    CHECK_THROWS_AS(graph.verify(), ValueError);
    CHECK_THROWS_WITH(graph.run({ones({2})}), Contains("Graph::run: expected a graph that verify"));
  };
  refused([](Graph& graph) { graph.outputs[0].value.number = 7; });
  refused([](Graph& graph) { graph.outputs[0].input = 1; });
  refused([](Graph& graph) { graph.nodes[0].op = nullptr; });
  refused([](Graph& graph) { graph.nodes[0].arguments.clear(); });
  refused([](Graph& graph) { graph.nodes[0].arguments[0] = ValueId{9}; });
  refused([](Graph& graph) { graph.nodes[0].results[0].number = 9; });
  refused([](Graph& graph) { graph.inputs[0].number = 9; });
  refused([](Graph& graph) { graph.write_backs.push_back({3, {0}}); });
}

TEST_CASE("an input that is written to and has elements in one place changes nothing") {
  const Graph graph = trace(
      [](Tensor x, Tensor y) {
        x.add_(1);
        y.add_(1);
      },
      {ones({2}), ones({2})});
  const Tensor x = ones({2}), row = ones({1});
  CHECK_THROWS_WITH(graph.run({x, row.expand({2})}), Contains("Graph::run: input 1 is written to"));
  CHECK(x.equal(ones({2})));
  CHECK(row.equal(ones({1})));
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
