// Kernels that a compiled graph prepares when it is made: to the bit what their calls compute.

#include <algorithm>
#include <string_view>
#include <thread>
#include <utility>

#include "check_compiled.h"

namespace tenon::test {
namespace {

TEST_CASE("prepared products of a matrix and a vector equal their calls") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const int64_t m : {1, 8, 13, 64}) {
      for (const int64_t k : {65, 128}) {
        INFO(dtype << " " << m << " " << k);
        const Tensor matrix = randn({m, k}, dtype), turned = randn({k, m}, dtype).t(),
                     gaps = randn({k, 2 * m}, dtype).slice(1, 0, 2 * m, 2),
                     column = randn({m, 1}, dtype), bias = randn({m}, dtype),
                     wide = randn({m, 3}, dtype).select(1, 1);
        const auto program = [&](const Tensors& in) {
          const Tensor &x = in[0], &y = in[1];
          return Tensors{x.mm(matrix.t()),
                         matrix.mm(y),
                         x.mm(turned.t()),
                         turned.mm(y),
                         x.mm(gaps),
                         addmm(bias, x, matrix.t()),
                         addmm(bias, x, turned.t()),
                         addmm(wide, x, matrix.t()),
                         addmm(bias, x, matrix.t(), 1, -2),
                         addmm(bias, x, matrix.t(), 0.5, 2),
                         addmm(bias, x, turned.t(), 0, 3),
                         addmm(column, matrix, y, 1, 0.5),
                         addmm(column, turned, y),
                         addmm(bias.select(0, 0), turned, y)};
        };
        check_compiled(program, {randn({1, k}, dtype), randn({k, 1}, dtype)});
        // -0 and NaN come of sums with what is added to them.
        check_compiled(program, {zeros({1, k}, dtype) * -1, full({k, 1}, NAN, dtype)});
      }
    }
  }
}

TEST_CASE("what is computed of a product of a matrix and a vector alone") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const int64_t n : {1, 2, 13, 64, 200}) {
      INFO(dtype << " " << n);
      const Tensor weight = randn({n, 80}, dtype), turned = randn({80, n}, dtype),
                   bias = randn({n}, dtype), nan = full({1, n}, NAN, dtype);
      const auto program = [&](const Tensors& in) {
        const Tensor &x = in[0], &y = in[1], &column = in[2];
        // Each of its own, so that none is computed once for all.
        int number = 0;
        const auto layer = [&] { return linear(x, weight * ++number, bias); };
        const Tensor kept = layer() * 2, shared = x.mm(turned);
        return Tensors{layer().relu(),
                       layer() + y,
                       (y + x.mm(turned * 2)).relu(),
                       layer().relu() + y,
                       (layer() + layer() + y).relu().relu(),
                       layer() + kept,
                       shared.relu() + shared,
                       layer() + bias,
                       layer() + bias.select(0, 0),
                       add(layer(), y, 2),
                       layer() + column.t(),
                       (weight.mm(x.t()) + column).relu(),
                       (weight * 2).mm(x.t()) + y,
                       layer() + nan,
                       layer().to(kInt64) + 1,
                       layer() + y.to(kInt32),
                       -layer()};
      };
      check_compiled(program, {randn({1, 80}, dtype), randn({1, n}, dtype), randn({n, 1}, dtype)});
      check_compiled(program,
                     {full({1, 80}, NAN, dtype), randn({1, n}, dtype), randn({n, 1}, dtype)});
      check_compiled(program,
                     {zeros({1, 80}, dtype), full({1, n}, -0.0, dtype), zeros({n, 1}, dtype)});
    }
  }
}

TEST_CASE("products of two matrices, and what is computed of them alone") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const auto& [m, n] : {std::pair{2, 9}, {7, 64}, {16, 100}, {40, 33}}) {
      INFO(dtype << " " << m << " " << n);
      const Tensor weight = randn({n, 80}, dtype), turned = randn({80, n}, dtype),
                   bias = randn({n}, dtype), wide = randn({n, 2}, dtype).select(1, 1),
                   whole = randn({m, n}, dtype);
      const auto program = [&](const Tensors& in) {
        const Tensor &x = in[0], &y = in[1];
        int number = 0;
        const auto layer = [&] { return addmm(bias, x, (weight * ++number).t()); };
        return Tensors{layer(),
                       layer().relu(),
                       layer() + y,
                       (y + x.mm(turned * 2)).relu(),
                       (layer() + layer() + y).relu(),
                       layer() + bias,
                       addmm(wide, x, turned),
                       addmm(whole, x, turned).relu(),
                       addmm(whole, x, weight.t(), 0.5, 2) + y,
                       addmm(whole.select(1, 0).view({-1, 1}), x, turned),
                       x.t().contiguous().t().mm(turned) + y.t().contiguous().t()};
      };
      check_compiled(program, {randn({m, 80}, dtype), randn({m, n}, dtype)});
      check_compiled(program, {zeros({m, 80}, dtype) * -1, full({m, n}, NAN, dtype)});
    }
  }
}

