// What a compiled graph computes and refuses.

#include <catch2/catch.hpp>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "check_compiled.h"

namespace tenon::test {
namespace {

TEST_CASE("a compiled network computes what the function does") {
  const Tensor w1 = randn({64, 32}), b1 = randn({64}), w2 = randn({10, 64}), b2 = randn({10});
  for (const int64_t rows : {1, 2, 7, 64}) {
    check_compiled(
        [&](const Tensors& in) {
          return Tensors{linear(relu(linear(in[0], w1, b1)), w2, b2).softmax(-1)};
        },
        {randn({rows, 32})});
  }
}

TEST_CASE("fused operators equal their calls: sizes, dtypes, broadcasting and layouts") {
  const auto program = [](const Tensors& in) {
    const Tensor sum = in[0] + in[1];
    const Tensor product = sum * in[2];
    return Tensors{product.relu().exp() - sum, sum, (product > 0).logical_or(in[0] > in[1]),
                   where(product > 0, sum, in[1] * 2)};
  };
  for (const DType dtype : {kFloat32, kFloat64, kFloat16, kBFloat16}) {
    for (const int64_t n : {1, 3, 17, 130, 5000, 70'001}) {
      check_compiled(program, {randn({n}).to(dtype), randn({n}).to(dtype), randn({n}).to(dtype)});
    }
    check_compiled(program,
                   {randn({40, 33}).to(dtype), randn({33}).to(dtype), randn({40, 1}).to(dtype)});
    check_compiled(program,
                   {randn({5, 6, 7}).to(dtype), randn({6, 1}).to(dtype), randn({}).to(dtype)});
    check_compiled(program, {randn({2, 8, 5, 6}).to(dtype).contiguous(MemoryFormat::ChannelsLast),
                             randn({2, 8, 5, 6}).to(dtype).contiguous(MemoryFormat::ChannelsLast),
                             randn({8, 1, 1}).to(dtype)});
    check_compiled(program, {randn({0, 3}).to(dtype), randn({3}).to(dtype), randn({}).to(dtype)});
  }
}

TEST_CASE("fused operators promote as their calls do") {
  check_compiled(
      [](const Tensors& in) {
        const Tensor sum = in[0] + in[1];
        return Tensors{sum * 0.5, sum / in[0], in[2] + sum, in[2].exp() * in[3], sum.to(kInt64)};
      },
      {arange(1, 40), arange(39).to(kInt32), randn({39}), randn({39}).to(kFloat64)});
}

TEST_CASE("what is computed wider than its dtype is rounded before it is read again") {
  // There is no loop for bfloat16.
  const OperatorEntry& widened = Dispatcher::instance().get("_atan2_grad_self");
  check_compiled(
      [&](const Tensors& in) {
        Stack stack{Value(TensorBase(in[0] + 1)), Value(TensorBase(in[1])),
                    Value(TensorBase(in[2]))};
        widened.call_boxed(stack);
        const Tensor x(stack[0].toTensor());
        return Tensors{x * 3 + x, x.exp() * in[1]};
      },
      {randn({700}).to(kBFloat16), randn({700}).to(kBFloat16), randn({700}).to(kBFloat16)});
}

TEST_CASE("more pointwise operators than one loop takes") {
  check_compiled(
      [](const Tensors& in) {
        Tensor x = in[0];
        Tensors kept;
        for (int i = 0; i < 150; ++i) {
          x = (x + in[i % 2]).relu() * 0.5;
          if (i % 10 == 0) kept.push_back(x);
        }
        return kept;
      },
      {randn({33, 5}), randn({5})});
}

TEST_CASE("a region waits for nothing that depends on it") {
  check_compiled(
      [](const Tensors& in) {
        const Tensor a = in[0] + 1, sums = a.sum(0), b = a * sums, c = in[0].mm(b);
        return Tensors{c.relu() + a, b - sums, (sums * 2).exp()};
      },
      {randn({6, 6})});
}

TEST_CASE("views of values are read where they lie, and results stay of their own") {
  check_compiled(
      [](const Tensors& in) {
        const Tensor y = in[0].exp();
        const Tensor row = y[0], column = y.select(1, 2), turned = y.t();
        return Tensors{
            row,          column * 1, turned,   turned.mm(y),    y,
            y.view({-1}), in[0],      in[0][1], turned + column, y.expand({2, 4, 5}).sum(0)};
      },
      {randn({4, 5})});
}

TEST_CASE("writes to inputs are written back, also those that swap them") {
  check_compiled(
      [](const Tensors& in) {
        const Tensor kept = in[0].clone();
        in[0].copy_(in[1]);
        in[1].copy_(kept);
        in[1][0].mul_(3);
        return Tensors{in[0], in[1] + 1};
      },
      {randn({2, 3}), randn({2, 3})});
}

TEST_CASE("inputs that take each other's elements are read before they are written") {
  Graph graph = trace([](const Tensor& x, const Tensor&) { return x + 1; }, {ones({2}), ones({2})});
  graph.write_backs = {{0, graph.inputs[1]}, {1, graph.inputs[0]}};
  const CompiledGraph compiled = graph.compile();
  const Tensor x = tensor({1.0f, 2.0f}), y = tensor({3.0f, 4.0f});
  CHECK(compiled({x, y})[0].equal(tensor({2.0f, 3.0f})));
  CHECK(x.equal(tensor({3.0f, 4.0f})));
  CHECK(y.equal(tensor({1.0f, 2.0f})));
}

TEST_CASE("a sum over the copy of a view adds in the order of the graph") {
  const Graph graph =
      trace([](const Tensor& x) { return x.exp().t().sum(1); }, {randn({1000, 37})});
  const CompiledGraph compiled = graph.compile();
  for (int i = 0; i < 10; ++i) {
    const Tensor x = randn({1000, 37});
    check_equal_bits(compiled({x})[0], graph.run({x})[0]);
  }
}

TEST_CASE("inputs of other strides, and windows, are taken") {
  const CompiledGraph compiled =
      trace([](const Tensor& x) { return x.mm(x) + x; }, {randn({5, 5})}).compile();
  const Tensor large = randn({7, 9});
  for (const Tensor& x : {large.slice(0, 1, 6).slice(1, 2, 7), randn({5, 5}).t()}) {
    const Tensor dense = x.contiguous();
    check_equal_bits(compiled({x})[0], dense.mm(dense) + dense);
  }
}

TEST_CASE("captured tensors are seen as they are at each run") {
  const Tensor weight = randn({3, 3});
  const CompiledGraph compiled =
      trace([&](const Tensor& x) { return (x + weight.t()).mm(weight); }, {randn({3, 3})})
          .compile();
  const Tensor x = randn({3, 3});
  check_equal_bits(compiled({x})[0], (x + weight.t()).mm(weight));
  weight.mul_(2);
  check_equal_bits(compiled({x})[0], (x + weight.t()).mm(weight));
  Tensor(weight).resize_({4, 3});
  CHECK_THROWS_AS(compiled({x}), ShapeError);
}

TEST_CASE("random operators draw anew, as often as in the function") {
  const auto program = [](const Tensors& in) {
    return Tensors{rand({4}) + in[0], rand({4}), dropout(in[0], 0.5, true)};
  };
  const CompiledGraph compiled = trace(program, {ones({4})}).compile();
  manual_seed(3);
  const Tensors first = program({ones({4})}), second = program({ones({4})});
  manual_seed(3);
  for (const Tensors& expected : {first, second}) {
    const Tensors found = compiled({ones({4})});
    for (size_t i = 0; i < found.size(); ++i) check_equal_bits(found[i], expected[i]);
  }
  CHECK_FALSE(first[1].equal(second[1]));
}

TEST_CASE("a compiled gradient is the gradient") {
  check_compiled(
      [](const Tensors& in) {
        const AutoGradMode recording(true);
        const Tensor x = in[0].detach().requires_grad_(true);
        (x.tanh() * x).sum().backward();
        return Tensors{x.grad()};
      },
      {randn({4, 3})});
}

TEST_CASE("operators of a program are called, with tensors that they may keep") {
  Tensors kept;
  Library library("compiled_graph_test");
  library.def("twice(Tensor x) -> Tensor");
  library.impl("twice", DispatchKey::CPU, [&](const Tensor& x) {
    kept.push_back(x);
    return x * 2;
  });
  library.impl("twice", DispatchKey::Meta, [](const Tensor& x) { return empty_like(x); });
  const OperatorEntry& twice = Dispatcher::instance().get("compiled_graph_test::twice");
  const auto function = [&](const Tensor& x) {
    Stack stack{Value(TensorBase(x + 1))};
    twice.call_boxed(stack);
    return Tensor(stack[0].toTensor()).exp();
  };
  const CompiledGraph compiled = trace(function, {ones({3})}).compile();
  const Tensor x = randn({3}), y = randn({3});
  CHECK(compiled({x})[0].equal(((x + 1) * 2).exp()));
  CHECK(compiled({y})[0].equal(((y + 1) * 2).exp()));
  REQUIRE(kept.size() == 2);
  CHECK(kept[0].equal(x + 1));
  CHECK(kept[1].equal(y + 1));
}

}  // namespace
}  // namespace tenon::test
