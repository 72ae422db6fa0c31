#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;

/// Products, fused operators, views, a reduction, and a captured weight.
Tensors network(const Tensors& in, const Tensor& weight, const Tensor& bias) {
  const Tensor hidden = (linear(in[0], weight, bias).relu() * 2 + in[1]).sigmoid();
  return {hidden.sum(0), hidden.mm(weight.t()).t() + 1, hidden.select(0, 1)};
}

/// Runs the compiled function into outputs while nothing can be allocated.
void check_allocates_nothing(const std::function<Tensors(const Tensors&)>& function,
                             const Tensors& inputs) {
  const Tensors expected = function(inputs);
  const CompiledGraph compiled = trace(function, inputs).compile();
  without_kept_memory([&] {
    const Tensors outputs = compiled(inputs);
    for (const Tensor& output : outputs) output.fill_(0);
    fail_allocation(1, Failing::kFromOn);
    compiled.run(inputs, outputs);
    CHECK(stop_failing() == 0);
    for (size_t i = 0; i < outputs.size(); ++i) CHECK(outputs[i].equal(expected[i]));
  });
}

TEST_CASE("a run of a compiled graph into outputs allocates nothing", "[allocations]") {
  const Tensor weight = rand({8, 8}), bias = rand({8});
  check_allocates_nothing([&](const Tensors& in) { return network(in, weight, bias); },
                          {rand({4, 8}), rand({4, 8})});
}

TEST_CASE("nor does one of convolutions, normalized and added to", "[allocations]") {
  const Tensor weight = rand({4, 4, 3, 3}), bias = rand({4}), ones_of_channels = ones({4});
  check_allocates_nothing(
      [&](const Tensors& in) {
        const Tensor y = relu(conv2d(in[0], weight, bias, 1, 1));
        return Tensors{relu(in[0] + batch_norm(conv2d(y, weight, {}, 1, 1), ones_of_channels, bias,
                                               bias, ones_of_channels, false, 0.1, 1e-5, false))};
      },
      {rand({2, 4, 6, 6})});
}

TEST_CASE("nor does one of what writes to tensors", "[allocations]") {
  check_allocates_nothing(
      [](const Tensors& in) {
        const Tensor filled = in[0].exp(), zeroed = in[0].exp();
        filled.fill_(in[0].sum());
        zeroed.zero_();
        return Tensors{filled * in[0], zeroed + 1};
      },
      {rand({8, 4})});
}

/// A product, and steps that work row by row with values between them that are in no tensor.
Tensors rows(const Tensors& in) {
  return {in[0].mm(in[0]), layer_norm((in[0] * 2 + in[1]).softmax(-1) * in[1], {8}) + 1,
          (in[0] - in[1]).sum(-1)};
}

TEST_CASE("nor does one of steps that work row by row", "[allocations]") {
  check_allocates_nothing(rows, {rand({8, 8}), rand({8, 8})});
}

TEST_CASE("a run without memory for the rows of a step writes nothing", "[allocations]") {
  const Tensors inputs{rand({8, 8}), rand({8, 8})};
  const CompiledGraph compiled = trace(rows, inputs).compile();
  const Tensors expected = compiled(inputs);  // and makes what a run takes from the graph
  without_kept_memory([&] {
    Tensors outputs;
    for (const Tensor& each : expected) outputs.push_back(full_like(each, 7));
    fail_allocation(1, Failing::kFromOn);
    bool raised = false;
    try {
      compiled.run(inputs, outputs);
    } catch (const OutOfMemoryError&) {
      raised = true;
    }
    CHECK(stop_failing() > 0);
    CHECK(raised);
    for (const Tensor& each : outputs) CHECK(each.eq(7).all().item<bool>());
    compiled.run(inputs, outputs);
    for (size_t i = 0; i < outputs.size(); ++i) CHECK(outputs[i].equal(expected[i]));
  });
}

TEST_CASE("a compiled graph allocates exactly its results", "[allocations]") {
  const Tensor weight = rand({8, 8}), bias = rand({8});
  const Tensors inputs{rand({4, 8}), rand({4, 8})};
  const CompiledGraph compiled =
      trace([&](const Tensors& in) { return network(in, weight, bias); }, inputs).compile();
  without_kept_memory([&] {
    compiled(inputs);
    // Each result is one block, of the tensor, the storage and few data; and the vector.
    const int64_t expected = 3 + 1;
    const int64_t before = live_blocks();
    fail_allocation(expected + 1, Failing::kFromOn);
    const Tensors results = compiled(inputs);
    CHECK(stop_failing() == 0);
    CHECK(live_blocks() - before == expected);
    CHECK(results.size() == 3);
  });
}

/// Compiles and runs a program that writes to an input.
Attempt compiled_and_run() {
  const Tensor weight = ones({3, 3}), x = ones({2, 3});
  const Graph graph = trace(
      [&](const Tensor& in) {
        in.mul_(2);
        return (in.mm(weight).relu() + in).t();
      },
      {x});
  auto results = std::make_shared<Tensors>();
  return Attempt{.call = [=] { *results = graph.compile()({x}); },
                 .results =
                     [=] {
                       return Tensors{results->at(0), x};
                     },
                 .reach = {x, weight},
                 .sampled = true};
}

TEST_CASE("compiling and running a graph", "[allocations]") {
  check_failing_allocations("compile and run", compiled_and_run);
}

}  // namespace
}  // namespace tenon::test