TEST_CASE("what is added to a product by way of views of it") {
  const Tensor weight = randn({24, 32}), bias = randn({24});
  const auto program = [&](const Tensors& in) {
    const Tensor &x = in[0], &y = in[1];
    int number = 0;
    const auto layer = [&] { return linear(x, weight * ++number, bias); };
    const Tensor flat = layer().view({-1}), shared = layer().view({10, 24});
    return Tensors{y + layer(),
                   (layer().view({10, 24}) + y.view({10, 24})).relu(),
                   layer().view({5, 2, 24}) + y.view({5, 2, 24}),
                   layer().transpose(0, 1) + y.transpose(0, 1),
                   layer().transpose(1, 2) + y.transpose(1, 2),
                   layer().select(0, 1) + y.select(0, 1),
                   layer().view({10, 24}).narrow(0, 0, 5) + y.select(0, 0),
                   shared + shared.select(0, 0),
                   flat,
                   flat + y.view({-1}),
                   layer().unsqueeze(0).squeeze(0).relu(),
                   layer().to(kInt32) + y.to(kInt32)};
  };
  check_compiled(program, {randn({2, 5, 32}), randn({2, 5, 24})});
}

TEST_CASE("results that are too large for the cache") {
  constexpr int64_t kCount = (1 << 22) + 5;
  const Tensor x = randn({kCount}), y = randn({kCount});
  const auto program = [](const Tensors& in) {
    const Tensor sum = in[0] + in[1], product = sum * in[0];
    return Tensors{product.relu() + in[1], sum, product > 0, product.to(kFloat64)};
  };
  const CompiledGraph compiled = check_compiled(program, {x, y});
  // Outputs that begin anywhere.
  const Tensors expected = program({x, y});
  Tensors outputs;
  for (const Tensor& each : expected) {
    outputs.push_back(zeros({kCount + 8}, each.dtype()).narrow(0, 3, kCount));
  }
  compiled.run({x, y}, outputs);
  for (size_t i = 0; i < outputs.size(); ++i) check_equal_bits(outputs[i], expected[i]);
}

TEST_CASE("pointwise operators of few and of many elements, of which all are in memory") {
  for (const int64_t n : {1, 31, 5000, 100'000}) {
    check_compiled(
        [](const Tensors& in) {
          return Tensors{in[0].relu(), in[0] * in[1]};
        },
        {randn({n}), randn({n})});
  }
}

TEST_CASE("outputs that alias what is read, or one another, are refused also in inference mode") {
  const InferenceMode guard;
  const Tensor weight = randn({4, 4});
  const CompiledGraph compiled = trace(
                                     [&](const Tensor& x) {
                                       return Tensors{x.mm(weight), x + 1};
                                     },
                                     {randn({4, 4})})
                                     .compile();
  const Tensor x = randn({4, 4}), output = zeros({4, 4}), other = zeros({4, 4});
  CHECK_THROWS_AS(compiled.run({x}, {x, output}), ValueError);
  CHECK_THROWS_AS(compiled.run({x}, {output, weight}), ValueError);
  CHECK_THROWS_AS(compiled.run({x}, {output, output}), ValueError);
  CHECK(output.equal(zeros({4, 4})));
  compiled.run({x}, {output, other});
  CHECK(output.equal(x.mm(weight)));
  CHECK(other.equal(x + 1));
}

/// The parameters of a normalization of so many channels.
struct Normalization {
  explicit Normalization(int64_t channels)
      : scale(randn({channels})),
        shift(randn({channels})),
        mean(randn({channels})),
        variance(rand({channels}) + 0.1) {}
  Tensor operator()(const Tensor& x) const {
    return batch_norm(x, scale, shift, mean, variance, false, 0.1, 1e-5, false);
  }
  Tensor scale, shift, mean, variance;
};

/// How many nodes of a compiled graph call the operator.
int64_t count_of(const CompiledGraph& compiled, std::string_view name) {
  return std::ranges::count_if(compiled.graph().nodes,
                               [&](const auto& node) { return node.op->name() == name; });
}

TEST_CASE("a convolution with what is computed of its result channel by channel") {
  struct Case {
    int64_t batch, in, out, size, window, stride, padding, dilation, groups;
  };
  for (const Case& c : {Case{1, 16, 16, 8, 3, 1, 1, 1, 1}, Case{2, 3, 5, 9, 3, 1, 0, 1, 1},
                        Case{1, 4, 6, 11, 3, 2, 1, 1, 2}, Case{3, 2, 13, 20, 5, 1, 2, 1, 1},
                        Case{1, 8, 8, 16, 3, 1, 2, 2, 8}, Case{1, 2, 3, 40, 3, 1, 1, 1, 1},
                        Case{1, 3, 4, 5, 1, 1, 0, 1, 1}}) {
    INFO(c.in << " to " << c.out << " channels of " << c.size << ", window " << c.window);
    const Tensor weight = randn({c.out, c.in / c.groups, c.window, c.window}),
                 bias = randn({c.out});
    const Normalization first(c.out), second(c.out);
    const auto convolved = [&](const Tensor& x, const Tensor& add) {
      return conv2d(x, weight, add, c.stride, c.padding, c.dilation, c.groups);
    };
    const Tensor x = randn({c.batch, c.in, c.size, c.size}), y = convolved(x, {});
    check_compiled(
        [&](const Tensors& in) {
          const Tensor &a = in[0], &b = in[1];
          const Tensor kept = convolved(a, bias), normed = first(convolved(a, {}));
          return Tensors{convolved(a, {}).relu(),
                         convolved(a, bias) + b,
                         first(convolved(a, bias)),
                         second(convolved(a, {})).relu(),
                         b + second(convolved(a * 2, bias)),
                         (second(convolved(a * 3, {})) + b).relu(),
                         (b + kept).relu(),
                         kept,
                         normed + normed,
                         add(convolved(a * 4, bias), b, 2),
                         convolved(a * 5, {}) + bias.view({-1, 1, 1}),
                         convolved(a * 6, {}) + b.transpose(2, 3)};
        },
        {x, randn(y.sizes())});
  }
}

TEST_CASE("a residual block's statistics and weights are those of each run") {
  Tensor weight = randn({4, 4, 3, 3});
  const Normalization norm(4);
  const auto block = [&](const Tensors& in) {
    return Tensors{relu(in[0] + norm(conv2d(in[0], weight, {}, 1, 1)))};
  };
  const Tensor x = randn({1, 4, 6, 6});
  const CompiledGraph compiled = check_compiled(block, {x});
  CHECK(count_of(compiled, "convolution") == 1);
  weight.mul_(2);
  Tensor(norm.mean).add_(1);
  Tensor(norm.variance).mul_(3);
  Tensor(norm.scale).neg_();
  check_equal_bits(compiled({x})[0], block({x})[0]);
}

TEST_CASE("a normalization whose statistics are returned, or that trains, is called") {
  const Tensor weight = randn({4, 4, 3, 3});
  const Normalization norm(4);
  check_compiled(
      [&](const Tensors& in) {
        const Tensor y = conv2d(in[0], weight, {}, 1, 1);
        const auto [kept, mean, deviation] = _native_batch_norm_legit_no_training(
            y, norm.scale, norm.shift, norm.mean, norm.variance, 0.1, 1e-5);
        const Tensor trained = batch_norm(conv2d(in[0] * 2, weight, {}, 1, 1), norm.scale,
                                          norm.shift, {}, {}, true, 0.1, 1e-5, false);
        return Tensors{kept.relu(), mean, deviation, trained.relu()};
      },
      {randn({2, 4, 6, 6})});
  check_compiled(
      [&](const Tensors& in) {
        return Tensors{conv2d(in[0].to(kFloat64), weight.to(kFloat64), {}, 1, 1).relu()};
      },
      {randn({2, 4, 6, 6})});
}

TEST_CASE("prepared convolutions and products serve many threads", "[thread]") {
  const Tensor weight = randn({4, 4, 3, 3}), bias = randn({4}), matrix = randn({40, 144});
  const Normalization norm(4);
  const auto function = [&](const Tensor& x) {
    const Tensor y = relu(x + norm(conv2d(x, weight, bias, 1, 1)));
    return linear(y.reshape({1, 144}), matrix).relu();
  };
  const CompiledGraph compiled = trace(function, {randn({1, 4, 6, 6})}).compile();
  std::vector<int> wrong(24);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < wrong.size(); ++i) {
    threads.emplace_back([&, i] {
      const Tensor x = full({1, 4, 6, 6}, static_cast<double>(i) / 10);
      const Tensor expected = function(x);
      const Tensors outputs{empty({1, 40})};
      for (int run = 0; run < 200; ++run) {
        compiled.run({x}, outputs);
        wrong[i] += !outputs[0].equal(expected) || !compiled({x})[0].equal(expected);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int each : wrong) CHECK(each == 0);
}

}  // namespace
}  // namespace tenon::test
